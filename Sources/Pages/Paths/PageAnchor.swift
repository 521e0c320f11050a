public import WhisperMessage

/// The name of a message's place on its page: eight characters that follow from the message's id, so that a link into
/// one archive leads to the same message in the next one.
///
/// Ids can be chosen by others, so two messages of a page can have the same name; the second one has none then.
public struct PageAnchor: Hashable, Sendable {
    private let bits: UInt64

    /// The name of a message's place.
    public init(_ id: UniqueIdentifier) {
        // Ids of version 7 share their first half within a millisecond: all bits are mixed (SplitMix64's finaliser).
        var mixed = id.high ^ (id.low &* 0x9E37_79B9_7F4A_7C15)
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        bits = (mixed ^ (mixed >> 31)) & 0xFFFF_FFFF_FFFF
    }

    /// Eight characters of `A-Za-z0-9-_`, which need no quotation marks anywhere.
    public var bytes: [UInt8] {
        (0..<8).map { PageAnchor.alphabet[Int(truncatingIfNeeded: bits >> UInt64(42 - 6 * $0)) & 63] }
    }

    /// The same as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
