import WhisperVault
import WhisperJSONText
import WhisperLocalization
import WhisperStorePort
package import WhisperCore

/// Translates failures of contact operations into messages for the user.
package enum ContactFailure {
    /// Calls a function, and converts its error into a failure that names the contact, if a name is given.
    package static func mapping<Result>(
        _ name: String = "", _ body: () async throws(ContactError) -> Result
    ) async throws(CommandFailure) -> Result {
        do {
            return try await body()
        } catch {
            throw failure(of: error, name: name)
        }
    }

    /// The failure that corresponds to an error.
    package static func failure(of error: ContactError, name: String) -> CommandFailure {
        let arguments: [String: TextArgument] = ["name": .text(name)]
        return switch error {
        case .notFound: notFound(name)
        case .ambiguous: ambiguous(name, [])
        case .invalidName: CommandFailure(.usage, SealingFailureText.invalidName, arguments)
        case .nameTaken:
            CommandFailure(
                .nameTaken, SealingFailureText.contactExists, arguments,
                hint: LocalizedMessage(SealingFailureText.contactExistsHint))
        case .invalidBundle: CommandFailure(.invalidBundle, SealingFailureText.invalidBundle)
        case .invalidKeybook: CommandFailure(.invalidBundle, SealingFailureText.invalidKeybook)
        case .invalidKey: CommandFailure(.usage, SealingFailureText.invalidKey, ["value": .text(name)])
        case .ownKeys(let identity):
            CommandFailure(
                .ownKeys, SealingFailureText.ownKeys, ["name": .text(identity)],
                hint: LocalizedMessage(SealingFailureText.ownKeysHint))
        case .mixedKeys(let identity):
            CommandFailure(
                .mixedKeys, SealingFailureText.mixedKeys, ["name": .text(identity)],
                hint: LocalizedMessage(SealingFailureText.mixedKeysHint))
        case .keyChangeRefused: keyChangeRefused(name)
        case .changedMeanwhile: CommandFailure(.keyChanged, SealingFailureText.keyChanged, arguments)
        case .personNotFound: CommandFailure(.notFound, FailureText.personNotFound)
        case .trustInDoubt: TrustFailure.inDoubt
        case .keychain(let error): FailureReport.failure(of: error)
        case .damaged: FailureReport.failure(of: StoreError(.damaged))
        case .store(let error): FailureReport.failure(of: error)
        }
    }

    /// Different keys for a known contact, which the user has not accepted.
    package static func keyChangeRefused(_ name: String) -> CommandFailure {
        CommandFailure(
            .keyChanged, SealingFailureText.keyChanged, ["name": .text(name)],
            hint: LocalizedMessage(SealingFailureText.keyChangedHint))
    }

    /// The same as an alarm, with the words of the known keys and of the others.
    package static func keyChangeRefused(_ name: String, known: [String], shown: [String]) -> CommandFailure {
        var failure = keyChangeRefused(name)
        failure.alarm = .otherKeys(than: known, shown: shown, of: name)
        failure.details = words(name, known: known, shown: shown)
        return failure
    }

    /// The words of the known keys and of others, for JSON.
    static func words(_ name: String, known: [String], shown: [String]) -> JSONObject {
        [
            "contact": .string(name), "known_sas": .array(known.map { .string($0) }),
            "shown_sas": .array(shown.map { .string($0) }),
        ]
    }

    /// The words of a contact's keys were compared and differ (CON-3).
    package static func wordsDiffer(_ contact: KnownContact) -> CommandFailure {
        var failure = CommandFailure(.wordsDiffer, AlarmText.wordsDiffer, ["name": .text(contact.name)])
        failure.alarm = .wordsDiffer(of: contact.name)
        failure.details = ["contact": .string(contact.name), "trust": .string("\(contact.trust)")]
        return failure
    }

    /// There is no contact of this name.
    package static func notFound(_ name: String) -> CommandFailure {
        CommandFailure(
            .notFound, SealingFailureText.noSuchContact, ["name": .text(name)],
            hint: LocalizedMessage(SealingFailureText.noSuchContactHint))
    }

    /// There is no contact of this name; these may be meant.
    static func notFound(_ name: String, perhaps candidates: [KnownContact]) -> CommandFailure {
        guard !candidates.isEmpty else { return notFound(name) }
        return CommandFailure(
            .notFound,
            LocalizedMessage(SealingFailureText.noSuchContactSuggestion) { language in
                ["name": .text(name), "candidates": list(of: candidates, language)]
            },
            hint: LocalizedMessage(SealingFailureText.noSuchContactHint))
    }

    private static func list(of candidates: [KnownContact], _ language: Language) -> TextArgument {
        .list(candidates.map { "\(language.quoted($0.name)) (\($0.shortID))" }, most: 10)
    }

    /// A name fits several contacts.
    package static func ambiguous(_ name: String, _ candidates: [KnownContact]) -> CommandFailure {
        CommandFailure(
            .ambiguous,
            LocalizedMessage(SealingFailureText.ambiguousContact) { language in
                ["name": .text(name), "candidates": list(of: candidates, language)]
            },
            hint: LocalizedMessage(SealingFailureText.ambiguousContactHint))
    }
}

extension CommandFailure {
    /// Whether it only reports that the user answered no.
    package var isRefusal: Bool { code == .declined }
}
