import WhisperKeychainPort
import WhisperSecretMemory

/// The secrets by name, in guarded memory, in ascending order of the names.
///
/// The layout is one byte 0x01, then for each secret: length of the name (1 byte), name, length of the secret (4 bytes,
/// big-endian), secret.
struct SecretTable: ~Copyable {
    static let largestSecret = 65_536
    private static let form: UInt8 = 1

    /// The serialised table, which is sealed as a whole.
    let payload: SecretBytes
    private let entries: [Entry]

    private struct Entry {
        let name: SecretName
        /// The name and the secret with their lengths.
        let whole: Range<Int>
        /// The secret alone.
        let secret: Range<Int>
    }

    /// Parses a table; throws `damaged` if it does not have the documented form.
    init(_ payload: consuming SecretBytes) throws(KeychainError) {
        let entries = unsafe payload.withUnsafeBytes { bytes in unsafe SecretTable.entries(in: bytes) }
        guard let entries else { throw .damaged }
        self.payload = payload
        self.entries = entries
    }

    /// An empty table.
    static func empty(memory: any SecretAllocator) throws(KeychainError) -> SecretTable {
        var payload = try allocate(1, from: memory)
        var position = 0
        payload.put([form], at: &position)
        return try SecretTable(payload)
    }

    /// All names.
    var names: [SecretName] { entries.map(\.name) }

    /// A copy of one secret; nil if there is none with this name.
    func secret(
        named name: SecretName, memory: any SecretAllocator
    ) throws(KeychainError) -> SecretBytes? {
        guard let entry = entries.first(where: { $0.name == name }) else { return nil }
        var copy = try SecretTable.allocate(entry.secret.count, from: memory)
        var position = 0
        copy.put(payload, entry.secret, at: &position)
        return copy
    }

    /// The table with one secret set.
    func setting(
        _ name: SecretName, to secret: borrowing SecretBytes, memory: any SecretAllocator
    ) throws(KeychainError) -> SecretTable {
        let place = place(of: name)
        let lengthOfName = [UInt8(truncatingIfNeeded: name.rawValue.utf8.count)]
        let lengthOfSecret = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: secret.count >> $0) }
        let head = lengthOfName + Array(name.rawValue.utf8) + lengthOfSecret
        var table = try SecretTable.allocate(
            payload.count - place.count + head.count + secret.count, from: memory)
        var position = 0
        table.put(payload, 0..<place.lowerBound, at: &position)
        table.put(head, at: &position)
        table.put(secret, 0..<secret.count, at: &position)
        table.put(payload, place.upperBound..<payload.count, at: &position)
        return try SecretTable(table)
    }

    /// The table without one secret.
    func removing(_ name: SecretName, memory: any SecretAllocator) throws(KeychainError) -> SecretTable {
        let place = place(of: name)
        var table = try SecretTable.allocate(payload.count - place.count, from: memory)
        var position = 0
        table.put(payload, 0..<place.lowerBound, at: &position)
        table.put(payload, place.upperBound..<payload.count, at: &position)
        return try SecretTable(table)
    }

    /// The range of an entry; empty at the insertion point if there is no such entry.
    private func place(of name: SecretName) -> Range<Int> {
        let start = entries.last { $0.name < name }?.whole.upperBound ?? 1
        let end = entries.first { $0.name > name }?.whole.lowerBound ?? payload.count
        return start..<end
    }

    private static func allocate(
        _ count: Int, from memory: any SecretAllocator
    ) throws(KeychainError) -> SecretBytes {
        do {
            return try memory.allocate(count: count)
        } catch {
            throw .outOfMemory
        }
    }

    /// The entries of a payload; nil unless all of it has the documented form.
    private static func entries(in bytes: UnsafeRawBufferPointer) -> [Entry]? {
        guard unsafe bytes.first == form else { return nil }
        var entries: [Entry] = []
        var position = 1
        while position < bytes.count {
            let start = position
            let nameEnd = position + 1 + Int(unsafe bytes[position])
            guard nameEnd + 4 <= bytes.count else { return nil }
            let text = unsafe String(decoding: bytes[position + 1..<nameEnd], as: UTF8.self)
            let size = unsafe bytes[nameEnd..<nameEnd + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = nameEnd + 4 + size
            guard let name = SecretName(rawValue: text), end <= bytes.count, size > 0 else { return nil }
            if let last = entries.last, last.name >= name { return nil }
            entries.append(Entry(name: name, whole: start..<end, secret: nameEnd + 4..<end))
            position = end
        }
        return entries
    }
}

extension SecretBytes {
    /// Copies part of another secret to a position, and advances the position.
    fileprivate mutating func put(_ source: borrowing SecretBytes, _ part: Range<Int>, at position: inout Int) {
        unsafe withUnsafeMutableBytes { target in
            unsafe source.withUnsafeBytes { bytes in
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[position...]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: bytes[part]))
            }
        }
        position += part.count
    }

    /// Copies non-secret bytes to a position, and advances the position.
    fileprivate mutating func put(_ source: [UInt8], at position: inout Int) {
        unsafe withUnsafeMutableBytes { target in
            unsafe UnsafeMutableRawBufferPointer(rebasing: target[position...]).copyBytes(from: source)
        }
        position += source.count
    }
}
