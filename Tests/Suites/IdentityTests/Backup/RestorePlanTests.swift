import WhisperIdentity
import WhisperKeyFingerprint
import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Restoring without overwriting (ID-6)", .ownThreads)
struct RestorePlanTests {
    let test: TestKeys

    init() throws {
        test = try TestKeys()
    }

    /// Returns an identity of a backup: one number determines its id and agreement key.
    private func saved(
        _ number: UInt8, _ name: String = "Ana", isDefault: Bool = false, version: UInt32 = 1, behind: UInt8? = nil,
        succession: SuccessionStatement? = nil, keys: UInt8? = nil
    ) throws -> BackedUpIdentity {
        BackedUpIdentity(
            id: identifier(from: number), name: try DisplayName(name), keys: try test.keys(keys ?? number, 200),
            isDefault: isDefault, keyVersion: version, createdAt: 0, predecessor: behind.map { identifier(from: $0) },
            succession: succession)
    }

    /// Returns an identity of a vault.
    private func there(
        _ number: UInt8, _ name: String = "Ana", isDefault: Bool = false, behind: UInt8? = nil, keys: UInt8? = nil
    ) throws -> ExistingIdentity {
        ExistingIdentity(
            id: identifier(from: number), name: name, fingerprint: try test.fingerprint(keys ?? number, 200),
            predecessor: behind.map { identifier(from: $0) }, isDefault: isDefault)
    }

    private func plan(_ identities: [BackedUpIdentity], _ existing: [ExistingIdentity] = []) -> RestorePlan {
        RestorePlan(restoring: identities, over: existing, crypto: test.crypto)
    }

    private func addition(_ plan: RestorePlan, _ step: Int = 0) throws -> RestorePlan.Addition {
        guard case .added(let addition) = plan.steps[step] else {
            Issue.record("step \(step) adds nothing")
            throw CancellationError()
        }
        return addition
    }

    @Test("Into an empty vault everything is restored unchanged")
    func empty() throws {
        let plan = plan([
            try saved(1, isDefault: false), try saved(2, isDefault: true, version: 2, behind: 1), try saved(3, "Bo"),
        ])
        #expect(plan.additions == 3)
        for (step, number) in [UInt8(1), 2, 3].enumerated() {
            let addition = try addition(plan, step)
            #expect(addition.id == identifier(from: number))
            #expect(addition.name.text == (number == 3 ? "Bo" : "Ana"))
            #expect(!addition.isRenamed)
            #expect(addition.isDefault == (number == 2))
            #expect(addition.predecessor == (number == 2 ? .added(step: 0) : nil))
        }
    }

    @Test("An existing identity remains unchanged, whatever its id and name in the backup")
    func present() throws {
        let plan = plan([try saved(1, "Ana", isDefault: true)], [try there(9, "Another name", keys: 1)])
        #expect(plan.steps == [.present(identifier(from: 9))])
        #expect(plan.additions == 0)
    }

    @Test("A name used by another line yields, and the whole line gets the new one")
    func names() throws {
        let plan = plan(
            [try saved(1), try saved(2, version: 2, behind: 1), try saved(3, "Ana 2")],
            [try there(8), try there(9, "Ana 3")])
        #expect(try addition(plan, 0).name.text == "Ana 2")
        #expect(try addition(plan, 0).isRenamed)
        #expect(try addition(plan, 1).name.text == "Ana 2")
        #expect(try addition(plan, 2).name.text == "Ana 2 2")
    }

    @Test("A successor retains the name of its predecessors already in the vault")
    func successorOfPresent() throws {
        let plan = plan(
            [try saved(1), try saved(2, version: 2, behind: 1), try saved(3, version: 3, behind: 2)],
            [try there(8, keys: 1), try there(9, behind: 8, keys: 2)])
        #expect(plan.steps[..<2] == [.present(identifier(from: 8)), .present(identifier(from: 9))])
        let addition = try addition(plan, 2)
        #expect(addition.predecessor == .present(identifier(from: 9)))
        #expect(addition.name.text == "Ana" && !addition.isRenamed)
    }

    @Test("Two successors of one identity do not share its name")
    func fork() throws {
        let plan = plan(
            [try saved(1), try saved(2, version: 2, behind: 1)], [try there(1), try there(9, behind: 1)])
        #expect(try addition(plan, 1).name.text == "Ana 2")
        #expect(try addition(plan, 1).predecessor == .present(identifier(from: 1)))
    }

    @Test("A name without room for its number is shortened by whole characters")
    func longNames() throws {
        for (name, expected) in [
            (String(repeating: "é", count: 64), String(repeating: "é", count: 63) + " 2"),
            (String(repeating: "a", count: 125) + " b", String(repeating: "a", count: 125) + " 2"),
            ("a" + String(repeating: "👩\u{200D}🔬", count: 11), "a" + String(repeating: "👩\u{200D}🔬", count: 11) + " 2"),
        ] {
            let plan = plan([try saved(1, name)], [try there(9, name)])
            #expect(try addition(plan).name.text == expected)
        }
    }

