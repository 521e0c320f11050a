import WhisperArchive
package import WhisperMessage
package import WhisperStorePort
import WhisperCore
import WhisperLocalization

/// Finds the chat that a person means: by id, by reference, by title, by a part of the title.
package struct ConversationFinder {
    private let store: any VaultStore
    private let context: Context
    private let mayAsk: Bool
    private let isGroupWanted: Bool

    /// - Parameters:
    ///   - mayAsk: Whether a person at a terminal may be asked to choose.
    ///   - isGroupWanted: Whether other chats than groups are ignored.
    package init(_ store: any VaultStore, in context: Context, mayAsk: Bool = true, isGroupWanted: Bool = false) {
        self.store = store
        self.context = context
        self.mayAsk = mayAsk
        self.isGroupWanted = isGroupWanted
    }

    /// Finds the chat that an argument identifies, as `NameMatching` decides. If several match, a person at a terminal
    /// chooses one.
    ///
    /// A title that exists on several platforms is distinguished by the platform in front of it: `whatsapp:Ana`; chats
    /// of one title by their references.
    ///
    /// - Throws: `not-found`, perhaps with suggestions, or `ambiguous` with the candidates; the vault's error.
    package func find(_ argument: String) async throws -> Conversation {
        if let id = UniqueIdentifier(argument), let found = try await store.conversation(id), isWanted(found) {
            return found
        }
        let all = try await store.allConversations().filter(isWanted)
        let reference = ShortChatReference(argument)
        let choice = FindingChoice<Conversation>(
            context: context, mayAsk: mayAsk, describe: description)
        let matching = NameMatching(all, names: { [$0.title] }) { chat, _ in reference?.matches(chat) == true }
        switch matching.match(argument) {
        case .whole(let found), .part(let found): return found
        case .several(let found): return try choose(argument, found, choice)
        case .none(let similar):
            let there = named(argument, among: all)
            if let only = there.first, there.count == 1 { return only }
            guard there.isEmpty else { return try choose(argument, there, choice) }
            throw notFound(argument, choice.list(similar))
        }
    }

    /// What finds a chat alone: its title, or its reference where that finds another chat, or cannot be typed.
    package func argument(for chat: Conversation) async throws -> String {
        guard ShellQuotation.quoted(chat.title) != nil else { return ShortChatReference(of: chat).text }
        let finder = ConversationFinder(store, in: context, mayAsk: false)
        do {
            if try await finder.find(chat.title).id == chat.id { return chat.title }
        } catch is CommandFailure {}
        return ShortChatReference(of: chat).text
    }

    private func isWanted(_ chat: Conversation) -> Bool { !isGroupWanted || chat.kind == .group }

    /// The chats of a title with the platform in front of it.
    private func named(_ argument: String, among all: [Conversation]) -> [Conversation] {
        guard let colon = argument.firstIndex(of: ":") else { return [] }
        let platform = Platform(rawValue: argument[..<colon].lowercased())
        let title = argument[argument.index(after: colon)...]
        return all.filter { $0.platform == platform && $0.title == title }
    }

    private func choose(
        _ argument: String, _ candidates: [Conversation], _ choice: FindingChoice<Conversation>
    ) throws(CommandFailure) -> Conversation {
        let name: [String: TextArgument] = ["name": .text(argument)]
        return try choice.choose(
            among: candidates, question: LocalizedMessage(FindingText.severalChats, name),
            otherwise: { list in
                CommandFailure(
                    .ambiguous, DataFailureText.ambiguousConversation,
                    ["name": .text(argument), "candidates": .text(list)],
                    hint: ConversationFinder.example(of: candidates).map {
                        LocalizedMessage(DataFailureText.ambiguousConversationHint, ["example": .text($0)])
                    } ?? LocalizedMessage(DataFailureText.ambiguousReferenceHint))
            })
    }

    /// The first chat that is found alone by its platform and title, as they are typed; nil if there is none.
    private static func example(of candidates: [Conversation]) -> String? {
        candidates.lazy.filter { chat in
            candidates.count { $0.platform == chat.platform && $0.title == chat.title } == 1
        }.compactMap { ShellQuotation.quoted("\($0.platform.rawValue):\($0.title)") }.first
    }

    private func notFound(_ argument: String, _ similar: String) -> CommandFailure {
        let arguments: [String: TextArgument] = ["name": .text(argument), "candidates": .text(similar)]
        let message: LocalizedMessage
        switch (isGroupWanted, similar.isEmpty) {
        case (false, true): message = LocalizedMessage(DataFailureText.noSuchConversation, arguments)
        case (false, false): message = LocalizedMessage(FindingText.noSuchChatSuggestion, arguments)
        case (true, true): message = LocalizedMessage(GroupText.noSuchGroup, arguments)
        case (true, false): message = LocalizedMessage(GroupText.noSuchGroupSuggestion, arguments)
        }
        let hint =
            isGroupWanted
            ? LocalizedMessage(GroupText.noSuchGroupHint) : LocalizedMessage(DataFailureText.noSuchConversationHint)
        return CommandFailure(.notFound, message, hint: hint)
    }

    /// A chat in a list of candidates, with its reference and what distinguishes it from others with the same title.
    private func description(_ chat: Conversation) -> String {
        var facts = [
            chat.platform.rawValue,
            LocalizedMessage(PeopleText.messageCount, ["count": .count(chat.messageCount)]).text(context.localizer),
        ]
        if let last = chat.lastMessage?.timestamp {
            facts.append(context.localizer(FindingText.lastMessage, ["date": .text(LocalCalendar(context).date(last))]))
        }
        let language = context.localizer.language
        return "\(language.quoted(chat.title)) (\(language.list(facts + ["\(ShortChatReference(of: chat))"])))"
    }
}
