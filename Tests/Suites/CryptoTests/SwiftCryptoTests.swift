#if SwiftCrypto
    import WhisperCryptoContract
    import WhisperSwiftCrypto
    import WhisperTestThreads
    import Testing

    @Suite("swift-crypto backend (ENV-11, ENV-12)", .ownThreads)
    struct SwiftCryptoTests {
        #if canImport(CryptoKit)
            private let capabilities: CryptoCapabilities = []
        #else
            private let capabilities: CryptoCapabilities = .deterministicSignatures
        #endif

        @Test(arguments: CryptoLaw.all)
        func law(_ law: CryptoLaw) async throws {
            try await law.check(SwiftCrypto(), capabilities)
        }
    }
#endif
