"""Odd requests, byte by byte: what no browser sends and a server must answer all the same."""

import json
import random
import re
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from tests.server.processes import Program, Server

#: What stands where a word, a name or a number should.
ODD = (
    "\0", "a\0b", "\ud800", "a\udfffb", "\u202eevil", "a\u200bb", "\ufeff", "\uffff", "\u2028", "\x1b[31m", "\x7f",
    "\x85", "", " ", ".", "..", "/", "//", "\\", "%", "%00", "%zz", "%ff%fe", "%c0%ae", "../../etc/passwd", "-1",
    "1e999", "NaN", "null", "true", "٣", "²", "9" * 40, "9" * 5_000, "x" * 300, "x" * 9_000, "é" * 200, "🏴" * 60,
    "<script>", "{{7*7}}", "';--", "a\r\nb: c", "[::1", "http://[::1", "http://[", "//[", "a b", "*", "None",
    "🎲\u200d🎲", "*/*;q=9", "bytes=0-",
)  # fmt: skip
PATHS = (
    "/{}", "/api/{}", "/api/tables/{}", "/api/tables/{}/events", "/api/tables/{}/seats/0/seen",
    "/api/tables/{id}/seats/{}/seen", "/api/tables/{id}/{}", "/static/x/{}", "/static/x/{}.js",
    "/static/{}/style.css", "/rules/{}", "/picture/{}.png", "/table/{}", "/table/{}/replay", "/claim/{}/0",
    "/claim/{id}/{}", "/api/tables/{id}?seat={}", "/api/tables/{id}?lang={}", "/api/tables/{id}/events?layout={}",
    "/api/tables/{id}/verify?seal={}", "/api/tables/{id}/replay?move={}", "/?{}={}",
    "/api/tables/{id}/seats/{seat}/preview?action={}", "/healthz?{}", "/metrics?{}", "/?lang={}",
    "/api/openapi.json?{}",
)  # fmt: skip
HEADERS = (
    "Authorization: Bearer {}", "Authorization: {}", "Cookie: tradewinds={}", "Cookie: language={}", "Cookie: {}",
    "Origin: {}", "Host: {}", "Accept-Language: {}", "Last-Event-ID: {}", "X-Forwarded-For: {}",
    "X-Forwarded-Proto: {}", "Sec-Fetch-Site: {}", "Content-Type: {}", "Content-Length: {}", "Transfer-Encoding: {}",
    "Expect: {}", "Connection: {}", "Upgrade: {}\r\nConnection: upgrade", "Accept-Encoding: {}", "Range: {}",
    "If-None-Match: {}", "{}: x", "Accept: {}",
)  # fmt: skip
ASKED = ("/", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/events", "/table/{id}", "/static/x/style.css")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "FOO", "get")
FILE = json.dumps(
    {
        "format": "tradewinds match 1",
        "game": "{}",
        "rules": 1,
        "edition": "{}",
        "seats": 2,
        "options": {"{}": "{}"},
        "commitment": "0" * 64,
        "contributions": ["{}", "{}"],
        "secret": "0" * 64,
        "actions": [[0, 0]],
        "digest": "0" * 64,
    }
)
BODIES: dict[str, tuple[dict[str, Any], ...]] = {
    "/api/tables": (
        {"game": "{}", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"game": "west-of-africa", "seats": [{"kind": "me", "name": "{}"}, {"kind": "open"}]},
        {"game": "west-of-africa", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "{}"}]},
        {"game": "west-of-africa", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"{}": "{}"}},
        {"game": "west-of-africa", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "contribution": "{}"},
        {"game": "west-of-africa", "seats": [{"kind": "me"}, {"kind": "open"}], "{}": "{}"},
    ),
    "/api/tables/{id}/seats/{seat}/claim": ({"claim": "{}", "name": "{}"}, {"claim": "{}", "bearer": True}),
    "/api/tables/{id}/seats/{seat}/ready": ({"contribution": "{}"}, {"ready": "{}"}),
    "/api/tables/{id}/seats/{seat}/change": ({"name": "{}"}, {"kind": "bot", "bot": "{}"}),
    "/api/tables/{id}/seats/{seat}/act": (
        {"action": "{}", "number": 1, "move_id": "x"},
        {"action": 1, "number": 1, "move_id": "{}"},
    ),
    "/api/tables/{id}/seats/{seat}/undo": ({"number": 1, "move_id": "{}"}, {"number": "{}", "move_id": "x"}),
    "/api/tables/{id}/chat": ({"text": "{}"}, {"text": "a {} b"}),
    "/api/import": ({"file": "{}"}, {"file": FILE}),
}
#: Bodies that are no JSON, or none that anybody meant.
RAW = (
    b"", b"null", b"[]", b"{", b'"', b"\0", b"\xff\xfe{\0}\0", b"\xef\xbb\xbf{}", b"[" * 16_000, b'{"a":' * 3_000,
    b"9" * 6_000, b"-Infinity", b'{"text": "\\ud800"}', b'{"text": "\\u0000"}', b'{"\\ud800": 1}',
    b'{"text": "\xff"}', b"text=a&b=c", b"{}" * 9,
)  # fmt: skip


