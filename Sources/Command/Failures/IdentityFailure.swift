import WhisperVault
import WhisperLocalization
import WhisperMessage
import WhisperPresencePort
package import WhisperStorePort
package import WhisperCore

/// Translates failures of identity operations into messages for the user.
package enum IdentityFailure {
    /// Calls a function, and converts its error into a failure that names the identity, if a name is given.
    package static func mapping<Result: ~Copyable>(
        _ name: String = "", _ body: () async throws(IdentityError) -> Result
    ) async throws(CommandFailure) -> Result {
        do {
            return try await body()
        } catch {
            throw failure(of: error, name: name)
        }
    }

    /// The failure that corresponds to an error.
    package static func failure(of error: IdentityError, name: String = "") -> CommandFailure {
        let arguments: [String: TextArgument] = ["name": .text(name)]
        return switch error {
        case .notFound: notFound(name)
        case .invalidName: CommandFailure(.usage, SealingFailureText.invalidName, arguments)
        case .nameTaken: CommandFailure(.nameTaken, SealingFailureText.identityExists, arguments)
        case .notActive: CommandFailure(.identityArchived, SealingFailureText.identityNotActive, arguments)
        case .noSigningKey:
            CommandFailure(
                .policyViolation, SealingFailureText.noSigningKey, arguments,
                hint: LocalizedMessage(SealingFailureText.noSigningKeyHint))
        case .secretMissing: secretMissing(name)
        case .signingKeyMissing: signingKeyMissing(name)
        case .damaged: FailureReport.failure(of: StoreError(.damaged))
        case .malformedBackup, .damagedBackup, .backupTooCostly:
            CommandFailure(.invalidBackup, SealingFailureText.invalidBackup)
        case .newerBackup:
            CommandFailure(
                .newerVault, SealingFailureText.invalidBackup, hint: LocalizedMessage(FailureText.newerVaultHint))
        case .wrongPassphrase: CommandFailure(.wrongPassphrase, SealingFailureText.wrongBackupPassphrase)
        case .presence(let error): PresenceFailure.failure(of: error)
        case .trustInDoubt: TrustFailure.inDoubt
        case .gateMissing: PresenceFailure.failure(of: .damaged)
        case .store(let error): FailureReport.failure(of: error)
        case .keychain(let error): FailureReport.failure(of: error)
        case .sealing(let error): FailureReport.failure(of: error)
        case .crypto(let error): CryptoFailure.failure(of: error)
        }
    }

    /// There is no identity of this name.
    package static func notFound(_ name: String) -> CommandFailure {
        CommandFailure(
            .notFound, SealingFailureText.noSuchIdentity, ["name": .text(name)],
            hint: LocalizedMessage(SealingFailureText.noSuchIdentityHint))
    }

    /// There is no identity at all, or none that is the default.
    package static var noIdentity: CommandFailure {
        CommandFailure(
            .noIdentity, SealingFailureText.noIdentity, hint: LocalizedMessage(SealingFailureText.noIdentityHint))
    }

    /// The secret keys of an identity are missing from their storage.
    package static func secretMissing(_ name: String) -> CommandFailure {
        CommandFailure(
            .keyMissing, SealingFailureText.secretMissing, ["name": .text(name)],
            hint: LocalizedMessage(SealingFailureText.secretMissingHint))
    }

    /// The signing key of an identity is missing from its storage, as after its gate was removed.
    package static func signingKeyMissing(_ name: String) -> CommandFailure {
        CommandFailure(
            .keyMissing, SealingFailureText.signingKeyMissing, ["name": .text(name)],
            hint: LocalizedMessage(SealingFailureText.signingKeyMissingHint))
    }
}

extension Secrecy {
    /// The identity of a name, or the default one.
    package func identity(named name: String?) async throws(CommandFailure) -> OwnIdentity {
        guard let name else {
            let standard = try await IdentityFailure.mapping { () async throws(IdentityError) in
                try await identities.standard()
            }
            guard let standard else { throw IdentityFailure.noIdentity }
            return standard
        }
        return try await IdentityFailure.mapping(name) { () async throws(IdentityError) in
            try await identities.find(name)
        }
    }
}

extension IdentityStatus {
    /// The word for it in JSON.
    package var word: String {
        switch self {
        case .active: "active"
        case .rotated: "rotated"
        case .archived: "archived"
        }
    }
}
