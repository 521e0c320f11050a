/// Writes archived objects as binary property lists.
struct BinaryList {
    /// A field of the archived object.
    enum Field: Sendable {
        case nothing
        case number(UInt8)
        case text(String)
        case data([UInt8])
        case people([String])
        case reference(Int)
        /// People who are all the same object.
        case samePerson(String, count: Int)
        /// A dictionary whose keys are all the same object.
        case keys(String, count: Int)
    }

    private var objects: [[UInt8]] = []
    /// The archived objects, by whose places they refer to each other; the first stands for none.
    private var archived: [Int] = []

    /// The archive of an object with these fields.
    static func archive(_ fields: [String: Field]) -> [UInt8] {
        var list = BinaryList()
        let null = list.add(string("$null"))
        list.archived = [null, 0]
        var members: [(String, Int)] = []
        for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
            let value = list.value(of: field)
            members.append((name, value))
        }
        let object = list.dictionary(members)
        list.archived[1] = object
        let reference = list.reference(1)
        let root = list.dictionary([("root", reference)])
        let archived = list.archived
        let objects = list.array(archived)
        let top = list.dictionary([("$objects", objects), ("$top", root)])
        return list.bytes(top: top)
    }

    private mutating func value(of field: Field) -> Int {
        switch field {
        case .nothing: return reference(0)
        case .number(let number): return add([0x10, number])
        case .text(let text):
            let object = add(Self.string(text))
            return refer(to: object)
        case .data(let bytes):
            let object = add(Self.head(0x40, bytes.count) + bytes)
            return refer(to: object)
        case .people(let texts):
            var people: [Int] = []
            for text in texts {
                let object = add(Self.string(text))
                people.append(refer(to: object))
            }
            return set(people)
        case .reference(let number): return reference(number)
        case .samePerson(let text, let count):
            let object = add(Self.string(text))
            let person = refer(to: object)
            return set([Int](repeating: person, count: count))
        case .keys(let text, let count):
            let key = add(Self.string(text))
            let object = dictionary(keys: [Int](repeating: key, count: count), archived[0])
            return refer(to: object)
        }
    }

    /// Archives an object, and adds a reference to it.
    private mutating func refer(to object: Int) -> Int {
        archived.append(object)
        return reference(archived.count - 1)
    }

    private mutating func set(_ elements: [Int]) -> Int {
        let array = array(elements)
        let object = dictionary([("NS.objects", array)])
        return refer(to: object)
    }

    private mutating func add(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    private mutating func reference(_ number: Int) -> Int { add([0x83] + Self.number(number, 4)) }

    private mutating func array(_ elements: [Int]) -> Int {
        add(Self.head(0xA0, elements.count) + elements.flatMap { Self.number($0, 4) })
    }

    private mutating func dictionary(_ members: [(String, Int)]) -> Int {
        var keys: [Int] = []
        for (name, _) in members { keys.append(add(Self.string(name))) }
        return add(Self.head(0xD0, keys.count) + (keys + members.map(\.1)).flatMap { Self.number($0, 4) })
    }

    private mutating func dictionary(keys: [Int], _ value: Int) -> Int {
        let values = [Int](repeating: value, count: keys.count)
        return add(Self.head(0xD0, keys.count) + (keys + values).flatMap { Self.number($0, 4) })
    }

    private func bytes(top: Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += Self.number(bytes.count, 4)
            bytes += object
        }
        let table = bytes.count
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 4, 4] + Self.number(objects.count, 8) + Self.number(top, 8)
            + Self.number(table, 8)
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, text.utf8.count) + Array(text.utf8) }
        return head(0x60, text.utf16.count) + text.utf16.flatMap { number(Int($0), 2) }
    }

    private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [marker | UInt8(count)] : [marker | 0x0F, 0x12] + number(count, 4)
    }

    private static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
}
