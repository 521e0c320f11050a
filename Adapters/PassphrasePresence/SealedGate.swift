import WhisperPresencePort
import WhisperSealingPort

/// The stored form of a gate (docs/formats.md): marker, version, passphrase box, checksum.
///
/// The checksum distinguishes accidental damage from a wrong passphrase, before the user is asked for one. It does not
/// stop attackers, but all that they could achieve is to make the passphrase appear wrong.
struct SealedGate {
    /// The size of a gate's key.
    static let keySize = 32
    /// Larger data is not a gate.
    static let largestSize = 4_096
    private static let mark = Array("whisper-gate".utf8) + [1]
    private static let checksumSize = 32

    /// The gate's key, sealed under the passphrase.
    let box: [UInt8]

    init(box: [UInt8]) {
        self.box = box
    }

    /// Parses a gate; throws `damaged` if it is not one or was modified.
    init(_ bytes: [UInt8], sealing: any Sealing) throws(PresenceError) {
        let covered = bytes.dropLast(SealedGate.checksumSize)
        guard bytes.count <= SealedGate.largestSize, covered.starts(with: SealedGate.mark),
            SealedGate.checksum(of: Array(covered), sealing: sealing) == Array(bytes[covered.endIndex...])
        else { throw .damaged }
        box = Array(covered.dropFirst(SealedGate.mark.count))
    }

    /// The serialised gate.
    func bytes(sealing: any Sealing) -> [UInt8] {
        let covered = SealedGate.mark + box
        return covered + SealedGate.checksum(of: covered, sealing: sealing)
    }

    private static func checksum(of bytes: [UInt8], sealing: any Sealing) -> [UInt8] {
        let digest = sealing.sha256()
        unsafe bytes.withUnsafeBytes { unsafe digest.update($0) }
        return digest.finish()
    }
}
