import WhisperMessage

/// Chooses what to list by parts of names, without regard to case and accents, as the resolver of names compares.
struct NameFilter {
    private let parts: [(text: String, folded: String)]

    /// Creates a filter for names that contain any of these parts; without parts, it matches everything.
    init(_ parts: [String]) {
        self.parts = parts.map { ($0, NameFilter.folded($0)) }
    }

    /// Whether one of the names contains one of the parts.
    func matches(_ names: [String]) -> Bool {
        guard !parts.isEmpty else { return true }
        return parts.contains { part in
            names.contains { name in
                // Symbols have no words; they are compared as they are.
                part.folded.isEmpty ? name.contains(part.text) : NameFilter.folded(name).contains(part.folded)
            }
        }
    }

    private static func folded(_ text: String) -> String { SearchText.words(of: text).strings.joined(separator: " ") }
}
