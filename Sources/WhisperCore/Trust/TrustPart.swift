import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort

/// The authenticated statement about one contact: its trust, whether it is blocked, and a code over keys and name.
///
/// A contact that is neither trusted nor revoked nor blocked has none.
struct TrustStatement: Hashable, Sendable {
    var contact: UniqueIdentifier
    var trust: ContactTrust
    var isBlocked: Bool
    /// 16 bytes over fingerprint and name.
    var code: [UInt8]
}

/// The statements of the contacts whose ids end in one byte, by id.
struct TrustPart: Hashable, Sendable {
    private(set) var statements: [TrustStatement] = []

    private static let blocked: UInt8 = 4

    init() {}

    /// Parses a part; nil if it is invalid.
    init?(_ bytes: [UInt8]) {
        var reader = FieldReader(bytes)
        while !reader.isAtEnd {
            guard let high = reader.i64(), let low = reader.i64(), let standing = reader.byte(),
                let trust = ContactTrust(rawValue: Int(standing & ~TrustPart.blocked)),
                let code = reader.raw(TrustRoot.codeSize)
            else { return nil }
            let id = UniqueIdentifier(high: UInt64(bitPattern: high), low: UInt64(bitPattern: low))
            if let last = statements.last, last.contact >= id { return nil }
            statements.append(
                TrustStatement(
                    contact: id, trust: trust, isBlocked: standing & TrustPart.blocked != 0, code: code))
        }
    }

    /// The serialised part.
    var bytes: [UInt8] {
        var fields = FieldWriter(reserving: statements.count * 33)
        for statement in statements {
            fields.i64(Int64(bitPattern: statement.contact.high))
            fields.i64(Int64(bitPattern: statement.contact.low))
            fields.byte(UInt8(statement.trust.rawValue) | (statement.isBlocked ? TrustPart.blocked : 0))
            fields.raw(statement.code)
        }
        return fields.bytes
    }

    /// The index of the part with a contact's statement.
    static func index(of contact: UniqueIdentifier) -> UInt8 { UInt8(truncatingIfNeeded: contact.low) }

    /// The statement about a contact; nil if there is none.
    subscript(contact: UniqueIdentifier) -> TrustStatement? {
        get {
            let place = place(of: contact)
            return place < statements.count && statements[place].contact == contact ? statements[place] : nil
        }
        set {
            let place = place(of: contact)
            let isThere = place < statements.count && statements[place].contact == contact
            switch (newValue, isThere) {
            case (let statement?, true): statements[place] = statement
            case (let statement?, false): statements.insert(statement, at: place)
            case (nil, true): statements.remove(at: place)
            case (nil, false): break
            }
        }
    }

    /// The index of a contact's statement, or its insertion point.
    private func place(of contact: UniqueIdentifier) -> Int {
        var (low, high) = (0, statements.count)
        while low < high {
            let middle = low + (high - low) / 2
            if statements[middle].contact < contact { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
