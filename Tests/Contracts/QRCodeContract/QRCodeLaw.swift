public import WhisperQRCodePort
public import Testing

/// One thing that every maker and reader of QR codes must do, or must refuse (QR-1, QR-2).
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: QRCodeLaw.all)
/// func law(_ law: QRCodeLaw) async throws { try await law.check(MyCodes(), [.readsJPEG]) }
/// ```
public struct QRCodeLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let capability: QRCodeCapability?
    private let body: @Sendable (any QRCoding) async throws -> Void

    init(
        _ sentence: String, for capability: QRCodeCapability? = nil,
        _ body: @escaping @Sendable (any QRCoding) async throws -> Void
    ) {
        testDescription = sentence
        self.capability = capability
        self.body = body
    }

    /// Whether the law speaks of something that only some adapters do.
    public func applies(to capabilities: Set<QRCodeCapability>) -> Bool {
        capability.map(capabilities.contains) ?? true
    }

    /// Records an issue for each violation; what the adapter does not claim to do is not asked of it.
    public func check(_ codes: any QRCoding, _ capabilities: Set<QRCodeCapability>) async throws {
        guard applies(to: capabilities) else { return }
        try await body(codes)
    }

    /// All laws; together they take some seconds.
    public static let all: [QRCodeLaw] = encodingLaws + scanningLaws + pictureLaws
}

/// What an adapter may do or not.
public enum QRCodeCapability: Hashable, Sendable {
    /// JPEG pictures are read.
    case readsJPEG
}
