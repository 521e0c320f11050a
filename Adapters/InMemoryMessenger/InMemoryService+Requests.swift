import WhisperMessage
import WhisperMessengerPort

/// The requests of clients.
extension InMemoryService {
    /// What happened since a token; without one, the latest messages of each conversation.
    func sync(_ token: String?, since text: String?) async throws(MessengerError) -> ServiceResponse {
        let limit = limits.timeline
        return try await answer(to: token) { state, user in
            let since = text.flatMap { Int($0) }
            var response = ServiceResponse(token: String(state.position))
            for room in state.rooms.values.sorted(by: { $0.id < $1.id }) {
                if let joinedAt = room.members[user] {
                    let isNew = since.map { joinedAt > $0 } ?? true
                    let fresh = isNew ? room.messages : room.messages.filter { $0.position > since ?? 0 }
                    guard isNew || !fresh.isEmpty else { continue }
                    // Cut only where the client can close the gap: to one that has no message of the conversation yet,
                    // what is left out would look like the history before the first one.
                    let isCut = isNew || fresh.count < room.messages.count
                    let shown = isCut ? Array(fresh.suffix(limit)) : fresh
                    response.rooms.append(
                        ServiceTimeline(
                            room: room, messages: shown,
                            before: shown.count < fresh.count ? shown.first.map { String($0.position) } : nil))
                } else if let invitation = room.invitations[user], invitation.position > since ?? 0 {
                    if let listed = room.listed(for: user) { response.invitations.append(listed) }
                } else if let removal = room.removals[user], let since, removal > since {
                    response.removals.append(room.id)
                }
            }
            return response
        }
    }

    /// A page of messages before a token, newest first.
    ///
    /// - Throws: `notFound`; `forbidden` for a conversation of others.
    func history(
        _ token: String?, of room: String, before place: String
    ) async throws(MessengerError) -> ServicePage {
        let limit = limits.page
        return try await answer(to: token) { state, user throws(MessengerError) in
            guard let known = state.rooms[room] else { throw .notFound }
            guard known.members[user] != nil else { throw .forbidden }
            let end = Int(place) ?? 0
            let before = known.messages.filter { $0.position < end }
            let page = Array(before.suffix(limit).reversed())
            let next = page.count < before.count ? page.last.map { String($0.position) } : nil
            return ServicePage(messages: page, next: next)
        }
    }

    /// Accepts a message, once for each client message id.
    func post(
        _ text: String, clientMessageID: String, in room: String, by token: String?
    ) async throws(MessengerError) -> ServicePost {
        let limit = limits.text
        let now = clock.now()
        return try await answer(to: token, isPost: true) { state, user in
            // Comes before all checks whose result may have changed: an accepted message remains accepted.
            for other in state.rooms.values {
                guard
                    let known = other.messages.first(where: {
                        $0.clientMessageID == clientMessageID && $0.sender == user
                    })
                else { continue }
                return other.id == room && known.text == text ? .accepted(known.id) : .refused(.conflict)
            }
            guard let known = state.rooms[room] else { return .refused(.notFound) }
            guard known.members[user] != nil, !known.silenced.contains(user) else { return .refused(.forbidden) }
            guard limit.allows(text) else { return .refused(.tooLarge) }
            guard !text.isEmpty,
                let id = state.record(text, clientMessageID: clientMessageID, by: user, in: room, at: now)
            else { return .refused(.rejected) }
            return .accepted(id)
        }
    }

    func rooms(_ token: String?) async throws(MessengerError) -> [MessengerRoom] {
        try await answer(to: token) { state, user in
            state.rooms.values.sorted { $0.id < $1.id }.compactMap { $0.listed(for: user) }
        }
    }

    func create(_ room: NewMessengerRoom, by token: String?) async throws(MessengerError) -> MessengerRoom {
        try await answer(to: token) { state, user throws(MessengerError) in
            guard room.users.allSatisfy(state.users.contains), !room.isDirect || room.users.count == 1 else {
                throw .invalidArgument
            }
            let id = state.addRoom(room.title, kind: room.isDirect ? .direct : .group, isPublic: false)
            state.join(user, to: id)
            for other in room.users { state.invite(other, to: id, by: user) }
            guard let listed = state.rooms[id]?.listed(for: user) else { throw .malformedAnswer }
            return listed
        }
    }

    func join(_ room: String, by token: String?) async throws(MessengerError) -> MessengerRoom {
        try await answer(to: token) { state, user throws(MessengerError) in
            guard let known = state.rooms[room] else { throw .notFound }
            guard known.isPublic || known.listed(for: user) != nil else { throw .forbidden }
            state.join(user, to: room)
            guard let listed = state.rooms[room]?.listed(for: user) else { throw .malformedAnswer }
            return listed
        }
    }

    func leave(_ room: String, by token: String?) async throws(MessengerError) {
        try await answer(to: token) { state, user throws(MessengerError) in
            guard state.rooms[room]?.listed(for: user) != nil else { throw .notFound }
            state.leave(user, from: room, isRemoved: false)
        }
    }

    func addFile(_ bytes: [UInt8], by token: String?) async throws(MessengerError) -> Int {
        let limit = limits.file
        return try await answer(to: token) { state, _ throws(MessengerError) in
            guard bytes.count <= limit else { throw .tooLarge }
            state.files.append(bytes)
            return state.files.count
        }
    }

    func file(_ number: Int, for token: String?) async throws(MessengerError) -> [UInt8] {
        try await answer(to: token) { state, _ throws(MessengerError) in
            guard state.files.indices.contains(number - 1) else { throw .notFound }
            return state.files[number - 1]
        }
    }

    /// Ends a session.
    func end(_ token: String?) async throws(MessengerError) {
        try await answer(to: token) { state, _ in
            if let token { state.sessions[token] = nil }
        }
    }
}

/// What happened at a service since a token.
struct ServiceResponse: Sendable {
    let token: String
    var rooms: [ServiceTimeline] = []
    var invitations: [MessengerRoom] = []
    var removals: [String] = []
}

/// New messages of a conversation.
struct ServiceTimeline: Sendable {
    let room: ServiceRoom
    let messages: [InMemoryServiceMessage]
    /// Where the history before the messages is fetched from; nil if nothing is left out.
    let before: String?
}

/// A page of history.
struct ServicePage: Sendable {
    let messages: [InMemoryServiceMessage]
    let next: String?
}

/// The answer to a post.
enum ServicePost: Sendable {
    case accepted(String)
    case refused(MessengerRefusal)
}
