/// A property list of Apple's, binary or XML, read from untrusted bytes.
///
/// Objects are kept as they are stored: a table whose entries refer to each other by number. So neither cycles nor objects
/// that many others share take more memory than the file, and nothing is recursive.
public struct PropertyList: Hashable, Sendable {
    /// An entry of the table. Ranges are places in `bytes`, numbers are entries.
    enum Object: Hashable, Sendable {
        /// Null, a set, or anything else that is not used here.
        case other
        case flag(Bool)
        case integer(Int64)
        /// Seconds since 2001, finite.
        case date(Double)
        case data(Range<Int>)
        /// UTF-8, or ASCII.
        case text(Range<Int>)
        /// UTF-16, most significant byte first.
        case wideText(Range<Int>)
        /// A reference within an archive.
        case reference(Int)
        case array([UInt32])
        case dictionary(keys: [UInt32], values: [UInt32])
    }

    let bytes: [UInt8]
    let objects: [Object]
    let top: Int

    /// The largest property list that is read.
    public static let largest = 16 << 20

    /// Reads a property list of either form.
    ///
    /// - Throws: `.damaged` for anything else; `.limit` beyond ``largest``.
    public init(_ bytes: [UInt8]) throws(WhatsAppBackupError) {
        guard bytes.count <= Self.largest else { throw .limit }
        if bytes.starts(with: BinaryPropertyListReader.signature) {
            guard let reader = BinaryPropertyListReader(bytes) else { throw .damaged }
            (self.bytes, objects, top) = (bytes, reader.objects, reader.top)
        } else {
            guard var reader = XMLPropertyListReader(bytes), reader.read() else { throw .damaged }
            (self.bytes, objects, top) = (reader.content, reader.objects, 0)
        }
    }

    /// The outermost value.
    public var root: Value { Value(list: self, number: top) }

    /// A value of a property list. Asking for another type than it has gives nil.
    public struct Value: Sendable {
        let list: PropertyList
        let number: Int

        private var object: Object { list.objects.indices.contains(number) ? list.objects[number] : .other }

        /// A Boolean.
        public var flag: Bool? { if case .flag(let flag) = object { flag } else { nil } }

        /// An integer.
        public var integer: Int64? { if case .integer(let integer) = object { integer } else { nil } }

        /// A date, in seconds since 2001.
        public var date: Double? { if case .date(let date) = object { date } else { nil } }

        /// Data.
        public var data: ArraySlice<UInt8>? { if case .data(let place) = object { list.bytes[place] } else { nil } }

        /// A reference to another value of an archive (`NSKeyedArchiver`).
        public var reference: Int? { if case .reference(let number) = object { number } else { nil } }

        /// A text. What is not valid becomes U+FFFD.
        public var text: String? {
            switch object {
            case .text(let place): String(decoding: list.bytes[place], as: UTF8.self)
            case .wideText(let place):
                String(
                    decoding: stride(from: place.lowerBound, to: place.upperBound - 1, by: 2).map {
                        UInt16(list.bytes[$0]) << 8 | UInt16(list.bytes[$0 + 1])
                    }, as: UTF16.self)
            default: nil
            }
        }

        /// The number of elements of an array; nil for anything else.
        public var count: Int? { if case .array(let elements) = object { elements.count } else { nil } }

        /// An element of an array.
        public subscript(element: Int) -> Value? {
            guard case .array(let elements) = object, elements.indices.contains(element) else { return nil }
            return Value(list: list, number: Int(elements[element]))
        }

        /// A value of a dictionary. If several have the key, the first one counts.
        public subscript(key: String) -> Value? {
            guard case .dictionary(let keys, let values) = object else { return nil }
            for (name, value) in zip(keys, values) where Value(list: list, number: Int(name)).isText(key) {
                return Value(list: list, number: Int(value))
            }
            return nil
        }

        private func isText(_ text: String) -> Bool {
            if case .text(let place) = object { list.bytes[place].elementsEqual(text.utf8) } else { self.text == text }
        }
    }
}
