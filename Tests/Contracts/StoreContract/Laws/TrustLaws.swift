import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What vouches for trust (CON-3, POL).
    static let trust: [StoreLaw] = [
        StoreLaw("A new vault has no trust record, and stores one unchanged", "CON-3") { trial in
            let store = trial.store
            #expect(try await store.trustRoot() == nil)
            #expect(try await store.trustPart(7).isEmpty)
            try await store.commitTrust(
                TrustSeal(known: nil, root: [1], parts: [0: [2, 3], 255: Array(repeating: 9, count: 5_000)]), with: [])
            #expect(try await store.trustRoot() == [1])
            #expect(try await store.trustPart(0) == [2, 3])
            #expect(try await store.trustPart(255).count == 5_000)
            try await store.commitTrust(TrustSeal(known: [1], root: [2], parts: [0: []]), with: [])
            #expect(try await store.trustPart(0).isEmpty)
            #expect(try await store.trustPart(255).count == 5_000)
            _ = try await store.clearAll()
            #expect(try await store.trustRoot() == [2])
            await expectRefusals(
                .invalidArgument,
                { try await store.commitTrust(TrustSeal(known: [2], root: [], parts: [:]), with: []) })
        },
        StoreLaw("A trust record is only stored if the root is still the one that was read", "CON-3") { trial in
            let store = trial.store
            let ann = Samples.contact("Ann", key: 1)
            try await store.commitTrust(TrustSeal(known: nil, root: [1], parts: [3: [1]]), with: [])
            for known: [UInt8]? in [nil, [2], []] {
                await expectRefusals(
                    .trustChanged,
                    {
                        try await store.commitTrust(
                            TrustSeal(known: known, root: [9], parts: [3: [9]]),
                            with: [.contact(ann, over: nil), .policy("some", isOn: true)])
                    })
            }
            #expect(try await store.trustRoot() == [1])
            #expect(try await store.trustPart(3) == [1])
            #expect(try await store.contact(ann.id) == nil)
            #expect(try await store.policies().isEmpty)
        },
        StoreLaw(
            "A trust record is stored together with the change that it authenticates, or neither is", "CON-3", "ST-7"
        ) {
            trial in
            let store = trial.store
            let ann = Samples.contact("Ann", key: 1)
            try await store.commitTrust(
                TrustSeal(known: nil, root: [1], parts: [:]), with: [.contact(ann, over: nil)])
            #expect(try await store.contact(ann.id) == ann)
            var verified = ann
            verified.trust = .verified
            let listener = Listener(store)
            try await store.commitTrust(
                TrustSeal(known: [1], root: [2], parts: [:]),
                with: [.contact(verified, over: ann), .policy("some", isOn: true)])
            #expect(Set(await listener.next() ?? []) == [.contactChanged(ann.id), .policyChanged("some")])
            #expect(try await store.contact(ann.id)?.trust == .verified)
            #expect(try await store.policies().map(\.name) == ["some"])
            // Nothing is written over a record that has changed since.
            let failures: [(StoreError.Code, TrustChange)] = [
                (.contactChanged, .contact(ann, over: ann)), (.contactNotFound, .removal(Samples.unknownID)),
                (.invalidArgument, .policy("", isOn: true)),
            ]
            for (code, change) in failures {
                await expectRefusals(
                    code,
                    {
                        try await store.commitTrust(
                            TrustSeal(known: [2], root: [3], parts: [1: [1]]),
                            with: [.policy("other", isOn: true), change])
                    })
            }
            #expect(try await store.trustRoot() == [2])
            #expect(try await store.trustPart(1).isEmpty)
            #expect(try await store.policies().count == 1)
            try await store.commitTrust(TrustSeal(known: [2], root: [3], parts: [:]), with: [.removal(ann.id)])
            #expect(try await store.contact(ann.id) == nil)
        },
        StoreLaw("Contacts that are verified, revoked or blocked are listed page by page, by id", "CON-3") { trial in
            let store = trial.store
            var expected: [ContactRecord] = []
            for number in 0..<UInt8(12) {
                var contact = Samples.contact("c\(number)", key: number)
                contact.trust = [.unverified, .verified, .revoked][Int(number) % 3]
                contact.isBlocked = number % 4 == 0
                try await store.saveContact(contact)
                if contact.trust != .unverified || contact.isBlocked { expected.append(contact) }
            }
            expected.sort { $0.id < $1.id }
            #expect(try await store.trustedContacts(after: nil, limit: 10_000) == expected)
            var found: [ContactRecord] = []
            while true {
                let page = try await store.trustedContacts(after: found.last?.id, limit: 2)
                found += page
                guard page.count == 2 else { break }
            }
            #expect(found == expected)
            for limit in [0, 10_001] {
                await expectRefusals(
                    .invalidArgument, { _ = try await store.trustedContacts(after: nil, limit: limit) })
            }
        },
        StoreLaw(
            "Of many concurrent trust records, each is stored over the previous one", "CON-3",
            needs: .severalConnections
        ) {
            trial in
            let other = try await trial.open()
            try await trial.store.commitTrust(TrustSeal(known: nil, root: [0], parts: [:]), with: [])
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<20 {
                    let store = task.isMultiple(of: 2) ? trial.store : other
                    group.addTask {
                        while true {
                            let root = try await store.trustRoot() ?? []
                            do throws(StoreError) {
                                try await store.commitTrust(
                                    TrustSeal(known: root, root: root + [UInt8(task)], parts: [:]), with: [])
                                return
                            } catch {
                                guard error.code == .trustChanged else { throw error }
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let root = try #require(try await other.trustRoot())
            #expect(root.dropFirst().sorted() == Array(0..<20))
            await other.close()
        },
    ]
}
