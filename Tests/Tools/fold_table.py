#!/usr/bin/env python3
"""Writes Sources/Message/Search/FoldData.swift: how search folds each character.

    python3 Tests/Tools/fold_table.py > Sources/Message/Search/FoldData.swift

The rules are only here; FoldTable.swift says how the result is coded.
"""

import sys
import unicodedata as ucd

SEPARATOR, DROP, LETTER, SINGLE, ATTACH = "separator", "drop", "letter", "single", "attach"
LAST = 0x10FFFF


def ranges(*pairs):
    return frozenset(code for first, last in pairs for code in range(first, last + 1))


# Written without spaces between words: each character is a separate word.
HAN = ranges((0x2E80, 0x2FDF), (0x3005, 0x3007), (0x3021, 0x3029), (0x3038, 0x303B), (0x3400, 0x4DBF),
             (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x16FE0, 0x18DFF), (0x1B170, 0x1B2FF), (0x20000, 0x3FFFD))
KANA = ranges((0x3041, 0x30FF), (0x31F0, 0x31FF), (0xFF66, 0xFF9D), (0x1AFF0, 0x1B16F))
SOUTH_EAST_ASIAN = ranges((0x0E00, 0x0EFF), (0x1000, 0x109F), (0x1780, 0x17FF), (0x1950, 0x19DF),
                          (0x1A20, 0x1AAF), (0xA9E0, 0xA9FF), (0xAA60, 0xAADF))
YI = ranges((0xA000, 0xA4CF))
HANGUL = ranges((0xAC00, 0xD7A3), (0x1100, 0x11FF), (0xA960, 0xA97F), (0xD7B0, 0xD7FF), (0x3131, 0x318E),
                (0xFFA1, 0xFFDC))

# Marks that only decorate a letter. The vowel signs of Indic scripts are letters and are not among them.
DECORATION = ranges((0x0300, 0x036F), (0x0483, 0x0489), (0x0591, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F),
                    (0x0670, 0x0670), (0x06D6, 0x06ED), (0x0711, 0x0711), (0x0730, 0x074A), (0x07EB, 0x07F5),
                    (0x08CA, 0x08FF), (0x093C, 0x093C), (0x09BC, 0x09BC), (0x0A3C, 0x0A3C), (0x0ABC, 0x0ABC),
                    (0x0B3C, 0x0B3C), (0x0CBC, 0x0CBC), (0x1AB0, 0x1AFF), (0x1CD0, 0x1CFF), (0x1DC0, 0x1DFF),
                    (0x20D0, 0x20FF), (0x302A, 0x302F), (0xFE20, 0xFE2F))
VARIATION = ranges((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))
FILLERS = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0}
SKIN_TONES = ranges((0x1F3FB, 0x1F3FF))
PICTOGRAPHS = ranges((0x1F000, 0x1FBFF))

# Letters that map to themselves although they decompose: the composed form is a separate letter.
KEPT_WHOLE = {0x0439, 0x0457, 0x045E}
KEPT_UPPER = {0x0419: 0x0439, 0x0407: 0x0457, 0x040E: 0x045E}

# One letter written in several ways.
SAME = {
    "ı": "i", "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ŀ": "l", "Ŀ": "l",
    "ĸ": "k", "ƀ": "b", "ɨ": "i", "ʉ": "u", "ƶ": "z",
    "ى": "ي", "ی": "ي", "ې": "ي", "ے": "ي", "ک": "ك", "ڪ": "ك", "ة": "ه", "ہ": "ه", "ە": "ه", "ھ": "ه", "ۃ": "ه",
    "ٱ": "ا", "ٲ": "ا", "ٳ": "ا",
    "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
}
SAME = {ord(k): [ord(c) for c in v] for k, v in SAME.items()}

# Letters by category that are apostrophes by use; ASCII's own apostrophe separates, so these do too.
APOSTROPHES = ranges((0x02B9, 0x02BF), (0x02C8, 0x02C8), (0xA78B, 0xA78C), (0x07F4, 0x07F5))


def kind_of(code):
    """What a character that folds to itself is."""
    category = ucd.category(chr(code))
    if code < 0x80:
        return LETTER if chr(code).isalnum() else SEPARATOR
    if code == 0xFFFD or 0xD800 <= code <= 0xDFFF or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return SEPARATOR
    if code in FILLERS or code in VARIATION or code in SKIN_TONES or code in (0x0640, 0x07FA):
        return DROP
    if code in APOSTROPHES:
        return SEPARATOR
    if 0x1D165 <= code <= 0x1D1AD and category[0] == "M":
        return ATTACH  # stems and flags of notes
    if code in (0x3099, 0x309A):
        return DROP
    if code in DECORATION and category[0] == "M":
        return DROP
    if category == "Cf":
        return DROP
    if code in PICTOGRAPHS and category in ("So", "Sm", "Cn", "Sk", "No"):
        return SINGLE
    if code in HAN and (category[0] in "LN" or category in ("So", "Cn")):
        return SINGLE
    if (code in KANA or code in YI) and category[0] in "LNS":
        return SINGLE
    if code in SOUTH_EAST_ASIAN:
        if category[0] == "M" or code in (0x0E33, 0x0EB3):
            return ATTACH
        if category[0] in "LN":
            return SINGLE
    if category[0] in "LMN" or category in ("Cn", "Co"):
        return LETTER
    if category == "So":
        return SINGLE
    return SEPARATOR


