package import WhisperMessage
package import WhisperScreenPort

/// What happens to the browser: on the screen, or as the result of what it asked for.
package enum BrowserEvent: Hashable, Sendable {
    /// On the screen.
    case screen(ScreenEvent)
    /// Chats, in answer to `readChats`.
    case chats(ChatListPage)
    /// Messages of the open chat, in answer to `readMessages`.
    case messages(MessagePage)
    /// A chat at one of its messages, in answer to `open`.
    case opened(OpenedChat)
    /// There is nothing to open: the chat or the message does not exist any more.
    case missing(ticket: Int)
    /// Results, in answer to `search` and `readThread`.
    case hits(HitPage)
    /// What is said about the search, or the thread, instead of results.
    case searchRemark(String, ticket: Int)
    /// Details, in answer to `readDetails`.
    case details([DetailRow], of: UniqueIdentifier)
    /// The vault has changed: read again what is shown.
    case changed
    /// Something that was asked for could not be read, and why.
    case failed(BrowserEffect, String)
    /// Something to say at the bottom of the screen.
    case remark(String)
    /// A message that could not be stored to be sent, and why.
    case notSent(String, chat: UniqueIdentifier, as: WritingForm, reason: String)
    /// Whether the vault has what is written as drafts: nil if it has, otherwise why not.
    case draftsKept(String?)
    /// What another command has made of the draft of a chat, empty if it removed it; in answer to `readDraft`.
    case draftChanged(String, chat: UniqueIdentifier)
    /// The connection to the server, in words.
    case connection(String)
}

/// What the browser wants to have done. Answers come as events, if at all.
package enum BrowserEffect: Hashable, Sendable {
    /// Reads chats.
    ///
    /// - Parameter cursor: The last chat before them; nil for the first ones.
    case readChats(after: Conversation?, limit: Int, ticket: Int)
    /// Reads messages of a chat.
    case readMessages(MessageRequest)
    /// Opens a chat at a place.
    case open(chat: UniqueIdentifier, at: Place, ticket: Int)
    /// Searches; a new search replaces one that is under way.
    case search(text: String, chat: UniqueIdentifier?, after: UniqueIdentifier?, ticket: Int)
    /// Reads what a message answers, and what answers it; the answer comes as `hits`.
    case readThread(of: UniqueIdentifier, ticket: Int)
    /// Reads the details of a message.
    case readDetails(UniqueIdentifier)
    /// Reads what another command has made of the draft of a chat, if one has.
    case readDraft(of: UniqueIdentifier)
    /// Pins or unpins a chat.
    case setPinned(UniqueIdentifier, Bool)
    /// Mutes or unmutes a chat.
    case setMuted(UniqueIdentifier, Bool)
    /// Archives a chat or takes it back.
    case setArchived(UniqueIdentifier, Bool)
    /// Marks messages as read, up to one or all.
    case markRead(UniqueIdentifier, upTo: UniqueIdentifier?)
    /// Marks messages as read up to one, without a word: the user has them in front of their eyes.
    case see(UniqueIdentifier, upTo: UniqueIdentifier)
    /// Deletes a message.
    case deleteMessage(UniqueIdentifier)
    /// Deletes a chat.
    case deleteChat(UniqueIdentifier)
    /// Copies the text of a message.
    case copy(UniqueIdentifier)
    /// Copies the reference by which commands find a message.
    case copyReference(UniqueIdentifier)
    /// Copies the reference by which commands find a chat.
    case copyChatReference(UniqueIdentifier)
    /// Saves the files of a message.
    case save(UniqueIdentifier)
    /// Opens the first file of a message in another program.
    case openFile(UniqueIdentifier)
    /// Sends a message, in the form that was shown when it was written, or not at all.
    case send(String, chat: UniqueIdentifier, as: WritingForm)
    /// Draws everything again.
    case redraw
    /// Suspends the program.
    case suspend
    /// Ends.
    case quit

    /// Where in a chat.
    package enum Place: Hashable, Sendable {
        /// At a message.
        case message(UniqueIdentifier)
        /// At the message that another one answers.
        case answered(by: UniqueIdentifier)
        /// At the first message of a date as the user typed it.
        case date(String)
        /// At the end.
        case newest
        /// At the beginning.
        case oldest
    }
}

/// Chats that were read.
package struct ChatListPage: Hashable, Sendable {
    /// The chats.
    package var rows: [ChatRow]
    /// Whether there are no more.
    package var isLast: Bool
    /// What the request bore.
    package var ticket: Int

    /// Creates a page.
    package init(rows: [ChatRow], isLast: Bool, ticket: Int) {
        self.rows = rows
        self.isLast = isLast
        self.ticket = ticket
    }
}

