import WhisperCryptoPort
import WhisperSodiumCrypto
import Testing

#if SwiftCrypto
    import WhisperSwiftCrypto
#endif

/// The backends in this build: every test of the format runs on each (ENV-9).
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case sodium
    #if SwiftCrypto
        case swiftCrypto
    #endif

    /// The backends that wipe everything they allocate. The contexts and the stack of swift-crypto are out of our reach
    /// (decision 0010); CryptoTests examine them.
    static let wipingAll: [Backend] = [.sodium]

    /// Creates the backend.
    func make() throws -> any CryptoBackend {
        switch self {
        case .sodium: try SodiumCrypto()
        #if SwiftCrypto
            case .swiftCrypto: SwiftCrypto()
        #endif
        }
    }

    var testDescription: String { rawValue }
}
