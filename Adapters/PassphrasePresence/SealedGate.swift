import WhisperPresencePort
import WhisperSealingPort

/// A gate as it is kept (docs/formats.md): mark, version, passphrase box, checksum.
///
/// The checksum tells accidents from a wrong passphrase, before anybody is asked for one. It stops no attacker, who
/// could make the passphrase look wrong, and no more.
struct SealedGate {
    /// The size of a gate's key.
    static let keySize = 32
    /// Gates beyond this are none of ours.
    static let largestSize = 4_096
    private static let mark = Array("whisper-gate".utf8) + [1]
    private static let checksumSize = 32

    /// The gate's key, sealed under the passphrase.
    let box: [UInt8]

    init(box: [UInt8]) {
        self.box = box
    }

    /// Takes a gate apart; `damaged` where it is none, or was changed.
    init(_ bytes: [UInt8], sealing: any Sealing) throws(PresenceError) {
        let covered = bytes.dropLast(SealedGate.checksumSize)
        guard bytes.count <= SealedGate.largestSize, covered.starts(with: SealedGate.mark),
            SealedGate.checksum(of: Array(covered), sealing: sealing) == Array(bytes[covered.endIndex...])
        else { throw .damaged }
        box = Array(covered.dropFirst(SealedGate.mark.count))
    }

    /// The gate as it is kept.
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
