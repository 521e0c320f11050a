import CWhisperProcess
import WhisperFileKeychain
import WhisperKeychainPort
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Crashes while a secret lies somewhere: 64 bytes, each worked out from its place, so that neither the program's file
/// nor its stack holds them besides.
func crash(_ place: String, in directory: String) throws {
    let sealing = try SodiumSealing()
    var guarded = try sealing.allocate(count: 64)
    fill(&guarded)
    let ordinary = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
    switch place {
    case "ordinary", "undumpable":
        for index in 0..<64 { ordinary[index] = canary(index) }
        if place == "undumpable", whisper_disable_core_dumps() != 0 { complain("core dumps stay") }
    case "keychain":
        let keychain = FileKeychain(
            path: directory + "/keychain", passphrase: try secret("right", sealing), sealing: sealing, memory: sealing,
            cost: .minimal)
        try keychain.store(guarded, as: .vaultKey)
        try keychain.changePassphrase(to: guarded, cost: .minimal)
        // Sealed, opened and looked up, so that any leftover copy is found.
        guard case .present(let secret) = keychain.lookUp(.vaultKey) else { complain("no secret") }
        let box = try sealing.seal(secret, under: guarded, cost: .minimal)
        guard try sealing.open(box, under: secret).hasSameBytes(as: guarded) else { complain("another secret") }
    default: break
    }
    acknowledge("ready")
    abort()
}

private func fill(_ secret: inout SecretBytes) {
    secret.withUnsafeMutableBytes { bytes in
        for index in bytes.indices { bytes[index] = canary(index) }
    }
}

private func canary(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: index &* 197 &+ 91 ^ index &* index)
}

/// Disables the network and reports which sockets can still be created.
func tryNetwork() {
    acknowledge("before \(attempt(AF_INET))")
    guard whisper_deny_network() == 0 else { complain("refused") }
    acknowledge("inet \(attempt(AF_INET)) inet6 \(attempt(AF_INET6)) unix \(attempt(AF_UNIX))")
}

/// 0, or the error of creating a socket.
private func attempt(_ family: Int32) -> Int32 {
    #if canImport(Glibc)
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
        let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    return 0
}
