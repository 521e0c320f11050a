public import WhisperMessage

/// Stores the data that authenticates trust in contacts and policies (CON-3, POL): bytes that are opaque to the store,
/// changed in one transaction with the records that they cover.
///
/// The bytes are a *root* and up to 256 *parts*. Every transaction that changes what they authenticate writes a new root,
/// so comparing it with the one that was read reveals whether another process was faster.
public protocol TrustStore: Sendable {
    /// The contacts that are blocked or whose trust is not `unverified`, by id in ascending order, at most `limit` (1 …
    /// 10,000).
    ///
    /// - Parameter id: Only contacts after this one; nil starts at the beginning.
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func trustedContacts(
        after id: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [ContactRecord]
}

/// A root and parts that replace those that were read.
public struct TrustSeal: Hashable, Sendable {
    /// The root that was read; nil if there was none.
    public var known: [UInt8]?
    /// The new root, at least one byte.
    public var root: [UInt8]
    /// The parts that change, by index; an empty value removes a part.
    public var parts: [UInt8: [UInt8]]

    /// Creates a seal from a root and parts.
    public init(known: [UInt8]?, root: [UInt8], parts: [UInt8: [UInt8]]) {
        self.known = known
        self.root = root
        self.parts = parts
    }
}

/// A change to a record that a seal covers.
public enum TrustChange: Hashable, Sendable {
    /// Saves a contact, replacing the record as it was read; nil for a new contact.
    case contact(ContactRecord, over: ContactRecord?)
    /// Deletes a contact.
    case removal(UniqueIdentifier)
    /// Switches a policy on or off.
    case policy(String, isOn: Bool)
}
