import WhisperKeychainPort

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A failed key system call, and what it means.
struct KeyFailure {
    private let number: Int32

    /// Parameter outcome: The call's result, a negative error number.
    init(_ outcome: Int) {
        number = Int32(clamping: -outcome)
    }

    /// Whether the key does not exist, or no longer does.
    var isGone: Bool {
        #if os(Linux)
            number == ENOKEY || number == EKEYEXPIRED || number == EKEYREVOKED
        #else
            false
        #endif
    }

    /// The corresponding error of the port.
    var error: KeychainError {
        switch number {
        case EDQUOT: .full
        case EINVAL: .tooLarge
        case ENOMEM: .outOfMemory
        default: .inaccessible(errno: number)
        }
    }
}
