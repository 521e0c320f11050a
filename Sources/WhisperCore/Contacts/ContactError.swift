public import WhisperKeychainPort
public import WhisperStorePort

/// The reason an operation on a contact failed.
public enum ContactError: Error, Hashable, Sendable {
    /// There is no such contact.
    case notFound
    /// Several contacts have this name; use an id or a fingerprint.
    case ambiguous
    /// The name is not valid: empty, too long, or with characters that hide or mislead.
    case invalidName
    /// Another contact has this name.
    case nameTaken
    /// The text is not a bundle, or its content is not authentic.
    case invalidBundle
    /// The text is not a keybook.
    case invalidKeybook
    /// Nothing can be sealed with this key, or no valid signature can come from it.
    case invalidKey
    /// The keys are the owner's own, those of the identity of this name.
    case ownKeys(String)
    /// One of the two keys is the owner's own, that of the identity of this name, and the other is somebody else's.
    case mixedKeys(String)
    /// Known keys would be replaced, and the change was not accepted (CON-4).
    case keyChangeRefused
    /// The keys are no longer those that were shown.
    case changedMeanwhile
    /// There is no such person among the senders of messages.
    case personNotFound
    /// The vault's trust data is in doubt, and the change would extend trust (CON-3).
    case trustInDoubt
    /// The keychain failed.
    case keychain(KeychainError)
    /// The stored record of the contact is inconsistent.
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
                // Another contact has received the fingerprint since the lookup.
                case .constraint: .changedMeanwhile
                default: .store(error)
                }
            }
    }

    /// Runs a vault operation and converts its errors to those of contact operations.
    static func changing<Result>(_ body: () async throws(StoreError) -> Result) async throws(ContactError) -> Result {
        do throws(StoreError) {
            return try await body()
        } catch {
            switch error.code {
            case .contactNotFound: throw .notFound
            case .personNotFound: throw .personNotFound
            // Another contact has received the fingerprint since the lookup.
            case .constraint: throw .changedMeanwhile
            default: throw .store(error)
            }
        }
    }
}
