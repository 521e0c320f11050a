#if Realtime
    import WhisperMessage
    import WhisperRealtimePort
    import WhisperRealtimeProtocol

    /// A way in which the server violates its protocol, or fails at it, as given with `--faults deceive=NAME`.
    ///
    /// The model behind it stays sound: answers and frames are changed on their way out.
    enum Deception: String, CaseIterable {
        /// The second event of a conversation exists and is never delivered.
        case omission
        /// All messages of a conversation have the same id.
        case collision
        /// The second event of a conversation is unreadable.
        case badEvent = "bad-event"
        /// The list has an unreadable conversation.
        case badConversation = "bad-conversation"
        /// After its last event a conversation goes on with empty pages, forever.
        case endlessPages = "endless-pages"
        /// The list goes on behind its last conversation, without any.
        case endlessList = "endless-list"
        /// The answer to a post has the message of another person.
        case otherAnswer = "other-answer"
        /// The list says that each conversation has an event less than it has delivered.
        case setBack = "set-back"
        /// Each message is of New Year 2020.
        case oldDates = "old-dates"
        /// The server speaks version 2 of the protocol.
        case version
    }

    extension Deception {
        private static let newYear2020 = Timestamp(milliseconds: 1_577_836_800_000)

        /// An answer as clients get it.
        func changed(_ answer: RESTResponse) -> RESTResponse {
            switch answer {
            case .changes(var page):
                page.events = page.events.compactMap { changed($0) }
                if self == .endlessPages {
                    page.hasMore = true
                    if page.events.isEmpty { page.next += 1 }
                }
                return .changes(page)
            case .conversations(var page):
                change(&page)
                return .conversations(page)
            case .message(var posted, let isNew):
                if self == .otherAnswer { posted.message.senderID = "other" }
                if self == .oldDates { posted.message.createdAt = Self.newYear2020 }
                return .message(posted, isNew: isNew)
            case .session, .user, .closed, .failure: return answer
            }
        }

        private func change(_ page: inout ConversationPage) {
            switch self {
            case .badConversation:
                let bad = ConversationSummary(
                    id: "", title: "", kind: .group, members: [], lastSequence: 0, updatedAt: Self.newYear2020)
                page.conversations.append(bad)
            case .endlessList: page.next = page.conversations.isEmpty ? "~~" : "~"
            case .setBack:
                for index in page.conversations.indices {
                    page.conversations[index].lastSequence = max(0, page.conversations[index].lastSequence - 1)
                }
            default: break
            }
        }

        /// A frame as clients get it; nil for one that is withheld.
        func changed(_ frame: ServerFrame) -> ServerFrame? {
            switch frame {
            case .welcome(var welcome) where self == .version:
                welcome.protocolVersion = 2
                return .welcome(welcome)
            case .event(let event): return changed(event).map { .event($0) }
            default: return frame
            }
        }

        private func changed(_ event: EventFrame) -> EventFrame? {
            var event = event
            guard case .message(var message) = event.event.body else { return event }
            let sequence = event.event.sequence
            switch self {
            case .omission where sequence == 2: return nil
            // Identifiers of the protocol are not empty.
            case .badEvent where sequence == 2: message.id = ""
            case .collision: message.id = "collision-\(event.conversationID)"
            case .oldDates: message.createdAt = Self.newYear2020
            default: return event
            }
            event.event.body = .message(message)
            return event
        }
    }
#endif
