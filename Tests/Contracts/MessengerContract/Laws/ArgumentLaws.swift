import WhisperMessage
import WhisperMessengerPort
import WhisperRealtimePort
import Testing

extension MessengerLaw {
    static let argumentLaws: [MessengerLaw] = [
        MessengerLaw("9. What is not among the abilities throws `unsupported` and changes nothing") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let before = try await ana.messenger.rooms()
            for (ability, call) in calls(of: ana.messenger, id: room, users: [trial.world.id(of: .ben)])
            where !ana.messenger.abilities.contains(ability) {
                #expect(await call() == .unsupported, "\(ability)")
            }
            #expect(try await ana.messenger.rooms() == before)
        },
        MessengerLaw("9. Ids that are none of the service's are refused, and change nothing") { trial in
            let ana = try await trial.device(.ana)
            let before = try await ana.messenger.rooms()
            for id in foreign {
                for (ability, call) in calls(of: ana.messenger, id: id, users: [id]) {
                    let error = await call()
                    let isSupported = ana.messenger.abilities.contains(ability)
                    let expected: [MessengerError] = isSupported ? [.invalidArgument, .notFound] : [.unsupported]
                    #expect(
                        error.map { expected.contains($0) } ?? false, "\(ability), \(id): \(String(describing: error))")
                }
            }
            #expect(try await ana.messenger.rooms() == before)
        },
        MessengerLaw("9. No id leads to another address", needs: .addresses) { trial in
            let ana = try await trial.device(.ana)
            for id in foreign {
                for (_, call) in calls(of: ana.messenger, id: id, users: [id]) { _ = await call() }
            }
            #expect(try await trial.world.otherAddresses() == [])
        },
    ]

    private static let foreign = [
        "", " ", "nonsense", "https://elsewhere.invalid/x", "//elsewhere.invalid/x", "../../etc/passwd",
        "mxc://elsewhere.invalid/../x", "!room\n", String(repeating: "x", count: 5_000),
    ]

    /// One call for each ability, or several.
    private static func calls(
        of messenger: any Messenger, id: String, users: [String]
    ) -> [(MessengerAbility, @Sendable () async -> MessengerError?)] {
        [
            (
                .creatingRooms,
                {
                    await failure { () throws(MessengerError) in
                        try await messenger.create(NewMessengerRoom(title: "none", users: users))
                    }
                }
            ),
            (.joiningRooms, { await failure { () throws(MessengerError) in try await messenger.join(id) } }),
            (.joiningRooms, { await failure { () throws(MessengerError) in try await messenger.leave(id) } }),
            (
                .history,
                {
                    await failure { () throws(MessengerError) in
                        try await messenger.run(.history(of: id, pages: 1)) { _ in }
                    }
                }
            ),
            (
                .media,
                {
                    await failure { () throws(MessengerError) in
                        try await messenger.download(id, limit: 1_000, into: HTTPBodySink { _ in })
                    }
                }
            ),
        ]
    }
}
