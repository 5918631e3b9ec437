"""Files that outlive a release: hashed files of client builds, and cards."""

from app.content.snapshots.card_address import card_digest
from app.http.response_headers import CACHE_HASHED_ASSET, CARD_HEADERS
from app.pages.cards.card_folder import PNG, CardFolder
from app.pages.front.asset_replies import AssetFile
from app.pages.front.kept_assets import KeptAssets


class KeptFiles:
    """Both folders by address. What is in a file never changes: its name is a digest."""

    def __init__(self, assets: KeptAssets, cards: CardFolder) -> None:
        self._assets = assets
        self._cards = cards

    def find(self, address: str) -> AssetFile | None:
        """Return the file of an address, None where there is none."""
        digest = card_digest(address)
        if digest is None:
            return self._assets.find(address)
        file = self._cards.file(digest)
        # Heavy, and asked for by a crawler at a time: in memory a few would take the place of all pages.
        card = AssetFile(file, PNG, CACHE_HASHED_ASSET, CARD_HEADERS, in_memory=False)
        return card if file.is_file() else None
