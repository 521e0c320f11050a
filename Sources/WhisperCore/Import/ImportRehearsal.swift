import WhisperMessage

/// What the files of one dry run would have added so far, so that a message that several of them have is counted once, as
/// the import stores it once (ING-2).
public actor ImportRehearsal {
    /// A message that an import would have added. Times and keys are those of the minute, as only some files have seconds.
    private struct Addition {
        var element: ReexportAlignment.Element
        var second: Int64
        var isOriginalText: Bool
    }

    /// The chats, each with its messages in order.
    private var chats: [[Addition]] = []
    /// The keys of their messages.
    private var keys: [Set<ContentKey>] = []
    /// Their places, by the conversation or the key that each file's plan names.
    private var places: [String: Int] = [:]

    /// Begins with nothing.
    public init() {}

    /// The number of messages of a file that are new to the vault, and that an earlier file would have added already. The
    /// others count as added from now on.
    func repeated(_ ledger: FileLedger, _ plan: ImportPlan, in chat: String) -> Int64 {
        let new = ledger.elements.indices.filter { plan.placements?[$0].isNew ?? true }
        let place = places[chat] ?? shown(by: ledger) ?? chats.count
        places[chat] = place
        if place == chats.count {
            chats.append([])
            keys.append([])
        }
        let held = chats[place]
        // A sender may have another name in each file, so that messages are known by their times and texts.
        let file = new.map { index in
            Addition(
                element: ReexportAlignment.Element(
                    key: ledger.minuteKey(of: index), sender: min(ledger.elements[index].sender, 0)),
                second: ledger.seconds[index] - ((ledger.seconds[index] % 60) + 60) % 60,
                isOriginalText: ledger.isOriginalText[index])
        }
        let placements = ReexportAlignment(
            held: held.map(\.element), heldSeconds: held.map(\.second), file: file.map(\.element),
            fileSeconds: file.map(\.second)
        ).placements
        var count: Int64 = 0
        var added: [Int32: [Addition]] = [:]
        for (addition, placement) in zip(file, placements) {
            switch placement {
            case .known: count += 1
            // Two texts, neither of them edited, are two messages.
            case .revised(let place) where addition.isOriginalText && held[Int(place)].isOriginalText:
                added[place, default: []].append(addition)
            case .revised: count += 1
            case .new(let place): added[place, default: []].append(addition)
            }
        }
        var merged = added[-1] ?? []
        for (index, addition) in held.enumerated() {
            merged.append(addition)
            merged += added[Int32(truncatingIfNeeded: index)] ?? []
        }
        chats[place] = merged
        keys[place].formUnion(merged.lazy.map(\.element.key))
        return count
    }

    /// The chat that has a file's messages under another title; nil for none.
    private func shown(by ledger: FileLedger) -> Int? {
        let sample = ChatOverlap.sample(ledger.distinctive).map(ledger.minuteKey)
        guard sample.count >= ChatOverlap.requiredHits, !chats.isEmpty else { return nil }
        let hits = sample.map { key in
            keys.indices.filter { keys[$0].contains(key) }.map { UniqueIdentifier(high: 0, low: UInt64($0)) }
        }
        return ChatOverlap.decide(hits).map { Int($0.low) }
    }
}
