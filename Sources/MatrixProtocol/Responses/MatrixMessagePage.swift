import WhisperJSONText

/// A page of a room's history ("Getting events for a room"), or a list of its members.
public struct MatrixMessagePage: Hashable, Sendable {
    /// The events in the order of the response: from the newest to the oldest.
    public var events: [MatrixEvent]
    /// State that belongs to the events, such as the members who have written them.
    public var state: [MatrixEvent]
    /// Where the page begins; nil if the response does not say.
    public var start: String?
    /// Where the next page begins; nil at the end of the history. A page without events may have a next one.
    public var end: String?
    /// The number of events that were skipped because they are malformed.
    public var malformed: Int

    /// Reads a response in one pass over its bytes. A malformed event is skipped and counted.
    ///
    /// - Parameter room: The room that was asked for; events that name another are malformed.
    /// - Throws: `MatrixProtocolError` if the body is over the limits, has no `chunk` or an empty `end`, or if its end
    ///   cannot be found by strings and brackets.
    public init(body: [UInt8], of room: MatrixRoomID) throws(MatrixProtocolError) {
        self = try MatrixReader.read(body, limit: MatrixLimits.pageBytes) { (reader) throws(MatrixProtocolError) in
            var events: [MatrixEvent]?
            var state: [MatrixEvent] = []
            var start: String?
            var end: String?
            var malformed = 0
            try reader.members("") { (reader, name) throws(MatrixProtocolError) in
                switch name {
                case "chunk":
                    guard events == nil else { throw MatrixProtocolError(.invalidValue, member: "chunk") }
                    var read: [MatrixEvent] = []
                    malformed += try reader.list("chunk") { (slice) throws(MatrixProtocolError) in
                        read.append(try MatrixEvent(Array(slice), in: room))
                    }
                    events = read
                case "state":
                    malformed += try reader.list("state") { (slice) throws(MatrixProtocolError) in
                        state.append(try MatrixEvent(Array(slice), in: room))
                    }
                case "start": try reader.text(&start, "start", limit: MatrixLimits.cursorBytes)
                case "end": try reader.text(&end, "end", limit: MatrixLimits.cursorBytes)
                default: try reader.skip()
                }
            }
            // No request can continue from an empty token, and the history may not end here.
            guard end != "" else { throw MatrixProtocolError(.invalidValue, member: "end") }
            return MatrixMessagePage(
                events: try reader.required(events, "chunk"), state: state, start: start, end: end,
                malformed: malformed)
        }
    }

    private init(events: [MatrixEvent], state: [MatrixEvent], start: String?, end: String?, malformed: Int) {
        self.events = events
        self.state = state
        self.start = start
        self.end = end
        self.malformed = malformed
    }
}
