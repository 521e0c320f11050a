import WhisperMessage
import WhisperStorePort

/// Messages of the owner's that are stored twice, as each was reported under another address of theirs (ING-2, WDB-5).
extension Archive {
    /// Makes one of what is stored twice of the messages that a person, who turned out to be the owner under another
    /// address, has sent.
    func joinDoubles(ofOwner person: UniqueIdentifier) throws(StoreError) {
        var sent: [MessageName: [UniqueIdentifier]] = [:]
        var repeated: [MessageName] = []
        let selection = MessageSelection(sender: person, direction: .outgoing)
        try store.visit(selection) { (message) throws(StoreError) in
            let name = MessageName(conversation: message.conversation, externalID: message.externalID)
            sent[name, default: []].append(message.id)
            if sent[name]?.count == 2 { repeated.append(name) }
            return true
        }
        for name in repeated {
            var rest = sent[name] ?? []
            while let first = rest.first {
                var staying = first
                var apart: [UniqueIdentifier] = []
                for other in rest.dropFirst() {
                    if let joined = try joinDouble(staying, other) { staying = joined } else { apart.append(other) }
                }
                rest = apart
            }
        }
    }

    /// Makes one message of two records of one of the owner's, with what either has.
    ///
    /// - Returns: Its id; nil if they stay two.
    func joinDouble(
        _ first: UniqueIdentifier, _ second: UniqueIdentifier
    ) throws(StoreError) -> UniqueIdentifier? {
        guard let one = try store.message(first), let two = try store.message(second),
            one.conversation == two.conversation, let place = try store.place(of: first),
            let otherPlace = try store.place(of: second),
            Authorship(one, isOwners: place.isOwners).isDouble(of: Authorship(two, isOwners: otherPlace.isOwners))
        else { return nil }
        let isSecondKept = MessageJoin.keepsSecond(of: one, two)
        let join = MessageJoin(
            isSecondKept ? two : one, versions: try store.versions(of: isSecondKept ? second : first),
            with: isSecondKept ? one : two, versions: try store.versions(of: isSecondKept ? first : second))
        let (staying, leaving) = isSecondKept ? (second, first) : (first, second)
        let sender = join.prefersOther == isSecondKept ? place.sender : otherPlace.sender
        if join.takesReactions {
            try joinReactions(to: leaving, into: staying)
            try store.moveEvents(of: leaving, to: staying)
        }
        try joinReceipts(of: leaving, into: staying)
        try moveOpenings(of: leaving, to: staying)
        try disown(one.name)
        try store.removeFromOutbox(leaving)
        try store.erase(.messages([leaving]))
        var result = join.message
        if result.seal != nil {
            // What is stored in its place would be no longer what was sealed.
            result = join.held
            result.status = join.message.status
            result.isRead = join.message.isRead
            try store.update(MessageUpdate(join.held, to: result))
            return staying
        }
        result.unified.reactions = join.held.unified.reactions
        try store.update(
            MessageUpdate(
                join.held, to: result, versions: (before: join.heldVersions, after: join.versions),
                sender: .becomes(sender)))
        return staying
    }
}
