"""Creates `WhatsApp Chat - Kayak Trip.zip`: a chat of iOS with small but genuine media files.

The picture and the drawing are computed here, the voice message is a second of silence: everything is this project's own.
Run it in this folder; the result is the same each time.
"""

import struct
import zipfile
import zlib

MARK = "\u200e"

CHAT = f"""\
[17/06/2023, 18:20:05] Kayak Trip: {MARK}Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.
[17/06/2023, 18:20:05] Kayak Trip: {MARK}Ines created this group
[17/06/2023, 18:21:40] Ines: Saturday the 24th, two boats, one thermos
[17/06/2023, 18:23:11] Olu: I can do the thermos. Map attached.
{MARK}[17/06/2023, 18:24:02] Olu: {MARK}<attached: 00000005-PHOTO-2023-06-17-18-24-02.png>
[17/06/2023, 18:25:37] Marit: Which line is the river?
{MARK}[17/06/2023, 18:26:10] Olu: {MARK}<attached: 00000007-AUDIO-2023-06-17-18-26-10.opus>
{MARK}[17/06/2023, 18:30:51] Ines: Packing list.pdf • {MARK}1 page {MARK}<attached: 00000008-Packing list.pdf>
{MARK}[17/06/2023, 18:31:29] Marit: {MARK}<attached: 00000009-Boat hire.vcf>
{MARK}[17/06/2023, 18:33:00] Ines: {MARK}POLL:
Who cooks?
{MARK}OPTION: Olu ({MARK}2 votes)
{MARK}OPTION: Marit ({MARK}0 votes)

[17/06/2023, 18:34:48] Olu: Democracy is a terrible thing
{MARK}[24/06/2023, 15:02:19] Marit: We made it! {MARK}<attached: 00000012-PHOTO-2023-06-24-15-02-19.png>
{MARK}[24/06/2023, 15:03:55] Olu: {MARK}<attached: 00000013-VIDEO-2023-06-24-15-03-55.mp4>
[24/06/2023, 15:05:00] Ines: {MARK}This message was deleted.
[24/06/2023, 15:05:31] Ines: Same again next year {MARK}<This message was edited>
"""


def png(width, height, colour):
    """A picture whose colours are a function of the pixel positions."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"".join(bytes(colour(x, y)) for x in range(width)) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def sketch(x, y):
    return (90, 140, 200) if abs(y - 24 - (x % 32) // 4) < 3 else (235, 235, 220)


def lake(x, y):
    return (255, 190 - y, 120) if y < 24 else (40, 90 + x, 140 + y)


def ogg_checksum(data):
    value = 0
    for byte in data:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
    return value


def ogg_page(kind, granule, number, packets):
    table = bytes(len(packet) for packet in packets)
    page = b"OggS\0" + bytes([kind]) + struct.pack("<qIII", granule, 1, number, 0) + bytes([len(table)]) + table
    page += b"".join(packets)
    return page[:22] + struct.pack("<I", ogg_checksum(page)) + page[26:]


def opus_silence():
    """One second of silence: fifty frames of twenty milliseconds."""
    head = b"OpusHead" + struct.pack("<BBHIhB", 1, 1, 312, 48000, 0, 0)
    tags = b"OpusTags" + struct.pack("<I", 0) + struct.pack("<I", 0)
    frames = [b"\xf8\xff\xfe"] * 50
    return ogg_page(2, 0, 0, [head]) + ogg_page(0, 0, 1, [tags]) + ogg_page(4, 48000, 2, frames)


def pdf(text):
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R"
        b"/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
    ]
    content = b"BT /F 14 Tf 20 60 Td (" + text.encode() + b") Tj ET"
    objects.append(b"<</Length %d>>stream\n%s\nendstream" % (len(content), content))
    out = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj%s endobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)


CARD = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Boat hire\r\nTEL:+47 00 00 00 01\r\nEND:VCARD\r\n"

FILES = [
    ("00000005-PHOTO-2023-06-17-18-24-02.png", png(64, 48, sketch)),
    ("00000007-AUDIO-2023-06-17-18-26-10.opus", opus_silence()),
    ("00000008-Packing list.pdf", pdf("Paddles, hats, thermos, more hats")),
    ("00000009-Boat hire.vcf", CARD.encode()),
    ("00000012-PHOTO-2023-06-24-15-02-19.png", png(64, 48, lake)),
    ("_chat.txt", CHAT.encode()),
]

with zipfile.ZipFile("WhatsApp Chat - Kayak Trip.zip", "w") as archive:
    for name, content in FILES:
        entry = zipfile.ZipInfo(name, (2023, 6, 25, 12, 0, 0))
        archive.writestr(entry, content, compress_type=zipfile.ZIP_DEFLATED)
