import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Judges a series of contacts: keychain, root and each part are read once, and again only for a contact that does not
/// match, which another process may have changed meanwhile.
struct TrustReading: Sendable {
    private let book: TrustBook
    private var state: TrustBook.State?
    private var parts: [UInt8: TrustPart?] = [:]

    init(_ book: TrustBook) {
        self.book = book
    }

    /// A contact, as far as the vault authenticates it.
    mutating func judged(_ record: ContactRecord) async throws(StoreError) -> JudgedContact {
        if let contact = try await fitting(record) { return contact }
        var record = record
        for _ in 0..<TrustBook.maximumTries {
            (state, parts) = (nil, [:])
            record = try await book.store.contact(record.id) ?? record
            if let contact = try await fitting(record) { return contact }
            guard case .sound(let bytes, _) = state, try await book.store.trustRoot() != bytes else {
                let part = parts[TrustPart.index(of: record.id)] ?? nil
                return JudgedContact(record, doubting: part?[record.id], isDoubtful: true)
            }
        }
        return JudgedContact(record, doubting: nil)
    }

    /// Judges a contact; nil if it differs from what is authenticated.
    private mutating func fitting(_ record: ContactRecord) async throws(StoreError) -> JudgedContact? {
        let present: TrustBook.State
        if let state { present = state } else { present = try await book.state() }
        state = present
        switch present {
        case .unbegun: return JudgedContact(trusted: record)
        case .doubtful: return JudgedContact(record, doubting: nil)
        case .sound(_, let root):
            guard let part = try await part(TrustPart.index(of: record.id), in: root) else { return nil }
            // A contact without a statement must have a record without trust, revocation or block.
            let isDeviant = record.trust != .unverified || record.isBlocked
            guard isDeviant || part[record.id] != nil else { return JudgedContact(trusted: record) }
            guard let statement = try? book.key.statement(of: record), part[record.id] == statement else { return nil }
            return JudgedContact(trusted: record)
        }
    }

    private mutating func part(_ index: UInt8, in root: TrustRoot) async throws(StoreError) -> TrustPart? {
        if let part = parts[index] { return part }
        let part = try await book.part(index, in: root)
        parts[index] = .some(part)
        return part
    }
}

/// A contact, as far as the vault authenticates it.
struct JudgedContact: Hashable, Sendable {
    /// Its record, without any trust that is not authenticated.
    let record: ContactRecord
    /// Whether the record in the vault differs from what is authenticated.
    let isDoubtful: Bool

    /// Creates a contact that is authenticated.
    init(trusted record: ContactRecord) {
        self.record = record
        isDoubtful = false
    }

    /// Creates a contact that is not authenticated: it is unverified; it is revoked or blocked if its record or the
    /// authenticated statement says so.
    ///
    /// - Parameter isDoubtful: Whether something else is authenticated; nil if nothing is for any contact, so that only
    ///   a contact recorded as verified is in doubt.
    init(_ record: ContactRecord, doubting statement: TrustStatement?, isDoubtful: Bool? = nil) {
        var lowered = record
        lowered.trust = record.trust == .revoked || statement?.trust == .revoked ? .revoked : .unverified
        lowered.isBlocked = record.isBlocked || statement?.isBlocked == true
        self.record = lowered
        self.isDoubtful = isDoubtful ?? (lowered != record)
    }
}
