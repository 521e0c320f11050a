public import Foundation
public import WhisperKeychainPort

/// A keychain in a folder: a file for each secret, with a checksum. It shows what an adapter does; it is not a safe place,
/// since the files are as readable as the folder is.
public struct NotesKeychain: Keychain {
    private let folder: URL
    private let memory: any SecretAllocator

    /// The keychain of a folder, which exists.
    public init(folder: URL, memory: any SecretAllocator) {
        self.folder = folder
        self.memory = memory
    }

    public func lookUp(_ name: SecretName) -> SecretLookup {
        do {
            // What cannot be read says nothing about the secret: unavailable, and never absent.
            guard let secret = try notes()[name] else { return .absent }
            return .present(try memory.copy(secret))
        } catch {
            return .unavailable(failure(error))
        }
    }

    public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        let bytes = secret.withUnsafeBytes { Array($0) }
        do {
            // Damage is reported, not covered up.
            _ = try notes()
            // Atomic: written to another file, then renamed, so that a reader finds the old secret or the new one.
            try Data(checksum(bytes) + bytes).write(to: file(name), options: .atomic)
        } catch {
            throw failure(error)
        }
    }

    public func remove(_ name: SecretName) throws(KeychainError) {
        do {
            if try notes()[name] != nil { try FileManager.default.removeItem(at: file(name)) }
        } catch {
            throw failure(error)
        }
    }

    public func names() throws(KeychainError) -> [SecretName] {
        do {
            return try notes().keys.sorted()
        } catch {
            throw failure(error)
        }
    }

    private func file(_ name: SecretName) -> URL { folder.appending(path: name.rawValue + ".note") }

    /// Every secret, each compared with its checksum.
    private func notes() throws -> [SecretName: [UInt8]] {
        var secrets: [SecretName: [UInt8]] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".note") {
            let note = try [UInt8](Data(contentsOf: folder.appending(path: file)))
            guard let name = SecretName(rawValue: String(file.dropLast(5))), note.count > 8,
                Array(note.prefix(8)) == checksum(note.dropFirst(8))
            else { throw KeychainError.damaged }
            secrets[name] = Array(note.dropFirst(8))
        }
        return secrets
    }

    /// The one place where errors become those of the port.
    private func failure(_ error: any Error) -> KeychainError {
        switch error {
        case let error as KeychainError: error
        case is SecretMemoryError: .outOfMemory
        default: .inaccessible(errno: 0)
        }
    }

    /// FNV-1a: it detects accidents, not attacks.
    private func checksum(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
    }
}
