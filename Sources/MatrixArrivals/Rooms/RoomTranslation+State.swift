import WhisperJSONText
import WhisperMatrixProtocol
import WhisperMessage
import WhisperStorePort

/// The state of a room, and the lines that changes of it leave.
extension RoomTranslation {
    /// Learns the members that a page of history names.
    mutating func learn(membersIn state: [MatrixEvent]) {
        for event in state {
            guard case .membership(let membership) = event.content else { continue }
            pageMembers[membership.user] = MemberKnowledge(membership)
        }
    }

    /// Learns from an event of the state. Only a timeline's events are about the present.
    mutating func learn(_ event: MatrixEvent) {
        if case .membership(let membership) = event.content { return learn(membership) }
        guard event.stateKey == "" else { return }
        // Of history as well: it is never turned off.
        if event.type == MatrixEvent.encryptionType { notices.encryption.insert(room) }
        if case .powerLevels(let levels) = event.content { learn(levels, event) }
        guard history == nil else { return }
        switch event.content {
        case .name(let name):
            known.name = name
            known.hasKnownName = true
        case .alias(let alias): known.alias = alias?.text
        case .avatar(let avatar):
            if known.avatar != avatar { notices.avatars[room] = .some(avatar) }
            known.avatar = avatar
        case .creation(let creation):
            let founders = creation.founders(sender: event.sender)
            known.founders = founders
            known.hasKnownName = true
            for founder in founders.sorted(by: { $0.text < $1.text }) {
                rank(founder, isAdmin: true, at: event.timestamp)
            }
        default: break
        }
    }

    private mutating func learn(_ membership: MatrixMembership) {
        let member = MemberKnowledge(membership)
        guard history == nil else {
            pageMembers[membership.user] = member
            return
        }
        memory.members.set(member, for: MatrixRoomMemory.Member(room: room, user: membership.user))
        guard membership.user != memory.owner else {
            if membership.isDirect { known.isDirectInvitation = true }
            return
        }
        knowsMembers = true
        if membership.state != .join {
            known.present.remove(membership.user)
        } else if known.present.count < MatrixArrivalLimits.present {
            known.present.insert(membership.user)
        }
    }

    // MARK: Powers

    /// Learns who may redact what others have written.
    private mutating func learn(_ levels: MatrixPowerLevels, _ event: MatrixEvent) {
        let present = history == nil ? known.levels : nil
        let founders = known.founders ?? []
        var former = present?.users ?? [:]
        if case .powerLevels(let replaced)? = event.previous { former.merge(replaced.users) { first, _ in first } }
        let users = Set(levels.users.keys).union(former.keys)
        for user in users.sorted(by: { $0.text < $1.text }) {
            let isAdmin = levels.mayRedactOthers(user, founders: founders)
            if let present, present.users[user] != nil,
                present.mayRedactOthers(user, founders: founders) == isAdmin
            {
                continue
            }
            rank(user, isAdmin: isAdmin, at: event.timestamp)
        }
        if history == nil { known.levels = levels }
    }

    private mutating func rank(_ user: MatrixUserID, isAdmin: Bool, at time: Timestamp) {
        guard ranks < MatrixArrivalLimits.ranks else {
            notices.counts.ranks += 1
            return
        }
        ranks += 1
        changes.append(.rank(of: sender(user), isAdmin: isAdmin, at: time))
    }

    // MARK: Lines

    /// Translates an event of the state at its place in a timeline or a page.
    mutating func takeState(_ event: MatrixEvent) {
        let line = line(event)
        learn(event)
        guard let line else {
            if event.content == .unknown, event.type != MatrixEvent.encryptionType { notices.counts.unknown += 1 }
            if event.content == .unreadable { notices.counts.unreadable += 1 }
            return keep(event)
        }
        var content = Content(kind: .system, text: line.text)
        var members = line.members(by: event.sender)
        if event.isEmptied {
            content = Content(kind: .deleted, text: nil)
            members = deletion(of: event)
        }
        add(
            Arrival(
                serverID: event.id.text, sender: nil, content: content, createdAt: event.timestamp,
                platformSpecific: context.mark(members, content.text), raw: record(of: event)), event, .other)
    }

    /// What the types of lines about the room call it.
    private var roomWord: String { mayBeForTwo ? "chat" : "group" }

    /// The line that an event leaves; nil for none.
    private func line(_ event: MatrixEvent) -> SystemLine? {
        if case .membership(let membership) = event.content {
            // The members that a page of history names are those of today.
            var former = history == nil ? member(membership.user)?.state : nil
            if case .membership(let replaced)? = event.previous { former = replaced.state }
            let name = RoomTitle.shown(membership.displayName) ?? name(of: membership.user) ?? membership.user.text
            return SystemLine(membership, by: event.sender, former: former, name: name)
        }
        guard event.stateKey == "" else { return nil }
        if event.type == MatrixEvent.encryptionType { return SystemLine("encrypted") }
        switch event.content {
        case .name(let name):
            if event.previous == event.content, !event.isEmptied { return nil }
            return SystemLine("\(roomWord)-subject", text: name)
        case .topic(let topic):
            if event.previous == event.content, !event.isEmptied { return nil }
            return SystemLine("\(roomWord)-description", text: topic)
        case .creation: return SystemLine("\(roomWord)-created")
        case .tombstone(let replacement, let message):
            return SystemLine(
                "\(roomWord)-replaced", text: RoomTitle.shown(message),
                replacement.map { [("replacement", .string($0.text))] } ?? [])
        default: return nil
        }
    }
}

/// A line without an author: a code, and what the code is about.
struct SystemLine {
    let type: String
    let text: String?
    private let more: [(String, JSONValue)]

    init(_ type: String, text: String? = nil, _ more: [(String, JSONValue)] = []) {
        self.type = type
        self.text = text
        self.more = more
    }

    /// The line of a change of membership; nil if the membership did not change.
    ///
    /// - Parameters:
    ///   - former: The state before; nil if it is not known.
    ///   - name: The name of the member, which is the text.
    init?(_ membership: MatrixMembership, by sender: MatrixUserID, former: MatrixMembership.State?, name: String) {
        guard membership.state != former else { return nil }
        let isOwn = membership.user == sender
        switch (membership.state, former) {
        case (.join, _): type = "participant-joined"
        case (.invite, _): type = "participant-invited"
        case (.knock, _): type = "participant-asked-to-join"
        case (.ban, _): type = "participant-banned"
        case (.leave, .invite): type = isOwn ? "invitation-declined" : "invitation-withdrawn"
        case (.leave, .knock): type = isOwn ? "request-withdrawn" : "request-declined"
        case (.leave, .ban): type = "participant-unbanned"
        case (.leave, _): type = isOwn ? "participant-left" : "participant-removed"
        }
        text = name
        var more: [(String, JSONValue)] = [("of", .string(membership.user.text))]
        if let reason = RoomTitle.shown(membership.reason) { more.append(("reason", .string(reason))) }
        self.more = more
    }

    /// The platform-specific members, as of WhatsApp's lines.
    func members(by sender: MatrixUserID) -> JSONObject {
        var system: JSONObject = ["type": .string(type), "by": .string(sender.text)]
        for (name, value) in more { system[name] = value }
        return ["system": .object(system)]
    }
}
