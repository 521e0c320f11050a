/// Reads the objects of a binary property list (`bplist00`).
///
/// The file is signature, objects, a table of their offsets, and a trailer of 32 bytes with the sizes of numbers, the number
/// of objects, the outermost one, and the place of the table.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    /// Where the objects end.
    private let end: Int
    /// The number of bytes of a reference.
    private let referenceSize: Int
    /// How many references may still be read: no more than the file has room for, however often objects overlap.
    private var references: Int
    private(set) var objects: [PropertyList.Object] = []
    private(set) var top = 0

    static let signature = Array("bplist0".utf8)
    private static let trailerSize = 32

    /// Reads all objects; nil if the bytes are damaged.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        references = bytes.count
        guard bytes.count >= 8 + Self.trailerSize else { return nil }
        let trailer = bytes.count - Self.trailerSize
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        end = trailer
        guard (1...8).contains(offsetSize), (1...4).contains(referenceSize),
            let count = Self.number(bytes[trailer + 8..<trailer + 16]), (1...bytes.count).contains(count),
            let top = Self.number(bytes[trailer + 16..<trailer + 24]), top < count,
            let table = Self.number(bytes[trailer + 24..<trailer + 32]), table >= 8, table < trailer,
            count <= (trailer - table) / offsetSize
        else { return nil }
        self.top = top
        objects.reserveCapacity(count)
        for index in 0..<count {
            let place = table + index * offsetSize
            guard let offset = Self.number(bytes[place..<place + offsetSize]), (8..<table).contains(offset),
                let object = object(at: offset, count: count)
            else { return nil }
            objects.append(object)
        }
    }

    /// A number, most significant byte first; nil above 2^62.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var value: UInt64 = 0
        for byte in bytes {
            guard value < 1 << 54 else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }

    /// The bytes from an offset on; nil beyond the objects.
    private func place(_ offset: Int, _ count: Int) -> Range<Int>? {
        guard offset <= end, count >= 0, count <= end - offset else { return nil }
        return offset..<offset + count
    }

    private mutating func object(at offset: Int, count total: Int) -> PropertyList.Object? {
        let marker = bytes[offset]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0: return low == 8 ? .flag(false) : low == 9 ? .flag(true) : .other
        case 0x1: return low <= 4 ? integer(offset + 1, size: 1 << low) : nil
        case 0x2: return low <= 3 && place(offset + 1, 1 << low) != nil ? .other : nil
        case 0x3:
            guard low == 3, let place = place(offset + 1, 8) else { return nil }
            let seconds = Double(bitPattern: bytes[place].reduce(0) { $0 << 8 | UInt64($1) })
            return seconds.isFinite ? .date(seconds) : .other
        case 0x8:
            guard let place = place(offset + 1, low + 1) else { return nil }
            return Self.number(bytes[place]).map { .reference($0) }
        default: break
        }
        guard let (count, start) = length(offset, low) else { return nil }
        switch marker >> 4 {
        case 0x4: return place(start, count).map { .data($0) }
        case 0x5: return place(start, count).map { .text($0) }
        case 0x6: return count <= end / 2 ? place(start, 2 * count).map { .wideText($0) } : nil
        case 0xA: return references(start, count, total).map { .array($0) }
        case 0xC: return references(start, count, total).map { _ in .other }
        case 0xD:
            guard count <= end / 2, let all = references(start, 2 * count, total) else { return nil }
            return .dictionary(keys: Array(all[..<count]), values: Array(all[count...]))
        default: return nil
        }
    }

    /// An integer of 1 to 16 bytes. Those below eight bytes have no sign; sixteen are for those that need more than eight.
    private func integer(_ offset: Int, size: Int) -> PropertyList.Object? {
        guard let place = place(offset, size) else { return nil }
        if size > 8 { return .other }
        return .integer(Int64(bitPattern: bytes[place].reduce(0) { $0 << 8 | UInt64($1) }))
    }

    /// The number of elements of an object, which is an object of its own from 15 on, and where they begin.
    private func length(_ offset: Int, _ low: Int) -> (count: Int, start: Int)? {
        guard low == 15 else { return (low, offset + 1) }
        guard let marker = place(offset + 1, 1), bytes[marker.lowerBound] >> 4 == 1 else { return nil }
        let exponent = Int(bytes[marker.lowerBound] & 0x0F)
        guard exponent <= 3, let place = place(offset + 2, 1 << exponent), let count = Self.number(bytes[place]) else {
            return nil
        }
        return (count, place.upperBound)
    }

    private mutating func references(_ start: Int, _ count: Int, _ total: Int) -> [UInt32]? {
        guard count <= references, count <= end / referenceSize, let place = place(start, count * referenceSize) else {
            return nil
        }
        references -= count
        var numbers: [UInt32] = []
        numbers.reserveCapacity(count)
        for index in 0..<count {
            let first = place.lowerBound + index * referenceSize
            guard let number = Self.number(bytes[first..<first + referenceSize]), number < total else { return nil }
            numbers.append(UInt32(number))
        }
        return numbers
    }
}
