import WhisperMessage

/// Decides which of many chats, people or contacts a typed name refers to: the one resolver of all commands.
///
/// The first of these that matches decides: an id, a reference or the exact name; the name without regard to case and
/// accents; the beginning of the name; any part of the name.
package struct NameMatching<Candidate: Sendable> {
    /// What a name refers to.
    package enum Outcome {
        /// One candidate, by its id, its reference or its whole name.
        case whole(Candidate)
        /// One candidate, by a part of its name.
        case part(Candidate)
        /// Several candidates that match equally well.
        case several([Candidate])
        /// None. These have names that are spelled similarly.
        case none(similar: [Candidate])
    }

    private let candidates: [Candidate]
    private let names: (Candidate) -> [String]
    private let isCalled: (Candidate, String) -> Bool

    /// The most candidates that are suggested.
    private static var mostSuggestions: Int { 5 }

    /// - Parameters:
    ///   - names: The names of a candidate, the one that is shown first.
    ///   - isCalled: Whether a text is an id or a reference of a candidate.
    package init(
        _ candidates: [Candidate], names: @escaping (Candidate) -> [String],
        isCalled: @escaping (Candidate, String) -> Bool = { _, _ in false }
    ) {
        self.candidates = candidates
        self.names = names
        self.isCalled = isCalled
    }

    /// What a text refers to.
    package func match(_ text: String) -> Outcome {
        let exact = candidates.filter { isCalled($0, text) || names($0).contains(text) }
        if let outcome = decide(exact, Outcome.whole) { return outcome }
        let wanted = Self.folded(text)
        guard !wanted.isEmpty else { return .none(similar: []) }
        let folded = candidates.map { (candidate: $0, names: names($0).map(Self.folded)) }
        func having(_ test: (String) -> Bool) -> [Candidate] {
            folded.filter { $0.names.contains(where: test) }.map(\.candidate)
        }
        return decide(having { $0 == wanted }, Outcome.whole)
            ?? decide(having { $0.hasPrefix(wanted) }, Outcome.part)
            ?? decide(having { $0.contains(wanted) }, Outcome.part) ?? .none(similar: similar(to: text))
    }

    private func decide(_ found: [Candidate], _ one: (Candidate) -> Outcome) -> Outcome? {
        guard let first = found.first else { return nil }
        return found.count == 1 ? one(first) : .several(found)
    }

    /// The candidates with the name, or the word of a name, that is spelled most similarly, without regard to case and
    /// accents.
    private func similar(to text: String) -> [Candidate] {
        var spellings: [String: [Candidate]] = [:]
        for candidate in candidates {
            for name in names(candidate).prefix(1) {
                let words = SearchText.words(of: name).strings
                for spelling in Set([words.joined(separator: " ")] + words) where !spelling.isEmpty {
                    spellings[spelling, default: []].append(candidate)
                }
            }
        }
        guard let nearest = Suggestion.nearest(to: Self.folded(text), among: spellings.keys.sorted()) else { return [] }
        return Array((spellings[nearest] ?? []).prefix(Self.mostSuggestions))
    }

    /// A text as search sees it: words without case and accents.
    private static func folded(_ text: String) -> String { SearchText.words(of: text).strings.joined(separator: " ") }
}
