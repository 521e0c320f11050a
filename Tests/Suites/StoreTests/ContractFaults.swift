/// A mistake that an adapter could make, and the laws that detect it.
enum StoreFault: String, CaseIterable, Sendable {
    case savesDuplicatesAgain = "Saves a duplicate again"
    case savesMessageByMessage = "Saves a batch message by message"
    case storesDespiteThrowing = "Throws for a batch, but stores the valid part of it"
    case ignoresPositions = "Ignores given positions"
    case countsOneUnreadTooMany = "Counts one unread message too many"
    case losesUpdates = "Updates counters by reading, waiting and writing"
    case keepsDeletedLastMessage = "Still shows a deleted last message"
    case ignoresReadBound = "Marks all messages as read, whatever the bound"
    case ignoresUnreadBound = "Marks all messages as unread, whatever the number"
    case hidesArchivedChats = "Omits archived chats from the list"
    case skipsWhilePaging = "Omits a message at the edge of a page"
    case repeatsWhilePaging = "Repeats the message to page from"
    case ignoresWriters = "Ignores by whom the messages of a page are to be"
    case ignoresLimits = "Returns more messages than a page is to have"
    case sendsDraftsTwice = "Sends a draft that another has sent"
    case leavesSentDrafts = "Leaves the draft that was sent"
    case ignoresAnswerCursor = "Begins with the first answer on every page"
    case givesAnswersToTwins = "Gives the answers of a message to another one of the same external id"
    case losesVersions = "Loses the oldest version of an edited text"
    case statesEstimates = "Treats the estimated time of an earlier text as stated"
    case letsOlderEditsWin = "Lets an older edit replace a newer one"
    case letsOlderReactionsWin = "Lets an older reaction replace a newer one"
    case leavesTextInTombstones = "Leaves the text in a tombstone"
    case returnsReferencedBlobs = "Returns blobs that are still referenced"
    case leavesDraftsBehind = "Leaves the draft of a deleted conversation"
    case searchesUnfolded = "Searches without folding"
    case ignoresNegation = "Ignores negations in a search"
    case searchesOldestFirst = "Returns hits oldest first"
    case ignoresTimeFilter = "Ignores the time range of a search"
    case forgetsJoinedIDs = "Forgets the id of a joined person"
    case identifiesPeopleByName = "Identifies people only by name"
    case trimsDrafts = "Removes white space from the ends of drafts"
    case trimsTexts = "Removes white space from the ends of messages"
    case trimsEdits = "Removes white space from the ends of edits"
    case losesLastOfBatch = "Stores all of a batch but its last message"
    case listensLate = "Reports changes only from when they are first asked for"
    case joinsServices = "Takes an id of one service for that of another"
    case reportsBeforeCommit = "Reports a save before it is committed"
    case reportsTwice = "Reports every change twice"
    case losesChangesOfSlowReaders = "Silently drops changes for slow observers"
    case visitsAnyTime = "Finds messages of any time"
    case visitsOtherPlatforms = "Finds messages of other platforms than the one asked for"
    case hidesUnsentMessages = "Does not say of messages that they wait to be sent"
    case visitsByStatedTimes = "Finds messages by the times that senders state, whenever they were received"
    case keepsErasedMessages = "Keeps the messages of an import that is undone"
    case forgetsWhatImportsKnow = "Forgets which messages an import found in the vault"
    case widensWhatImportsKnow = "Lets an import know what is between its messages in a joined chat"
    case keepsImportsOfSeparated = "Leaves the imports of a separated chat with the other one"
    case keepsUndoneImports = "Keeps the record of an import that is undone"
    case listsImportsFromTheStart = "Begins each page of imports with the latest"
    case ignoresDenials = "Leaves the owner's mark to whom the owner denies to be"
    case forgetsDenials = "Forgets whom the owner has denied to be"
    case clearsSettings = "Clears the settings, too"
    case ignoresSuperfluousTerms = "Ignores what a selection asks for beyond what a value has"
    case forgetsSeals = "Forgets how messages were sealed"
    case losesVersionsInRecords = "Omits versions from records"
    case forgetsErasedOpenings = "Opens an envelope again after its message was deleted"
    case checksBeforeOpening = "Checks whether an envelope was opened, waits, and opens it"
    case reliesOnTheLedger = "Opens an envelope again after the ledger has evicted it"
    case replacesAnyTrustRecord = "Stores a trust record over any other"
    case storesTrustRecordsSeparately = "Stores a trust record and the change in separate transactions"
    case opensOneByOne = "Commits many openings one by one"
    case trustsTheClock = "Uses the system clock even if it was set back"
    case keepsOldDefault = "Leaves an identity the default when another becomes it"
    case findsByPrefix = "Finds contacts by the beginning of a name instead of the complete one"
    case forgetsFormerKeys = "Forgets who had a key once"
    case recordsAnySighting = "Records a sighting of a contact even if it is earlier"
    case verifiesChangedKeys = "Changes the trust of a contact whose keys have changed meanwhile"
    case checksBeforeSavingContacts = "Checks whether a contact is unchanged, waits, and saves it"
    case leavesCommittedInSpill = "Leaves committed events in the spill"
    case letsStatusGoBack = "Lets the status of a message go back from read to delivered"
    case drainsNewestFirst = "Drains the spill from its end"
    case ignoresPlaceholders = "Treats the message for a placeholder as already known"
    case duplicatesExportedMessages = "Saves a replacement as another message"
    case letsOlderVotesWin = "Lets an older vote replace a newer one"
    case storesRawEventsAgain = "Stores the bytes of an event each time it arrives"
    case findsOnlyItsOwnEvent = "Finds only the first of the events of a message"
    case losesJoinedMessages = "Loses the messages of a conversation that is joined"
    case movesCursorsFirst = "Moves a cursor before it checks the events"
    case movesCursorsBack = "Moves a cursor backwards"
    case insertsEchoes = "Saves the server's copy of an own message as another one"
    case appliesStaleUpdates = "Applies outdated updates of a conversation"
    case keepsPostedText = "Takes what was posted for what the server stores"
    case numbersKnownArrivals = "Gives a message that arrives again another number"
    case movesTokensFirst = "Moves a token before it checks the messages"
    case closesGapsEarly = "Closes a gap at any message that is stored"
    case forgetsGaps = "Stores the messages of a cut timeline without its gap"
    case reversesHistory = "Numbers a page of history upwards"
    case mixesAccounts = "Takes the messages of another account for those of its own"
    case ignoresOtherTokens = "Applies responses that are based on an earlier token"
    case trustsDisplayedNames = "Takes a displayed name for an id"
    case ignoresOwnNames = "Does not show own messages under the name that the service reports"
    case concealsDeliveries = "Does not report which entries of the outbox arrived"
    case concealsGaps = "Does not report that a room has no gaps any more"
    case subscribesByID = "Orders conversations to subscribe to by id"
    case reversesTheOutbox = "Sends the newest message first"
    case mixesOutboxes = "Returns the entries of all platforms for one of them"
    case countsNoAttempts = "Does not count failed attempts"
    case dropsFiles = "Sends a message without its files"
    case forgetsAttempts = "Does not store when a message was first posted"
    case deletesAbandonedMessages = "Deletes messages that could not be sent"
    case forgetsContents = "Lets the report that a content has expired replace the content"
    case fetchesForOthers = "Lists the attachments of all conversations for one of them"
    case listsContentsOnce = "Lists one use of each content"
    case repeatsContentUses = "Begins with all uses of the content to page from"
    case countsOnlyContents = "Counts only attachments that have a content"
    case forgetsReferences = "Lists only the first reference of a conversation"
    case sortsReferences = "Lists the references of a conversation by name"
    case countsExpired = "Counts expired attachments as remote"
    case freesSharedContents = "Returns contents that other attachments have as free"
    case releasesAnything = "Gives up whatever content an attachment has"
    case forgetsReleasedFiles = "Forgets the size of a file that is given up"
    case releasesForEver = "Gives contents up without listing them to be fetched"
    case opensAfterCarriers = "Opens a message after its carrier instead of in its position"
    case forgetsStatesOfCarriers = "Forgets why a carrier is not opened"
    case losesOpeningsInRecords = "Omits openings from records"
    case losesSettings = "Sets a value by reading all settings, waiting, and writing all of them"
    case checksThenSets = "Replaces a value by reading it, waiting, and writing the new one"
    case losesPolicies = "Sets a policy by reading all of them, waiting, and writing all of them"
    case writesWholeChats = "Renames or pins a chat by reading it, waiting, and writing all of it"
    case losesReactions = "Adds a reaction by reading all of them, waiting, and writing all of them"
    case losesEdits = "Edits by reading all versions, waiting, and writing all of them"
    case writesWholeMessages = "Sets a status by reading a message, waiting, and writing all of it"
    case commitsUpToTheError = "Throws for a group, but commits the changes before the invalid one"
    case commitsInTwo = "Commits a group in two transactions"
    case letsOlderRolesWin = "Lets an older report of a role replace a newer one"
    case keepsDepartedMembers = "Keeps members who are missing from a complete report"
    case ignoresEarlierMembers = "Ignores whom only an earlier complete report names"
    case forgetsFormerMembers = "Omits those who have left a group"
    case takesOwnersForMembers = "Takes everyone in a group for a mere member"
    case losesOneGroup = "Omits one of the groups of a person"
    case losesRolesOfJoined = "Loses the roles of a joined person"
    case keepsMembersOfDeleted = "Still lists a deleted conversation as one of its members"
    case forgetsRemovedDescriptions = "Ignores that a description was removed"
    case obeysThePhone = "Takes over what the phone says each time"
    case reportsUnchanged = "Reports a change of a conversation of which everything was known"
    case takesReadingForDelivery = "Takes every receipt for one of delivery"
    case readsForOthers = "Marks a message as read if another recipient has read it"
    case createsUnknownReaders = "Creates a person for a receipt that it ignores"
    case losesReceiptsOfMessages = "Loses the receipts that come with a message"
    case takesReceiptsOfRepetitions = "Takes the receipts of a message that is only repeated"
    case losesReceiptsOfJoined = "Loses the receipts of a joined person"
    case knowsReceiptsOfErased = "Returns no receipts of an erased message instead of an error"
    case freesSharedPictures = "Returns a former picture that is still referenced"
    case losesMembersInRecords = "Omits members from records"
    case losesReceiptsInRecords = "Omits receipts from records"
    case losesJoinsInRecords = "Omits joins from records"
    case losesSeparationsInRecords = "Omits separations from records"
    case ignoresCancellation = "Continues in cancelled tasks"
    case answersAfterClosing = "Returns empty results after it was closed"
    case readsItsOwnClock = "Uses its own clock"

