internal import WhisperMessage

/// The stored codes of enumerations whose raw values are words. They must never change.
extension ContentKind {
    /// The vault's code.
    var code: Int64 {
        switch self {
        case .text: 0
        case .image: 1
        case .video: 2
        case .audio: 3
        case .document: 4
        case .sticker: 5
        case .location: 6
        case .contact: 7
        case .poll: 8
        case .call: 9
        case .system: 10
        case .deleted: 11
        case .unknown: 12
        }
    }

    /// The kind for a code; nil for an unknown one.
    init?(code: Int64) {
        guard let kind = ContentKind.byCode[code] else { return nil }
        self = kind
    }

    private static let byCode = Dictionary(uniqueKeysWithValues: allCases.map { ($0.code, $0) })
}

extension TimestampPrecision {
    /// The vault's code.
    var code: Int64 {
        switch self {
        case .minute: 0
        case .second: 1
        case .millisecond: 2
        }
    }

    /// The precision for a code; nil for an unknown one.
    init?(code: Int64) {
        switch code {
        case 0: self = .minute
        case 1: self = .second
        case 2: self = .millisecond
        default: return nil
        }
    }
}
