package import WhisperCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What sets a vault apart from the user's others on this machine, for the key ring.
///
/// Device and number of its directory: the path, which other programs of the user could read in the ring, is not stored,
/// and a vault that takes another's place is another one.
package enum VaultIdentity {
    /// The identity; nil if there is no directory.
    package static func text(_ layout: VaultLayout) -> String? {
        var status = stat()
        guard unsafe stat(layout.directory, &status) == 0 else { return nil }
        return "\(status.st_dev).\(status.st_ino)"
    }
}
