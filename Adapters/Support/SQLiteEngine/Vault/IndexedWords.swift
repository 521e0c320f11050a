internal import WhisperMessage

/// The texts of a message that the full-text index has the words of (ST-5).
///
/// They are compared byte by byte, as texts that are equal otherwise may have different words.
struct IndexedWords: Equatable {
    private let text: String
    private let sender: String
    private let files: [String]

    /// The texts of a message with a content and a sender's name.
    init(_ content: Content, sender: String?) {
        text = content.text ?? ""
        self.sender = sender ?? ""
        files = content.attachments.isEmpty ? [] : content.attachments.flatMap(\.searchTexts)
    }

    static func == (one: IndexedWords, other: IndexedWords) -> Bool {
        areSame(one.text, other.text) && areSame(one.sender, other.sender)
            && one.files.elementsEqual(other.files, by: areSame)
    }

    /// Whether none of the words of others is missing here.
    func hold(_ others: IndexedWords) -> Bool {
        (others.text.isEmpty || Self.areSame(text, others.text))
            && (others.sender.isEmpty || Self.areSame(sender, others.sender))
            && others.files.allSatisfy { file in files.contains { Self.areSame($0, file) } }
    }

    private static func areSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}
