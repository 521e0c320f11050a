import WhisperMatrixProtocol
import WhisperMessage

/// What a room is called ("Calculating the display name for a room"), and what kind of conversation it is.
enum RoomTitle {
    /// The members whose names a title contains at most.
    static let names = 5

    /// A name, if it has anything to show.
    static func shown(_ name: String?) -> String? {
        guard let name, name.contains(where: { !$0.isWhitespace }) else { return nil }
        return name
    }
}

extension RoomTranslation {
    /// The title; never empty.
    var title: String {
        if let name = RoomTitle.shown(known.name) ?? RoomTitle.shown(known.alias) { return name }
        let others = known.heroes.filter { $0 != memory.owner }
        let people = others.isEmpty ? (memory.direct?[room] ?? []).filter { $0 != memory.owner } : others
        guard !people.isEmpty else { return room.text }
        let shown = people.prefix(RoomTitle.names)
        let names = shown.map { RoomTitle.shown(name(of: $0)) ?? $0.text }.joined(separator: ", ")
        let rest = max(members - 1, Int64(people.count)) - Int64(shown.count)
        return rest > 0 ? "\(names) +\(rest)" : names
    }

    /// The number of people who are in it or invited; 0 if the server does not say.
    private var members: Int64 {
        (known.joinedCount ?? 0).addingReportingOverflow(known.invitedCount ?? 0).partialValue
    }

    /// Whether it is a conversation with one person, or may be.
    var mayBeForTwo: Bool { kind == .direct || (kind == .unknown && (1...2).contains(members)) }

    /// The kind of conversation. Unknown while it may still turn out to be one with one person: a store fills it in.
    var kind: ConversationKind {
        if known.isDirectInvitation || memory.direct?[room]?.isEmpty == false { return .direct }
        if members > 2 { return .group }
        return memory.direct != nil && RoomTitle.shown(known.name) != nil ? .group : .unknown
    }

    /// Reports the title if it is known, and another than before.
    mutating func reportTitle() {
        guard known.hasKnownName else { return }
        let title = title
        guard title != known.title, title != room.text else { return }
        known.title = title
        notices.titles.append(MatrixRoomTitle(room: room, title: title))
    }
}
