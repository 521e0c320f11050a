import WhisperArchive
import WhisperJSONText
package import WhisperMessage
package import WhisperSealingPort
package import WhisperStorePort
import WhisperTextCoding

/// Finds who voted for what in a poll (LOOK-9).
package struct PollVoters {
    private let store: any VaultStore
    private let digest: any Sealing
    private var names: [UniqueIdentifier: String] = [:]

    /// The number of names that are remembered.
    private static let mostNames = 10_000
    /// The votes of a poll that are counted.
    private static let mostVotes = 5_000

    /// - Parameter digest: What computes the hashes by which votes name options.
    package init(_ store: any VaultStore, digest: any Sealing) {
        self.store = store
        self.digest = digest
    }

    /// The names of those who voted for each option, by the hashes of the options' texts or ids; empty without a poll whose
    /// options are known.
    ///
    /// - Throws: The vault's error.
    package mutating func voters(of message: UnifiedMessage) async throws(StoreError) -> [[String]] {
        let members = message.platformSpecific
        guard case .object(let poll)? = members["poll"], case .array(let votes)? = members[PollVote.member],
            case .array(let listed)? = poll["answers"] ?? poll["options"]
        else { return [] }
        let options = poll["answers"] == nil ? PollVote.distinct(listed) : listed
        var places: [String: Int] = [:]
        for (place, option) in options.enumerated() {
            if case .string(let text) = option { places[hash(of: text)] = place }
        }
        var voters = Array(repeating: [String](), count: options.count)
        for vote in votes.prefix(PollVoters.mostVotes) {
            guard case .object(let vote) = vote, case .string(let person)? = vote["person"],
                let id = UniqueIdentifier(person), case .array(let chosen)? = vote["options"],
                let name = try await name(of: id)
            else { continue }
            var counted: Set<Int> = []
            for option in chosen {
                guard case .string(let hash) = option, let place = places[hash], counted.insert(place).inserted else {
                    continue
                }
                voters[place].append(name)
            }
        }
        return voters
    }

    private mutating func name(of person: UniqueIdentifier) async throws(StoreError) -> String? {
        if let known = names[person] { return known }
        guard let name = try await store.person(person)?.displayName else { return nil }
        if names.count >= PollVoters.mostNames { names = [:] }
        names[person] = name
        return name
    }

    private func hash(of text: String) -> String {
        let hash = digest.sha256()
        Array(text.utf8).withUnsafeBytes { hash.update($0) }
        return HexText.text(hash.finish())
    }
}
