/// A mistake that an adapter could make, and the rules that detect it.
enum StoreFault: String, CaseIterable, Sendable {
    case savesDuplicatesAgain = "Saves a duplicate a second time"
    case savesMessageByMessage = "Saves a batch message by message"
    case storesThoughItThrows = "Throws for a batch, and stores the good part of it"
    case ignoresPlaces = "Puts messages where it likes"
    case countsOneUnreadTooMany = "Counts one unread message too many"
    case losesUpdates = "Counts messages by reading, waiting and writing"
    case keepsDeletedLastMessage = "Goes on showing a deleted last message"
    case readsBeyondTheBound = "Marks all as read, whatever the bound"
    case skipsWhilePaging = "Leaves out a message at the edge of a page"
    case repeatsWhilePaging = "Repeats the message to page from"
    case takesAnyLimit = "Takes any limit"
    case losesVersions = "Loses the oldest version of an edited text"
    case letsOlderEditsWin = "Takes an older edit for a new one"
    case letsOlderReactionsWin = "Takes an older reaction for a new one"
    case leavesTextInTombstones = "Leaves the text in a tombstone"
    case namesBlobsStillReferredTo = "Names blobs that are still referred to"
    case leavesDraftsBehind = "Leaves the draft of a deleted conversation"
    case searchesUnfolded = "Searches without folding"
    case searchesWithoutNot = "Passes over negations in a search"
    case searchesOldestFirst = "Gives hits oldest first"
    case searchesBeyondTheFilter = "Passes over the filter of time"
    case forgetsJoinedIDs = "Does not answer to the id of a joined person"
    case takesNamesForPeople = "Tells people apart by their name alone"
    case tellsBeforeCommit = "Tells of a save before it is done"
    case tellsTwice = "Tells everything twice"
    case losesChangesOfSlowReaders = "Drops changes on slow readers without a word"
    case deletesInDryRuns = "Deletes in a dry run"
    case clearsSettings = "Clears the settings with the rest"
    case forgetsSeals = "Forgets how messages were sealed"
    case losesVersionsInRecords = "Leaves versions out of the records"
    case forgetsErasedOpenings = "Opens an envelope again once its message is gone"
    case looksBeforeItOpens = "Looks whether an envelope was opened, waits, and opens it"
    case letsTheLedgerDecide = "Opens an envelope again once the ledger has dropped it"
    case sealsOverAnything = "Keeps what vouches for trust over whatever is there"
    case sealsBesideTheChange = "Changes trust after what vouches for it, in another transaction"
    case opensOneByOne = "Commits many openings one by one"
    case trustsTheClock = "Goes by the system's clock when that was turned back"
    case keepsEveryDefault = "Leaves an identity the default when another one becomes it"
    case findsByBeginnings = "Finds contacts by the beginning of a name that is asked for whole"
    case mixesOwners = "Tells the owners of keys in the order of their ids"
    case seesTheLatestSaid = "Notes that a contact was seen, whether later or not"
    case verifiesWhateverKeys = "Takes the trust of one record over to whatever keys the contact has by now"
    case looksBeforeItSavesContacts = "Looks whether a contact is as it was, waits, and saves it"
    case leavesCommittedInSpill = "Leaves in the spill what was committed"
    case letsStatusGoBack = "Lets a message that was read become one that was delivered"
    case drainsNewestFirst = "Drains the spill from its end"
    case keepsPlaceholders = "Takes the message that a placeholder stands for to be known"
    case keepsWhatExportsShowed = "Saves what replaces a message as another one"
    case letsOlderVotesWin = "Takes the last vote told for the latest"
    case keepsBytesAgain = "Keeps the bytes of an event each time that it is told"
    case appendsJoinedChats = "Leaves behind what a conversation that is joined has held"
    case movesCursorsFirst = "Moves a cursor before it looks at the events"
    case movesCursorsBack = "Lets a cursor go back"
    case insertsEchoes = "Saves the echo of an own message beside it"
    case takesStaleUpdates = "Takes every update of a conversation for the latest"
    case overwritesOwnWords = "Puts the server's content over what was written"
    case subscribesInNoOrder = "Names conversations by their ids"
    case mixesTheOutbox = "Sends what was written last first"
    case countsNoAttempts = "Forgets that an attempt has failed"
    case dropsWhatIsGivenUp = "Deletes what could not be sent"
    case opensBehindCarriers = "Opens behind a carrier what belongs in its place"
    case forgetsStatesOfCarriers = "Forgets why a carrier is not opened"
    case losesOpeningsInRecords = "Leaves openings out of the records"
    case losesSettings = "Sets a value by reading all settings, waiting, and writing all of them"
    case checksThenSets = "Replaces a value by reading it, waiting, and writing the new one"
    case losesPolicies = "Turns a policy by reading all of them, waiting, and writing all of them"
    case writesWholeChats = "Renames or pins a chat by reading it, waiting, and writing all of it"
    case losesReactions = "Takes a reaction by reading all of them, waiting, and writing all of them"
    case losesEdits = "Edits by reading all versions, waiting, and writing all of them"
    case writesWholeMessages = "Sets a status by reading a message, waiting, and writing all of it"
    case commitsUpToTheMistake = "Throws for a group, and keeps what stands before the wrong change"
    case commitsInTwo = "Commits a group in two transactions"
    case ignoresCancellation = "Works on in cancelled tasks"
    case answersThoughClosed = "Gives empty answers once it is closed"
    case readsItsOwnClock = "Reads a clock of its own"

