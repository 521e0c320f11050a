import Armor
import WhisperIdentity
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumCrypto
import WhisperSodiumSealing

/// Reads any bytes as a backup of identities: as a line, or as the payload under its seal, so that the passphrase is no wall
/// to the fuzzer. A payload that is accepted must be the very one that is written again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let bench else { fatalError("the library does not start") }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = bytes.first, count > 1 else { return 0 }
    let rest = Array(bytes.dropFirst())
    if choice % 4 == 0 { bench.readLine(rest) } else { bench.readPayload(rest) }
    return 0
}

// libFuzzer calls from a single thread.
nonisolated(unsafe) private let bench = Bench()

private final class Bench {
    private let passphrase: SecretBytes
    /// Reads lines as they are.
    private let sealed: IdentityBackupFormat
    /// Reads lines that contain the payload unchanged.
    private let open: IdentityBackupFormat

    init?() {
        let memory = HeapMemory()
        guard let sealing = try? SodiumSealing(), let crypto = try? SodiumCrypto(),
            var passphrase = try? memory.allocate(count: 1)
        else { return nil }
        passphrase.withUnsafeMutableBytes { $0.copyBytes(from: [0x70]) }
        self.passphrase = passphrase
        sealed = IdentityBackupFormat(sealing: sealing, crypto: crypto, memory: memory)
        open = IdentityBackupFormat(
            sealing: OpenSealing(base: sealing, memory: memory), crypto: crypto, memory: memory)
    }

    /// A box that requires more than the minimum work is skipped: that work is the library's, and slow.
    func readLine(_ text: [UInt8]) {
        let box = Armor.bytes(of: text)
        guard box.count < 14 || box[..<14].elementsEqual([1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x20, 0]) else { return }
        _ = try? sealed.backup(in: text, under: passphrase)
    }

    func readPayload(_ payload: [UInt8]) {
        guard let backup = try? open.backup(in: Armor.line("whisper-backup1:", payload), under: passphrase) else {
            return
        }
        guard let text = try? open.text(of: backup, under: passphrase), Armor.bytes(of: text) == payload else {
            fatalError("not the same payload again")
        }
    }
}
