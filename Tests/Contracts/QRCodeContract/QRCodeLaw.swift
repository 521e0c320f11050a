import WhisperContractSupport
public import WhisperQRCodePort
public import Testing

/// A requirement that every maker and reader of QR codes must meet (QR-1, QR-2).
///
/// An adapter's test runs them all:
/// ```
/// @Test(arguments: QRCodeLaw.all)
/// func law(_ law: QRCodeLaw) async throws { try await law.check(MyCodes(), [.readsJPEG]) }
/// ```
public struct QRCodeLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    /// What an adapter must be able to do for the law to apply.
    public let needs: QRCodeCapabilities
    private let body: @Sendable (any QRCoding) async throws -> Void

    init(
        _ sentence: String, needs: QRCodeCapabilities = [],
        _ body: @escaping @Sendable (any QRCoding) async throws -> Void
    ) {
        testDescription = sentence
        self.needs = needs
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// Where the adapter lacks what the law needs, this is recorded as a warning, and the running test case cancelled.
    ///
    /// - Throws: An unexpected error of the adapter; the cancellation of the test case if the law cannot be checked.
    public func check(_ codes: any QRCoding, _ capabilities: QRCodeCapabilities) async throws {
        try requireCapabilities(needs, of: capabilities, for: testDescription)
        try await body(codes)
    }

    /// All laws; together they take some seconds.
    public static let all: [QRCodeLaw] = encodingLaws + scanningLaws + pictureLaws
}

/// What an adapter may do or not.
public struct QRCodeCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// JPEG pictures are read.
    public static let readsJPEG = QRCodeCapabilities(rawValue: 1)

    /// The names of the capabilities.
    public var description: String { names(of: self, in: [(.readsJPEG, "reads JPEG")]) }
}
