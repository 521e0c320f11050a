import Armor
import Identity
import SealingPort
import SecretMemory
import SodiumCrypto
import SodiumSealing

/// Reads any bytes as a backup of identities: as a line, or as the payload under a seal that is made here, so that the
/// passphrase is no wall to the fuzzer. A payload that is accepted must be the very one that is written again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let bench else { fatalError("the library does not start") }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = bytes.first, count > 1 else { return 0 }
    let rest = Array(bytes.dropFirst())
    if choice % 4 == 0 { bench.readLine(rest) } else { bench.readPayload(rest) }
    return 0
}

nonisolated(unsafe) private let bench = Bench()

private final class Bench {
    private let sealing: SodiumSealing
    private let passphrase: SecretBytes
    private let format: IdentityBackupFormat

    init?() {
        guard let sealing = try? SodiumSealing(), let crypto = try? SodiumCrypto(),
            var passphrase = try? sealing.allocate(count: 1)
        else { return nil }
        passphrase.withUnsafeMutableBytes { $0.copyBytes(from: [0x70]) }
        self.sealing = sealing
        self.passphrase = passphrase
        format = IdentityBackupFormat(sealing: sealing, crypto: crypto, memory: sealing)
    }

    /// A line that asks for more than the least work is let go by: that work is the library's, and takes its time.
    func readLine(_ text: [UInt8]) {
        guard Armor.bytes(of: text).prefix(14) == [1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x20, 0] else { return }
        _ = try? format.backup(in: text, under: passphrase)
    }

    func readPayload(_ payload: [UInt8]) {
        guard var secret = try? sealing.allocate(count: payload.count) else { return }
        secret.withUnsafeMutableBytes { $0.copyBytes(from: payload) }
        guard let box = try? sealing.seal(secret, under: passphrase, cost: .minimal),
            let backup = try? format.backup(in: Armor.line("whisper-backup1:", box), under: passphrase)
        else { return }
        guard let text = try? format.text(of: backup, under: passphrase, cost: .minimal),
            let content = try? sealing.open(Armor.bytes(of: text), under: passphrase), content.hasSameBytes(as: secret)
        else { fatalError("not the same payload again") }
    }
}
