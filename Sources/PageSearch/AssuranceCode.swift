import WhisperContacts
import WhisperMessage

/// The numbers of assurances in search data, which the script knows, too: two bits, the weakest first.
extension MessageAssurance {
    /// The number of different codes.
    static let codeCount: UInt64 = 4

    /// The number, below `codeCount`.
    var code: UInt8 {
        switch self {
        case .plain: 0
        case .sealed: 1
        case .unverified: 2
        case .verified: 3
        }
    }

    /// The assurance with a number; the weakest one for a number that none has.
    init(code: UInt8) {
        self = MessageAssurance.allCases.first { $0.code == code } ?? .plain
    }
}

/// The numbers of kinds in search data: their places in `allCases`.
extension ContentKind {
    /// The number.
    var code: UInt8 { UInt8(ContentKind.allCases.firstIndex(of: self) ?? 0) }

    /// The kind with a number; an unknown one for a number that none has.
    init(code: UInt8) {
        self = Int(code) < ContentKind.allCases.count ? ContentKind.allCases[Int(code)] : .unknown
    }
}
