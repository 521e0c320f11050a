/// Who may vouch for a server: whom the system trusts, and whom the caller adds (RT-7).
public struct TrustRoots: Hashable, Sendable {
    /// Certificates of further authorities, each file in PEM.
    public let additional: [[UInt8]]

    /// Whom the system trusts.
    public static let system = TrustRoots(additional: [])

    /// Whom the system trusts, and the authorities of some PEM files: of a private server, or a test.
    public init(additional: [[UInt8]]) { self.additional = additional }
}
