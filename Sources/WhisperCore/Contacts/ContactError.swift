public import WhisperKeychainPort
public import WhisperStorePort

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
    /// What the vault says about trust is in doubt, and the change would trust somebody (CON-3).
    case trustInDoubt
    /// The keychain failed.
    case keychain(KeychainError)
    /// What is kept of the contact does not fit together.
    case damaged
    /// The vault failed.
    case store(StoreError)
}

extension ContactError: StoreFailure {
    init(_ error: TrustError) {
        self =
            switch error {
            case .inDoubt: .trustInDoubt
            case .changedMeanwhile: .changedMeanwhile
            case .keychain(let error): .keychain(error)
            case .sealing: .store(StoreError(.cannotExecute))
            case .store(let error):
                switch error.code {
                case .contactNotFound: .notFound
                case .personNotFound: .personNotFound
                // The fingerprint came to another contact since it was looked for.
                case .constraint: .changedMeanwhile
                default: .store(error)
                }
            }
    }

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
