#if WHISPER_TEST_HOOKS
    /// Faults that are put into the machine to see whether its tests find them (R10). Only a build with `WHISPER_TEST_HOOKS` has
    /// them (LIB-3).
    package struct PlantedBugs: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A sequence that was left out is not noticed: the cursor moves over it.
        package static let gapIgnored = PlantedBugs(rawValue: 1 << 0)
        /// Each request that finds the token expired refreshes it.
        package static let refreshNotSingleFlight = PlantedBugs(rawValue: 1 << 1)
        /// A message that could not be posted goes behind those written after it.
        package static let outboxReorderedOnRetry = PlantedBugs(rawValue: 1 << 2)
        /// A message is posted again under another client message id.
        package static let newClientIDOnRetry = PlantedBugs(rawValue: 1 << 3)
        /// The cursor is written before the events that it covers.
        package static let cursorBeforeEvents = PlantedBugs(rawValue: 1 << 4)
        /// An answer to a post counts, whatever it answers.
        package static let anyAnswerCounts = PlantedBugs(rawValue: 1 << 5)
        /// A page from which events are left out is taken as it is.
        package static let holeIgnored = PlantedBugs(rawValue: 1 << 6)
        /// That the server counts anew is not noticed.
        package static let epochIgnored = PlantedBugs(rawValue: 1 << 7)
    }

    extension SyncMachine {
        /// Whether a fault is planted.
        func hasPlanted(_ bug: PlantedBugs) -> Bool { configuration.plantedBugs.contains(bug) }
    }
#endif
