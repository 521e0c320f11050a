import WhisperRealtime
import WhisperRealtimeSimulator
import WhisperTestThreads
import Testing

#if WHISPER_TEST_HOOKS
    /// A plausible bug, and how the simulation must detect it.
    struct PlantedBug: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var options = SimulationOptions()
        /// The rules of which one must be the first that is broken.
        var rules: Set<Violation.Rule>

        init(_ name: String, machine: PlantedBugs, _ rules: Set<Violation.Rule>) {
            testDescription = name
            options.machineBugs = machine
            self.rules = rules
        }

        init(_ name: String, store: PlantedStoreBugs, _ rules: Set<Violation.Rule>) {
            testDescription = name
            options.storeBugs = store
            self.rules = rules
        }

        init(_ name: String, effects: PlantedEffectBugs, _ rules: Set<Violation.Rule>) {
            testDescription = name
            options.effectBugs = effects
            self.rules = rules
        }

        /// The eight of R10.
        static let eight = [
            PlantedBug(
                "cursor committed before events", machine: .cursorBeforeEvents, [.oneAtATime, .cursorBeyondHeld]),
            PlantedBug("cursor not in the transaction", store: .cursorOutsideTransaction, [.cursorBeyondHeld]),
            PlantedBug("retry with a new client id", machine: .newClientIDOnRetry, [.twiceOnServer, .twiceInStore]),
            PlantedBug("echo inserts beside the pending row", store: .echoInsertsBesidePending, [.twiceInStore]),
            PlantedBug("gap ignored", machine: .gapIgnored, [.cursorBeyondHeld]),
            PlantedBug("refresh not single-flight", machine: .refreshNotSingleFlight, [.oneAtATime]),
            PlantedBug("outbox reordered on retry", machine: .outboxReorderedOnRetry, [.reorderedOnServer]),
            PlantedBug(
                "stale conversation update applied", store: .staleUpdateApplied, [.staleUpdate, .cursorBeyondHeld]),
        ]

        /// Others, so that no check can be taken out unnoticed.
        static let others = [
            PlantedBug("given up and gone", store: .givenUpIsGone, [.lostMessage]),
            PlantedBug("shown as they came", store: .shownAsTheyCame, [.order]),
            PlantedBug("another's answer counts", machine: .anyAnswerCounts, [.unlikeServer, .lostMessage]),
            PlantedBug("a hole in a page is ignored", machine: .holeIgnored, [.cursorBeyondHeld]),
            PlantedBug("that the server counts anew is ignored", machine: .epochIgnored, [.convergence]),
            PlantedBug("own words are overwritten", store: .ownWordsOverwritten, [.lostMessage]),
            PlantedBug("an entry outlives its message", store: .entryOutlivesMessage, [.outbox]),
            PlantedBug("the cursor moves back", store: .cursorMovesBack, [.cursorBack]),
            PlantedBug("a text is cut short", store: .textCutShort, [.unlikeServer]),
            PlantedBug("sent without a socket", effects: .sendsWithoutSocket, [.commandOnClosedSocket]),
            PlantedBug("a timer outlives the stop", effects: .timerOutlivesStop, [.effectAfterStop]),
            PlantedBug("given up at once", effects: .givesUpAtOnce, [.givenUp]),
            PlantedBug("what was missed is never written", effects: .forgetsBacklog, [.convergence]),
            PlantedBug("nothing is waited for", effects: .neverWaits, [.growth]),
        ]
    }

    @Suite("Planted faults are found (R10)", .ownThreads)
    struct PlantedBugTests {
        @Test("Each of the eight faults of R10 is found within 500 seeds", arguments: PlantedBug.eight)
        func findsEight(bug: PlantedBug) async throws {
            try await find(bug)
        }

        @Test("Each check finds what it is for within 500 seeds", arguments: PlantedBug.others)
        func findsOthers(bug: PlantedBug) async throws {
            try await find(bug)
        }

        private func find(_ bug: PlantedBug) async throws {
            for seed in UInt64(1)...500 {
                guard let violation = await Simulation.run(seed: seed, options: bug.options).violation else { continue }
                #expect(bug.rules.contains(violation.rule), "seed \(seed): \(violation)")
                return
            }
            Issue.record("not found within 500 seeds")
        }
    }
#else
    @Test("Faults are planted in a build with WHISPER_TEST_HOOKS alone", .disabled("export WHISPER_TEST_HOOKS=1"))
    func plantedFaults() {}
#endif
