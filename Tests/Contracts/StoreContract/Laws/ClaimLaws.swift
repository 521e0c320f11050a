import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What a live source claims of people (ING-1).
    static let claims: [StoreLaw] = [
        StoreLaw("Two addresses that a source calls one person are one, with what both had", "ING-1") { trial in
            let anna = try await trial.store.sender(for: Samples.sender([Trial.anna], name: "Anna"))
            let linked = try await trial.store.sender(for: Samples.sender([Trial.lidia], name: "L"))
            #expect(
                try await trial.identify([[Trial.anna, Trial.lidia], [Trial.lidia, Trial.anna]]) == [true, true])
            #expect(try await trial.store.person(linked.person)?.id == anna.person)
            let named = Samples.exportName("Anna A.")
            #expect(try await trial.identify([[Trial.lidia, named]]) == [true])
            let aliases = try await trial.store.person(anna.person)?.aliases.map(\.alias)
            #expect(Set(aliases ?? []) == [Trial.anna, Trial.lidia, named])
            #expect(
                try await trial.identify([[Samples.number("+7"), Samples.linkedID("7@lid")]]) == [true], "New ones")
            #expect(try await trial.store.people(named: "+7", limit: 10).first?.aliases.count == 2)
            try await expectSound(trial.store)
        },
        StoreLaw("Two linked ids, two numbers and the owner stay apart, whatever a chain of claims says", "ING-1") {
            trial in
            let id = Samples.linkedID
            let number = Samples.number
            let chains: [[[PersonAlias]]] = [
                [[Trial.lidia, Trial.anna], [Trial.lidib, Trial.anna]],
                [[id("x1"), Trial.lidib], [id("x1"), Trial.lidia]],
                [[id("zed"), Trial.lidib], [id("zed"), id("zed2")], [id("zed2"), Trial.lidia]],
                [[id("x1"), Trial.anna], [id("x1"), number("+4915770000888")]],
                [[Trial.lidia, Trial.anna], [Trial.lidia, number("+4915770000888")]],
                [[id("x1"), Trial.lidia], [id("x1"), number("+15550100")]],
            ]
            for chain in chains {
                let store = trial.store
                for alias in [Trial.lidia, Trial.lidib, Trial.anna] {
                    _ = try await store.sender(for: Samples.sender([alias], name: alias.value))
                }
                _ = try await store.sender(for: Samples.sender([number("+15550100")], name: "me", isOwner: true))
                let results = try await trial.identify(chain)
                #expect(results.last == false, "\(chain)")
                #expect(results.dropLast().allSatisfy { $0 }, "\(chain)")
                for person in try await store.people(named: "", limit: 100) {
                    let aliases = person.aliases.map(\.alias)
                    #expect(aliases.count(where: \.isServiceLinkedID) <= 1, "\(chain)")
                    #expect(aliases.count { $0.kind == .phoneNumber } <= 1, "\(chain)")
                    #expect(!person.isOwner || aliases == [number("+15550100")], "\(chain)")
                }
                _ = try await store.clearAll()
            }
        },
        StoreLaw("The key of a group is no person's", "ING-1") { trial in
            _ = try await trial.conversation("G1")
            _ = try await trial.store.sender(for: Samples.sender([Trial.anna], name: "Anna"))
            #expect(try await trial.identify([[Samples.linkedID("G1"), Trial.anna]]) == [false])
            #expect(try await trial.store.people(named: "", limit: 10).count == 1)
        },
    ]
}

extension Trial {
    fileprivate static let anna = Samples.number("+4915770000777")
    fileprivate static let lidia = Samples.linkedID("77120@lid")
    fileprivate static let lidib = Samples.linkedID("77121@lid")

    /// Takes over claims about pairs of aliases.
    fileprivate func identify(_ pairs: [[PersonAlias]]) async throws -> [Bool] {
        try await store.identify(
            pairs.map { pair in
                PersonClaim(platform: .whatsapp, first: pair[0], second: pair[1], seenAt: Samples.time(9))
            })
    }
}
