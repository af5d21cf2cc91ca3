#!/bin/sh
# tools/install.sh PYTHON VENV WHAT: installs WHAT into the environment VENV, and makes that first if it is not there.
#
# Python's own way to bring pip along (ensurepip) is not on every machine, so the machine's pip fills the environment.
# The folder VENV/made says that the environment is whole. It is away while pip works: what was interrupted is made anew.
# When pip fails, a new environment is removed, and one that was whole stays as it was.

python=$1 venv=$2 what=$3

refuse() {
  echo "$1" >&2
  exit 1
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
  refuse "Tradewinds needs Python 3.11 or newer; name one with: make PYTHON=python3.11 play"
"$python" -c 'import pip, sys; sys.exit([int(part) for part in pip.__version__.split(".")[:2]] < [22, 3])' 2>/dev/null ||
  refuse "Tradewinds needs pip 22.3 or newer for $python; install it (Debian: apt-get install python3-pip)."

echo "Installing $what into $venv ..."
trap 'rm -rf "$venv"; exit 130' INT TERM
if [ -d "$venv/made" ]; then
  mv "$venv/made" "$venv/before"
else
  rm -rf "$venv"
  "$python" -m venv --without-pip "$venv" && mkdir "$venv/before"
fi && "$python" -m pip --python "$venv/bin/python" install --quiet --no-compile --disable-pip-version-check \
  -c constraints.txt pip -e "$what"
failed=$?
if [ $failed != 0 ] && [ ! -e "$venv/before/core" ]; then
  rm -rf "$venv"
else
  mv "$venv/before" "$venv/made"
fi
exit $failed
