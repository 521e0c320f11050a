import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// False reports by a server, and what is stored all the same (RT-4, R0).
    static let synchronisationDistrust: [StoreLaw] = [
        StoreLaw("An own text is kept as a version, once, if the server's text differs, and only then", "RT-4") {
            trial in
            let store = trial.store
            let room = try await trial.room()
            let first = try await store.enqueue(Samples.outgoing("c1", in: room, "what I wrote", at: 500))
            let second = try await store.enqueue(Samples.outgoing("c2", in: room, "as it is", at: 600))
            let third = try await store.enqueue(Samples.outgoing("c3", in: room, "clear", carrier: "sealed", at: 700))
            let changed = Samples.event(1, from: Samples.me, clientID: "c1", text: "what it made of it")
            let outcome = try await trial.apply(
                changed, Samples.event(2, from: Samples.me, clientID: "c2", text: "as it is"),
                Samples.event(3, from: Samples.me, clientID: "c3", text: "sealed otherwise"), cursor: 3)
            #expect(outcome == SyncOutcome(reconciled: 3, reworded: 2, cursor: 3))
            #expect(try await trial.apply(changed).reworded == 0)
            #expect(try await trial.texts(room) == ["what it made of it", "as it is", "clear"])
            #expect(
                try await store.versions(of: first.message)
                    == [MessageVersion(text: "what I wrote", timestamp: Samples.time(500))])
            #expect(try await store.versions(of: second.message) == [])
            #expect(
                try await store.versions(of: third.message)
                    == [MessageVersion(text: "sealed", timestamp: Samples.time(700))], "What was posted")
            #expect(try await trial.message(third.message).carrierText == "sealed otherwise")
            try await expectSound(store)
        },
        StoreLaw(
            "The only copy of an own text is never deleted, whatever id the server gives its message", "RT-4", "RT-5"
        ) {
            trial in
            let store = trial.store
            let room = try await trial.room()
            try await trial.apply(Samples.event(1, from: "ann", serverID: "taken"), cursor: 1)
            let entry = try await store.enqueue(Samples.outgoing("c", in: room, "mine alone"))
            let twisted = Samples.event(2, from: Samples.me, clientID: "c", text: "yours", serverID: "taken")
            #expect(try await trial.apply(twisted) == SyncOutcome(duplicates: 1, collisions: 1, cursor: 1))
            var own = try await trial.message(entry.message)
            // The server has accepted it, so it is never one that was not sent.
            #expect(own.unified.content.text == "mine alone" && own.status == .sent && own.delivery?.serverID == nil)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
            await expectRefusals(.invalidArgument, { _ = try await store.retry(entry.message) })
            #expect(try await trial.apply(twisted) == SyncOutcome(duplicates: 1, collisions: 1, cursor: 1))
            // The right word on it counts.
            let right = Samples.event(2, from: Samples.me, clientID: "c", text: "mine alone", serverID: "free")
            #expect(try await trial.apply(right).reconciled == 1)
            own = try await trial.message(entry.message)
            #expect(own.status == .sent && own.delivery?.serverID == "free")
            try await expectSound(store)
        },
        StoreLaw("A message with the id or number of another is a collision, and changes nothing", "RT-4") { trial in
            try await trial.apply(Samples.event(1), Samples.event(2), cursor: 2)
            try await trial.apply(Samples.event(1, serverID: "x"), in: "other")
            let records = try await trial.records(of: trial.store)
            let taken = Samples.event(2, text: "under its number", serverID: "new")
            #expect(try await trial.apply(taken) == SyncOutcome(duplicates: 1, collisions: 1, cursor: 2))
            #expect(try await trial.apply(Samples.event(1), in: "other") == SyncOutcome(duplicates: 1, collisions: 1))
            var renamed = Samples.remote(2, text: "under its id")
            renamed.sequence = 3
            #expect(try await trial.apply(.message(renamed)) == SyncOutcome(duplicates: 1, collisions: 1, cursor: 2))
            #expect(try await trial.apply(Samples.event(2)) == SyncOutcome(duplicates: 1, cursor: 2))
            #expect(try await trial.records(of: trial.store) == records)
        },
        StoreLaw("Numbers that a server omits are stored with the cursor until they arrive", "RT-4") { trial in
            let room = try await trial.room()
            var group = Samples.group([Samples.event(1), Samples.event(9)], cursor: 9)
            group.missing = [2...4, 6...8]
            _ = try await trial.store.apply(group)
            #expect(try await trial.cursor(of: room)?.missing == [2...4, 6...8])
            try await trial.apply(Samples.event(3), Samples.event(6))
            #expect(try await trial.cursor(of: room)?.missing == [2...2, 4...4, 7...8])
            // One that was reported live is not missing.
            try await trial.apply(Samples.event(11))
            group = Samples.group([], cursor: 12)
            group.missing = [5...5, 10...12]
            _ = try await trial.store.apply(group)
            #expect(try await trial.cursor(of: room)?.missing == [2...2, 4...5, 7...8, 10...10, 12...12])
            group.missing = [0...3]
            await expectRefusals(.invalidArgument, { [group] in _ = try await trial.store.apply(group) })
            _ = try await trial.store.deleteConversation(room)
            try await trial.apply(Samples.event(1))
            #expect(try await trial.cursor(of: trial.room())?.missing == [])
        },
        StoreLaw(
            "In a new epoch numbers restart: texts remain, and those that the server still has are numbered", "RT-4"
        ) {
            trial in
            let store = trial.store
            let room = try await trial.room()
            var group = Samples.group((1...5).map { Samples.event($0) }, cursor: 5)
            group.events.append(.conversation(Samples.update(6)))
            group.epoch = "one"
            group.missing = [7...7]
            group.cursor = 7
            _ = try await store.apply(group)
            let pending = try await store.enqueue(Samples.outgoing("c", in: room))
            #expect(try await trial.cursor(of: room)?.epoch == "one")
            // The server was set back to 3, and has given 4 again.
            group = Samples.group([], cursor: nil)
            group.epoch = "two"
            #expect(try await store.apply(group) == SyncOutcome())
            #expect(
                try await trial.cursor(of: room)
                    == SyncCursor(conversation: room, serverConversation: "room", sequence: 0, epoch: "two"))
            #expect(try await trial.messages(in: room).allSatisfy { $0.delivery?.serverSequence == nil })
            group = Samples.group((1...3).map { Samples.event($0) }, cursor: 4)
            group.events.append(Samples.event(4, text: "another fourth", serverID: "new"))
            group.epoch = "two"
            #expect(try await store.apply(group).duplicates == 3)
            let messages = try await trial.messages(in: room)
            #expect(
                messages.map(\.unified.content.text)
                    == ["text 1", "text 2", "text 3", "text 4", "text 5", "another fourth", "own c"])
            #expect(messages.map(\.delivery?.serverSequence) == [1, 2, 3, nil, nil, 4, nil])
            #expect(try await trial.cursor(of: room)?.sequence == 4)
            // What the server had forgotten may come again, under its id and another number.
            try await trial.apply(
                .message(
                    {
                        var again = Samples.remote(5)
                        again.sequence = 5
                        return again
                    }()), Samples.event(6, from: Samples.me, clientID: "c"), cursor: 6)
            #expect(try await trial.message(pending.message).status == .sent)
            #expect(
                try await trial.messages(in: room).map(\.delivery?.serverSequence) == [1, 2, 3, nil, 4, 5, 6])
            // An epoch that is not named changes nothing; the first one of a vault that has none is taken as it comes.
            try await trial.apply(cursor: 6)
            #expect(try await trial.cursor(of: room)?.epoch == "two")
            try await trial.apply(Samples.event(1, serverID: "y"), cursor: 1, in: "other")
            group = Samples.group([], in: "other")
            group.epoch = "first"
            #expect(try await store.apply(group).cursor == 1)
            try await expectSound(store)
        },
        StoreLaw("The messages of a server that restarts empty come after all existing ones", "RT-4") { trial in
            let store = trial.store
            let room = try await trial.room()
            var group = Samples.group((1...4).map { Samples.event($0) }, cursor: 4)
            group.epoch = "one"
            _ = try await store.apply(group)
            group = Samples.group((1...2).map { Samples.event($0, text: "new \($0)", serverID: "n\($0)") }, cursor: 2)
            group.epoch = "two"
            _ = try await store.apply(group)
            #expect(
                try await trial.texts(room) == ["text 1", "text 2", "text 3", "text 4", "new 1", "new 2"])
            try await expectSound(store)
        },
    ]
}
