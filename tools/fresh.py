"""Show that `make play` and `make test` need Python, pip, make and git, and nothing else: in a minimal Debian.

python3 tools/fresh.py bookworm play test

As root, where mmdebstrap is installed. What is committed is cloned into a chroot; apt and pip fetch from where this
machine does. Mounts are private to each command, and the folder goes at the end.
"""

import argparse
import ast
import os
import platform
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = "python3,python3-pip,make,git"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
#: One who may install nothing, and one who may.
HOMES = {"guest": "/home/guest", "root": "/root"}
#: Mounts and processes of a command end with it.
ALONE = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
DIRECTLY = urllib.request.build_opener(urllib.request.ProxyHandler({}))
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


def output(*command: object) -> str:
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout


# From where this machine fetches


def apt_sources(release: str) -> list[str]:
    """The lines of this machine's own sources, for another release; none if they are not Debian's, which is known."""
    system = platform.freedesktop_os_release()
    own = system["VERSION_CODENAME"]
    if system["ID"] != "debian":
        return []
    output("apt-get", "update")
    form = "deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    told = output("apt-get", "indextargets", "--format", form, "Created-By: Packages").splitlines()
    return sorted({re.sub(rf"\b{own}\b", release, line) for line in told if own in line})


def apt_settings() -> list[str]:
    """Proxies, and whether old lists will do."""
    told = output("apt-config", "dump").splitlines()
    return [f"--aptopt={line}" for line in told if re.match(r"Acquire::(\w+::Proxy|Check-Valid-Until)", line)]


def pip_settings() -> dict[str, str]:
    """Every setting of pip as a variable; those of the environment come last, as they win."""
    told = [line.split("=", 1) for line in output(sys.executable, "-m", "pip", "config", "list").splitlines()]
    told.sort(key=lambda pair: pair[0].startswith(":env:"))
    return {f"PIP_{name.split('.')[-1].upper().replace('-', '_')}": ast.literal_eval(value) for name, value in told}


def local_places(settings: dict[str, str]) -> list[Path]:
    """Folders and files that pip reads; what an index names lies beside it."""
    words = " ".join(settings.values()).split()
    indexes = [Path(word.removeprefix("file://")).parent for word in words if word.startswith("file:///")]
    return sorted({path for path in [*indexes, *map(Path, words)] if path.is_absolute() and path.exists()})


# The chroot


def bootstrap(root: Path, release: str) -> None:
    command = ["mmdebstrap", "--mode=root", "--variant=minbase", f"--include={PACKAGES}"]
    subprocess.run([*ALONE, *command, *apt_settings(), release, str(root), *apt_sources(release)], check=True)
    for name in ("hosts", "resolv.conf"):
        shutil.copy(Path("/etc") / name, root / "etc" / name)
    output("chroot", root, "useradd", "--create-home", "guest")


def mounts(root: Path, places: list[Path]) -> list[str]:
    """Commands that show the devices of this machine, and files of its own, in the chroot."""
    for place in places:
        there = root / place.relative_to("/")
        (there if place.is_dir() else there.parent).mkdir(parents=True, exist_ok=True)
        there.touch()
    shown = [f"mount -o bind,ro {shlex.quote(str(place))} {root}{shlex.quote(str(place))}" for place in places]
    return [
        f"mount -t proc proc {root}/proc",
        f"mount --rbind /dev {root}/dev",
        f"mount --rbind /sys {root}/sys",
        *shown,
    ]


def inside(root: Path, user: str, line: str) -> list[str]:
    """A line of shell in the chroot, for a user who knows of this machine only from where it fetches."""
    settings = pip_settings()
    proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    known = {"HOME": HOMES[user], "LANG": "C.UTF-8", "PATH": PATH} | proxies | settings
    entering = ["env", "-i", *(f"{name}={value}" for name, value in known.items()), "chroot", f"--userspec={user}"]
    mounting = " && ".join([*mounts(root, local_places(settings)), 'exec "$@"'])
    return [*ALONE, "sh", "-c", mounting, "sh", *entering, str(root), "sh", "-c", f"cd && {line}"]


def clone(root: Path, user: str) -> None:
    """What is committed, in the home of a user."""
    output("git", "clone", "--quiet", "--no-hardlinks", ROOT, f"{root}{HOMES[user]}/tradewinds")
    output("chroot", root, "chown", "--recursive", user, HOMES[user])


# What is shown


def play(root: Path) -> None:
    """An ordinary user, who may install nothing, plays: the page answers."""
    clone(root, "guest")
    command = inside(root, "guest", "make -C tradewinds play")
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True, start_new_session=True) as playing:
        try:
            DIRECTLY.open(address_told(playing)).close()
        finally:
            os.killpg(playing.pid, signal.SIGINT)


def address_told(playing: subprocess.Popen[str]) -> str:
    for line in playing.stdout or ():
        print(line, end="", flush=True)
        if found := ADDRESS.search(line):
            return found[0]
    sys.exit("failed: make play ended before there was a page")


def test(root: Path) -> None:
    """Root, who may install the browser, runs every test there is."""
    clone(root, "root")
    subprocess.run(inside(root, "root", "make -C tradewinds test && chromium --version"), check=True)


def show(release: str, shown: list[str]) -> None:
    with tempfile.TemporaryDirectory(prefix="tradewinds-fresh-") as folder:
        root = Path(folder) / "root"
        bootstrap(root, release)
        python = output("chroot", root, "python3", "--version").strip()
        for name in shown:
            start = time.monotonic()
            SHOWN[name](root)
            print(f"passed: make {name} on {release} with {python}, in {time.monotonic() - start:.0f} s", flush=True)


SHOWN = {"play": play, "test": test}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("release", help="of Debian, as bookworm or trixie")
    parser.add_argument("shown", nargs="+", choices=SHOWN)
    asked = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("mmdebstrap"):
        sys.exit("A fresh machine is made by root with mmdebstrap (Debian: apt-get install mmdebstrap).")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        show(asked.release, asked.shown)
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed: {error.cmd[-1]}\n{error.stderr or ''}")
    except KeyboardInterrupt:
        sys.exit("stopped")


if __name__ == "__main__":
    main()
