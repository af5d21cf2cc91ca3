"""For whoever runs the server: is it alive, what does it do."""

import time

from fastapi import APIRouter, Response

from tradewinds.server import models
from tradewinds.server.requests import SiteOf

router = APIRouter(tags=["host"])
_STARTED = time.time()


@router.head("/healthz", include_in_schema=False)
@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@router.head("/readyz", include_in_schema=False)
@router.get("/readyz", responses={503: {"model": models.Readiness}})
async def readyz(site: SiteOf, response: Response) -> models.Readiness:
    """The database can be written, everything in the background goes on, and the other processes are heard."""
    missing = await site.readiness.missing()
    response.status_code = 503 if missing else 200
    return models.Readiness(ready=not missing, missing=missing)


@router.get("/metrics", response_class=Response)
async def metrics(site: SiteOf) -> Response:
    """Prometheus text."""
    streams = sum(len(streams) for streams in site.live.streams.values())
    values = {
        "tradewinds_up_seconds": ("gauge", time.time() - _STARTED),
        "tradewinds_tables_loaded": ("gauge", len(site.tables.loaded)),
        "tradewinds_streams_open": ("gauge", streams),
        "tradewinds_moves_total": ("counter", site.tables.moves),
        "tradewinds_bot_moves_total": ("counter", site.robots.moves),
        "tradewinds_bot_failures_total": ("counter", site.robots.failures),
    }
    lines = [f"# TYPE {name} {kind}\n{name} {value}" for name, (kind, value) in values.items()]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
