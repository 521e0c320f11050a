import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

private let first = ArrivalLimits.firstNumber

extension StoreLaw {
    /// What a service left out of its timelines (MX-2).
    static let arrivalGaps: [StoreLaw] = [
        StoreLaw("The open gaps of every room that may have changed are reported, the latest first", "MX-2") { trial in
            let store = trial.store
            let first = try await trial.arrive(Samples.arrivals([20], limited: "a"), Samples.arrivals([1], in: "!calm"))
            #expect(first.gaps == ["!hall": try await trial.gaps()])
            #expect(try await trial.arrive(Samples.arrivals([21])).gaps == [:])
            let second = try await trial.arrive(
                Samples.arrivals([30], limited: "b"), Samples.arrivals([2], in: "!wide", limited: "c"))
            #expect(second.gaps == ["!hall": try await trial.gaps(), "!wide": try await trial.gaps("!wide")])
            #expect(second.gaps["!hall"]?.map(\.token) == ["b", "a"])
            let part = try await trial.history([29], next: "b2")
            #expect(part.gaps == ["!hall": try await trial.gaps()])
            #expect(part.gaps["!hall"]?.map(\.token) == ["b2", "a"])
            let page = ArrivalHistory(
                account: Samples.account, gap: try #require(try await trial.gaps().first), token: "b3",
                messages: [Samples.arrival(21)])
            let closed = try await store.applyHistory(page)
            #expect(closed.closed == 1 && closed.gaps["!hall"]?.map(\.token) == ["a"])
            #expect(try await store.applyHistory(page) == ArrivalOutcome(isSuperseded: true))
            #expect(try await trial.history([], next: nil).gaps == ["!hall": []])
            #expect(try await trial.history([], next: nil, in: "!wide").gaps == ["!wide": []])
        },
        StoreLaw("A cut timeline is stored above a gap, which history fills downwards", "MX-2") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(1...3))
            #expect(try await trial.arrive(Samples.arrivals(8...9, limited: "g")).opened == 1)
            let above = first + 3 + ArrivalLimits.gapNumbers
            let room = try await trial.hall()
            var gap = try #require(try await trial.gaps().first)
            #expect(
                gap
                    == ArrivalGap(
                        id: gap.id, conversation: room, room: "!hall", token: "g", lower: first + 2, upper: above))
            #expect(gap.position == ChatPosition(sequence: above))
            #expect(try await trial.numbers() == [first, first + 1, first + 2, above, above + 1])
            let outcome = try await trial.history([7, 6], next: "h")
            #expect(outcome.inserted == 2 && outcome.closed == 0)
            let texts = try await store.messages(in: room, .newest, limit: 10)
                .filter { outcome.messages.contains($0.unified.id) }.map(\.unified.content.text)
            #expect(texts == ["text 6", "text 7"])
            let read = gap
            gap = try #require(try await store.gaps(of: .matrix).first)
            #expect(gap.token == "h" && gap.upper == above - 2 && gap.id == read.id)
            // A page for the gap as it was before.
            let stale = ArrivalHistory(
                account: Samples.account, gap: read, token: "x", messages: [Samples.arrival(7), Samples.arrival(5)])
            #expect(try await store.applyHistory(stale) == ArrivalOutcome(isSuperseded: true))
            #expect(try await trial.texts(room) == [1, 2, 3, 6, 7, 8, 9].map { "text \($0)" })
            // What arrives meanwhile is above all.
            try await trial.arrive(Samples.arrivals([10]))
            let last = try await trial.history([5, 4, 3, 2], next: "i")
            #expect(last.inserted == 2 && last.duplicates == 2 && last.closed == 1)
            #expect(try await trial.texts(room) == (1...10).map { "text \($0)" })
            #expect(try await trial.gaps() == [])
            var closed = stale
            closed.gap = gap
            #expect(try await store.applyHistory(closed) == ArrivalOutcome(isSuperseded: true))
            #expect(try await trial.reading(room).unreadCount == 10)
            await expectRefusals(.conversationNotFound, { _ = try await store.gaps(in: Samples.unknownID) })
            try await expectSound(store)
        },
        StoreLaw("The history before the first message is a gap without a lower bound, to its end", "MX-2") { trial in
            try await trial.arrive(Samples.arrivals(8...9, limited: "g"))
            #expect(try await trial.gaps().map(\.lower) == [nil])
            #expect(try await trial.gaps().map(\.upper) == [first])
            #expect(try await trial.history([7, 6, 5], next: "h").closed == 0)
            #expect(try await trial.history([], next: "i").closed == 0)
            #expect(try await trial.history([4, 3, 2, 1], next: nil).closed == 1)
            #expect(try await trial.numbers() == (0..<9).map { first - 7 + $0 })
            #expect(try await trial.texts(trial.hall()) == (1...9).map { "text \($0)" })
            #expect(try await trial.gaps() == [])
            try await expectSound(trial.store)
        },
        StoreLaw("What was left out of a conversation that the vault had before is no history", "MX-2") { trial in
            for (key, omission) in [("!made", GapStart.Omission.unknown), ("!news", .news), ("!old", .history)] {
                _ = try await trial.hall(key)
                try await trial.arrive(Samples.arrivals(8...9, in: key, limited: "g", omission: omission))
                #expect(try await trial.gaps(key).map(\.lower) == [omission == .history ? nil : 0], "\(key)")
                #expect(try await trial.gaps(key).map(\.upper) == [first], "\(key)")
                #expect(try await trial.gaps(key).map(\.isHistory) == [omission == .history], "\(key)")
            }
            // One that comes with this response is known if the service says so.
            for (key, omission) in [("!new", GapStart.Omission.unknown), ("!joined", .news), ("!past", .history)] {
                try await trial.arrive(Samples.arrivals(18...19, in: key, limited: "g", omission: omission))
                #expect(try await trial.gaps(key).map(\.lower) == [omission == .news ? 0 : nil], "\(key)")
            }
            #expect(try await trial.history([7, 6], next: "h", in: "!made").closed == 0)
            #expect(try await trial.gaps("!made").map(\.lower) == [0])
            #expect(try await trial.history([5], next: nil, in: "!made").closed == 1)
            #expect(try await trial.texts(trial.hall("!made")) == (5...9).map { "text \($0)" })
            try await expectSound(trial.store)
        },
        StoreLaw("A gap in front of the first messages becomes history where a page reaches it", "MX-2") { trial in
            _ = try await trial.hall()
            try await trial.arrive(Samples.arrivals(18...19, limited: "g"))
            let id = try await trial.gaps().map(\.id)
            try await trial.arrive(Samples.arrivals(30...31, limited: "later"))
            // The upper gap has messages below it, which alone close it.
            #expect(try await trial.history([29, 28], next: "later 2", reachesHistory: true).closed == 0)
            #expect(try await trial.gaps().map(\.lower) == [first + 1, 0])
            #expect(try await trial.history([27, 26, 25, 24, 23, 22, 21, 20, 19], next: "later 3").closed == 1)
            #expect(try await trial.history([17, 16], next: "h").gaps["!hall"]?.map(\.lower) == [0])
            let reached = try await trial.history([15, 14], next: "i", reachesHistory: true)
            #expect(reached.inserted == 2 && reached.closed == 0)
            #expect(try await trial.gaps().map(\.lower) == [nil])
            #expect(reached.gaps == ["!hall": try await trial.gaps()])
            #expect(try await trial.gaps().map(\.token) == ["i"])
            #expect(try await trial.gaps().map(\.id) == id)
            #expect(try await trial.history([13], next: "j", reachesHistory: true).closed == 0)
            #expect(try await trial.history([12, 11], next: nil, reachesHistory: true).closed == 1)
            #expect(try await trial.texts(trial.hall()) == (11...31).map { "text \($0)" })
            try await expectSound(trial.store)
        },
        StoreLaw("A gap is closed by a message below it, and by no other", "MX-2", "MX-3") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(1...2))
            let room = try await trial.hall()
            for (client, id) in [("a", "$5"), ("b", "$4")] {
                let message = OutgoingMessage(
                    conversation: room, owner: Samples.account.user, clientMessageID: client, text: "own \(client)",
                    composedAt: Samples.time(5))
                _ = try await store.enqueue(message)
                // The second is not answered.
                guard client == "a" else { continue }
                let post = ConfirmedPost(
                    account: Samples.account, conversation: room, clientMessageID: client, serverID: id)
                #expect(try await store.confirm(post) == .confirmed)
            }
            try await trial.arrive(Samples.arrivals(8...9, limited: "g"))
            let gap = try #require(try await trial.gaps().first)
            var page = ArrivalHistory(
                account: Samples.account, gap: gap, token: "h",
                messages: [
                    Samples.arrival(9), Samples.arrival(8), Samples.arrival(7),
                    Samples.arrival(5, from: "@me:here", clientID: "a", text: "own a"),
                    Samples.arrival(4, from: "@me:here", clientID: "b", text: "own b"),
                ])
            let outcome = try await store.applyHistory(page)
            #expect(outcome.closed == 0 && outcome.inserted == 1 && outcome.reconciled == 2)
            #expect(
                try await trial.texts(room) == ["text 1", "text 2", "own b", "own a", "text 7", "text 8", "text 9"])
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
            page.gap = try #require(try await trial.gaps().first)
            page.token = "i"
            // Known and unknown messages mixed, as where servers federate: none is lost.
            page.messages = [Samples.arrival(2), Samples.arrival(3)]
            #expect(try await store.applyHistory(page).closed == 0)
            page.gap = try #require(try await trial.gaps().first)
            page.messages = [Samples.arrival(2), Samples.arrival(1)]
            #expect(try await store.applyHistory(page).closed == 1)
            #expect(try await trial.texts(room).prefix(4) == ["text 1", "text 2", "text 3", "own b"])
            try await expectSound(store)
        },
        StoreLaw("Of two gaps, the upper one ends where the lower one begins", "MX-2") { trial in
            try await trial.arrive(Samples.arrivals([1]))
            try await trial.arrive(Samples.arrivals([5], limited: "g"))
            try await trial.arrive(Samples.arrivals([], limited: "empty"))
            try await trial.arrive(Samples.arrivals([9], limited: "h"))
            #expect(try await trial.gaps().map(\.token) == ["h", "empty", "g"])
            let bounds = try await trial.gaps()
            for (upper, lower) in zip(bounds, bounds.dropFirst()) {
                #expect(try #require(upper.lower) >= lower.upper)
            }
            // The page passes the lower messages; what is behind them belongs to the other gap.
            let outcome = try await trial.history([8, 7, 6, 5, 4, 3], next: "i")
            #expect(outcome.closed == 1 && outcome.inserted == 3 && outcome.duplicates == 3)
            #expect(try await trial.history([7, 6, 5], next: "j").closed == 1)
            #expect(try await trial.history([4, 3, 2, 1], next: "k").closed == 1)
            #expect(try await trial.texts(trial.hall()) == (1...9).map { "text \($0)" })
            try await expectSound(trial.store)
        },
        StoreLaw("Messages in front of a known one take their place if a gap is there", "MX-2") { trial in
            try await trial.arrive(Samples.arrivals([1]))
            try await trial.arrive(Samples.arrivals([7, 8], limited: "g"))
            // A request that started from nothing, with a longer timeline.
            let outcome = try await trial.arrive(Samples.arrivals(5...9, limited: "h"))
            #expect(outcome.opened == 0 && outcome.inserted == 3)
            #expect(try await trial.texts(trial.hall()) == [1, 5, 6, 7, 8, 9].map { "text \($0)" })
            #expect(try await trial.history([6, 5, 4], next: "i").inserted == 1)
            #expect(try await trial.history([3, 2, 1], next: "j").closed == 1)
            #expect(try await trial.texts(trial.hall()) == (1...9).map { "text \($0)" })
            // Without a gap, they are stored behind all others.
            try await trial.arrive(Samples.arrivals([20, 9]))
            #expect(try await trial.texts(trial.hall()).last == "text 20")
            try await expectSound(trial.store)
        },
        StoreLaw("A gap with more messages than numbers grows, and everything keeps its order", "MX-2") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals(40...41, limited: "before"))
            try await trial.arrive(Samples.arrivals(60...61, limited: "g", numbers: 4))
            let room = try await trial.hall()
            // A note behind a numbered message, a gap above, and a message that waits.
            try await trial.save(Samples.message("note", in: room, at: 605))
            try await trial.arrive(Samples.arrivals(80...81, limited: "h", numbers: 3))
            let message = OutgoingMessage(
                conversation: room, owner: Samples.account.user, clientMessageID: "c", text: "own",
                composedAt: Samples.time(900))
            _ = try await store.enqueue(message)
            #expect(try await trial.history((70...79).reversed(), next: "i").inserted == 10)
            #expect(try await trial.history((61...69).reversed(), next: "j").closed == 1)
            #expect(try await trial.history((55...59).reversed(), next: "k").inserted == 5)
            let gap = try #require(try await trial.gaps().first)
            #expect(gap.token == "k" && gap.capacity >= ArrivalLimits.gapNumbers - 5)
            #expect(try await trial.history((41...54).reversed(), next: "l").closed == 1)
            #expect(try await trial.history((1...39).reversed(), next: nil).closed == 1)
            var expected = (1...81).map { "text \($0)" }
            expected.insert("note", at: 60)
            #expect(try await trial.texts(room) == expected + ["own"])
            for message in try await trial.messages(in: room) {
                guard let number = message.delivery?.serverSequence else { continue }
                #expect(message.position == ChatPosition(sequence: number))
            }
            #expect(try await trial.gaps() == [])
            try await expectSound(store)
        },
        StoreLaw("Gaps of 1, 100 and 5,000 messages are filled page by page", "MX-2") { trial in
            for size in [1, 100, 5_000] {
                let key = "!\(size)"
                let base = size * 10
                try await trial.arrive(Samples.arrivals([base], in: key))
                try await trial.arrive(Samples.arrivals([base + size + 1], in: key, limited: "g"))
                var left = (base + 1...base + size).reversed().map(\.self)
                while !left.isEmpty {
                    #expect(try await trial.gaps(key).count == 1, "gap of \(size)")
                    let outcome = try await trial.history(left.prefix(500), next: "h\(left.count)", in: key)
                    #expect(outcome.inserted == min(500, left.count), "gap of \(size)")
                    left.removeFirst(min(500, left.count))
                }
                #expect(try await trial.history([base], next: "end", in: key).closed == 1, "gap of \(size)")
                let texts = try await trial.texts(trial.hall(key))
                #expect(texts == (base...base + size + 1).map { "text \($0)" }, "gap of \(size)")
            }
            try await expectSound(trial.store)
        },
        StoreLaw("A conversation's gaps are deleted with it, and it cannot be joined", "MX-2", "ST-6") { trial in
            let store = trial.store
            try await trial.arrive(Samples.arrivals([], limited: "g"))
            let room = try await trial.hall()
            let other = try await trial.hall("!other")
            await expectRefusals(
                .invalidArgument, { _ = try await store.joinConversation(room, into: other) },
                { _ = try await store.joinConversation(other, into: room) })
            let gap = try #require(try await trial.gaps().first)
            _ = try await store.deleteConversation(room)
            #expect(try await store.gaps(of: .matrix) == [])
            let page = ArrivalHistory(account: Samples.account, gap: gap, token: nil, messages: [Samples.arrival(1)])
            #expect(try await store.applyHistory(page).isSuperseded)
            #expect(try await store.conversation(platform: .matrix, key: "!hall") == nil)
        },
    ]
}
