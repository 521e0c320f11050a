import WhisperKeychainPort

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A key call that failed, and what that means.
struct KeyFailure {
    private let number: Int32

    /// - Parameter outcome: The call's result, a negative error number.
    init(_ outcome: Int) {
        number = Int32(clamping: -outcome)
    }

    /// Whether there is no such key, or no longer.
    var isGone: Bool {
        #if os(Linux)
            number == ENOKEY || number == EKEYEXPIRED || number == EKEYREVOKED
        #else
            false
        #endif
    }

    /// The same failure in the port's terms.
    var error: KeychainError {
        switch number {
        case EDQUOT: .full
        case EINVAL: .tooLarge
        case ENOMEM: .outOfMemory
        default: .inaccessible(errno: number)
        }
    }
}
