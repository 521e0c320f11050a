import WhisperCryptoPort
import WhisperSodiumCrypto
import Testing

#if SwiftCrypto
    import WhisperSwiftCrypto
#endif

/// The backends that are built: every test of the format runs on each (ENV-9).
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case sodium
    #if SwiftCrypto
        case swiftCrypto
    #endif

    /// The backends that wipe all that they make. What swift-crypto leaves in its contexts and on its stack is out of our
    /// reach (decision 0010); CryptoTests look at it.
    static let wipingAll: [Backend] = [.sodium]

    /// The backend at work.
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
