import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMatrixClient
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort

/// Translates errors of the realtime client into messages for the user.
enum SyncFailure {
    /// Runs something and translates its failure.
    ///
    /// - Parameters:
    ///   - account: Whose vault it is, for the message.
    ///   - tokens: The file that the token is of, which may know better why there is none.
    static func mapping<Result>(
        of account: MessengerAccount?, tokens: TokenFile? = nil, _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch let error as MessengerError {
            if error == .malformedToken, let failure = tokens?.failure { throw failure }
            throw failure(of: error, account: account)
        }
    }

    /// The failure that corresponds to an error.
    static func failure(of error: MessengerError, account: MessengerAccount? = nil) -> CommandFailure {
        switch error {
        case .notLoggedIn: notLoggedIn
        case .sessionEnded, .tokenRefused, .malformedToken:
            CommandFailure(
                FailureCode("session-ended", .failure), SyncText.sessionEnded, hint: nextLogin(of: account))
        case .otherAccount: account.map(otherAccount) ?? notLoggedIn
        case .credentialsRefused: credentialsRefused
        case .loginRefused(let words):
            CommandFailure(
                FailureCode("login-refused", .failure), SyncText.loginRefused,
                ["words": .text(UntrustedText.line(words))])
        case .malformedAnswer: CommandFailure(FailureCode("protocol", .failure), SyncText.notUnderstood)
        case .unsupported:
            account.map { account in
                CommandFailure(
                    FailureCode("unsupported", .failure), SyncText.serviceCannot,
                    ["server": .text(account.server.description)])
            } ?? CommandFailure(FailureCode("unsupported", .failure), SyncText.serverCannot)
        case .forbidden: CommandFailure(FailureCode("not-permitted", .failure), SyncText.notPermitted)
        case .notFound: CommandFailure(.notFound, SyncText.noSuchRoom)
        case .invalidArgument: CommandFailure(.input, SyncText.invalidRoom)
        case .tooLarge: CommandFailure(.input, SyncText.fileTooLarge)
        case .limited: CommandFailure(FailureCode("rate-limited", .failure), SyncText.rateLimited)
        case .refused(429): CommandFailure(FailureCode("rate-limited", .failure), SyncText.rateLimited)
        case .refused: CommandFailure(FailureCode("server-failed", .failure), SyncText.serverFailed)
        case .transport(let error): failure(of: error)
        case .notForgotten: CommandFailure(.keychain, FailureText.keychainInaccessible, ["reason": "EBUSY"])
        case .keychain(let error): FailureReport.failure(of: error)
        case .store(let error): FailureReport.failure(of: error)
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        }
    }

    /// The failure that one of the network amounts to.
    static func failure(of error: TransportError) -> CommandFailure {
        switch error {
        case .unreachable, .timedOut, .closed, .shutDown, .refused:
            CommandFailure(FailureCode("unreachable", .failure), SyncText.unreachable)
        case .untrusted(let trust): failure(of: trust)
        case .insecure: CommandFailure(.usage, SyncText.invalidAddressHint)
        case .cancelled: CommandFailure(.interrupted, FailureText.interrupted)
        case .violated, .malformedAnswer, .tooLarge, .bodyFailed:
            CommandFailure(FailureCode("protocol", .failure), SyncText.notUnderstood)
        }
    }

    /// Why a server's certificate is rejected; each reason has its own code, such as `untrusted-expired`.
    private static func failure(of certificate: CertificateFailure) -> CommandFailure {
        switch certificate {
        case .expired: CommandFailure(FailureCode("untrusted-expired", .failure), SyncText.certificateExpired)
        case .wrongHost: CommandFailure(FailureCode("untrusted-host", .failure), SyncText.certificateWrongHost)
        case .unknownIssuer:
            CommandFailure(
                FailureCode("untrusted-issuer", .failure), SyncText.certificateUnknown,
                hint: LocalizedMessage(SyncText.untrustedHint))
        case .other:
            CommandFailure(
                FailureCode("untrusted", .failure), SyncText.untrusted,
                hint: LocalizedMessage(SyncText.untrustedHint))
        }
    }

    /// Whether another attempt may succeed.
    static func mayPass(_ error: TransportError) -> Bool {
        switch error {
        case .unreachable, .timedOut, .closed: true
        default: false
        }
    }

    /// Why a request came to nothing, in words and as a code.
    static func failure(of error: MessengerFailure) -> CommandFailure {
        switch error {
        case .unreachable: failure(of: TransportError.unreachable)
        case .malformed: failure(of: MessengerError.malformedAnswer)
        case .storeFailed: CommandFailure(FailureCode("vault-unread", .failure), SyncText.vaultUnread)
        case .unauthorized: failure(of: MessengerError.sessionEnded)
        case .limited: failure(of: MessengerError.refused(status: 429))
        case .unavailable, .refused: failure(of: MessengerError.refused(status: 500))
        }
    }

