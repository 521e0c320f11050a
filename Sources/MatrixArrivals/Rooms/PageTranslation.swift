import WhisperMatrixProtocol
import WhisperStorePort

/// Translates a response to `/sync`.
struct PageTranslation {
    private(set) var memory: MatrixRoomMemory
    private(set) var notices = MatrixArrivalNotices()
    private let context: MatrixArrivalContext
    /// Whether the response is the first one of all.
    private let isFirst: Bool

    init(memory: MatrixRoomMemory, context: MatrixArrivalContext, isFirst: Bool) {
        self.memory = memory
        self.context = context
        self.isFirst = isFirst
    }

    mutating func rooms(of page: MatrixSyncPage) -> [ArrivalRoom] {
        notices.counts.malformed += page.malformedRooms + page.malformedAccountData
        for item in page.accountData where item.type == "m.direct" {
            memory.learn(MatrixDirectRooms(content: item.content))
        }
        if isFirst, memory.direct == nil { memory.direct = [:] }
        for offer in page.invited { invite(offer) }
        for offer in page.knocked { notices.counts.malformed += offer.malformed }
        let updates = page.joined.map { (update: $0, isLeft: false) } + page.left.map { (update: $0, isLeft: true) }
        // A tombstone counts wherever in the response it is.
        for entry in updates { learnReplacement(of: entry.update) }
        return ordered(updates).compactMap { room($0.update, isLeft: $0.isLeft, next: page.nextBatch) }
    }

    private mutating func room(_ update: MatrixRoomUpdate, isLeft: Bool, next: String) -> ArrivalRoom? {
        if isLeft, let departure = MatrixDeparture(update, of: memory.owner) {
            notices.departures.append(departure)
            if departure.kind == .uninvited {
                notices.counts.malformed += update.malformed
                return nil
            }
        }
        var translation = RoomTranslation(update.room, memory: memory.take(), context: context)
        let room = translation.room(update, isFirst: isFirst, next: next)
        let (memory, notices) = translation.finish()
        self.memory = memory
        self.notices.add(notices)
        return room
    }

    // MARK: Order

    private mutating func learnReplacement(of update: MatrixRoomUpdate) {
        for events in [update.state, update.timeline] {
            for event in events where event.stateKey == "" {
                guard case .tombstone(let replacement?, _) = event.content else { continue }
                memory.confirm(MatrixUpgrade(room: replacement, predecessor: update.room))
            }
        }
    }

    /// The rooms by their ids, each behind the one that it replaces.
    private func ordered(
        _ updates: [(update: MatrixRoomUpdate, isLeft: Bool)]
    ) -> [(update: MatrixRoomUpdate, isLeft: Bool)] {
        var predecessors: [MatrixRoomID: MatrixRoomID] = [:]
        for entry in updates {
            guard let before = entry.update.creation?.predecessor else { continue }
            let upgrade = MatrixUpgrade(room: entry.update.room, predecessor: before)
            if memory.upgrades.contains(upgrade) { predecessors[upgrade.room] = before }
        }
        let places = updates.map { entry in
            (generation(of: entry.update.room, predecessors), entry.update.room.text, entry.isLeft ? 1 : 0)
        }
        return updates.indices.sorted { places[$0] < places[$1] }.map { updates[$0] }
    }

    /// How many rooms a room replaces, one after the other. Rooms that replace each other in a circle have none before
    /// them.
    private func generation(of room: MatrixRoomID, _ predecessors: [MatrixRoomID: MatrixRoomID]) -> Int {
        var seen: Set<MatrixRoomID> = [room]
        var current = room
        while let before = predecessors[current] {
            guard seen.insert(before).inserted, seen.count <= 64 else { return 0 }
            current = before
        }
        return seen.count - 1
    }

    // MARK: Invitations

    private mutating func invite(_ offer: MatrixRoomOffer) {
        notices.counts.malformed += offer.malformed
        var name: String?
        var own: MatrixStrippedEvent?
        var names: [MatrixUserID: String] = [:]
        for event in offer.state {
            switch event.content {
            case .name(let given?) where event.stateKey.isEmpty: name = given
            case .membership(let membership):
                if membership.user == memory.owner { own = event }
                names[membership.user] = membership.displayName
            default: break
            }
        }
        var isDirect = false
        if case .membership(let membership)? = own?.content { isDirect = membership.isDirect }
        let inviter = own?.sender
        if isDirect { memory.rooms[offer.room, default: RoomKnowledge()].isDirectInvitation = true }
        let titles = [name, inviter.flatMap { names[$0] }, inviter?.text]
        notices.invitations.append(
            MatrixInvitation(
                room: offer.room, title: titles.compactMap(RoomTitle.shown).first ?? offer.room.text, inviter: inviter,
                isDirect: isDirect))
    }
}

extension MatrixRoomUpdate {
    /// The creation of the room, if it is among the events.
    var creation: MatrixRoomCreation? {
        state.lazy.compactMap(\.creation).last ?? timeline.lazy.compactMap(\.creation).last
    }
}

extension MatrixDeparture {
    /// The departure of the owner that an update of a room reports: the latest.
    init?(_ update: MatrixRoomUpdate, of owner: MatrixUserID) {
        for event in (update.state + update.timeline).reversed() {
            guard case .membership(let membership) = event.content, membership.user == owner else { continue }
            guard membership.state == .leave || membership.state == .ban else { return nil }
            var wasOffered = false
            if case .membership(let former)? = event.previous {
                wasOffered = former.state == .invite || former.state == .knock
            }
            let isOwn = event.sender == owner
            let kind: Kind =
                wasOffered ? .uninvited : membership.state == .ban ? .banned : isOwn ? .left : .removed
            self.init(room: update.room, kind: kind, actor: event.sender, reason: membership.reason)
            return
        }
        return nil
    }
}

extension MatrixArrivalNotices {
    /// Adds what is known of one room.
    mutating func add(_ other: MatrixArrivalNotices) {
        titles += other.titles
        avatars.merge(other.avatars) { _, new in new }
        encrypted.formUnion(other.encrypted)
        encryption.formUnion(other.encryption)
        company.merge(other.company) { $1 }
        upgrades += other.upgrades
        unclassified += other.unclassified
        receipts += other.receipts
        counts.malformed += other.counts.malformed
        counts.unknown += other.counts.unknown
        counts.unreadable += other.counts.unreadable
        counts.ineffective += other.counts.ineffective
        counts.spaces += other.counts.spaces
        counts.ranks += other.counts.ranks
    }
}
