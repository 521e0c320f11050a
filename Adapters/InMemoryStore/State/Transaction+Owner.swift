import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// The vault's owner, who is one person under any address, and whose messages are known by their chat and id (ING-2,
/// WDB-5).
extension Transaction {
    /// Lets a person be the owner whom a source states, as far as that is possible (see `OwnerClaim`).
    ///
    /// - Returns: The person, who may have become one with the former owner.
    func claim(_ person: UniqueIdentifier, as sender: NewSender) throws(StoreError) -> UniqueIdentifier {
        let hasAddress = sender.aliases.contains(where: \.kind.identifiesPerson)
        var others: [UniqueIdentifier] = []
        // A person whom the owner has separated from their own entry is another person.
        let owners = state.people.filter { $0.value.isOwner && $0.key != person }.map(\.key)
        if state.people[person]?.isOwner != true {
            if hasAddress, state.isDeniedOwner(person) { return person }
            for owner in owners where !mayJoin([owner, person], ofChats: false, by: .source(sender.platform)) {
                return person
            }
        }
        if hasAddress, OwnerClaim.joinsAddresses(on: sender.platform) {
            others = state.people.sorted { $0.value.arrival < $1.value.arrival }
                .filter { $0.key != person && $0.value.isOwner && $0.value.hasAddress(on: sender.platform) }.map(\.key)
        }
        if state.people[person]?.isOwner == true, others.isEmpty { return person }
        let claim = OwnerClaim(
            of: OwnerClaim.Person(hasAddress: hasAddress, isAnother: try archive.isAnother(person)),
            owners: try others.map { (owner) throws(StoreError) in
                OwnerClaim.Person(
                    hasAddress: true, isAnother: try archive.isAnother(owner),
                    isPlaceholder: state.people[owner]?.isPlaceholder(on: sender.platform) ?? false)
            },
            isOfAddedFile: sender.isClaimed)
        guard claim.isGranted else { return person }
        state.people[person]?.isOwner = true
        var result = person
        for (owner, outcome) in zip(others, claim.outcomes) {
            switch outcome {
            case .joined:
                let isFirst = (state.people[owner]?.arrival ?? 0) < (state.people[result]?.arrival ?? 0)
                let (first, second) = isFirst ? (owner, result) : (result, owner)
                try join(second, into: first, by: .source(sender.platform))
                result = first
            case .revoked:
                state.people[owner]?.isOwner = false
                changes.insert(.personChanged(owner))
            case .kept: break
            }
        }
        return result
    }

    func owners() -> [Person] { state.owners }

    func aliases(of person: UniqueIdentifier) -> [Person.SeenAlias] {
        state.people[state.resolved(person)]?.aliases ?? []
    }

    func describedImports() -> [RecordedImport] {
        state.runs.compactMap { run in
            state.imports[run.id].map { RecordedImport(run: run, reading: $0.reading) }
        }
    }

    func put(_ reading: ImportReading, of run: UniqueIdentifier) { state.imports[run]?.reading = reading }

    func hasSentHere(_ person: UniqueIdentifier) -> Bool {
        sent(by: person).contains { state.messages[$0]?.message.delivery?.clientMessageID != nil }
    }

    func mark(_ person: UniqueIdentifier, asOwner isOwner: Bool) {
        state.people[person]?.isOwner = isOwner
        if !isOwner { state.leaving.insert(person) }
        changes.insert(.personChanged(person))
    }

    func mark(_ person: UniqueIdentifier, asDenied isDenied: Bool) {
        guard !isDenied else { return _ = state.separations.insert([person, .anyOwner]) }
        state.separations = state.separations.filter { separation in
            !separation.contains(.anyOwner) || !separation.contains { state.resolved($0) == person }
        }
    }

    func clearDirection(
        ofMessagesSentBy person: UniqueIdentifier, in conversation: UniqueIdentifier?
    ) -> Int64 {
        let sent = sent(by: person).filter { id in
            guard let message = state.messages[id]?.message, message.direction == .outgoing else { return false }
            return conversation == nil || message.conversation == conversation
        }
        for id in sent { state.messages[id]?.message.direction = .unknown }
        if !sent.isEmpty { changes.insert(.reload) }
        return Int64(sent.count)
    }

