internal import WhisperMessage
internal import WhisperStorePort

/// Senders of changes, each looked up once in a transaction: people react and vote again and again.
extension Transaction {
    /// A sender that was looked up, and when they were seen since.
    struct Sighting {
        var handle: SenderHandle
        var seen: ClosedRange<Timestamp>
        var isWritten = true
    }

    /// As `sender(for:)`; that the sender was seen is written at the end of the transaction.
    func sighted(_ sender: NewSender) throws(StoreError) -> SenderHandle {
        var key = sender
        key.seenAt = Timestamp(milliseconds: 0)
        let time = sender.seenAt
        if var known = sightings[key] {
            guard !known.seen.contains(time) else { return known.handle }
            known.seen = min(known.seen.lowerBound, time)...max(known.seen.upperBound, time)
            known.isWritten = false
            sightings[key] = known
            return known.handle
        }
        let people = peopleChanges
        let handle = try self.sender(for: sender)
        // The person may have a new name, or be new, so the cached senders are incomplete.
        session.saving.senders = [:]
        // Others may have become this person.
        if peopleChanges != people { try writeSightings() }
        sightings[key] = Sighting(handle: handle, seen: time...time)
        return handle
    }

    /// Writes when senders were seen, and forgets them.
    func writeSightings() throws(StoreError) {
        for (sender, sighting) in sightings where !sighting.isWritten {
            guard let person = try connection.personRow(ofSender: sighting.handle.rawValue) else { continue }
            for alias in sender.aliases {
                _ = try see(sender.seen(alias, in: sighting.seen), ofPerson: person)
            }
            try refreshName(ofPerson: person)
        }
        sightings = [:]
    }
}
