import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
public import WhisperMessengerPort
import WhisperStorePort

/// Listing, creating, joining and leaving rooms.
extension MatrixMessenger {
    /// Returns the rooms of the account, and records those that it has joined in the vault. Spaces are left out.
    ///
    /// - Throws: As `Messenger.rooms`.
    public func rooms() async throws(MessengerError) -> [MessengerRoom] { try await list(nil) }

    /// Creates a room. It is private, and not encrypted by the server's means.
    ///
    /// - Throws: As `Messenger.create`.
    public func create(_ room: NewMessengerRoom) async throws(MessengerError) -> MessengerRoom {
        let users = room.users.compactMap { MatrixUserID($0) }
        guard users.count == room.users.count, !room.isDirect || users.count == 1, room.title != "" else {
            throw .invalidArgument
        }
        let new = MatrixNewRoom(
            name: room.title, invited: users, isDirect: room.isDirect,
            preset: room.isDirect ? .trustedPrivateChat : .privateChat)
        let id = try await ask(.create(new)) { (body) throws(MatrixProtocolError) in try MatrixReplies.roomID(body) }
        let kind: ConversationKind = room.isDirect ? .direct : .group
        let created = MessengerRoom(
            id: id.text, title: room.title ?? users.first?.text ?? id.text, kind: kind)
        try await record([created])
        if room.isDirect, let user = users.first { await markDirect(id, with: user) }
        return created
    }

    /// Joins a room by its id or its alias.
    ///
    /// - Throws: As `Messenger.join`.
    public func join(_ room: String) async throws(MessengerError) -> MessengerRoom {
        let request: MatrixRequest
        var offer: MessengerRoom?
        if let id = MatrixRoomID(room) {
            // Only an invitation says that a room is for two, and who knows it.
            offer = try await list(id).first { $0.id == room && $0.standing == .invited }
            let inviter = offer?.inviter.flatMap { MatrixUserID($0) }
            request = .join(id, via: [inviter?.server, id.server].compactMap(\.self))
        } else if let alias = MatrixRoomAlias(room) {
            request = .join(alias)
        } else {
            throw .invalidArgument
        }
        let id = try await ask(request) { (body) throws(MatrixProtocolError) in try MatrixReplies.roomID(body) }
        if let offer, offer.kind == .direct, let inviter = offer.inviter.flatMap({ MatrixUserID($0) }) {
            await markDirect(id, with: inviter)
        }
        var joined = MessengerRoom(id: id.text, title: offer?.title ?? room, kind: offer?.kind ?? .unknown)
        // It has joined, whether or not the server lists it yet.
        if let listed = try? await list(id).first(where: { $0.id == id.text && $0.standing == .joined }) {
            joined = listed
            if offer?.kind == .direct { joined.kind = .direct }
        }
        try await record([joined])
        return joined
    }

    /// Leaves a room or declines an invitation.
    ///
    /// - Throws: As `Messenger.leave`.
    public func leave(_ room: String) async throws(MessengerError) {
        guard let id = MatrixRoomID(room) else { throw .invalidArgument }
        try await ask(.leave(id)) { _ in }
    }

    // MARK: The list

    /// Returns the rooms of the account as the server describes them from the beginning, and records them in the
    /// vault.
    ///
    /// - Parameter room: The only room to list, which is not recorded; nil for all.
    private func list(_ room: MatrixRoomID?) async throws(MessengerError) -> [MessengerRoom] {
        let filter = MatrixFilter(timelineLimit: 1, rooms: room.map { [$0] })
        // Synapse repeats its answer to an equal request for two minutes, so each request has another time limit. It has
        // no other effect: a request without a token is answered at once.
        var random: any RandomNumberGenerator & Sendable = random()
        let wait = Duration.milliseconds(Int64(random.next() & 0xFFFF))
        let page = try await ask(.sync(MatrixSyncQuery(wait: wait, filter: .inline(filter)))) {
            (body) throws(MatrixProtocolError) in try MatrixSyncPage(body: body)
        }
        let context = MatrixArrivalContext(
            receivedAt: ports.wallClock.now(), mark: { _, _ in "" }, digest: { _ in [] })
        let arrivals = MatrixArrivals(
            page, expecting: nil, memory: MatrixRoomMemory(owner: try owner()), context: context)
        let (unreadable, crowded) = try await MatrixSession.storing { () throws(StoreError) in
            let (encryption, company) = (ServiceEncryption(ports.store), ThirdPersons(ports.store))
            try await encryption.note(Set(arrivals.notices.encryption.map(\.text)), of: .matrix)
            try await company.note(arrivals)
            return (
                try await encryption.conversations(of: .matrix), try await company.conversations(of: .matrix)
            )
        }
        // A room that another one has replaced is part of its conversation.
        let replaced = Set(arrivals.batch.rooms.compactMap(\.predecessor))
        let joined = arrivals.batch.rooms.filter { !replaced.contains($0.conversation.key) }.map { room in
            MessengerRoom(
                id: room.conversation.key, title: room.conversation.title, kind: room.conversation.kind,
                isUnreadable: unreadable.contains(room.conversation.key),
                hasThirdPerson: crowded.contains(room.conversation.key))
        }
        let successors = Set(arrivals.batch.rooms.filter { $0.predecessor != nil }.map(\.conversation.key))
        // The conversation of one that replaces another is made by a run, which knows both.
        if room == nil {
            try await MatrixSession.storing { () throws(StoreError) in
                try await ListedRooms.keep(page, in: ports.store)
            }
            try await record(joined.filter { !successors.contains($0.id) })
        }
        return joined + arrivals.notices.invitations.map { MessengerRoom($0) }
    }

    /// Records rooms in the vault.
    private func record(_ rooms: [MessengerRoom]) async throws(MessengerError) {
        try await MatrixSession.storing { () throws(StoreError) in
            let bindings = try await ConversationContacts(ports.store).bindings(of: .matrix)
            for room in rooms {
                let reference = ConversationReference(
                    platform: .matrix, key: room.id, title: room.title, kind: room.kind)
                try await reference.note(in: ports.store, bindings)
            }
        }
    }

    // MARK: Direct rooms

    /// Records at the server that a room is a conversation with one person ("Direct Messaging").
    ///
    /// The vault knows it by itself; this is for the user's other clients. The server can only replace the whole list,
    /// so it is read just before. What fails here is no failure of creating or joining the room.
    private func markDirect(_ room: MatrixRoomID, with user: MatrixUserID) async {
        guard let owner = try? owner() else { return }
        var direct: MatrixDirectRooms
        do throws(MessengerError) {
            direct = try await ask(.directRooms(of: owner)) { (body) throws(MatrixProtocolError) in
                try MatrixDirectRooms(body: body)
            }
        } catch {
            guard error == .notFound else { return }
            direct = MatrixDirectRooms()
        }
        direct.add(room, with: user)
        _ = try? await ask(.setDirectRooms(direct, of: owner)) { _ in }
    }
}

extension ThirdPersons {
    /// Records what a response says about the members of rooms.
    ///
    /// - Returns: The bound rooms in which there are more than two people.
    @discardableResult
    func note(_ arrivals: MatrixArrivals) async throws(StoreError) -> Set<String> {
        let direct = Set(arrivals.notices.company.keys.filter { arrivals.memory.isDirect($0) }.map(\.text))
        let found = Dictionary(arrivals.notices.company.map { ($0.key.text, $0.value) }) { first, _ in first }
        return try await note(found, of: .matrix) { direct.contains($0) }
    }
}
