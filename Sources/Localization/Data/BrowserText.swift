/// What the full-screen view says, and the words of its keys.
public enum BrowserText: String, TextKey {
    case command, discussion, needsTerminal, needsTerminalHint, noChats, noFiles, noMessages, loading, keysHeading,
        keyMove, keyPages, keyEnds, keyOpen, keyBack, keyOther, keySearch, keyHits, keyDate, keyAnswered, keyThread,
        keyReturn,
        keyFiles, keyDetails, keySave, keyOpenFile, keyCopy, keyRead, keyPin, keyMute, keyArchive, keyDelete, keyHelp,
        keyQuit,
        keyRedraw, searchPrompt, datePrompt, noHits, searchHint,
        notHere, copied, notCopied, pinned, unpinned, muted, unmuted, archived, unarchived, read, deleted, gone, saved,
        noAttachment,
        opened, cannotOpen, hintChats, hintMessages, hintSearch, hintList, linesLeft,
        detailsHeading, filesHeading, threadHeading, threadIsLonger, noThread, seal, sender, time, status, edited,
        source, answers,
        identifier,
        text, changes, unknownFilter, onlyMedia, noSpace, nothingToCopy,
        earlier, attachment, keyWrite, hintWriting, writeHint, writesSealed, writesPlain, cannotWrite, askLeaving,
        draftsKept, draftChanged, notAsShown, reference, keyCopyReference, unlessMarked,
        ownMessage, noChatsHint, hintEmpty, hintNoMessages, hintHits, hintNoHits, answersNothing, searchFirst,
        noMoreHits, unknownKey, openFirst, notADate, chatFound, personFound, listsMessages, allBlocked
}

