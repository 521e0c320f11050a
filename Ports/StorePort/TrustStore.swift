public import WhisperMessage

/// Keeps what vouches for trust in contacts and for policies (CON-3, POL): bytes that mean nothing to the store, changed in
/// one transaction with the records that they speak of.
///
/// The bytes are a *root* and up to 256 *parts*. A root that is kept is new in every transaction, so that the one that
/// was read shows whether another process came first.
public protocol TrustStore: Sendable {
    /// The root; nil where none was ever kept.
    func trustRoot() async throws(StoreError) -> [UInt8]?

    /// A part, by its index, 0 … 255; empty where it was never kept.
    func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8]

    /// Makes changes, and keeps root and parts, in one transaction, in the order given.
    ///
    /// Where the root is not the one that the seal was made over any more, throws `.trustChanged` and changes nothing. The
    /// changes throw what `saveContact(_:over:)`, `saveContact(_:)`, `deleteContact(_:)` and `setPolicy(_:isOn:)` throw.
    func commitTrust(_ seal: TrustSeal, with changes: [TrustChange]) async throws(StoreError)

    /// Contacts whose trust is not `unverified` or who are blocked, by id in ascending order, at most `limit`
    /// (1 … 10,000).
    ///
    /// - Parameter id: Only what comes after this one; nil is from the beginning.
    func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord]
}

/// Root and parts that take the place of those that were read.
public struct TrustSeal: Hashable, Sendable {
    /// The root that was read; nil where there was none.
    public var known: [UInt8]?
    /// The new root, of one byte or more.
    public var root: [UInt8]
    /// The parts that change, by index; an empty one is removed.
    public var parts: [UInt8: [UInt8]]

    /// A root and parts.
    public init(known: [UInt8]?, root: [UInt8], parts: [UInt8: [UInt8]]) {
        self.known = known
        self.root = root
        self.parts = parts
    }
}

/// A change of what a seal vouches for.
public enum TrustChange: Hashable, Sendable {
    /// Saves a contact over the record that is known of it; nil for a new one.
    case contact(ContactRecord, over: ContactRecord?)
    /// Deletes a contact.
    case removal(UniqueIdentifier)
    /// Turns a switch.
    case policy(String, isOn: Bool)
}
