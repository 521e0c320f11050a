/// The authorities that may vouch for a server: the system's, and those added by the caller (RT-7).
public struct TrustRoots: Hashable, Sendable {
    /// Certificates of additional authorities, each a PEM file.
    public let additional: [[UInt8]]

    /// The system's authorities.
    public static let system = TrustRoots(additional: [])

    /// Creates the system's authorities plus those of PEM files, such as a private server's or a test's.
    public init(additional: [[UInt8]]) { self.additional = additional }
}
