package import WhisperPagePort
import WhisperSealedPages
package import WhisperSecretMemory

extension Adapters {
    /// Whether a file that begins with these bytes is a sealed archive of pages.
    package static func isSealedArchive(_ bytes: [UInt8]) -> Bool { SealedArchive.isMarked(bytes) }

    /// A file for an archive of pages that is sealed under a passphrase (LOOK-6); nothing is visible in its place before it
    /// is committed (CLI-7).
    ///
    /// - Parameter mayReplace: Whether a sealed archive that an earlier export wrote there is replaced.
    package static func sealedPages(
        at path: String, mayReplace: Bool, under passphrase: borrowing SecretBytes
    ) throws(CommandFailure) -> any PageOutput {
        let sealing = try sealing()
        do {
            return try SealedPages(
                at: path, mayReplace: mayReplace, under: passphrase, cost: passphraseCost, sealing: sealing)
        } catch {
            throw PageFailure.failure(of: error, at: path)
        }
    }
}
