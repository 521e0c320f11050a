public import Foundation
public import WhisperKeychainPort
public import WhisperSecretMemory

/// A keychain in a folder: a file for each secret, behind a checksum. An example of an adapter, not a safe place: the files
/// are as readable as the folder is.
public struct NotesKeychain: Keychain {
    private let folder: URL
    private let memory: any SecretAllocator

    /// The keychain of a folder, which is there.
    public init(folder: URL, memory: any SecretAllocator) {
        self.folder = folder
        self.memory = memory
    }

    public func lookUp(_ name: SecretName) -> SecretLookup {
        do {
            // A folder that cannot be listed says nothing about the secret: unavailable, and never absent.
            guard try files().contains(name.rawValue) else { return .absent }
            let note = try Data(contentsOf: file(name))
            guard note.count > 8, Array(note.prefix(8)) == checksum(note.dropFirst(8)) else {
                return .unavailable(.damaged)
            }
            return .present(try memory.copy(Array(note.dropFirst(8))))
        } catch is SecretMemoryError {
            return .unavailable(.outOfMemory)
        } catch {
            return .unavailable(.inaccessible(errno: 0))
        }
    }

    public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        let bytes = secret.withUnsafeBytes { Data($0) }
        do {
            // Atomic: written beside, then renamed, so that a reader finds the old secret or the new one.
            try Data(checksum(bytes) + bytes).write(to: file(name), options: .atomic)
        } catch {
            throw .inaccessible(errno: 0)
        }
    }

    public func remove(_ name: SecretName) throws(KeychainError) {
        do {
            if try files().contains(name.rawValue) { try FileManager.default.removeItem(at: file(name)) }
        } catch {
            throw .inaccessible(errno: 0)
        }
    }

    public func names() throws(KeychainError) -> [SecretName] {
        do {
            return try files().compactMap { SecretName(rawValue: $0) }.sorted()
        } catch {
            throw .inaccessible(errno: 0)
        }
    }

    private func file(_ name: SecretName) -> URL { folder.appending(path: name.rawValue) }

    private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }

    /// FNV-1a: it finds accidents.
    private func checksum(_ bytes: Data) -> [UInt8] {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
    }
}
