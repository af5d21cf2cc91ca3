"""For whoever runs the server: is it alive."""

from fastapi import APIRouter, Response

from tradewinds.server import models
from tradewinds.server.requests import SiteOf

router = APIRouter(tags=["host"])


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
