import WhisperArchive
import WhisperMessage
import WhisperStorePort

// Which chat a file shows, or may show, and what speaks for it (ING-1).
extension ImportPlanner {
    /// The conversation with another title that contains the same messages, or else the one that has some of them.
    func overlappingConversation(
        _ ledger: FileLedger
    ) async throws(StoreError) -> (shown: Conversation?, resembling: Conversation?) {
        let sample = ChatOverlap.sample(Array(ledger.distinctive.indices))
        guard sample.count >= ChatOverlap.requiredHits else { return (nil, try await resembling(ledger)) }
        let probes = sample.map { index in
            OverlapProbe(
                timestamp: ledger.distinctiveTimes[index], key: ledger.elements[ledger.distinctive[index]].key)
        }
        let hits = try await store.conversations(holding: probes, platform: platform)
        if let id = ChatOverlap.decide(hits) { return (try await store.conversation(id), nil) }
        let minutes = zip(sample, probes).map { index, probe in
            OverlapProbe(timestamp: probe.timestamp, key: ledger.minuteKey(of: ledger.distinctive[index]))
        }
        let bridged = try await BridgeElements(store: store, digest: digest)
            .conversations(holding: minutes, ledger, platform: platform)
        if let id = ChatOverlap.decide(bridged) { return (try await store.conversation(id), nil) }
        guard let id = ChatOverlap.resembling(hits) else { return (nil, nil) }
        return (nil, try await store.conversation(id))
    }

    /// The conversation that has half of the written messages of a file, which has too few long ones to show anything. One
    /// short message is in many chats.
    private func resembling(_ ledger: FileLedger) async throws(StoreError) -> Conversation? {
        // A placeholder, as of an omitted picture, is in any chat.
        let written = ChatOverlap.sample(
            ledger.elements.indices.filter { ledger.elements[$0].sender >= 0 && ledger.isOriginalText[$0] })
        guard written.count >= 2 || !ledger.distinctive.isEmpty else { return nil }
        let probes = written.map { index in
            OverlapProbe(
                timestamp: Timestamp(milliseconds: ledger.seconds[index] &* 1_000), key: ledger.elements[index].key)
        }
        let hits = try await store.conversations(holding: probes, platform: platform)
        guard let id = ChatOverlap.resembling(hits) else { return nil }
        return try await store.conversation(id)
    }

    /// The chat of the file's name, where the owner has chosen another one, if it has messages of the file: they are, or will
    /// be, in both. Nil for none.
    func double(of plan: ImportPlan, _ ledger: FileLedger) async throws(StoreError) -> Conversation? {
        guard let other = try await store.conversation(platform: platform, key: chat.key),
            other.id != plan.conversation?.id
        else { return nil }
        let held = try await store.alignmentElements(in: other.id)
        let own = try await self.plan(ledger, known: other, held: held, mayRenumber: false)
        let hasAny = own.placements?.contains { if case .known = $0 { true } else { false } }
        return hasAny == true ? other : nil
    }

    /// What speaks against the chat that the owner has chosen for a file; nil for nothing.
    func objection(to plan: ImportPlan, _ ledger: FileLedger) async throws(StoreError) -> ChosenChat.Objection? {
        guard let chosen = plan.conversation, let overlap = plan.overlap else { return nil }
        let keys = try await store.references(of: chosen.id).map(\.key)
        return ChosenChat(
            chosen, isAddressed: keys.contains { ChatAddress.alias(of: $0) != nil },
            isOfTitle: chosen.title == chat.title || keys.contains(chat.key), shown: chat.kind,
            isNamedLikeSender: ledger.senders.contains { $0.displayName == chat.title }, overlap: overlap
        ).objection
    }

    /// The plans for chats of the file's title that another source has reported: the only one whose few messages and people
    /// are the file's, and the first that the owner may say to be; and the first that has the title.
    func titled(
        _ ledger: FileLedger, except candidates: Set<UniqueIdentifier>, mayRenumber: Bool
    ) async throws(StoreError) -> (shown: ImportPlan?, doubtful: ImportPlan?, namesake: Conversation?) {
        let comparison = TitledChats(store: store, platform: platform, digest: digest)
        let chats = try await store.conversations(titled: chat.title, on: platform)
            .filter { !candidates.contains($0.id) && $0.messageCount > 0 && $0.kind.mayBeExported(as: chat.kind) }
        var shown: [ImportPlan] = []
        var doubtful: ImportPlan?
        for known in chats {
            let people = try await comparison.people(of: ledger, in: known)
            let plan = try await plan(
                ledger, known: known, held: try await store.alignmentElements(in: known.id), people: people ?? [:],
                mayRenumber: mayRenumber)
            if people != nil { shown.append(plan) }
            if doubtful == nil, people != nil || plan.overlap?.isDoubtful == true { doubtful = plan }
        }
        return (shown.count == 1 ? shown[0] : nil, doubtful, chats.first)
    }

    /// What a file and the chat of its title have in common.
    func overlap(
        of plan: ImportPlan, _ ledger: FileLedger, by senders: [Int32],
        heldElements elements: [ReexportAlignment.Element], held: [AlignmentElement]
    ) async throws(StoreError) -> TitleOverlap {
        let written = elements.indices.filter { elements[$0].sender >= 0 }
        var writers: [Int32: Person] = [:]
        for place in written where writers[elements[place].sender] == nil {
            guard let id = held[place].person, let person = try await store.person(id) else { continue }
            writers[elements[place].sender] = person
        }
        let others = Set(writers.filter { !$0.value.isOwner }.keys)
        let file = Set(senders.indices.filter { !ledger.senders[$0].isOwner }.map { senders[$0] })
            .subtracting(Set(writers.keys).subtracting(others))
        var common = 0
        for (element, placement) in zip(ledger.elements, plan.placements ?? []) where element.sender >= 0 {
            if case .known = placement { common += 1 }
        }
        let times = held.map(\.timestamp.wholeSeconds)
        let isSamePeriod =
            if let first = times.min(), let last = times.max(), let start = ledger.seconds.min(),
                let end = ledger.seconds.max()
            { start <= last && first <= end } else { false }
        return TitleOverlap(
            common: common, held: written.count, file: ledger.elements.count { $0.sender >= 0 },
            heldWriters: others.count, fileWriters: file.count, commonWriters: file.intersection(others).count,
            isSamePeriod: isSamePeriod, form: form(of: plan, in: ledger, by: senders, writers: writers))
    }

    /// What a file and the chat of its title look like.
    private func form(
        of plan: ImportPlan, in ledger: FileLedger, by senders: [Int32], writers: [Int32: Person]
    ) -> TitleOverlap.Form {
        guard chat.kind != .group, plan.conversation?.kind != .group else { return .group }
        let isNamed = [
            ledger.senders.contains { $0.displayName == chat.title },
            writers.values.contains { $0.isShown(as: chat.title) },
        ]
        let areTwo = Set(senders).union(writers.keys).count <= 2
        return areTwo && isNamed.contains(true) || !isNamed.contains(false) ? .person : .pair
    }
}
