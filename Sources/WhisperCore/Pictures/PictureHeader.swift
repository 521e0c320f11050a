/// The bytes of a picture, of which only the header is read. Every place in it may be missing.
struct PictureHeader {
    /// The dimensions in pixels.
    struct Size {
        let width: Int
        let height: Int
    }

    let bytes: [UInt8]

    /// The dimensions of a JPEG: those of its frame header (ITU-T T.81, B.2.2).
    var sizeOfJPEG: Size? {
        guard has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
        var place = 2
        while place < bytes.count, bytes[place] == 0xFF {
            while place < bytes.count, bytes[place] == 0xFF { place += 1 }
            guard place < bytes.count else { return nil }
            let marker = bytes[place]
            place += 1
            switch marker {
            // Markers without a segment.
            case 0x01, 0xD0...0xD7: continue
            // The frame header of any process; the three codes in between are tables.
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return size(width: big(place + 5, 2), height: big(place + 3, 2))
            // The end, or the scan: a frame header comes before it.
            case 0x00, 0xD8, 0xD9, 0xDA: return nil
            default:
                guard let length = big(place, 2), length >= 2 else { return nil }
                place += length
            }
        }
        return nil
    }

    /// The dimensions of a PNG: those of its first chunk (PNG, third edition, 11.2.1).
    var sizeOfPNG: Size? {
        guard has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], at: 0), has("IHDR", at: 12) else {
            return nil
        }
        return size(width: big(16, 4), height: big(20, 4))
    }

    /// The dimensions of a WebP: those of its first chunk (RFC 9649, section 2).
    var sizeOfWebP: Size? {
        guard has("RIFF", at: 0), has("WEBP", at: 8), let length = little(4, 4), length <= bytes.count - 8 else {
            return nil
        }
        if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23) {
            return size(width: little(26, 2).map { $0 & 0x3FFF }, height: little(28, 2).map { $0 & 0x3FFF })
        }
        if has("VP8L", at: 12), has([0x2F], at: 20), let sides = little(21, 4) {
            return Size(width: (sides & 0x3FFF) + 1, height: (sides >> 14 & 0x3FFF) + 1)
        }
        if has("VP8X", at: 12) {
            return size(width: little(24, 3).map { $0 + 1 }, height: little(27, 3).map { $0 + 1 })
        }
        return nil
    }

    private func size(width: Int?, height: Int?) -> Size? {
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    private func has(_ expected: [UInt8], at place: Int) -> Bool {
        part(place, expected.count)?.elementsEqual(expected) ?? false
    }

    private func has(_ text: String, at place: Int) -> Bool { has(Array(text.utf8), at: place) }

    /// An unsigned number of at most four bytes, most significant first.
    private func big(_ place: Int, _ count: Int) -> Int? { part(place, count)?.reduce(0) { $0 << 8 | Int($1) } }

    /// An unsigned number of at most four bytes, least significant first.
    private func little(_ place: Int, _ count: Int) -> Int? {
        part(place, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private func part(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard place >= 0, count <= bytes.count, place <= bytes.count - count else { return nil }
        return bytes[place..<place + count]
    }
}
