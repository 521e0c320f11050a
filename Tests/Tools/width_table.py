#!/usr/bin/env python3
"""Writes Sources/TerminalText/WidthData.swift: how many columns of a terminal characters take.

The data are those of the Unicode version that Python has, so the version is pinned: the script refuses any other.

  zero       general categories Mn, Me, Cf, Cc, Zl, Zp, and the vowels and final consonants of Hangul syllables
  wide       East Asian Width W and F, the letters of flags, and the unassigned characters of blocks that are wide
  symbols    what a variation selector 16 turns into a wide picture: symbols and signs that are not wide by themselves
  ambiguous  East Asian Width A: one column, but two on terminals that are set up for East Asian text
"""

import sys
import unicodedata

VERSION = "14.0.0"
WIDE_BLOCKS = [(0x1F1E6, 0x1F1FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]


def is_zero(code):
    character = chr(code)
    return unicodedata.category(character) in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp") or 0x1160 <= code <= 0x11FF


def is_wide(code):
    if is_zero(code):
        return False
    if any(low <= code <= high for low, high in WIDE_BLOCKS):
        return True
    assigned = unicodedata.category(chr(code)) != "Cn"
    return assigned and unicodedata.east_asian_width(chr(code)) in ("W", "F")


def is_symbol(code):
    category = unicodedata.category(chr(code))
    return code > 0x7F and not is_wide(code) and (category in ("So", "Sm") or code in (0x203C, 0x2049, 0x3030, 0x303D))


def is_ambiguous(code):
    category = unicodedata.category(chr(code))
    return category not in ("Cn", "Co") and not is_zero(code) and unicodedata.east_asian_width(chr(code)) == "A"


def ranges(test):
    found = []
    for code in range(0x80, 0x110000):
        if 0xD800 <= code <= 0xDFFF or not test(code):
            continue
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def table(name, comment, test):
    pairs = [f"0x{low:X}, 0x{high:X}" for low, high in ranges(test)]
    lines = [f"    /// {comment}", f"    static let {name}: [UInt32] = ["]
    line = "       "
    for pair in pairs:
        if len(line) + len(pair) + 2 > 120:
            lines.append(line)
            line = "       "
        line += f" {pair},"
    return lines + [line, "    ]"]


def main():
    if unicodedata.unidata_version != VERSION:
        sys.exit(f"this Python has Unicode {unicodedata.unidata_version}; the table is that of {VERSION}")
    lines = [
        f"// Made by Tests/Tools/width_table.py from Unicode {VERSION}; change the rules there.",
        "",
        "/// How many columns characters take: pairs of the first and the last character of ranges, in ascending order.",
        "enum WidthData {",
    ]
    tables = [
        ("zero", "Those that take none: marks, format and control characters, parts of Hangul syllables.", is_zero),
        ("wide", "Those that take two.", is_wide),
        ("symbols", "Those that take two before variation selector 16, and otherwise one.", is_symbol),
        ("ambiguous", "Those that take one or two, as the terminal is set up (UAX #11).", is_ambiguous),
    ]
    for number, (name, comment, test) in enumerate(tables):
        lines += ([""] if number else []) + table(name, comment, test)
    lines.append("}")
    with open("Sources/TerminalText/WidthData.swift", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


main()
