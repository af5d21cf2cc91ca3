"""Who is who: tokens, cookies, where a request comes from, how often it may come."""

import hashlib
import hmac
import ipaddress
import secrets
import time
from collections import OrderedDict
from dataclasses import astuple, dataclass
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from tradewinds.server.problems import Problem, slow_down

#: The cookie that says who somebody is, in this browser. Seats are held by its hash.
COOKIE = "tradewinds"
COOKIE_SECONDS = 400 * 24 * 3600

#: How often something may be done: so many times in so many seconds, per address or per seat.
LIMITS: dict[str, tuple[int, float]] = {
    "create table": (30, 60),
    "claim seat": (60, 60),
    "import match": (10, 60),
    "act": (120, 5),
    "chat": (12, 10),
    "change seat": (60, 60),
    "hint": (20, 60),
    "read": (600, 10),
    "open stream": (60, 10),
}


@dataclass(frozen=True)
class Bounds:
    """What connections may take."""

    seconds_for_a_head: float = 10
    seconds_for_a_body: float = 30
    seconds_until_read: float = 60
    at_once_from_one_address: float = 100
    connections_in_all: float = 2_000

    def times(self, factor: float) -> "Bounds":
        return Bounds(*(factor * value for value in astuple(self)))


#: Longest request bodies in bytes: match files may be longer than the rest.
BODY_MAX = 16_384
IMPORT_MAX = 2_000_000

HEADERS = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, token_hash: str) -> bool:
    """Whether a token is the one whose hash is stored, in constant time. No hash fits no token."""
    return bool(token_hash) and hmac.compare_digest(hashed(token), token_hash)


@dataclass(frozen=True)
class Visitor:
    """Whoever sends a request: a token, and whether it came as a bearer token."""

    token: str
    bearer: bool
    address: str

    @property
    def hash(self) -> str:
        return hashed(self.token) if self.token else ""


def counted_as(host: str) -> str:
    """Whom limits take for one: an address, but of IPv6 the network that every household has to itself."""
    return _counted_as(host[:50])


@lru_cache(4_096)
def _counted_as(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(address) >> 64 << 64)}/64"


def visitor(request: Request) -> Visitor:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    address = counted_as(request.client.host) if request.client else ""
    if scheme.lower() == "bearer" and token:
        return Visitor(token.strip()[:200], True, address)
    return Visitor(request.cookies.get(COOKIE, "")[:200], False, address)


def writer(request: Request) -> Visitor:
    """The visitor of a request that changes something: a browser must send it from our own pages."""
    who = visitor(request)
    if not who.bearer and not _from_our_pages(request):
        raise Problem(403, "foreign-page")
    return who


def _from_our_pages(request: Request) -> bool:
    origin = request.headers.get("origin")
    if origin is not None:
        return _netloc(origin) == request.headers.get("host", "")
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in {"same-origin", "none"}
    # Not a browser: only browsers carry somebody's cookie to us without being asked.
    return COOKIE not in request.cookies


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


class Limiter:
    """Token buckets, one for each kind of request and each address or seat."""

    MOST = 20_000

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """Raises Problem 429 when there were too many of them."""
        count, seconds = LIMITS[kind]
        count = max(int(count * self.factor), 1)
        moment = time.monotonic()
        left, since = self._buckets.pop((kind, who), (float(count), moment))
        left = min(count, left + (moment - since) * count / seconds)
        self._buckets[kind, who] = (max(left - 1, 0.0), moment)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        if left < 1:
            raise slow_down()
