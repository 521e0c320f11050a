import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Small factories for what a service without numbers reports.
extension Samples {
    /// The vault's account on such a service.
    static let account = ArrivalAccount(platform: .matrix, user: "@me:here", server: "here")

    /// A room of the service.
    static func hall(_ key: String = "!hall") -> ConversationReference {
        ConversationReference(platform: .matrix, key: key, title: "title of \(key)", kind: .group)
    }

    /// A message whose server id and text contain a number, accepted this number of seconds after `time(0)`.
    static func arrival(
        _ number: Int, from sender: String? = "@ann:here", clientID: String? = nil, text: String? = nil
    ) -> Arrival {
        Arrival(
            serverID: "$\(number)", sender: sender.map { ArrivalSender($0) }, clientMessageID: clientID,
            content: Content(kind: .text, text: text ?? "text \(number)"), createdAt: time(Int64(number) * 10))
    }

    /// What arrived in one room.
    static func arrivals(
        _ numbers: some Sequence<Int>, in key: String = "!hall", limited token: String? = nil,
        omission: GapStart.Omission = .unknown, numbers room: Int64 = ArrivalLimits.gapNumbers
    ) -> ArrivalRoom {
        ArrivalRoom(
            hall(key), messages: numbers.map { arrival($0) },
            limited: token.map { GapStart(token: $0, omission: omission, numbers: room) })
    }
}

extension Trial {
    /// Applies a response that continues from the stored token.
    @discardableResult
    func arrive(_ rooms: ArrivalRoom...) async throws -> ArrivalOutcome {
        let token = try await store.arrivalProgress(of: .matrix)?.token
        return try await store.applyArrivals(
            ArrivalBatch(account: Samples.account, expecting: token, token: (token ?? "s") + "+", rooms: rooms))
    }

    /// Applies a page of the history in the latest gap of a room.
    @discardableResult
    func history(
        _ numbers: some Sequence<Int>, next token: String?, in key: String = "!hall", reachesHistory: Bool = false
    ) async throws -> ArrivalOutcome {
        guard let gap = try await gaps(key).first else { throw TrialError.missing }
        return try await store.applyHistory(
            ArrivalHistory(
                account: Samples.account, gap: gap, token: token, reachesHistory: reachesHistory,
                messages: numbers.map { Samples.arrival($0) }))
    }

    /// The conversation of a room, made if there is none.
    func hall(_ key: String = "!hall") async throws -> UniqueIdentifier {
        try await store.conversation(for: Samples.hall(key)).id
    }

    /// The gaps of a room, the latest first.
    func gaps(_ key: String = "!hall") async throws -> [ArrivalGap] {
        try await store.gaps(in: hall(key))
    }

    /// The numbers of a room's messages, in the chat's order; nil for those without one.
    func numbers(_ key: String = "!hall") async throws -> [Int64?] {
        try await messages(in: hall(key)).map(\.delivery?.serverSequence)
    }
}
