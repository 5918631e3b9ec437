"""Pictures: which files are accepted, which are refused, and what conversion keeps."""

from io import BytesIO

import pytest
from PIL import Image, ImageCms

from app.content.pictures.converting import LONGEST_SIDE_PX, MOST_MEGAPIXELS, cleaned, read_picture, variants
from app.content.pictures.isolated_conversion import PictureRefusedError
from app.content.pictures.picture_folder import MEDIA_TYPES, WIDTHS_PX
from tests.factories.photographs import MAKER, SECRET_PLACE, photograph, png_of_size, saved, with_place


def refusal(data: bytes) -> str:
    with pytest.raises(PictureRefusedError) as caught:
        read_picture(data)
    return str(caught.value)


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def test_a_photograph_is_made_in_three_formats_and_widths() -> None:
    made = dict(variants(read_picture(saved(photograph(2000, 1500)))))
    assert set(made) == {f"{width}.{suffix}" for width in WIDTHS_PX for suffix in MEDIA_TYPES}
    for end, data in made.items():
        width, suffix = end.split(".")
        image = opened(data)
        assert (image.format, image.size) == (
            {"jpg": "JPEG"}.get(suffix, suffix.upper()),
            (int(width), int(width) * 3 // 4),
        )
        assert image.convert("RGB").getpixel((3, 3))[0] > 100, "red at the left"  # type: ignore[index]


def test_a_small_one_is_not_blown_up() -> None:
    assert {end.split(".")[0] for end, _ in variants(read_picture(saved(photograph(300, 200), "PNG")))} == {"300"}


def test_neither_place_nor_camera_is_left_and_it_stands_upright() -> None:
    sent = with_place(photograph(600, 400), orientation=6)
    assert all(told in sent for told in (SECRET_PLACE, MAKER.encode(), b"GPS" if b"GPS" in sent else b"Exif"))
    image = read_picture(sent)
    assert image.size == (400, 600)
    left_is_up = image.getpixel((200, 10))
    assert isinstance(left_is_up, tuple)
    assert left_is_up[0] > left_is_up[2], "what was at the left is above now"
    for data in (cleaned(image), *dict(variants(image)).values()):
        assert SECRET_PLACE not in data
        assert MAKER.encode() not in data
        assert b"Exif" not in data
        kept = opened(data)
        assert not dict(kept.getexif())
        assert {"exif", "icc_profile", "comment", "xmp"}.isdisjoint(kept.info)


@pytest.mark.parametrize(
    ("image", "kind"),
    [
        (photograph(300, 200, "CMYK"), "JPEG"),
        (photograph(300, 200, "L"), "JPEG"),
        (photograph(300, 200).quantize(32), "PNG"),
        (photograph(300, 200, "RGBA"), "PNG"),
        (photograph(300, 200, "LA"), "PNG"),
        (photograph(300, 200, "1"), "PNG"),
        (photograph(300, 200, "RGBA"), "WEBP"),
    ],
)
def test_all_kinds_of_colour_become_the_same(image: Image.Image, kind: str) -> None:
    made = read_picture(saved(image, kind))
    assert (made.mode, made.size, made.info) == ("RGB", (300, 200), {})


def test_what_is_clear_is_white() -> None:
    assert read_picture(saved(Image.new("RGBA", (9, 9), (255, 0, 0, 0)), "PNG")).getpixel((1, 1)) == (255, 255, 255)


def test_colours_of_another_profile_are_converted() -> None:
    # A profile whose red and blue are exchanged.
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    turned = srgb.replace(b"rXYZ", b"....").replace(b"bXYZ", b"rXYZ").replace(b"....", b"bXYZ")
    red = Image.new("RGB", (32, 32), (200, 20, 20))
    blue = read_picture(saved(red, "PNG", icc_profile=turned)).getpixel((3, 3))
    assert isinstance(blue, tuple)
    assert blue[2] - blue[0] > 100
    assert read_picture(saved(red, "PNG", icc_profile=b"no profile")).getpixel((3, 3)) == (200, 20, 20)


def test_it_is_as_large_as_pages_need() -> None:
    assert max(read_picture(saved(photograph(5000, 250))).size) == LONGEST_SIDE_PX


@pytest.mark.parametrize("data", [png_of_size(60_000, 60_000), png_of_size(8200, 5001)])
def test_too_many_pixels_are_refused_by_what_the_file_says(data: bytes) -> None:
    assert str(MOST_MEGAPIXELS) in refusal(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        saved(photograph(40, 30), "GIF"),
        saved(photograph(40, 30), "TIFF"),
        b"%PDF-1.7 " + bytes(400),
    ],
)
def test_whatever_is_no_photograph_is_refused_whatever_it_is_called(data: bytes) -> None:
    assert "JPEG, PNG or WebP" in refusal(data)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_one_that_was_cut_off_is_refused(kind: str) -> None:
    whole = saved(photograph(400, 300), kind)
    assert "damaged" in refusal(whole[: len(whole) // 2])


def test_a_telephones_second_picture_is_left_out() -> None:
    both = saved(photograph(40, 30), "MPO", save_all=True, append_images=[photograph(40, 30)])
    assert read_picture(both).size == (40, 30)