    @Test("An id that the vault uses for something else is replaced")
    func ids() throws {
        let plan = plan([try saved(1, "Bo"), try saved(2, "Bo", version: 2, behind: 1)], [try there(1, keys: 9)])
        #expect(try addition(plan, 0).id == nil)
        #expect(try addition(plan, 1).id == identifier(from: 2))
        #expect(try addition(plan, 1).predecessor == .added(step: 0))
    }

    @Test("The vault's default remains the default")
    func defaults() throws {
        #expect(try addition(plan([try saved(1, isDefault: true)])).isDefault)
        #expect(try !addition(plan([try saved(1, isDefault: true)], [try there(9, "Bo", isDefault: true)])).isDefault)
        #expect(try addition(plan([try saved(1, isDefault: true)], [try there(9, "Bo")])).isDefault)
    }

    @Test("The predecessor may be only in the vault, or nowhere")
    func predecessors() throws {
        let alone = try saved(2, version: 2, behind: 1)
        #expect(try addition(plan([alone])).predecessor == nil)
        #expect(try addition(plan([alone], [try there(1)])).predecessor == .present(identifier(from: 1)))
        // If the statement names other keys than those with this id here, it is a different identity.
        let statement = try test.statement(from: (1, 200), to: (2, 200))
        let stated = try saved(2, version: 2, behind: 1, succession: statement)
        #expect(try addition(plan([stated], [try there(1)])).predecessor == .present(identifier(from: 1)))
        #expect(try addition(plan([stated], [try there(1, keys: 9)])).predecessor == nil)
    }

    @Test("A cycle in the vault, which only corruption can cause, is handled")
    func ring() throws {
        let plan = plan(
            [try saved(1, version: 2, behind: 8)], [try there(8, behind: 9), try there(9, behind: 8)])
        #expect(try addition(plan).name.text == "Ana")
    }

    @Test(
        "For any backup and any vault, nothing existing changes, and a second restore adds nothing",
        arguments: 0..<40 as Range<UInt64>)
    func properties(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = ["Ana", "Ana 2", "Bo"]
        func some<Element>(_ elements: [Element]) throws -> Element {
            try #require(elements.randomElement(using: &random))
        }
        var existing: [ExistingIdentity] = []
        for number in UInt8(0)..<4 {
            let behind = Bool.random(using: &random) && number > 0 ? UInt8.random(in: 0..<number, using: &random) : nil
            existing.append(
                try there(
                    number, try some(names), isDefault: number == 2 && Bool.random(using: &random), behind: behind,
                    keys: 10 + number * 2))
        }
        var identities: [BackedUpIdentity] = []
        for number in UInt8(0)..<5 {
            let behind = Bool.random(using: &random) && number > 0 ? UInt8.random(in: 0..<number, using: &random) : nil
            identities.append(
                try saved(
                    number, try some(names), isDefault: number == 3, version: UInt32(number) + 1, behind: behind,
                    keys: 10 + UInt8.random(in: 0..<3, using: &random) * 16 + number))
        }
        let first = plan(identities, existing)
        var after = existing
        var places: [UniqueIdentifier?] = []
        for (identity, step) in zip(identities, first.steps) {
            guard case .added(let addition) = step else {
                places.append(nil)
                continue
            }
            let id = addition.id ?? UniqueIdentifier(high: 99, low: UInt64(places.count))
            #expect(!after.contains { $0.id == id })
            var predecessor: UniqueIdentifier?
            switch addition.predecessor {
            case .present(let bearer): predecessor = bearer
            case .added(let step): predecessor = places[step]
            case nil: break
            }
            #expect(predecessor == nil || after.contains { $0.id == predecessor })
            #expect((addition.name == identity.name) == !addition.isRenamed)
            #expect(!addition.isDefault || !after.contains { $0.isDefault })
            let ancestors = line(from: predecessor, in: after)
            #expect(after.allSatisfy { $0.name != addition.name.text || ancestors.contains($0.id) }, "seed \(seed)")
            after.append(
                ExistingIdentity(
                    id: id, name: addition.name.text, fingerprint: identity.keys.fingerprint(crypto: test.crypto),
                    predecessor: predecessor, isDefault: addition.isDefault))
            places.append(id)
        }
        #expect(plan(identities, after).additions == 0, "seed \(seed)")
    }

    private func line(from start: UniqueIdentifier?, in identities: [ExistingIdentity]) -> Set<UniqueIdentifier> {
        var line: Set<UniqueIdentifier> = []
        var next = start
        while let id = next, line.insert(id).inserted { next = identities.first { $0.id == id }?.predecessor }
        return line
    }
}
