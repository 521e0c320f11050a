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

    /// Reads a property list of either form; nil for anything else, and beyond ``largest``.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.largest else { return nil }
        if Self.isBinary(bytes) {
            guard let reader = BinaryPropertyListReader(bytes) else { return nil }
            (self.bytes, objects, top) = (bytes, reader.objects, reader.top)
        } else {
            guard var reader = XMLPropertyListReader(bytes), reader.read() else { return nil }
            (self.bytes, objects, top) = (reader.content, reader.objects, 0)
        }
    }

    /// Whether bytes begin as a binary property list does.
    public static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: BinaryPropertyListReader.signature) }

    /// The outermost value.
    public var root: Value { Value(list: self, number: top) }

    /// The object that an archive (`NSKeyedArchiver`) is of, and all of its objects, to which references lead; nil for a list
    /// that is no archive.
    public var archive: (root: Value, objects: Value)? {
        guard let objects = root["$objects"], let number = root["$top"]?["root"]?.reference,
            let object = objects[number]
        else { return nil }
        return (object, objects)
    }

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

        /// The text; nil if more than `bytes` bytes of the list hold it.
        ///
        /// Any number of references may lead to one long text.
        public func text(atMost bytes: Int) -> String? {
            switch object {
            case .text(let place), .wideText(let place): place.count <= bytes ? text : nil
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
            switch object {
            case .text(let place): list.bytes[place].elementsEqual(text.utf8)
            // Any number of keys may be one long text.
            case .wideText(let place): place.count == 2 * text.utf16.count && self.text == text
            default: false
            }
        }
    }
}
