#if SwiftCrypto
    import Crypto
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    extension SwiftCrypto {
        /// SHA-256.
        public func sha256(_ message: [UInt8]) -> [UInt8] { [UInt8](SHA256.hash(data: message)) }

        /// SHA-512.
        public func sha512(_ message: [UInt8]) -> [UInt8] { [UInt8](SHA512.hash(data: message)) }
    }
#endif
