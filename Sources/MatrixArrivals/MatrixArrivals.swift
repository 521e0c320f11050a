public import WhisperJSONText
public import WhisperMatrixProtocol
public import WhisperMessage
public import WhisperStorePort

/// What becomes of a response to `/sync` in a vault (MX-2, MX-4).
///
/// The translation is a pure function of the response, the memory and the context: if the store could not apply the
/// batch, the same response is translated again with the same memory. Nothing of a sealed line is read: sender and time
/// are the server's claims, and stand beside whatever the line itself states.
public struct MatrixArrivals: Hashable, Sendable {
    /// What arrived, for the store. Rooms are ordered by their ids, each behind the one that it replaces.
    public var batch: ArrivalBatch
    /// What is known of the rooms, for the next translation if the store accepts the batch.
    public var memory: MatrixRoomMemory
    /// What the store does not take.
    public var notices: MatrixArrivalNotices

    /// Translates a response.
    ///
    /// - Parameters:
    ///   - page: The response.
    ///   - expecting: The token that the request was based on; nil if there was none.
    ///   - memory: What is known of the rooms.
    ///   - context: What the translation takes from its caller.
    public init(
        _ page: MatrixSyncPage, expecting: String?, memory: MatrixRoomMemory, context: MatrixArrivalContext
    ) {
        var translation = PageTranslation(memory: memory, context: context, isFirst: expecting == nil)
        let rooms = translation.rooms(of: page)
        batch = ArrivalBatch(account: memory.account, expecting: expecting, token: page.nextBatch, rooms: rooms)
        self.memory = translation.memory
        notices = translation.notices
    }
}

/// What becomes of a page of a room's history in a vault (MX-2, MX-4). It is as pure as `MatrixArrivals`.
public struct MatrixHistoryArrivals: Hashable, Sendable {
    /// What arrived, for the store.
    public var history: ArrivalHistory
    /// What is known of the rooms, for the next translation if the store accepts the page.
    public var memory: MatrixRoomMemory
    /// What the store does not take.
    public var notices: MatrixArrivalNotices

    /// Translates a page, read backwards from a gap's token.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - room: The room whose history it is.
    ///   - gap: The gap that the page is about.
    ///   - memory: What is known of the rooms.
    ///   - context: What the translation takes from its caller.
    public init(
        _ page: MatrixMessagePage, of room: MatrixRoomID, gap: ArrivalGap, memory: MatrixRoomMemory,
        context: MatrixArrivalContext
    ) {
        let older = HistoryPlace(isBeforeAll: gap.isHistory, readAt: memory.rooms[room]?.readAt)
        var translation = RoomTranslation(room, memory: memory, context: context, history: older)
        translation.count(malformed: page.malformed)
        translation.learn(membersIn: page.state)
        let reachesHistory = page.events.contains { translation.isBehindHistory($0) }
        for event in page.events.reversed() { translation.take(event) }
        history = ArrivalHistory(
            account: memory.account, gap: gap, token: page.end, reachesHistory: reachesHistory,
            messages: translation.messages.reversed(), changes: translation.changes)
        (self.memory, notices) = translation.finish()
    }
}

/// What a translation takes from its caller.
public struct MatrixArrivalContext: Sendable {
    /// When the response was received.
    public var receivedAt: Timestamp
    /// Returns the platform-specific members of a message as JSON text, with a mark if its text contains envelopes;
    /// empty for none.
    public var mark: @Sendable (JSONObject, String?) -> String
    /// Returns the SHA-256 of bytes.
    public var digest: @Sendable ([UInt8]) -> [UInt8]

    /// Creates a context.
    public init(
        receivedAt: Timestamp, mark: @escaping @Sendable (JSONObject, String?) -> String,
        digest: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.receivedAt = receivedAt
        self.mark = mark
        self.digest = digest
    }
}
