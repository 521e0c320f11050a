@testable import WhisperWhatsAppAndroid

/// The adapter's words, apart from the names that both modules have.
enum ActionWords {
    static let names = ActionType.names
}
