"""The edition of the content that this environment shows: for whom it is composed, and what draws it."""

from app.configuration.settings import Settings
from app.content.snapshots.edition import Edition
from app.pages.cards.draw_cards import drawing_id
from app.pages.front.client_build import build_id_or_unbuilt, draws_development_pages


def site_edition(settings: Settings) -> Edition:
    """Return it. Reads the client build and the renderer's programs, as far as they are there."""
    return Edition(
        origin=settings.public_origin,
        build_id=build_id_or_unbuilt(settings.client_dist_dir, settings.renderer_bundle),
        include_development=not settings.is_production and draws_development_pages(settings.client_dist_dir),
        geocoder_url=settings.geocoder_url,
        cards_drawn_by=drawing_id(settings.cards_bundle),
        shows_samples=settings.shows_samples,
    )
