"""For whoever runs the server: is it alive, what does it do."""

import time

from fastapi import APIRouter, Response

from tradewinds.server.requests import SiteOf

router = APIRouter(tags=["host"])
_STARTED = time.time()


@router.get("/healthz")
async def healthz(site: SiteOf) -> dict[str, str]:
    """Answers when the database does."""
    await site.store.ping()
    return {"status": "ok"}


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