    /// The names of laws that this mistake breaks, not necessarily all.
    var caughtBy: [String] {
        switch self {
        case .savesDuplicatesAgain:
            [
                "Saving a message again succeeds without a write",
                "After any sequence of operations, chats equal their model",
            ]
        case .savesMessageByMessage:
            ["Readers see all of a transaction or nothing", "A batch with an invalid message saves nothing"]
        case .storesDespiteThrowing: ["A batch with an invalid message saves nothing"]
        case .ignoresPositions: ["Given positions are stored, and decide the order"]
        case .countsOneUnreadTooMany:
            [
                "Only unread incoming messages count as unread",
                "After any sequence of operations, chats equal their model",
            ]
        case .losesUpdates: ["Counters are exact if many tasks save, read and delete at once"]
        case .keepsDeletedLastMessage: ["The last message follows edits and deletions"]
        case .ignoresReadBound:
            ["Marking up to a message marks it and all before it in the chat's order"]
        case .ignoresUnreadBound:
            [
                "The newest incoming messages become unread, older and outgoing ones do not",
                "After any sequence of operations, chats equal their model",
            ]
        case .hidesArchivedChats: ["Archived conversations come last, pinned ones first among them"]
        case .skipsWhilePaging, .repeatsWhilePaging:
            ["Pages read backwards and forwards cover the chat without gap or overlap"]
        case .ignoresWriters: ["A page can be limited to a person, by any of their names, and pages have all of theirs"]
        case .ignoresLimits: ["Pages read backwards and forwards cover the chat without gap or overlap"]
        case .sendsDraftsTwice:
            ["Of several that send one draft at once, one succeeds; one that has changed is not sent"]
        case .leavesSentDrafts: ["A message removes the draft that it was, with the transaction, and no other draft"]
        case .ignoresAnswerCursor: ["Answers are read in pages without gap or overlap"]
        case .givesAnswersToTwins: ["Of several messages with one external id, the first has the answers"]
        case .losesVersions: ["An edit replaces the text and keeps the old one as a version"]
        case .statesEstimates: ["A text that an export showed leaves the earlier ones when its edit is reported"]
        case .letsOlderEditsWin: ["An edit older than the latest one is kept as a version only"]
        case .letsOlderReactionsWin: ["An event older than the latest changes nothing, removals included"]
        case .leavesTextInTombstones:
            ["A tombstone keeps position, sender and times, but no content"]
        case .returnsReferencedBlobs:
            ["A blob is returned when the last message that references it is deleted, and not before"]
        case .leavesDraftsBehind:
            ["Deleting a conversation deletes its messages, aliases and draft, and nothing else"]
        case .searchesUnfolded: ["Diacritics make no difference, neither in the message nor in the query"]
        case .ignoresNegation:
            [
                "AND, OR and NOT combine as written",
                "Search finds the same messages as evaluating the expression on each",
            ]
        case .searchesOldestFirst:
            ["Hits are ordered newest first, exact to the millisecond, whatever the order of saving"]
        case .ignoresTimeFilter: ["A search can be limited to a time range"]
        case .forgetsJoinedIDs:
            ["A joined person has the messages and aliases of both, and is found by both ids"]
        case .identifiesPeopleByName: ["Strangers who share a name remain two people"]
        case .trimsDrafts: ["A draft keeps the white space at its ends, and one of nothing else is a draft"]
        case .trimsTexts: ["Texts are read byte for byte as saved, whatever they contain"]
        case .trimsEdits: ["Edits, versions, notes and settings keep the white space at their ends"]
        case .losesLastOfBatch: ["Pages before and after a message exclude it, and are adjacent to it"]
        case .listensLate: ["Each observer gets all changes since it started"]
        case .joinsServices: ["An id of a service identifies a person on that service alone"]
        case .reportsBeforeCommit: ["A reported change can be read"]
        case .reportsTwice:
            [
                "Each transaction after the call is reported to an observer once, in order",
                "A report that changes something is reported as a change of the conversation",
                "A receipt that changes something is reported as a change of its message",
                "A picture is set, replaced and removed, and the former one returned",
            ]
        case .losesChangesOfSlowReaders:
            ["A slow observer gets one reload, and then later changes"]
        case .visitsAnyTime: ["Pruning deletes what matches all parts of its rule, and a dry run only counts"]
        case .visitsOtherPlatforms: ["Pruning can be limited to a conversation and to a platform"]
        case .hidesUnsentMessages: ["Pruning can spare messages that wait to be sent, and counts them"]
        case .visitsByStatedTimes: ["Pruning can spare what arrived later, whatever times senders state"]
        case .keepsErasedMessages, .forgetsWhatImportsKnow:
            ["An undone import takes what it alone brought, and nothing else"]
        case .widensWhatImportsKnow:
            ["Joined chats keep their imports, each of which takes what it alone brought"]
        case .keepsImportsOfSeparated:
            [
                "What an import knows follows its messages into a joined chat, and back",
                "Chats joined in a row get their imports back, whichever leaves first",
            ]
        case .keepsUndoneImports:
            ["An undone import takes what it alone brought, and nothing else"]
        case .listsImportsFromTheStart:
            ["Pages of imports follow each other, past runs that are none, and behind any run"]
        case .ignoresDenials: ["Whom the owner denies to be is not the owner, and nothing counts as sent by them"]
        case .forgetsDenials:
            ["No source makes somebody the owner again whom the owner has denied to be, with any address"]
        case .ignoresSuperfluousTerms: ["A key or a selection with other terms than values have finds none"]
        case .clearsSettings: ["Clearing deletes everything but settings, and returns every blob"]
        case .forgetsSeals: ["Messages sealed or opened here are marked so permanently, and no others are"]
        case .losesVersionsInRecords: ["All records, inserted into an empty vault, make an equal one"]
        case .forgetsErasedOpenings: ["An opened envelope is never new again, whatever happens to its message"]
        case .checksBeforeOpening: ["Of many tasks that open the same envelope exactly one succeeds"]
        case .reliesOnTheLedger: ["A flood of 10,001 openings neither allows the first again nor rejects a genuine one"]
        case .replacesAnyTrustRecord: ["A trust record is only stored if the root is still the one that was read"]
        case .storesTrustRecordsSeparately:
            ["A trust record is stored together with the change that it authenticates, or neither is"]
        case .opensOneByOne: ["Many openings at once have the effect of single ones, and succeed or fail together"]
        case .trustsTheClock: ["The time is the later of the system's clock and the mark, which openings advance"]
        case .keepsOldDefault: ["At most one identity is the default: the one saved as such last"]
        case .findsByPrefix: ["A complete name finds the contacts that have it, folded, by id"]
        case .forgetsFormerKeys:
            ["The owners of two keys are the contacts that have or had either, those with more matches first"]
        case .recordsAnySighting:
            ["A later sighting of a contact is recorded, and changes nothing else"]
        case .verifiesChangedKeys: ["A contact is only replaced if its record is still the one that was read"]
        case .checksBeforeSavingContacts:
            ["Of a concurrent verification and key change, the later one is rejected: new keys are never verified"]
        case .leavesCommittedInSpill: ["Events leave the spill in the transaction that commits them"]
        case .letsStatusGoBack: ["A status only moves forward"]
        case .ignoresPlaceholders: ["A placeholder is replaced in its position by the message that it stands for"]
        case .duplicatesExportedMessages: ["A message from a better source replaces that of an export, in its position"]
        case .letsOlderVotesWin: ["Votes are stored with their poll, the latest of each person"]
        case .storesRawEventsAgain: ["Raw events are stored once, in order, and deleted with their message"]
        case .findsOnlyItsOwnEvent: ["The events of one message are found by it, all of them, in order, and no others"]
        case .losesJoinedMessages:
            [
                "Joined conversations contain the messages of both in order of time, once each",
                "Of two conversations that are one, the later role and description remain",
                "A joined conversation knows what the phone said about either",
                "A message that two conversations or two sources have keeps the receipts of both",
            ]
        case .drainsNewestFirst: ["Spilled events wait in order, separately for each source"]
        case .movesCursorsFirst: ["Events and cursor are applied together or not at all"]
        case .movesCursorsBack: ["A cursor moves with its events, never backwards, and never over a gap by itself"]
        case .insertsEchoes:
            [
                "The server's confirmation of an own message makes it sent, once, at the server's position",
                "A server's message only confirms an own one that is pending under its client id",
            ]
        case .appliesStaleUpdates:
            [
                "Of several updates of a conversation the latest counts, whenever it arrives",
                "The same events give the same vault in any order, grouping and number",
            ]
        case .keepsPostedText:
            ["If an envelope was sent, the own text remains, and the server's is stored with it"]
        case .numbersKnownArrivals:
            [
                "A known message takes no number, in whatever response it is repeated",
                "In whatever responses, pages and repetitions rooms arrive, the vault is the same",
            ]
        case .movesTokensFirst: ["Messages, gaps and token are applied together or not at all"]
        case .closesGapsEarly:
            [
                "A gap is closed by a message below it, and by no other",
                "In whatever responses, pages and repetitions rooms arrive, the vault is the same",
            ]
        case .forgetsGaps:
            [
                "A cut timeline is stored above a gap, which history fills downwards",
                "In whatever responses, pages and repetitions rooms arrive, the vault is the same",
            ]
        case .reversesHistory:
            ["The history before the first message is a gap without a lower bound, to its end"]
        case .mixesAccounts: ["A platform has one account in a vault"]
        case .ignoresOtherTokens: ["A response that is based on another token writes nothing"]
        case .subscribesByID: ["The most recently active conversations are subscribed to, within the limit"]
        case .reversesTheOutbox: ["Entries keep their order, and no number is used twice"]
        case .mixesOutboxes: ["The client of a platform gets the entries of its conversations, and no others"]
        case .dropsFiles: ["A message with files waits with them, and keeps them when it is accepted"]
        case .forgetsAttempts: ["The first attempt to post a message is stored once, and kept until it is accepted"]
        case .trustsDisplayedNames:
            [
                "On a service that identifies people by its ids, two ids are two people, whatever their names",
                "Changes on such a service are decided in the same way in whatever order they and messages arrive",
            ]
        case .ignoresOwnNames: ["Own messages have the name by which the service knows the owner"]
        case .concealsDeliveries: ["What arrives is reported with the outbox entries that it settles"]
        case .concealsGaps: ["The open gaps of every room that may have changed are reported, the latest first"]
        case .countsNoAttempts: ["A failed attempt is counted, and ignored for an entry that is gone"]
        case .deletesAbandonedMessages:
            ["An abandoned message is marked as failed, remains visible, and can be sent again under the same id"]
        case .forgetsContents:
            ["The content of an attachment that arrives later is stored once, and replaced by no other"]
        case .fetchesForOthers:
            ["What is still to be fetched is listed by platform and conversation, the latest first"]
        case .listsContentsOnce, .repeatsContentUses:
            ["The uses of stored contents are listed in pages, those of one content together"]
        case .forgetsReferences, .sortsReferences:
            [
                "Every reference of a conversation is listed, in the order of addition",
                "A merged conversation has the references of both, its own first",
            ]
        case .countsExpired: ["The number of remote attachments follows each of their changes"]
        case .countsOnlyContents: ["Attachments are counted by state"]
        case .freesSharedContents, .forgetsReleasedFiles, .releasesForEver:
            ["A content that is given up leaves name, type and size, and can be stored again"]
        case .releasesAnything: ["Only the content that is named is given up, and what is gone is no error"]
        case .opensAfterCarriers:
            ["A message opened in place takes its carrier's position, and the envelope is stored with it"]
        case .forgetsStatesOfCarriers: ["The reason why a carrier is not opened is stored once, and on carriers only"]
        case .losesOpeningsInRecords: ["All records, inserted into an empty vault, make an equal one"]
        case .losesSettings: ["Settings that are set and removed concurrently are all set and removed"]
        case .checksThenSets:
            ["Of several tasks that replace the same value at once one succeeds, and no update is lost"]
        case .losesPolicies: ["Policies that are set concurrently are all set"]
        case .writesWholeChats:
            ["A chat that is renamed, pinned, muted, archived and read concurrently has all of these changes"]
        case .losesReactions: ["Concurrent reactions of many people are all stored"]
        case .losesEdits: ["Of concurrent edits the latest counts, and every other text is kept as a version"]
        case .writesWholeMessages:
            ["A message whose text, status, reaction and attachments change concurrently has all of the changes"]
        case .commitsUpToTheError: ["A group with an invalid change at any position commits nothing"]
        case .commitsInTwo:
            [
                "Readers see all of a group or nothing",
                "A group with an invalid change at any position commits nothing",
                "A group is reported once, with everything it added",
            ]
        case .letsOlderRolesWin:
            [
                "The latest report of a role counts, whenever it arrives; of equal times, the last one",
                "What is older than a list of all members changes none of them",
            ]
        case .keepsDepartedMembers:
            ["Where all members are named, the others have left then, except those reported later"]
        case .ignoresEarlierMembers:
            ["Who is in an earlier list of all members and not in a later one has left, in either order"]
        case .forgetsFormerMembers: ["Members are listed by role and name, those who have left at the end"]
        case .takesOwnersForMembers: ["Members are listed by role and name, those who have left at the end"]
        case .losesOneGroup:
            ["The conversations of a person are listed like all, past ones too, for every id of theirs"]
        case .losesRolesOfJoined: ["Of two people who are one, the later role remains in each group"]
        case .keepsMembersOfDeleted: ["A deleted conversation has no members, and a cleared vault none at all"]
        case .forgetsRemovedDescriptions: ["The latest description counts, and an empty one removes it"]
        case .obeysThePhone:
            [
                "The first choices of the phone are taken over by a conversation that has none",
                "Later choices of the phone are taken over where the phone changed them",
            ]
        case .reportsUnchanged: ["A report of what is already so changes nothing, not even a time"]
        case .takesReadingForDelivery: ["The furthest status of each recipient counts, with its earliest time"]
        case .readsForOthers: ["A receipt advances the status of its message, and only the owner's marks it as read"]
        case .createsUnknownReaders: ["A receipt for an unknown message is ignored"]
        case .losesReceiptsOfMessages, .takesReceiptsOfRepetitions:
            ["Receipts come with a message, and are merged with those that are known"]
        case .losesReceiptsOfJoined: ["Of two recipients who are one, the further receipt remains"]
        case .knowsReceiptsOfErased: ["Receipts are deleted with their message, and remain with its tombstone"]
        case .freesSharedPictures: ["A former picture that something else refers to is not returned"]
        case .losesMembersInRecords: ["All records, inserted into an empty vault, make an equal one"]
        case .losesReceiptsInRecords: ["All records, inserted into an empty vault, make an equal one"]
        case .losesJoinsInRecords:
            [
                "All records, inserted into an empty vault, make an equal one",
                "A split in a vault made from records gives back what it would have given before",
                "What came since a join goes by its address, in a vault made from records as well",
            ]
        case .losesSeparationsInRecords:
            [
                "All records, inserted into an empty vault, make an equal one",
                "Whom the owner has separated or denied to be stays so in a vault made from records",
            ]
        case .ignoresCancellation: ["An operation in a cancelled task throws `cancelled` and changes nothing"]
        case .answersAfterClosing:
            ["Every operation on a closed vault throws `closed`, and closing twice is allowed"]
        case .readsItsOwnClock: ["A reference to an unknown chat creates a conversation"]
        }
    }
}
