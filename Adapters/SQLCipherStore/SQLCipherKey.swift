internal import WhisperSealingPort
internal import WhisperSecretMemory
internal import WhisperSecretPool
internal import WhisperStorePort
internal import WhisperTextCoding

/// A raw key, held while the vault is open, as every further connection needs it. Its text in SQLCipher's notation
/// exists during a call to the engine alone. Both are in guarded memory: locked if the system allows it, excluded from
/// core dumps and wiped at the end (ID-8).
final class SQLCipherKey: Sendable {
    /// The length of a raw key, in bytes.
    static let length = 32
    /// The length of a database's salt, in bytes.
    private static let saltLength = 16

    private let key: SecretBytes
    /// The salt that the engine uses to read and write pages; empty if it finds or makes it itself.
    private let salt: [UInt8]
    /// Identifies this key without revealing anything about it: the first half of HMAC-SHA256 under it.
    let check: [UInt8]

    /// Copies a key of 32 bytes.
    init(_ key: borrowing SecretBytes, _ sealing: any Sealing) throws(StoreError) {
        guard key.count == SQLCipherKey.length else { throw StoreError(.invalidArgument) }
        check = try SQLCipherKey.check(of: key, sealing)
        self.key = try SQLCipherKey.copy(of: key)
        salt = []
    }

    /// The same key, followed by the salt that the engine uses to read and write pages.
    init(_ other: SQLCipherKey, salt: [UInt8]) throws(StoreError) {
        guard salt.count == SQLCipherKey.saltLength else { throw StoreError(.invalidArgument) }
        check = other.check
        key = try SQLCipherKey.copy(of: other.key)
        self.salt = salt
    }

    /// A copy in a region of its own, as it is held for long.
    private static func copy(of key: borrowing SecretBytes) throws(StoreError) -> SecretBytes {
        do throws(SecretMemoryError) {
            var copy = try SecretPool.allocateAlone(count: key.count)
            unsafe key.withUnsafeBytes { bytes in
                unsafe copy.withUnsafeMutableBytes { unsafe $0.copyMemory(from: bytes) }
            }
            return copy
        } catch {
            throw StoreError(.cannotOpen)
        }
    }

    /// Identifies a key without revealing anything about it.
    static func check(of key: borrowing SecretBytes, _ sealing: any Sealing) throws(StoreError) -> [UInt8] {
        do throws(SealingError) {
            let label = Array("whisper-v1/vault-key-check".utf8)
            return Array(try sealing.authenticationCode(for: label, under: key).prefix(16))
        } catch {
            throw StoreError(.cannotOpen)
        }
    }

    /// Calls a closure with the key as `x'…'`, including its salt if it has one. The text is wiped when it returns.
    ///
    /// - Throws: `.cannotOpen` if no guarded memory is left.
    func withNotation<Result>(_ body: (UnsafeRawBufferPointer) -> Result) throws(StoreError) -> Result {
        var notation: SecretBytes
        do throws(SecretMemoryError) {
            notation = try SecretPool.allocate(count: 2 * (key.count + salt.count) + 3)
        } catch {
            throw StoreError(.cannotOpen)
        }
        unsafe notation.withUnsafeMutableBytes { text in
            unsafe text[0] = UInt8(ascii: "x")
            unsafe text[1] = UInt8(ascii: "'")
            unsafe key.withUnsafeBytes { key in
                for index in key.indices { unsafe SQLCipherKey.put(key[index], in: text, at: 2 + 2 * index) }
            }
            let end = 2 + 2 * key.count
            for (index, byte) in salt.enumerated() { unsafe SQLCipherKey.put(byte, in: text, at: end + 2 * index) }
            unsafe text[text.count - 1] = UInt8(ascii: "'")
        }
        return unsafe notation.withUnsafeBytes { unsafe body($0) }
    }

    /// Digit by digit, as a secret must not become a `String`.
    private static func put(_ byte: UInt8, in text: UnsafeMutableRawBufferPointer, at index: Int) {
        unsafe text[index] = HexText.digit(byte >> 4)
        unsafe text[index + 1] = HexText.digit(byte)
    }
}
