import WhisperBlobPort
import WhisperFileBlobStore
import WhisperFileKeychain
import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing

/// Stores one number after the other, under a passphrase or under a key.
func storeSecrets(in directory: String, underKey: Bool) throws {
    let sealing = try SodiumSealing()
    let path = directory + "/keychain"
    let keychain =
        if underKey {
            FileKeychain(path: path, key: try constantKey(sealing), sealing: sealing, memory: sealing)
        } else {
            FileKeychain(
                path: path, passphrase: try secret("right", sealing), sealing: sealing, memory: sealing, cost: .minimal)
        }
    for number in 1...mostWrites {
        try keychain.store(try secret(String(number), sealing), as: .vaultKey)
        acknowledge(String(number))
    }
}

/// When a writer stops on its own: if its killer were killed first, it would fill the disk.
private let mostWrites = 20_000

/// Stores one blob after the other, of sizes that need one chunk and several.
func keepBlobs(in directory: String) throws {
    let sealing = try SodiumSealing()
    let store = try FileBlobStore(
        directory: directory + "/blobs", key: try constantKey(sealing), sealing: sealing)
    for number in 1...mostWrites {
        let content = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: number * 37_003 % 200_000)
        let writer = try store.makeWriter()
        try content.withUnsafeBytes { try writer.write($0) }
        let kept = try writer.commit()
        try store.synchronize()
        acknowledge(kept.id.hex)
    }
}

/// Stores one large blob and reads it in pieces.
func keepLargeBlob(in directory: String, megabytes: Int) throws {
    let sealing = try SodiumSealing()
    let store = try FileBlobStore(directory: directory + "/blobs", key: try constantKey(sealing), sealing: sealing)
    let piece = [UInt8](repeating: 1, count: 1_048_576)
    let writer = try store.makeWriter()
    for _ in 0..<megabytes { try piece.withUnsafeBytes { try writer.write($0) } }
    let reader = try store.makeReader(try writer.commit().id)
    var size = 0
    while case let bytes = try reader.read(), !bytes.isEmpty { size += bytes.count }
    acknowledge("\(size) \(peakMemory())")
}

/// A secret with these characters.
func secret(_ text: String, _ memory: any SecretAllocator) throws -> SecretBytes {
    var secret = try memory.allocate(count: text.utf8.count)
    secret.withUnsafeMutableBytes { $0.copyBytes(from: text.utf8) }
    return secret
}

/// The same key each time, so that the test can read what was stored.
private func constantKey(_ memory: any SecretAllocator) throws -> SecretBytes {
    var key = try memory.allocate(count: 32)
    key.withUnsafeMutableBytes { bytes in
        for index in bytes.indices { bytes[index] = 7 }
    }
    return key
}