def expand(code):
    """One step of folding a single character: a list of characters."""
    char = chr(code)
    category = ucd.category(char)
    if code < 0x80:
        return [ord(char.lower())]
    if code in KEPT_UPPER:
        return [KEPT_UPPER[code]]
    if code in SAME:
        return SAME[code]
    if code in KEPT_WHOLE or code in (0x0E33, 0x0EB3) or code == 0x30FC:
        return [code]
    if 0x24B6 <= code <= 0x24CF:
        return [code + 26]  # circled letters
    if category == "Nd":
        return [ord("0") + ucd.digit(char)]
    if code in HANGUL:
        return [code]
    if 0xFF66 <= code <= 0xFF9D:
        return [ord(c) for c in ucd.normalize("NFKC", char)]
    if 0x30A1 <= code <= 0x30F6 or code in (0x30FD, 0x30FE):
        return [code - 0x60]
    if code in KANA or code == 0x3000:
        return [code]
    if category in ("So", "Sm", "Sc", "Sk") or category[0] in "ZPC":
        parts = ucd.normalize("NFKD", char)
        if len(parts) == 1 and ord(parts) in HAN and ord(parts) != code:
            return [ord(parts)]
        if len(ucd.normalize("NFD", char)) == 1:
            return [code]
    # Marks go before case does: the iota subscript is a mark that would become a letter.
    letters = "".join(c for c in ucd.normalize("NFKD", char) if kind_of(ord(c)) != DROP)
    codes = [ord(c) for c in ucd.normalize("NFKD", letters.casefold())]
    if len(codes) > 1 and any(kind_of(c) == SEPARATOR for c in codes):
        return [code]  # a fraction, a number in brackets: it means something only whole
    return codes


def fold(code):
    """The kind of a character and the characters it folds to (empty where they are not kept)."""
    if kind_of(code) in (SEPARATOR, DROP):
        return kind_of(code), []
    codes = [code]
    while True:
        after = [c for part in codes for c in expand(part)]
        after = [c for c in after if kind_of(c) != DROP]
        if after == codes:
            break
        codes = after
    if not codes:
        return DROP, []
    kinds = [kind_of(c) for c in codes]
    if len(codes) > 1 and (SEPARATOR in kinds or (SINGLE in kinds and kinds != [SINGLE] + [ATTACH] * (len(kinds) - 1))):
        return SINGLE, [code]
    if kinds[0] == SEPARATOR:
        return SEPARATOR, []
    if len(codes) == 1 and codes[0] == code and kind_of(code) == SINGLE:
        return SINGLE, [code]
    return kinds[0], codes


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"


def number(value):
    out = ""
    while value >= 32:
        out += ALPHABET[32 | value & 31]
        value >>= 5
    return out + ALPHABET[value]


def signed(value):
    return number(value << 1 if value >= 0 else (-value << 1) - 1)


OPERATION = {DROP: 0, LETTER: 1, SINGLE: 2, ATTACH: 3}


def runs():
    """Runs of characters folded alike: (first, count, operation, payload)."""
    result = []
    for code in range(0x80, LAST + 1):
        kind, codes = fold(code)
        if kind == SEPARATOR:
            continue
        if kind == DROP:
            operation, payload = 0, ""
        elif codes == [code]:
            operation, payload = OPERATION[kind], ""
        elif len(codes) == 1:
            operation, payload = OPERATION[kind] + 3, signed(codes[0] - code)
        else:
            operation = OPERATION[kind] + 6
            payload = number(len(codes)) + "".join(number(c) for c in codes)
        if result:
            first, count, last_operation, last_payload = result[-1]
            if first + count == code and last_operation == operation and last_payload == payload and operation < 7:
                result[-1] = (first, count + 1, operation, payload)
                continue
        result.append((code, 1, operation, payload))
    return result


def pairs(found):
    """Joins upper and lower case letters that take turns, which is most of Latin and Cyrillic."""
    result = []
    up, self_ = OPERATION[LETTER] + 3, OPERATION[LETTER]
    index = 0
    while index < len(found):
        length = 0
        first = found[index][0]
        while index + 2 * length + 1 < len(found):
            upper, lower = found[index + 2 * length], found[index + 2 * length + 1]
            if upper != (first + 2 * length, 1, up, signed(1)) or lower[:3] != (first + 2 * length + 1, 1, self_):
                break
            length += 1
        if length > 1:
            result.append((first, 2 * length, 10, ""))
            index += 2 * length
        else:
            result.append(found[index])
            index += 1
    return result


def main():
    text, position = "", 0x80
    for first, count, operation, payload in pairs(runs()):
        text += number(first - position) + number(count) + number(operation) + payload
        position = first + count
    lines = [text[i:i + 112] for i in range(0, len(text), 112)]
    print("// Made by Tests/Tools/fold_table.py from Unicode %s; change the rules there." % ucd.unidata_version)
    print()
    print("/// The folding of each character for search, as read by `FoldTable`.")
    print("enum FoldData {")
    print("    /// Runs of characters in ascending order; `FoldTable` describes the encoding.")
    print("    static let runs: StaticString =")
    print('        """')
    for line in lines:
        print("        " + line)
    print('        """')
    print("}")
    print("%d runs, %d characters" % (len(pairs(runs())), len(text)), file=sys.stderr)


main()