extension BrowserText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .command:
            "Browse the vault in a full-screen view."
        case .discussion:
            "Shows the chats on the left and the messages of a chat on the right. Press ? for the keys, which are those of less and vim, and q to leave. Messages that other commands add appear by themselves."
        case .needsTerminal:
            "The full-screen view needs a terminal that can place the cursor."
        case .needsTerminalHint:
            "“whisper conversations” and “whisper messages” print the same as lines."
        case .keyWrite:
            "write a message in this chat"
        case .hintWriting:
            "Enter send · Alt-Enter new line · Esc messages · Tab chats"
        case .writeHint:
            "w: write a message"
        case .writesSealed:
            "sealed to {contact}"
        case .writesPlain:
            "not sealed: the server can read it"
        case .cannotWrite:
            "Nothing can be sent in this chat: it has no server."
        case .askLeaving:
            "What you have written cannot be kept, and will be lost. Leave?"
        case .draftsKept:
            .plural(
                one: "{count} text that was not sent is kept as a draft.",
                other: "{count} texts that were not sent are kept as drafts.")
        case .draftChanged:
            "Another command has changed this draft. What you have written here stays."
        case .notAsShown:
            "Not sent: the chat is no longer as it was shown when you wrote."
        case .noChats:
            "No chats yet."
        case .noMessages:
            "No messages here."
        case .allBlocked:
            .plural(
                one: "{count} message, which is not shown, as it is from a blocked contact.",
                other: "{count} messages, which are not shown, as they are from blocked contacts.")
        case .loading:
            "Reading…"
        case .keysHeading:
            "Keys"
        case .keyMove:
            "move by one"
        case .keyPages:
            "move by a page, or by half a page"
        case .keyEnds:
            "go to the first or the last"
        case .keyOpen:
            "open the chat; show details of the message"
        case .keyBack:
            "go back to the list of chats; close what is open"
        case .keyOther:
            "switch between chats and messages"
        case .keySearch:
            "find chats by their names, and messages, as you type"
        case .keyHits:
            "go to the next or the previous result"
        case .keyDate:
            "go to a date"
        case .keyAnswered:
            "go to the message that this one answers"
        case .keyThread:
            "list the thread: what the message answers, and its answers"
        case .keyReturn:
            "return to where you were"
        case .keyFiles:
            "list the files of this chat"
        case .keyDetails:
            "show details: seal, times, earlier texts"
        case .keySave:
            "save the message’s files in the current folder"
        case .keyOpenFile:
            "open the message’s file in another program"
        case .keyCopy:
            "copy the text"
        case .unlessMarked:
            "{word} unless marked"
        case .ownMessage:
            "your own messages"
        case .noChatsHint:
            "Import one: whisper import FILE"
        case .hintEmpty:
            "? keys · q quit"
        case .hintNoMessages:
            "? keys · q quit · Esc chats"
        case .hintHits:
            "n next · N previous result · / search · Esc end of the search · ? keys · q quit"
        case .hintNoHits:
            "Esc close"
        case .answersNothing:
            "This message answers nothing."
        case .searchFirst:
            "Search first: /"
        case .noMoreHits:
            "There is no further result."
        case .unknownKey:
            "This key does nothing here. ? shows the keys."
        case .openFirst:
            "Open a chat first: Enter"
        case .notADate:
            "“{value}” is no date. Type 2020, 2020-05, 2020-05-31, 31.5., monday or yesterday."
        case .chatFound:
            "Chat"
        case .personFound:
            "Person"
        case .listsMessages:
            "Enter lists their messages"
        case .keyCopyReference:
            "copy the reference by which commands find it"
        case .keyRead:
            "mark as read up to this message"
        case .keyPin:
            "pin or unpin the chat"
        case .keyMute:
            "mute or unmute the chat"
        case .keyArchive:
            "archive or unarchive the chat"
        case .keyDelete:
            "delete the message or the chat (asks first)"
        case .keyHelp:
            "show the keys"
        case .keyQuit:
            "leave"
        case .keyRedraw:
            "redraw the screen"
        case .searchPrompt:
            "Search:"
        case .datePrompt:
            "Go to date (2020-05-31, 31.5., monday, yesterday):"
        case .noFiles:
            "No files in this chat."
        case .noHits:
            "No messages found."
        case .searchHint:
            "Words, \"a phrase\", begin*, OR, -not; filters: --in CHAT, --from-person NAME, --since DATE, --until DATE, --type TYPE, --has-attachment, --encrypted"
        case .notHere:
            "The vault does not have that message."
        case .copied:
            "Copied, if the terminal allows it."
        case .nothingToCopy:
            "This message has no text."
        case .notCopied:
            "The text is too long to be copied."
        case .pinned:
            "Pinned."
        case .unpinned:
            "Unpinned."
        case .muted:
            "Muted."
        case .unmuted:
            "Unmuted."
        case .archived:
            "Archived."
        case .unarchived:
            "Unarchived."
        case .read:
            .plural(one: "Marked {count} message as read.", other: "Marked {count} messages as read.")
        case .deleted:
            "Deleted."
        case .gone:
            "This chat was deleted."
        case .saved:
            .plural(one: "Saved {count} file: {names}", other: "Saved {count} files: {names}")
        case .noAttachment:
            "The vault holds no file of this message."
        case .opened:
            "Opened. The copy is removed when you leave."
        case .cannotOpen:
            "No program opens it. Until you leave, a copy is at {path}."
        case .hintChats:
            "? keys · q quit · Enter open · / search · m read · P pin · M mute · D delete"
        case .hintMessages:
            "? keys · q quit · Enter details · / search · t date · o open · y copy · Esc chats"
        case .hintSearch:
            "Enter go there · ↑↓ choose · Esc close"
        case .hintList:
            "↑↓ scroll · Esc close"
        case .linesLeft:
            "… the rest of the text: Enter"
        case .detailsHeading:
            "Details"
        case .filesHeading:
            "Files"
        case .threadHeading:
            "Thread"
        case .threadIsLonger:
            "The thread is longer: only a part of it is shown."
        case .noThread:
            "This message answers nothing, and nothing answers it."
        case .seal:
            "Seal"
        case .sender:
            "From"
        case .time:
            "Time"
        case .status:
            "Status"
        case .edited:
            "Edited"
        case .source:
            "Source"
        case .answers:
            "Answers"
        case .identifier:
            "Id"
        case .reference:
            "Ref"
        case .earlier:
            "Earlier text"
        case .attachment:
            "File"
        case .text:
            "Text"
        case .changes:
            "Since then"
        case .unknownFilter:
            "Unknown filter: {value}"
        case .onlyMedia:
            "Only pictures, videos and sound are opened. Save the file with s instead."
        case .noSpace:
            "There is no storage in memory for a copy. Save the file with s instead."
        }
    }
}
