public import StorePort

/// Why something could not be done with a contact.
public enum ContactError: Error, Hashable, Sendable {
    /// There is no such contact.
    case notFound
    /// Several contacts have this name: it takes an id or a fingerprint to tell them apart.
    case ambiguous
    /// The text is no name: empty, too long, or with characters that hide or mislead.
    case invalidName
    /// Another contact has this name.
    case nameTaken
    /// The text is no bundle, or what it holds is not authentic.
    case invalidBundle
    /// The text is no keybook.
    case invalidKeybook
    /// A key that nothing can be sealed with, or that nobody can have signed with.
    case invalidKey
    /// Known keys would be exchanged for others, which was not agreed to (CON-4).
    case keyChangeRefused
    /// The keys are not those that were shown any more.
    case changedMeanwhile
    /// There is no such person among the senders of messages.
    case personNotFound
    /// What is kept of the contact does not fit together.
    case damaged
    /// The vault failed.
    case store(StoreError)
}

extension ContactError: StoreFailure {
    /// Does something to the vault, telling apart what a contact's operation can meet.
    static func changing<Result>(_ body: () async throws(StoreError) -> Result) async throws(ContactError) -> Result {
        do throws(StoreError) {
            return try await body()
        } catch {
            switch error.code {
            case .contactNotFound: throw .notFound
            case .personNotFound: throw .personNotFound
            // The fingerprint came to another contact since it was looked for.
            case .constraint: throw .changedMeanwhile
            default: throw .store(error)
            }
        }
    }
}
