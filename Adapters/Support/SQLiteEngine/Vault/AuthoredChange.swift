internal import WhisperMessage
internal import WhisperStorePort
internal import WhisperTextCoding

/// A change to a message and its author, as stored in `waiting_changes`.
struct AuthoredChange {
    /// The kind of change.
    enum Kind {
        case edit(String)
        case deletion(DeletionClaim)
        case reaction(String?)
        case vote([[UInt8]])
        case encrypted(RawRecord, isEdit: Bool)
    }

    var kind: Kind
    /// The row of the sender; nil if the source does not name one.
    var sender: Int64?
    var timestamp: Timestamp

    /// Whether only the author may make it.
    var isAuthors: Bool { ChangeKind(code: code, claim: claim)?.isAuthors ?? false }

    /// The code of the kind.
    var code: Int64 {
        switch kind {
        case .edit: 1
        case .deletion: 2
        case .reaction: 3
        case .vote: 4
        case .encrypted: 5
        }
    }

    /// The value of the column `text`.
    var text: String? {
        switch kind {
        case .edit(let text): text
        case .deletion: nil
        case .reaction(let emoji): emoji
        case .vote(let options): options.map(HexText.text).joined(separator: ",")
        case .encrypted(let record, _): AuthoredChange.text(record)
        }
    }

    /// The value of the column `claim`.
    var claim: Int64 {
        switch kind {
        case .deletion(let claim): Int64(claim.rawValue)
        case .encrypted(_, let isEdit): isEdit ? 1 : 0
        case .edit, .reaction, .vote: 0
        }
    }

    init(_ kind: Kind, sender: Int64?, timestamp: Timestamp) {
        self.kind = kind
        self.sender = sender
        self.timestamp = timestamp
    }

    /// Reads a change from the columns `kind, sender_id, text, claim, timestamp`, starting at a column.
    init(_ row: Statement, from column: Int32) throws(StoreError) {
        sender = row.optionalInteger(column + 1)
        timestamp = row.timestamp(column + 4)
        let text = row.optionalText(column + 2)
        switch row.integer(column) {
        case 1: kind = .edit(text ?? "")
        case 2:
            guard let claim = DeletionClaim(rawValue: Int(row.integer(column + 3))) else { throw StoreError(.damaged) }
            kind = .deletion(claim)
        case 3: kind = .reaction(text)
        case 4:
            var options: [[UInt8]] = []
            for hex in (text ?? "").split(separator: ",") {
                guard let bytes = HexText.bytes(of: String(hex)) else { throw StoreError(.damaged) }
                options.append(bytes)
            }
            kind = .vote(options)
        case 5:
            guard let record = AuthoredChange.record(text ?? "", at: timestamp) else { throw StoreError(.damaged) }
            kind = .encrypted(record, isEdit: row.integer(column + 3) == 1)
        default: throw StoreError(.damaged)
        }
    }

    /// An event as the text of an encrypted change: its name, a space, and its bytes.
    static func text(_ record: RawRecord) -> String { "\(record.name) \(Base64.text(record.bytes))" }

    private static func record(_ text: String, at time: Timestamp) -> RawRecord? {
        guard let space = text.firstIndex(of: " "),
            let bytes = Base64.bytes(of: String(text[text.index(after: space)...]))
        else { return nil }
        return RawRecord(name: String(text[..<space]), bytes: bytes, receivedAt: time)
    }
}

extension ChangeKind {
    /// The kind of a stored change, from the columns `kind` and `claim`; nil for values that none has.
    init?(code: Int64, claim: Int64) {
        switch code {
        case 1: self = .edit
        case 2:
            guard let claim = DeletionClaim(rawValue: Int(clamping: claim)) else { return nil }
            self = .deletion(claim)
        case 3: self = .reaction
        case 4: self = .vote
        case 5: self = .encrypted(isEdit: claim == 1)
        default: return nil
        }
    }
}