    /// Why a message was given up.
    static func reason(of giving: MessengerRefusal) -> SyncText {
        switch giving {
        case .forbidden: .mayNotWrite
        case .notFound: .noConversation
        case .tooLarge: .tooLarge
        case .conflict, .rejected: .notAccepted
        case .notSealed: .writtenInPlain
        case .encryptedByService: .encryptedThere
        case .fileMissing: .fileGone
        case .unsupported: .filesUnsupported
        }
    }

    /// A server of another version of the protocol.
    static func otherVersion(_ version: Int64) -> CommandFailure {
        CommandFailure(
            FailureCode("protocol-version", .failure), SyncText.otherVersion, ["version": .text(String(version))])
    }

    /// A file is larger than the server, or this program, permits.
    static func fileTooLarge(_ path: String, limit: String) -> CommandFailure {
        CommandFailure(
            FailureCode("file-too-large", .failure), SyncText.fileExceeds,
            ["path": .text(path), "limit": .text(limit)])
    }

    /// The failure that one of fetching files amounts to.
    static func failure(of error: FileFetchError<MessengerError>, account: MessengerAccount? = nil) -> any Error {
        switch error {
        case .source(let error): failure(of: error, account: account)
        case .blobs(let error): FailureReport.failure(of: error)
        case .store(let error): FailureReport.failure(of: error)
        case .cancelled: CancellationError()
        }
    }

    /// The failure that one of a single file amounts to. The server has received the whole request, so it is the file that
    /// it rejects.
    static func failure(ofFile error: MessengerError) -> CommandFailure {
        switch error {
        case .invalidArgument, .notFound: CommandFailure(.notFound, SyncText.noSuchRoom)
        default: failure(of: error)
        }
    }

    /// How to log in again; with the server and the name, if they are known.
    private static func nextLogin(of account: MessengerAccount?) -> LocalizedMessage {
        guard let account else { return LocalizedMessage(SyncText.sessionEndedHint) }
        let command = ["whisper-sync", "login", account.server.description, account.user].joined(separator: " ")
        return LocalizedMessage(SyncText.loginAgain, ["command": .text(UntrustedText.line(command))])
    }

    /// No account is logged in.
    static var notLoggedIn: CommandFailure {
        CommandFailure(
            FailureCode("not-logged-in", .failure), SyncText.notLoggedIn,
            hint: LocalizedMessage(SyncText.notLoggedInHint))
    }

    /// The vault has several accounts, and the command concerns one.
    static var severalAccounts: CommandFailure {
        CommandFailure(
            .ambiguous, SyncText.severalAccounts, hint: LocalizedMessage(SyncText.severalAccountsHint))
    }

    /// Wrong user or secret.
    static var credentialsRefused: CommandFailure {
        CommandFailure(FailureCode("credentials-refused", .failure), SyncText.unauthorized)
    }

    /// The server does not offer the way to log in that was chosen.
    static func loginNotOffered(_ refusal: MatrixLoginOffer.Refusal, at server: ServerLocation) -> CommandFailure {
        let hint: SyncText =
            switch refusal {
            case .useLoginToken: .offersLoginTokens
            case .usePassword: .offersPasswords
            case .onlyOAuth: .offersOAuth
            case .nothingKnown: .offersNothingKnown
            }
        return CommandFailure(
            FailureCode("login-not-offered", .failure), SyncText.loginNotOffered,
            ["server": .text(server.description)], hint: LocalizedMessage(hint))
    }

    /// The server has no request to receive messages by.
    static func noSync(at account: MessengerAccount) -> CommandFailure {
        CommandFailure(
            FailureCode("unsupported", .failure), SyncText.noSync, ["server": .text(account.server.description)])
    }

    /// The vault belongs to another account.
    static func otherAccount(_ account: MessengerAccount) -> CommandFailure {
        CommandFailure(
            FailureCode("other-account", .failure), SyncText.alreadyLoggedIn,
            ["user": .text(account.user), "server": .text(account.server.description)],
            hint: LocalizedMessage(SyncText.alreadyLoggedInHint))
    }

    /// An address that the user typed.
    static func location(_ text: String) throws(CommandFailure) -> ServerLocation {
        do {
            return try ServerLocation(text)
        } catch {
            throw invalidAddress(text)
        }
    }

    /// A text that the user typed as an address and that is none.
    static func invalidAddress(_ text: String) -> CommandFailure {
        CommandFailure(
            .usage, SyncText.invalidAddress, ["address": .text(text)],
            hint: LocalizedMessage(SyncText.invalidAddressHint))
    }
}
