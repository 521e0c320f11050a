"""Pictures for the vaults of the tests and of the documentation: a lake under a sky, made of numbers, so that they belong to
nobody."""

import math
import struct
import zlib

# Colours: sky above, sky at the horizon, sun, hills behind, hills in front, water.
_LIGHTS = [
    ((70, 130, 200), (205, 225, 240), (255, 245, 205), (120, 150, 175), (70, 110, 95), (90, 140, 180)),
    ((95, 60, 120), (250, 170, 110), (255, 225, 150), (120, 80, 120), (60, 45, 75), (160, 110, 130)),
    ((120, 170, 190), (235, 235, 220), (255, 255, 235), (150, 175, 165), (95, 125, 90), (140, 180, 185)),
    ((20, 30, 70), (90, 90, 140), (240, 240, 225), (40, 50, 90), (20, 28, 50), (45, 60, 110)),
    ((150, 175, 195), (225, 230, 232), (250, 250, 250), (165, 180, 190), (110, 130, 135), (170, 190, 200)),
    ((60, 120, 170), (245, 205, 160), (255, 235, 180), (130, 125, 130), (85, 80, 70), (120, 130, 150)),
]


def png(number, width=480, height=360):
    """The picture of this number."""
    sky, horizon, sun, far, near, water = _LIGHTS[number % len(_LIGHTS)]
    level = height * 3 // 5
    center = (width * (2 + number % 5) / 8, level * (0.35 + number % 3 * 0.12))
    radius = height / 14
    rows = []

    def ridge(x, phase, size):
        return size * (math.sin(x / width * 6.1 + phase) + 0.5 * math.sin(x / width * 14.3 + 2 * phase) + 1.6)

    ridges = [(ridge(x, number, height / 16), ridge(x, number * 1.7 + 2, height / 26)) for x in range(width)]
    for y in range(height):
        row = bytearray()
        if y < level:
            share = y / level
            base = [round(one + (other - one) * share) for one, other in zip(sky, horizon)]
        else:
            share = (y - level) / (height - level)
            base = [round(one * (1 - 0.45 * share)) for one in water]
        for x in range(width):
            back, front = ridges[x]
            color = base
            if y < level:
                if (x - center[0]) ** 2 + (y - center[1]) ** 2 < radius ** 2:
                    color = sun
                if y > level - back:
                    color = far
                if y > level - front:
                    color = near
            elif y < level + front * 0.6:
                color = [one * 2 // 3 for one in near]
            elif abs(x - center[0]) < radius * (0.5 + 1.5 * share) and (y + x // 9) % 5 < 2:
                color = [(one + other) // 2 for one, other in zip(base, sun)]
            row += bytes(color)
        rows.append(b"\x00" + bytes(row))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + chunk(b"IEND", b""))
