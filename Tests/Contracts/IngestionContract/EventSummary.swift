import WhisperIngestionPort
import WhisperMessage

/// What two reports of one event must share.
struct EventSummary: Hashable, Sendable {
    let kind: String
    var ordinal: UInt64?
    var chat: String?
    var sender: String?
    var moment: Int64?
    var text: String?
    var attachments: [String?] = []

    init(_ event: IngestionEvent) {
        switch event {
        case .message(let message):
            kind = "message"
            ordinal = message.ordinal
            chat = message.chat.key
            sender = message.sender?.displayName
            moment = message.timestamp.milliseconds
            text = message.content.text
            attachments = message.content.attachments.map(\.name)
        case .edit(let chat, let target, let content, _, let at, _):
            kind = "edit \(target.id)"
            self.chat = chat.key
            text = content.text
            moment = at.milliseconds
        case .deletion(let chat, let target, _, _, let at, _):
            kind = "deletion \(target.id)"
            self.chat = chat.key
            moment = at.milliseconds
        case .ranks(let chat, let people, let areAdmins, let at):
            kind = areAdmins ? "admins" : "members"
            self.chat = chat.key
            text = people.map(\.displayName).joined(separator: ",")
            moment = at.milliseconds
        case .reaction(let chat, let target, let emoji, let by, let at, _):
            kind = "reaction \(target.id)"
            self.chat = chat.key
            sender = by.displayName
            text = emoji
            moment = at.milliseconds
        case .status(let chat, let target, let status, let at, _):
            kind = "status \(target.id) \(status.rawValue)"
            self.chat = chat.key
            moment = at.milliseconds
        case .receipt(let chat, let target, let by, let status, let at, _):
            kind = "receipt \(target.id) \(status.rawValue)"
            self.chat = chat.key
            sender = by.displayName
            moment = at.milliseconds
        case .details(let details, let at):
            kind = details.hasAllMembers ? "roster" : "details"
            chat = details.chat.key
            text =
                details.members.map { "\($0.person.displayName) \($0.role?.rawValue ?? 0)" }.joined(separator: ",")
                + "|" + (details.description ?? "-")
            moment = at.milliseconds
        case .vote(let chat, let target, _, let by, let at, _):
            kind = "vote \(target.id)"
            self.chat = chat.key
            sender = by.displayName
            moment = at.milliseconds
        case .encrypted(let chat, let target, let isEdit, let by, let at, _):
            kind = "encrypted \(target.id) \(isEdit)"
            self.chat = chat.key
            sender = by.displayName
            moment = at.milliseconds
        case .samePerson(let first, let second, let at):
            kind = "same person"
            text = first.value + "=" + second.value
            moment = at.milliseconds
        case .sameChat(let first, let second, let at):
            kind = "same chat"
            text = first.key + "=" + second.key
            moment = at.milliseconds
        case .chatTitle(let chat, let at):
            kind = "chat title"
            self.chat = chat.key
            text = chat.title
            moment = at.milliseconds
        case .other(let raw, let at):
            kind = "other \(raw.name)"
            moment = at.milliseconds
        case .skipped(let input):
            kind = "skipped \(input.reason.rawValue)"
            moment = Int64(clamping: input.line)
        case .connection(let change):
            kind = "connection \(change.rawValue)"
        }
    }
}
