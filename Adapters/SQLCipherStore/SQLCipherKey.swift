#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import SealingPort
internal import SecretMemory
internal import StorePort

/// A raw key in SQLCipher's notation, in memory of its own that is locked where the system allows it, left out of core
/// dumps and wiped at the end. Kept as long as the vault is open, as every further connection needs it.
@safe final class SQLCipherKey: Sendable {
    /// The length of a raw key, in bytes.
    static let length = 32

    // Written once, in init; wiped and given back in deinit only.
    private nonisolated(unsafe) let notation: UnsafeMutableRawBufferPointer
    /// What fits only this key, and tells nothing about it: the first half of HMAC-SHA256 under it.
    let check: [UInt8]

    /// Takes down a key of 32 bytes.
    init(_ key: borrowing SecretBytes, _ sealing: any Sealing) throws(StoreError) {
        guard key.count == SQLCipherKey.length else { throw StoreError(.invalidArgument) }
        check = try SQLCipherKey.check(of: key, sealing)
        // A page of its own, so that locking it locks nothing else.
        let size = Int(sysconf(Int32(_SC_PAGESIZE)))
        let address = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else { throw StoreError(.cannotOpen) }
        unsafe mlock(address, size)
        #if canImport(Glibc)
            unsafe madvise(address, size, Int32(MADV_DONTDUMP))
        #endif
        let page = unsafe UnsafeMutableRawBufferPointer(start: address, count: size)
        unsafe notation = page
        unsafe key.withUnsafeBytes { bytes in
            let digits: StaticString = "0123456789abcdef"
            unsafe page[0] = UInt8(ascii: "x")
            unsafe page[1] = UInt8(ascii: "'")
            for index in bytes.indices {
                let byte = unsafe bytes[index]
                unsafe page[2 + 2 * index] = digits.utf8Start[Int(byte >> 4)]
                unsafe page[3 + 2 * index] = digits.utf8Start[Int(byte & 15)]
            }
            unsafe page[2 + 2 * bytes.count] = UInt8(ascii: "'")
        }
    }

    deinit {
        if let address = unsafe notation.baseAddress {
            // In a way that the compiler does not leave out.
            #if canImport(Glibc)
                unsafe explicit_bzero(address, notation.count)
            #else
                unsafe memset_s(address, notation.count, 0, notation.count)
            #endif
        }
        unsafe munmap(notation.baseAddress, notation.count)
    }

    /// What fits only a key.
    static func check(of key: borrowing SecretBytes, _ sealing: any Sealing) throws(StoreError) -> [UInt8] {
        do throws(SealingError) {
            let label = Array("whisper-v1/vault-key-check".utf8)
            return Array(try sealing.authenticationCode(for: label, under: key).prefix(16))
        } catch {
            throw StoreError(.cannotOpen)
        }
    }

    /// Lends the key as `x'…'`.
    func withNotation<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe body(UnsafeRawBufferPointer(rebasing: notation[..<(2 * SQLCipherKey.length + 3)]))
    }
}
