import CryptoPort
import SodiumCrypto
import Testing

#if SwiftCrypto
    import SwiftCrypto
#endif

/// The backends that are built: every test of the format runs on each (ENV-9).
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case sodium
    #if SwiftCrypto
        case swiftCrypto
    #endif

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
