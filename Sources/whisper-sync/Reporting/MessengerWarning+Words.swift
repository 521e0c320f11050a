import WhisperCommand
import WhisperLocalization
import WhisperMessengerPort

extension MessengerWarning {
    /// The message for the user.
    var message: LocalizedMessage {
        switch self {
        case .otherVersion(let version): SyncFailure.otherVersion(version).message
        case .serverBehind: LocalizedMessage(SyncText.serverBehind, arguments)
        case .newEpoch: LocalizedMessage(SyncText.newEpoch, arguments)
        case .skippedEvents: LocalizedMessage(SyncText.skippedEvents, arguments)
        case .skippedConversations: LocalizedMessage(SyncText.skippedConversations, arguments)
        case .missing: LocalizedMessage(SyncText.missingEvents, arguments)
        case .endlessPages: LocalizedMessage(SyncText.endlessPages, arguments)
        case .endlessList: LocalizedMessage(SyncText.endlessList)
        case .collisions: LocalizedMessage(SyncText.collisions, arguments)
        case .reworded: LocalizedMessage(SyncText.reworded, arguments)
        case .foreignAnswer: LocalizedMessage(SyncText.foreignAnswer)
        case .retitled: LocalizedMessage(SyncText.retitled, arguments)
        case .historyLeft: LocalizedMessage(SyncText.historyLeft, arguments)
        case .tooLargeAnswers: LocalizedMessage(SyncText.answersTooLarge)
        case .unreadable: LocalizedMessage(SyncText.unreadableRoom, arguments)
        case .thirdPerson: LocalizedMessage(SyncText.thirdPerson, arguments)
        }
    }

    private var arguments: [String: TextArgument] {
        var arguments: [String: TextArgument] = [:]
        if let conversation { arguments["conversation"] = .text(conversation) }
        if let count { arguments["count"] = .text(String(count)) }
        return arguments
    }

    /// The key by which it is reported once: kind and conversation.
    var kind: String { "\(name) \(conversation ?? "")" }
}