    /// The names of rules that this mistake breaks, not necessarily all.
    var caughtBy: [String] {
        switch self {
        case .savesDuplicatesAgain:
            [
                "A second delivery is success without a write",
                "After any sequence of operations, chats read as the model of them does",
            ]
        case .savesMessageByMessage:
            ["Readers see a transaction whole or not at all", "A batch with a wrong message saves none of it"]
        case .storesThoughItThrows: ["A batch with a wrong message saves none of it"]
        case .ignoresPlaces: ["Places given are kept, and decide the order"]
        case .countsOneUnreadTooMany:
            [
                "Only incoming messages that were not read count as unread",
                "After any sequence of operations, chats read as the model of them does",
            ]
        case .losesUpdates: ["Counters are exact when many tasks save, read and delete at once"]
        case .keepsDeletedLastMessage: ["The last message follows edits and deletions"]
        case .readsBeyondTheBound:
            ["Marking up to a message reads it and what stands before it in the chat's order"]
        case .skipsWhilePaging, .repeatsWhilePaging:
            ["Pages walked backwards and forwards cover the chat without gap or overlap"]
        case .takesAnyLimit: ["A page outside 1 … 10,000 messages is refused"]
        case .losesVersions: ["An edit replaces the text and keeps the old one as a version"]
        case .letsOlderEditsWin: ["An edit older than the latest one is kept as a version only"]
        case .letsOlderReactionsWin: ["An event older than the latest changes nothing, removals included"]
        case .leavesTextInTombstones:
            ["A tombstone keeps place, sender and times, and nothing that was said"]
        case .namesBlobsStillReferredTo:
            ["A blob is named when the last message that refers to it goes, and not before"]
        case .leavesDraftsBehind:
            ["Deleting a conversation deletes its messages, aliases and draft, and nothing else"]
        case .searchesUnfolded: ["Diacritics make no difference, neither in the message nor in the query"]
        case .searchesWithoutNot:
            [
                "AND, OR and NOT combine as they read",
                "Search answers as the expression evaluated over each message does",
            ]
        case .searchesOldestFirst:
            ["Hits come newest first, exact to the millisecond, whatever order they were saved in"]
        case .searchesBeyondTheFilter: ["A search can begin at a moment and end before one"]
        case .forgetsJoinedIDs:
            ["Joining gives one person the other's messages and aliases, and both ids answer"]
        case .takesNamesForPeople: ["Strangers who share a name stay two people"]
        case .tellsBeforeCommit: ["An observer that hears of a change can read it"]
        case .tellsTwice: ["An observer hears each transaction once, in order, from the call on"]
        case .losesChangesOfSlowReaders:
            ["A slow observer is told to reload once, and then what comes after"]
        case .deletesInDryRuns: ["Pruning deletes what meets all parts of its rule, a dry run only counts"]
        case .clearsSettings: ["Clearing deletes everything but settings, and names every blob"]
        case .forgetsSeals: ["What was sealed or opened here says so for good, and nothing else does"]
        case .losesVersionsInRecords: ["All records, inserted into an empty vault, make an equal one"]
        case .forgetsErasedOpenings: ["What was opened once is never new again, whatever becomes of the message"]
        case .looksBeforeItOpens: ["Of many tasks that open one envelope exactly one succeeds"]
        case .letsTheLedgerDecide: ["A flood of 10,001 neither reopens the first nor keeps a genuine one out"]
        case .sealsOverAnything: ["What vouches for trust is kept over the root that was read, and over no other"]
        case .sealsBesideTheChange: ["What vouches for trust is kept with the change that it speaks of, or neither is"]
        case .opensOneByOne: ["Many openings are as one after the other, and stand or fall together"]
        case .trustsTheClock: ["The clock is the later one of the system's and the mark, which openings move"]
        case .keepsEveryDefault: ["Of all identities one at most is the default: the one that was saved so last"]
        case .findsByBeginnings: ["A whole name finds those who have it, folded, by id"]
        case .mixesOwners:
            ["The owners of two keys are those who have or had one of them, those who share most first"]
        case .seesTheLatestSaid:
            ["Being seen is noted when it is later than what is noted, and changes nothing else"]
        case .verifiesWhateverKeys: ["A contact is changed over the record that was read, and over no other"]
        case .looksBeforeItSavesContacts:
            ["Of a verification and an exchange of keys at once, the later one is refused: new keys are never verified"]
        case .leavesCommittedInSpill: ["What is committed leaves the spill with it, or not at all"]
        case .letsStatusGoBack: ["A status only goes forward"]
        case .keepsPlaceholders: ["A placeholder is replaced in its place by the message that it stands for"]
        case .keepsWhatExportsShowed: ["A better source takes over what an export showed, in its place"]
        case .letsOlderVotesWin: ["Votes are kept with their poll, the latest of each person"]
        case .keepsBytesAgain: ["Bytes of events are kept once, in order, and go with their message"]
        case .appendsJoinedChats: ["Joined conversations hold the messages of both in order of time, once each"]
        case .drainsNewestFirst: ["Spilled events wait in order, each source's by themselves"]
        case .movesCursorsFirst: ["Events and cursor are applied together or not at all"]
        case .movesCursorsBack: ["A cursor moves with its events, never back, and over no gap by itself"]
        case .insertsEchoes:
            [
                "The server's word on an own message makes it sent, once, in the server's place",
                "Only an own message that waits here under the id is the one that the server took",
            ]
        case .takesStaleUpdates:
            [
                "Of the updates of a conversation the latest is kept, whenever it comes",
                "The same events in any order, groups and number make the same vault",
            ]
        case .overwritesOwnWords:
            ["Own words stay, and what the server has goes beside them, where an envelope was sent"]
        case .subscribesInNoOrder: ["What is subscribed to is what was active last, within the limit"]
        case .mixesTheOutbox: ["Entries keep their order, and no number comes twice"]
        case .countsNoAttempts: ["A failed attempt is counted, and what is gone is left alone"]
        case .dropsWhatIsGivenUp:
            ["What is given up is failed, shown, and can be sent again under the same id"]
        case .opensBehindCarriers:
            ["What is opened in place takes the carrier's place, and keeps the envelope beside it"]
        case .forgetsStatesOfCarriers: ["Why a carrier is not opened is noted once, and on nothing else"]
        case .losesOpeningsInRecords: ["All records, inserted into an empty vault, make an equal one"]
        case .losesSettings: ["Settings that are set and removed at once are all set and removed"]
        case .checksThenSets:
            ["Of several who replace the same value at once one succeeds, and no update is lost"]
        case .losesPolicies: ["Policies that are turned at once are all turned"]
        case .writesWholeChats: ["A chat that is renamed, pinned, muted and read at once is all of that"]
        case .losesReactions: ["Of the reactions of many people at once none is lost"]
        case .losesEdits: ["Of edits at once the latest counts, and every other text is kept as a version"]
        case .writesWholeMessages:
            ["A message whose text, status, reaction and attachments change at once has all of the changes"]
        case .commitsUpToTheMistake: ["A group with a wrong change, wherever that stands, commits none of it"]
        case .commitsInTwo:
            [
                "Readers see a group whole or not at all",
                "A group with a wrong change, wherever that stands, commits none of it",
                "Observers hear of a group once, with all that was added",
            ]
        case .ignoresCancellation: ["An operation of a cancelled task throws cancelled and does nothing"]
        case .answersThoughClosed:
            ["Every operation on a closed vault throws closed, and closing twice is fine"]
        case .readsItsOwnClock: ["A reference to an unknown chat makes a conversation"]
        }
    }
}
