public import WhisperMessage

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
