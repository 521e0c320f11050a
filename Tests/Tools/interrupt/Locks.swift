import WhisperPosixFiles
import WhisperSecretMemory
import WhisperSecretPool
import WhisperSodiumSealing

/// Reports the kernel's data about the pages of a secret in its own region and of one in a slot, and whether both
/// are reported as locked.
func tellLocks() throws {
    let sealing = try SodiumSealing()
    let secret = try sealing.allocate(count: 64)
    let slot = try SecretPool.allocate(count: 64)
    let maps = String(decoding: try Files.read("/proc/self/smaps", limit: 16 << 20), as: UTF8.self)
    tellFlags(of: secret.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }, in: maps)
    tellFlags(of: slot.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }, in: maps)
    // The memory must exist at least until here.
    guard secret.count == slot.count else { return }
    acknowledge("locked \(sealing.locksMemory) \(SecretPool.isLocked)")
}

private func tellFlags(of address: UInt, in maps: String) {
    var isInside = false
    for line in maps.split(separator: "\n") {
        let range = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        if range.count == 2 { isInside = range[0] <= address && address < range[1] }
        if isInside, line.hasPrefix("VmFlags:") { acknowledge(String(line)) }
    }
}
