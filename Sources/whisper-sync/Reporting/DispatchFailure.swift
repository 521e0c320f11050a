import Command
import Localization
import RealtimeClient
import RealtimeProtocol

/// Translates why a message was not saved into what the user is told.
enum DispatchFailure {
    /// The failure that an error amounts to.
    static func failure(of error: DispatchError, conversation: String) -> CommandFailure {
        switch error {
        case .empty: CommandFailure(.input, SyncText.emptyMessage)
        case .tooLong:
            CommandFailure(
                .messageTooLong, SyncText.tooLong, ["limit": .text(String(RealtimeLimits.contentBytes))])
        case .conversation(let error): failure(of: error, conversation: conversation)
        case .sealing(let error): SealingFailure.failure(of: error, identity: "", recipient: conversation)
        case .store(let error): FailureReport.failure(of: error)
        }
    }

    /// The failure that one of a conversation amounts to.
    static func failure(of error: SealedConversationError, conversation: String) -> CommandFailure {
        switch error {
        case .notFound:
            CommandFailure(
                .notFound, SyncText.notOfServer, ["name": .text(conversation)],
                hint: LocalizedMessage(SyncText.notOfServerHint))
        case .notDirect: CommandFailure(FailureCode("group", .failure), SyncText.groupNotSealed)
        case .notBound:
            CommandFailure(
                FailureCode("not-bound", .failure), SyncText.contactUnknown, ["conversation": .text(conversation)],
                hint: LocalizedMessage(SyncText.contactUnknownHint))
        case .contactNotFound: CommandFailure(.notFound, FailureText.contactNotFound)
        case .vault(let error): FailureReport.failure(of: error)
        }
    }
}
