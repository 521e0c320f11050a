import WhisperMessage
import WhisperStorePort

// Which chat of another title a file shows, or may show (ING-1).
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
        let written = ChatOverlap.sample(ledger.elements.indices.filter { ledger.elements[$0].sender >= 0 })
        guard written.count >= 2 || !ledger.distinctive.isEmpty else { return nil }
        let probes = written.map { index in
            OverlapProbe(
                timestamp: Timestamp(milliseconds: ledger.seconds[index] &* 1_000), key: ledger.elements[index].key)
        }
        let hits = try await store.conversations(holding: probes, platform: platform)
        guard let id = ChatOverlap.resembling(hits) else { return nil }
        return try await store.conversation(id)
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
}
