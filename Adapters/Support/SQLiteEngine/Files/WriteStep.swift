#if WHISPER_TEST_HOOKS
    internal import Synchronization

    /// The steps of changing a vault: a power cut between them would do the most harm, so tests interrupt there (R1).
    /// Only a build with `WHISPER_TEST_HOOKS` has them (LIB-3).
    package enum WriteStep: String, Sendable, CaseIterable {
        /// The rows of saved messages are in; the index is not.
        case rowsInserted = "rows-inserted"
        /// Rows and index are in; nothing is committed.
        case indexed
        /// An opened message and what is noted of its envelope are in; nothing is committed.
        case openingNoted = "opening-noted"
        /// A server's changes are written and its cursor is moved; nothing is committed.
        case eventsApplied = "events-applied"
        /// A part of the messages above a gap is moved up; nothing is committed.
        case gapWidened = "gap-widened"
        /// A message and its entry in the outbox are in; nothing is committed.
        case enqueued
        /// Events are in the spill; nothing is committed.
        case spilled
        /// What was drained has left the spill and is in its place; nothing is committed.
        case spillDrained = "spill-drained"
        /// The transaction is committed; observers are not yet notified.
        case committed
        /// The copy of a database is written; it is not in place.
        case copyWritten = "copy-written"
        /// The copy is in place.
        case copyInPlace = "copy-in-place"
        /// The database in its new form is written; the header does not name it.
        case replacementWritten = "replacement-written"
        /// The header names the coming state.
        case replacementAnnounced = "replacement-announced"
        /// The new database is in place; the header still names both.
        case replacementInPlace = "replacement-in-place"
        /// The header names only the new one.
        case replacementSettled = "replacement-settled"
        /// The copy before a migration is taken.
        case migrationCopied = "migration-copied"
        /// The statements of a step of a migration have run; nothing is committed.
        case migrationStepRun = "migration-step-run"
        /// A step of a migration is committed.
        case migrationStepCommitted = "migration-step-committed"

        /// A part of a large deletion is committed; the index still leads to what is gone.
        case deletionPartCommitted = "deletion-part-committed"
        /// A part of the index has been looked through for what is gone.
        case indexSwept = "index-swept"

        /// What is called at each step in this process.
        private static let observer = Mutex<(@Sendable (WriteStep) -> Void)?>(nil)

        /// Calls a function at each step in this process from now on.
        package static func observe(_ observer: @escaping @Sendable (WriteStep) -> Void) {
            self.observer.withLock { $0 = observer }
        }

        /// This step is reached.
        func reached() {
            WriteStep.observer.withLock { $0 }?(self)
        }
    }
#endif
