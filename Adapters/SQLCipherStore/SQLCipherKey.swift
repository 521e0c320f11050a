#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import WhisperSealingPort
internal import WhisperSecretMemory
internal import WhisperSecretPool
internal import WhisperStorePort
internal import WhisperTextCoding

/// A raw key in SQLCipher's notation, in its own memory that is locked if the system allows it, excluded from core
/// dumps and wiped at the end. Held while the vault is open, as every further connection needs it.
@safe final class SQLCipherKey: Sendable {
    /// The length of a raw key, in bytes.
    static let length = 32
    /// The length of a database's salt, in bytes.
    private static let saltLength = 16

    // Written once, in init; wiped and freed only in deinit.
    private nonisolated(unsafe) let notation: UnsafeMutableRawBufferPointer
    /// The length of the notation.
    private let count: Int
    /// Identifies this key without revealing anything about it: the first half of HMAC-SHA256 under it.
    let check: [UInt8]

    /// Copies a key of 32 bytes.
    init(_ key: borrowing SecretBytes, _ sealing: any Sealing) throws(StoreError) {
        guard key.count == SQLCipherKey.length else { throw StoreError(.invalidArgument) }
        check = try SQLCipherKey.check(of: key, sealing)
        unsafe notation = try SQLCipherKey.page()
        count = 2 * SQLCipherKey.length + 3
        unsafe key.withUnsafeBytes { bytes in
            unsafe notation[0] = UInt8(ascii: "x")
            unsafe notation[1] = UInt8(ascii: "'")
            for index in bytes.indices { unsafe SQLCipherKey.put(bytes[index], in: notation, at: 2 + 2 * index) }
            unsafe notation[2 + 2 * bytes.count] = UInt8(ascii: "'")
        }
    }

    /// The same key, followed by the salt that the engine uses to read and write pages.
    init(_ key: SQLCipherKey, salt: [UInt8]) throws(StoreError) {
        guard salt.count == SQLCipherKey.saltLength else { throw StoreError(.invalidArgument) }
        check = key.check
        unsafe notation = try SQLCipherKey.page()
        let end = 2 + 2 * SQLCipherKey.length
        count = end + 2 * SQLCipherKey.saltLength + 1
        unsafe key.withNotation { unsafe notation.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<end])) }
        for (index, byte) in salt.enumerated() { unsafe SQLCipherKey.put(byte, in: notation, at: end + 2 * index) }
        unsafe notation[count - 1] = UInt8(ascii: "'")
    }

    /// A separate page, so that locking it locks nothing else.
    private static func page() throws(StoreError) -> UnsafeMutableRawBufferPointer {
        let size = Int(sysconf(Int32(_SC_PAGESIZE)))
        let address = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else { throw StoreError(.cannotOpen) }
        unsafe mlock(address, size)
        #if canImport(Glibc)
            unsafe madvise(address, size, Int32(MADV_DONTDUMP))
        #endif
        return unsafe UnsafeMutableRawBufferPointer(start: address, count: size)
    }

    /// Digit by digit, as a secret must not become a `String`.
    private static func put(_ byte: UInt8, in page: UnsafeMutableRawBufferPointer, at index: Int) {
        unsafe page[index] = HexText.digit(byte >> 4)
        unsafe page[index + 1] = HexText.digit(byte)
    }

    deinit {
        unsafe SecretWipe.wipe(notation)
        unsafe munmap(notation.baseAddress, notation.count)
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

    /// Calls a closure with the key as `x'…'`, including its salt if it has one.
    func withNotation<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe body(UnsafeRawBufferPointer(rebasing: notation[..<count]))
    }
}