    func settleDirections(
        in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]
    ) throws(StoreError) -> Int64 {
        guard let order = state.conversations[conversation]?.order else { throw StoreError(.conversationNotFound) }
        var count: Int64 = 0
        for place in order where places.contains(where: { $0.contains(place.position) }) {
            let before = try messageRow(place.id)
            guard before.message.seal == nil, let sender = before.sender else { continue }
            var row = before
            if isOwner(sender) {
                if before.message.direction == .outgoing { continue }
                row.message.direction = .outgoing
                count += 1
            } else if before.message.direction == .unknown {
                row.message.direction = .incoming
            } else {
                continue
            }
            row.message.isRead = true
            try put(row, inPlaceOf: before)
        }
        return count
    }

    func conversations(ofMessagesSentBy person: UniqueIdentifier) -> [UniqueIdentifier] {
        Set(sent(by: state.resolved(person)).compactMap { state.messages[$0]?.message.conversation }).sorted()
    }

    private func sent(by person: UniqueIdentifier) -> [UniqueIdentifier] {
        state.messages.filter { $0.value.sender.map { state.resolved($0.person) } == person }.map(\.key)
    }

    // MARK: Messages

    /// Lets a forgotten person be the sender of a message that shows what they wrote (ST-11).
    func restorePerson(namedBy new: NewMessage) throws(StoreError) {
        let forgotten = state.forgotten
        guard !forgotten.isEmpty, let person = new.sender.map({ state.resolved($0.person) }) else { return }
        let report = authorship(of: new)
        let identity = MessageName(conversation: new.conversation, externalID: new.externalID)
        let cause = JoinCause.source(new.platform)
        for id in state.messagesByExternalID[identity, default: []] {
            guard let sender = state.messages[id]?.sender, let held = authorship(of: id) else { continue }
            let author = state.resolved(sender.person)
            guard author != person, forgotten.contains(author), held.isOfForgotten(namedBy: report),
                mayJoin([author, person], ofChats: false, by: cause)
            else { continue }
            return try join(author, into: person, by: cause)
        }
    }

    /// Whose a stored message is.
    func authorship(of id: UniqueIdentifier) -> Authorship? {
        guard let row = state.messages[id] else { return nil }
        return Authorship(row.message, isOwners: isOwner(row.sender))
    }

    /// Whose a reported message is.
    func authorship(of new: NewMessage) -> Authorship { Authorship(new, isOwners: isOwner(new.sender)) }

    private func isOwner(_ sender: SenderHandle?) -> Bool {
        sender.flatMap { state.people[state.resolved($0.person)] }?.isOwner == true
    }

    /// Makes one of the owner and of whom a source shows in their place without name and address, or of the owner under a name
    /// alone and under an address, if both turn out to have sent one message (see `OwnerClaim`); returns whether they did.
    func joinNamelessOwner(of id: UniqueIdentifier, reportedAs new: NewMessage) throws(StoreError) -> Bool {
        guard let sender = state.messages[id]?.sender, let reported = new.sender, let held = authorship(of: id) else {
            return false
        }
        let report = authorship(of: new)
        var pair = [state.resolved(sender.person), state.resolved(reported.person)]
        if OwnerClaim.areOne(held, report) {
            if state.people[pair[0]]?.hasAddress(on: new.platform) == true { pair.reverse() }
        } else if try OwnerClaim.isNameless(senderRow(of: reported).participant, of: report, beside: held) {
            pair.reverse()
        } else if try !OwnerClaim.isNameless(senderRow(of: sender).participant, of: held, beside: report) {
            return false
        }
        let cause = JoinCause.source(new.platform)
        guard pair[0] != pair[1], state.people[pair[0]]?.hasAddress(on: new.platform) == false,
            mayJoin(pair, ofChats: false, by: cause)
        else { return false }
        try join(pair[0], into: pair[1], by: cause)
        return true
    }

    /// Makes one of what is stored twice of the messages that a person, who turned out to be the owner under another
    /// address, has sent.
    func joinDoubles(ofOwner person: UniqueIdentifier) throws(StoreError) {
        for (_, ids) in state.messagesByExternalID where ids.count > 1 {
            let own = ids.filter { id in
                guard let row = state.messages[id], row.message.direction == .outgoing else { return false }
                return row.sender.map { state.resolved($0.person) } == person
            }
            guard var staying = own.first else { continue }
            for other in own.dropFirst() { staying = try joinDouble(staying, other) ?? staying }
        }
    }

    /// Makes one message of two records of it, with what either has.
    ///
    /// - Returns: Its id; nil if they stay two.
    func joinDouble(
        _ first: UniqueIdentifier, _ second: UniqueIdentifier
    ) throws(StoreError) -> UniqueIdentifier? {
        let (one, two) = (try messageRow(first), try messageRow(second))
        guard one.message.conversation == two.message.conversation,
            let known = authorship(of: first), let other = authorship(of: second), known.isDouble(of: other),
            let shown = state.message(first), let otherShown = state.message(second)
        else { return nil }
        let isSecondKept = MessageJoin.keepsSecond(of: shown, otherShown)
        let (before, leaving) = isSecondKept ? (two, one) : (one, two)
        let join = MessageJoin(
            isSecondKept ? otherShown : shown, versions: before.versions,
            with: isSecondKept ? shown : otherShown, versions: leaving.versions)
        var row = before
        row.message = join.message
        // What is stored is what the sources show.
        row.message.unified.sender = (join.prefersOther ? leaving : before).message.unified.sender
        row.message.unified.reactions = before.message.unified.reactions
        if join.prefersOther { row.sender = leaving.sender }
        row.versions = join.versions
        if join.takesReactions { for reaction in leaving.reactions { row.react(reaction) } }
        row.run = nil
        let (id, gone) = (before.message.unified.id, leaving.message.unified.id)
        state.openings.move(from: gone, to: id)
        if join.takesReactions {
            for index in state.rawEvents.indices where state.rawEvents[index].message == gone {
                state.rawEvents[index].message = id
            }
        }
        try archive.joinReceipts(of: gone, into: id)
        row.receipts = try messageRow(id).receipts
        erase(gone)
        let seal = row.message.seal
        try put(row, inPlaceOf: before)
        if seal != nil { state.messages[id]?.message.seal = seal }
        return id
    }
}
