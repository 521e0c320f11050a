import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Determines what a file adds to a vault, without writing anything except, if necessary, evenly spread positions.
struct ImportPlanner: Sendable {
    let store: any VaultStore
    let platform: Platform
    let digest: Digest128
    /// The chat as the file shows it.
    let chat: ChatReference

    /// Aligns a file with its chat.
    ///
    /// - Parameters:
    ///   - ledger: The data of the file.
    ///   - known: The conversation with the chat's key; nil if there is none.
    ///   - held: Its elements.
    ///   - people: Who of the file is who in that chat, as far as that is known.
    ///   - isChosen: Whether the owner says that the file shows that chat.
    ///   - mayRenumber: Whether positions may be spread if a gap is exhausted; false in a dry run, whose plan then has
    ///     no usable positions.
    func plan(
        _ ledger: FileLedger, known: Conversation?, held: [AlignmentElement],
        people: [SourcePerson: UniqueIdentifier] = [:], isChosen: Bool = false, mayRenumber: Bool
    ) async throws(StoreError) -> ImportPlan {
        var plan = ImportPlan()
        plan.conversation = known
        plan.isChosen = isChosen
        let owners = ledger.senders.filter(\.isOwner)
        plan.owner = owners.count == 1 ? owners[0] : nil
        plan.others = ledger.senders.filter { !$0.isOwner }
        if known == nil {
            (plan.conversation, plan.resembling) = try await overlappingConversation(ledger)
            if let id = plan.conversation?.id { plan.isRecognized = try await store.holdsLocalTimes(in: id) }
        }
        guard let conversation = plan.conversation else {
            try await align(&plan, ledger, ledger.elements, heldElements: [], held: [])
            plan.finding = try await finding(ledger, plan, known: nil)
            plan.positions = PositionAllocation.positions(held: [], anchors: plan.anchors, last: nil) ?? []
            return plan
        }

        let stored = known == nil ? try await store.alignmentElements(in: conversation.id) : held
        let held: [AlignmentElement]
        (held, plan.unread) = try await BridgeElements(store: store, digest: digest)
            .inTermsOf(ledger, stored, of: conversation.id)
        var numbering = PersonNumbering(held)
        let named = try await nameSenders(ledger.senders, &numbering)
        let heldElements = held.map { element in
            ReexportAlignment.Element(
                key: element.key, sender: element.person.map { numbering.number(of: $0) } ?? -1)
        }
        var senderNumbers = named.numbers
        for (sender, id) in people {
            guard let index = ledger.senders.firstIndex(of: sender), named.newNames.contains(senderNumbers[index]),
                let person = try await store.person(id)
            else { continue }
            plan.renames[sender] = person
            senderNumbers[index] = numbering.number(of: id)
        }
        // Who wrote in other chats alone is as new here as a name that the vault does not know.
        let strangers = named.people.subtracting(heldElements.lazy.map(\.sender))
        for (name, person) in SenderReconciliation.renames(
            held: heldElements, file: ledger.elements(renumbered: senderNumbers),
            newNames: named.newNames.union(strangers), namedPeople: named.people)
        {
            guard let sender = senderNumbers.firstIndex(of: name), let id = numbering.person(of: person),
                let known = try await store.person(id)
            else { continue }
            var stranger: Person?
            if strangers.contains(name), let id = numbering.person(of: name) { stranger = try await store.person(id) }
            // Who has no name in an address book yet gets this one; another one may be another person's. The owner does not
            // get the address of someone whom only an added file knows.
            let isDoubtful = ledger.senders[sender].isOwner && known.isOnlyClaimed
            let isNamed = known.aliases.contains { $0.alias.kind == .exportName && $0.platform == platform }
            // Who of the owner's chat with one person has another name is that person, as it is that chat; but whoever is
            // called the owner is not the other one by that.
            let isSaid =
                isChosen && chat.kind != .group && conversation.kind != .group
                && ledger.senders[sender].isOwner == known.isOwner
            let areOwner = ledger.senders[sender].isOwner && known.isOwner
            // Two people whom the vault knows are one if the owner says so, or if both are the owner.
            if isDoubtful, !known.isNamed {
                // Whom a file shows as "owner" becomes one with the owner by a message that both have sent.
            } else if isDoubtful
                || stranger.map({ !($0.isOwner && known.isOwner) }) ?? (isNamed && !isSaid && !areOwner)
            {
                plan.alike[ledger.senders[sender]] = known
            } else {
                plan.renames[ledger.senders[sender]] = known
            }
            senderNumbers[sender] = person
        }
        let writers = Set(held.compactMap(\.person))
        // Who wrote nothing in this chat is no matter of it.
        for (sender, likeness) in named.alike where writers.contains(likeness.person.id) {
            let areOwner = ledger.senders[sender].isOwner && likeness.person.isOwner
            if areOwner, !likeness.isAnswered {
                plan.renames[ledger.senders[sender]] = likeness.person
                continue
            }
            plan.alike[ledger.senders[sender]] = likeness.person
            if likeness.isAnswered { plan.apart.insert(ledger.senders[sender]) }
        }
        if let (sender, owner) = try await owner(of: ledger.senders, senderNumbers, named, among: held) {
            plan.renames[ledger.senders[sender]] = owner
            senderNumbers[sender] = numbering.number(of: owner.id)
        }
        for (sender, person) in named.claimed where senderNumbers[sender] == named.numbers[sender] {
            senderNumbers[sender] = numbering.number(of: person)
        }
        let told = senderNumbers
        if isChosen,
            let (sender, person) = try await other(
                in: ledger, and: conversation, numbers: senderNumbers, among: held, numbering: numbering)
        {
            let isNew = named.newNames.contains(senderNumbers[sender])
            if isNew {
                plan.renames[ledger.senders[sender]] = person
            } else {
                plan.alike[ledger.senders[sender]] = person
            }
            senderNumbers[sender] = numbering.number(of: person.id)
        }
        plan.heldPositions = held.map(\.position)
        var compared = heldElements
        if let owner = ledger.senders.firstIndex(where: \.isOwner), plan.owner != nil {
            let nameless = try await nameless(among: held, numbering).subtracting(senderNumbers)
            for place in compared.indices where nameless.contains(compared[place].sender) {
                compared[place].sender = senderNumbers[owner]
            }
        }
        try await align(
            &plan, ledger, ledger.elements(renumbered: senderNumbers), heldElements: compared, held: held)
        if let owner = plan.owner { try await findOthers(than: owner, among: held, ledger, &plan) }
        plan.keptTimes = ZoneComparison.differing(ledger, plan, from: held)
        plan.ownersOther = try await writer(ofOwnersMessagesIn: ledger, plan, held: held)
        if known != nil {
            plan.overlap = try await overlap(
                of: plan, ledger, by: told, heldElements: heldElements, held: held)
        }

        plan.finding = try await finding(ledger, plan, known: conversation.id)
        if plan.finding == nil, let seconds = ZoneComparison.offset(of: ledger, plan, from: held) {
            plan.finding = TimeFinding(
                disagreement: .offset(seconds: seconds), conversation: conversation.id, title: conversation.title)
        }
        let last = try await store.lastPosition(in: conversation.id)
        if let positions = PositionAllocation.positions(
            held: plan.heldPositions, anchors: plan.anchors, last: last)
        {
            plan.positions = positions
        } else if mayRenumber {
            try await store.renumber(conversation.id)
            let spaced = try await store.alignmentElements(in: conversation.id)
            let end = try await store.lastPosition(in: conversation.id)
            guard spaced.count == held.count,
                let positions = PositionAllocation.positions(
                    held: spaced.map(\.position), anchors: plan.anchors, last: end)
            else { throw StoreError(.busy) }
            plan.positions = positions
            plan.heldPositions = spaced.map(\.position)
        } else {
            plan.positions = plan.anchors.map { _ in ChatPosition(rawValue: 0) }
        }
        return plan
    }