/// A request for messages of a chat.
package struct MessageRequest: Hashable, Sendable {
    /// Which messages.
    package enum Range: Hashable, Sendable {
        /// Those before one.
        case before(UniqueIdentifier)
        /// Those after one.
        case after(UniqueIdentifier)
        /// From one on, itself included, as many as are held: what is shown is read again.
        case again(from: UniqueIdentifier, count: Int)
    }

    /// The chat.
    package var chat: UniqueIdentifier
    /// Which messages.
    package var range: Range
    /// What the answer bears.
    package var ticket: Int

    /// Creates a request.
    package init(chat: UniqueIdentifier, range: Range, ticket: Int) {
        self.chat = chat
        self.range = range
        self.ticket = ticket
    }
}

/// Messages of a chat that were read.
package struct MessagePage: Hashable, Sendable {
    /// What was asked for.
    package var request: MessageRequest
    /// The messages, in the chat's order.
    package var rows: [MessageRow]
    /// How many messages beside them are not shown, as blocked contacts sealed them (CON-5).
    package var hidden: Int
    /// The ids of the first and the last message that was read, whether it is shown or not; nil if there was none.
    package var edges: MessageEdges?
    /// Whether the chat has no more in the direction of the request.
    package var reachesEnd: Bool
    /// The chat as it is now; nil if it is gone.
    package var chat: ChatRow?
    /// How a message that is written in it goes out; nil if none can be.
    package var form: WritingForm?

    /// Creates a page.
    package init(
        request: MessageRequest, rows: [MessageRow], hidden: Int = 0, edges: MessageEdges?, reachesEnd: Bool,
        chat: ChatRow?, form: WritingForm? = nil
    ) {
        self.request = request
        self.rows = rows
        self.hidden = hidden
        self.edges = edges
        self.reachesEnd = reachesEnd
        self.chat = chat
        self.form = form
    }
}

/// The first and the last message of a stretch of a chat.
package struct MessageEdges: Hashable, Sendable {
    /// The first.
    package var first: UniqueIdentifier
    /// The last.
    package var last: UniqueIdentifier

    /// Creates edges.
    package init(first: UniqueIdentifier, last: UniqueIdentifier) {
        self.first = first
        self.last = last
    }
}

/// A chat that was opened at one of its messages.
package struct OpenedChat: Hashable, Sendable {
    /// The chat.
    package var chat: ChatRow
    /// The messages around the place.
    package var rows: [MessageRow]
    /// How many messages beside them are not shown, as blocked contacts sealed them (CON-5).
    package var hidden: Int
    /// The first and the last message that was read; nil if the chat has none.
    package var edges: MessageEdges?
    /// The message to select; nil for the last.
    package var selected: UniqueIdentifier?
    /// Whether the first row is the chat's first.
    package var reachesOldest: Bool
    /// Whether the last row is the chat's last.
    package var reachesNewest: Bool
    /// What the request bore.
    package var ticket: Int
    /// How a message that is written in it goes out; nil if none can be.
    package var form: WritingForm?
    /// The draft that the vault has for it; nil for none.
    package var draft: String?

    /// Creates it from its parts.
    package init(
        chat: ChatRow, rows: [MessageRow], hidden: Int = 0, edges: MessageEdges?, selected: UniqueIdentifier?,
        reachesOldest: Bool, reachesNewest: Bool, ticket: Int, form: WritingForm? = nil, draft: String? = nil
    ) {
        self.chat = chat
        self.rows = rows
        self.hidden = hidden
        self.edges = edges
        self.selected = selected
        self.reachesOldest = reachesOldest
        self.reachesNewest = reachesNewest
        self.ticket = ticket
        self.form = form
        self.draft = draft
    }
}

/// Results that were found.
package struct HitPage: Hashable, Sendable {
    /// The results of a search, newest first, or the messages of a thread.
    package var rows: [HitRow]
    /// The one to select; nil for the first.
    package var selected: UniqueIdentifier?
    /// The last message that was found, whether it is shown or not.
    package var last: UniqueIdentifier?
    /// Whether they follow those that are shown, and do not replace them.
    package var isContinuation: Bool
    /// Whether there are no more: results to be read, or messages of the thread.
    package var isLast: Bool
    /// What the request bore.
    package var ticket: Int
    /// What was searched for; nil if no words were.
    package var expression: SearchExpression?

    /// Creates a page.
    package init(
        rows: [HitRow], selected: UniqueIdentifier? = nil, last: UniqueIdentifier?, isContinuation: Bool, isLast: Bool,
        ticket: Int, expression: SearchExpression? = nil
    ) {
        self.expression = expression
        self.rows = rows
        self.selected = selected
        self.last = last
        self.isContinuation = isContinuation
        self.isLast = isLast
        self.ticket = ticket
    }
}
