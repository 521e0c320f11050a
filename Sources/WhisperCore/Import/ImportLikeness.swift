import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// What a file and the vault have in common by likeness alone: the same messages, under other names (ING-1, ING-2).
///
/// Anyone who has the messages can write such a file. So the messages are recognised, and the owner decides whether the
/// names mean the same people, and whether the chat takes the other title.
public struct ImportLikeness: Hashable, Sendable {
    /// The chat of the vault.
    public var chat: String
    /// The file's title for it; nil if it is the same.
    public var otherTitle: String?
    /// The people who may be the same.
    public var people: [ImportSummary.Rename]
    /// Whether the chat has the file's title, and it is unclear whether the file shows it.
    public var isOfTitleAlone = false

    /// What the owner decided.
    public enum Answer: Sendable {
        /// They are the same.
        case same
        /// They are not: this is not asked again.
        case apart
        /// No one was asked, so they are kept apart.
        case unasked
    }
}

extension ImportLikeness {
    /// A chat of the file's title.
    init(namesake title: String) {
        self.init(chat: title, otherTitle: nil, people: [], isOfTitleAlone: true)
    }
}

/// People who wrote the same messages and whom the vault keeps apart. A later file of either is compared with the
/// messages of both, so that none is stored twice.
struct AlikePeople: Sendable {
    /// A person of a file, and the person of the vault who wrote the same.
    private struct Pair {
        var exported: UniqueIdentifier
        var known: UniqueIdentifier
        var isAnswered: Bool
    }

    /// A person who is like another one, and whether the owner has said that they are not the same.
    struct Likeness {
        var person: Person
        var isAnswered: Bool
    }

    let store: any VaultStore

    private static let setting = "import.alike"
    /// The most pairs; beyond it, the oldest are forgotten.
    private static let most = 1_000

    /// Those who are like a person, except the person.
    func people(like id: UniqueIdentifier) async throws(StoreError) -> [Likeness] {
        var found: [Likeness] = []
        for pair in AlikePeople.pairs(try await store.setting(AlikePeople.setting)) {
            guard let one = try await store.person(pair.exported), let other = try await store.person(pair.known),
                one.id != other.id, one.id == id || other.id == id
            else { continue }
            found.append(Likeness(person: one.id == id ? other : one, isAnswered: pair.isAnswered))
        }
        return found
    }

    /// Remembers that two people are alike, and whether they are said to be two.
    func note(_ exported: UniqueIdentifier, like known: UniqueIdentifier, isAnswered: Bool) async throws(StoreError) {
        var before: String?
        var text: String
        repeat {
            before = try await store.setting(AlikePeople.setting)
            var pairs = AlikePeople.pairs(before)
            let earlier = pairs.firstIndex { $0.exported == exported && $0.known == known }
            let wasAnswered = earlier.map { pairs.remove(at: $0).isAnswered } ?? false
            pairs.append(Pair(exported: exported, known: known, isAnswered: isAnswered || wasAnswered))
            text = pairs.suffix(AlikePeople.most).map { pair in
                "\(pair.exported) \(pair.known)" + (pair.isAnswered ? " no" : "")
            }.joined(separator: "\n")
        } while try await !store.setSetting(AlikePeople.setting, to: text, ifStill: before)
    }

    private static func pairs(_ text: String?) -> [Pair] {
        (text ?? "").split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 2, let exported = UniqueIdentifier(words[0]), let known = UniqueIdentifier(words[1])
            else { return nil }
            return Pair(exported: exported, known: known, isAnswered: words.count > 2)
        }
    }
}