    /// Finds the known messages on whose author the file and the vault do not agree, where one of them says that it is the owner.
    private func findOthers(
        than owner: SourcePerson, among held: [AlignmentElement], _ ledger: FileLedger, _ plan: inout ImportPlan
    ) async throws(StoreError) {
        var people: [UniqueIdentifier: Person] = [:]
        for id in Set(held.compactMap(\.person)) { people[id] = try await store.person(id) }
        var known = plan.renames[owner]
        if known == nil { known = try await store.person(named: owner, on: platform) }
        for (index, placement) in (plan.placements ?? []).enumerated() {
            guard let place = placement.held, let person = held[Int(place)].person.flatMap({ people[$0] }) else {
                continue
            }
            let sender = ledger.elements[index].sender
            guard sender >= 0 else {
                plan.contested.insert(place)
                continue
            }
            if person.isOwner {
                if !ledger.senders[Int(sender)].isOwner { plan.contested.insert(place) }
                continue
            }
            guard ledger.senders[Int(sender)] == owner,
                person.id != known?.id || person.isOnlyClaimed(as: owner, on: platform)
            else { continue }
            if person.isOnlyClaimed { plan.claimed.insert(place) }
            plan.unsaid[place] = person.id
        }
    }

    private func align(
        _ plan: inout ImportPlan, _ ledger: FileLedger, _ file: [ReexportAlignment.Element],
        heldElements: [ReexportAlignment.Element], held: [AlignmentElement]
    ) async throws(StoreError) {
        var placements = ReexportAlignment(
            held: heldElements, heldSeconds: held.map(\.timestamp.wholeSeconds), file: file,
            fileSeconds: ledger.seconds
        ).placements
        for (index, placement) in placements.enumerated() {
            guard case .revised(let place) = placement, !ledger.isChanged[index], let id = plan.conversation?.id else {
                continue
            }
            // Two texts, neither of them edited, are two messages: nothing may be lost. What only an added file says takes
            // the place of no words.
            let message = try await store.message(conversation: id, at: plan.heldPositions[Int(place)])
            if message?.isOnlyOfFile == true || ledger.isOriginalText[index] && message?.isOriginalText ?? true {
                placements[index] = .new(after: place)
            }
        }
        if let id = plan.conversation?.id {
            let shapes = ShapeMatching(store: store, conversation: id, held: held, heldElements: heldElements)
            try await shapes.separate(&placements, ledger)
            try await shapes.match(&placements, ledger, file)
        }
        plan.renewed = OwnersMarks(held: held, elements: heldElements).renewed(&placements, ledger, file)
        plan.placements = placements
        let new = placements.indices.filter { placements[$0].isNew }
        var counter = OccurrenceCounter(held: heldElements, wanted: new.lazy.map { file[$0] })
        plan.occurrences = new.map { counter.next(file[$0]) }
        let repeated = Set(zip(new, plan.occurrences).lazy.filter { $1 > 0 }.map { file[$0.0] })
        guard let id = plan.conversation?.id, !repeated.isEmpty else { return }
        for (place, element) in heldElements.enumerated() where repeated.contains(element) {
            let message = try await store.message(conversation: id, at: plan.heldPositions[place])
            if let message { plan.takenIDs.insert(message.unified.externalID) }
        }
    }