def request(method: str, target: str, *headers: str, body: bytes | None = None) -> bytes:
    """As it goes over the wire; what a header cannot hold is left out of it."""
    named = {header.partition(":")[0].lower() for header in headers}
    lines = [f"{method} {target} HTTP/1.1", *([] if "host" in named else ["Host: here"]), *headers]
    if body is not None and "content-length" not in named:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + (body or b"")


def once_failed(table: Program) -> Iterator[bytes]:
    """Where the server once failed."""
    for path in ("/api/tables/%00", "/table/a%00b", f"/static/x/{300 * 'x'}.js"):
        yield request("GET", path)
    yield request("GET", "/", "Host: [::1")
    yield request("POST", "/api/tables", "Origin: http://[::1", body=b'{"game": "tobago", "seats": [{"kind": "me"}]}')
    right = [f"Authorization: Bearer {table.token}"]
    for path, bodies in BODIES.items():
        for body in bodies:
            for odd in ("a\0b", "\ud800"):
                yield _body((path, body), odd, table, right, random.Random(1))


def odd_requests(table: Program, rng: random.Random, count: int) -> Iterator[bytes]:
    """So many different ones, with the right token every other time."""
    wanted: list[tuple[Any, Any, Any]] = [
        *((_path, path, odd) for path in PATHS for odd in ODD),
        *((_header, header, odd) for header in HEADERS for odd in ODD),
        *((_body, (path, body), odd) for path, bodies in BODIES.items() for body in bodies for odd in ODD),
        *((_raw, path, raw) for path in BODIES for raw in RAW),
    ]
    always = list(once_failed(table))
    yield from always
    for number, (make, what, odd) in enumerate(rng.sample(wanted, count - len(always))):
        yield make(what, odd, table, [f"Authorization: Bearer {table.token}"] if number % 2 else [], rng)


def _fill(template: str, table: Program, odd: str = "") -> str:
    return template.replace("{id}", table.id).replace("{seat}", str(table.seat)).replace("{}", odd)


def _path(path: str, odd: str, table: Program, right: list[str], rng: random.Random) -> bytes:
    return request(rng.choice(METHODS[:3]), _fill(path, table, quote(odd, safe="%", errors="replace")), *right)


def _header(header: str, odd: str, table: Program, right: list[str], rng: random.Random) -> bytes:
    value = re.sub(r"[\r\n]", "", odd) if rng.random() < 0.9 else odd
    body = b"{}" if rng.random() < 0.5 else None
    return request(rng.choice(METHODS), _fill(rng.choice(ASKED), table), header.replace("{}", value), body=body)


def _body(asked: tuple[str, Any], odd: str, table: Program, right: list[str], rng: random.Random) -> bytes:
    def filled(node: Any) -> Any:
        if isinstance(node, dict):
            return {filled(key): filled(value) for key, value in node.items()}
        if isinstance(node, list):
            return [filled(value) for value in node]
        value = json.dumps(odd)[1:-1] if node is FILE else odd
        return node.replace("{}", value) if isinstance(node, str) else node

    body = json.dumps(filled(asked[1])).encode()
    return request("POST", _fill(asked[0], table), "Content-Type: application/json", *right, body=body)


def _raw(path: str, raw: bytes, table: Program, right: list[str], rng: random.Random) -> bytes:
    kind = rng.choice(
        ("application/json", "text/plain", "multipart/form-data", "application/json; charset=utf-16", "{}")
    )
    return request("POST", _fill(path, table), f"Content-Type: {kind}", *right, body=raw)


def ask(server: Server, sent: bytes) -> tuple[int, bytes]:
    """The status of the answer and its head; the rest, which a stream would never end, is not waited for."""
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), 30) as line:
        line.sendall(sent)
        answer = b""
        while b"\r\n\r\n" not in answer and (part := line.recv(65_536)):
            answer += part
    head = answer.partition(b"\r\n\r\n")[0]
    return (int(head.split()[1]) if head.startswith(b"HTTP/1.1 ") else 0), head