    /// The chat that contains the new messages of the file at other times: preferably the file's own, otherwise any.
    private func finding(
        _ ledger: FileLedger, _ plan: ImportPlan, known: UniqueIdentifier?
    ) async throws(StoreError) -> TimeFinding? {
        let samples = ledger.samples.kept
            .filter { plan.placements?[$0.place].isNew == true && plan.renewed[$0.place] == nil }.map(\.sample)
        var comparison = TimeComparison(store: store, platform: platform, digest: digest)
        return try await comparison.finding(samples) { known == nil || $0.conversation == known }
    }
}

extension StoredMessage {
    /// Whether it is text as it was first written.
    fileprivate var isOriginalText: Bool {
        unified.content.kind == .text && unified.editedAt == nil && unified.platformSpecific["edited"] == nil
    }

    /// Whether only an added file shows it, with words or as a thing.
    fileprivate var isOnlyOfFile: Bool { unified.isOfFile && person != nil && unified.content.kind != .deleted }
}

extension ReexportAlignment.Placement {
    /// The index of the stored element that shows the message; nil if none does.
    var held: Int32? {
        switch self {
        case .known(let place), .revised(let place): place
        case .new: nil
        }
    }

    /// Whether the message is not stored yet.
    var isNew: Bool {
        if case .new = self { true } else { false }
    }
}

extension ImportPlan {
    /// For each new message, the stored element that it follows.
    var anchors: [Int32] {
        (placements ?? []).compactMap { placement in
            if case .new(let anchor) = placement { anchor } else { nil }
        }
    }
}

extension FileLedger {
    /// The elements with each sender's number replaced.
    func elements(renumbered numbers: [Int32]) -> [ReexportAlignment.Element] {
        elements.map { element in
            ReexportAlignment.Element(
                key: element.key, sender: element.sender < 0 ? -1 : numbers[Int(element.sender)])
        }
    }
}
