import JSONText

/// The elements of a page of changes, while they are read one by one.
struct ChangeElements {
    private var events: [EventFrame] = []
    private var unknownEvents = 0
    private var malformedEvents = 0
    private var unknown: [Int64] = []
    private var unreadable: [Int64] = []

    /// Reads the next element, or passes over it.
    mutating func read(_ reader: inout FrameReader, of conversation: String) throws(RealtimeProtocolError) {
        let start = reader
        let type = try reader.typeAhead()
        if let type, EventKind(rawValue: type) == nil {
            try reader.skip()
            unknownEvents += 1
            if let sequence = try start.sequenceAhead() { unknown.append(sequence) }
            return
        }
        let event = try reader.element { (reader) throws(RealtimeProtocolError) -> EventFrame in
            guard let kind = type.flatMap(EventKind.init) else { throw reader.error(.missing, "type") }
            let event = try EventFrame(kind, &reader)
            guard event.conversationID == conversation else { throw reader.error(.invalidValue, "conversation_id") }
            return event
        }
        if let event, event.event.sequence > events.last?.event.sequence ?? 0 {
            events.append(event)
        } else {
            malformedEvents += 1
            if event == nil, let sequence = try start.sequenceAhead() { unreadable.append(sequence) }
        }
    }

    /// The page that they make. What lies beyond its cursor is passed over: it is asked for with the next page.
    func page(through cursor: Int64, hasMore: Bool, epoch: String?) -> ChangePage {
        let within = events.filter { $0.event.sequence <= cursor }
        return ChangePage(
            events: within, unknownEvents: unknownEvents,
            malformedEvents: malformedEvents + events.count - within.count,
            unknown: unknown, unreadable: unreadable, next: cursor, hasMore: hasMore, epoch: epoch)
    }
}

extension FrameReader {
    /// Reads an element of an array, or passes over it where it is not what it should be: nil then.
    ///
    /// - Throws: Where the bytes are not JSON, so that nothing behind can be read either.
    mutating func element<Value>(
        _ read: (inout FrameReader) throws(RealtimeProtocolError) -> Value
    ) throws(RealtimeProtocolError) -> Value? {
        let start = self
        do throws(RealtimeProtocolError) {
            guard try kind() == .object else { throw RealtimeProtocolError(.wrongType) }
            return try read(&self)
        } catch {
            self = start
            try skip()
            return nil
        }
    }

    /// The `seq` of the element that comes next, which stays unread; nil where it has none that can be read.
    fileprivate func sequenceAhead() throws(RealtimeProtocolError) -> Int64? {
        var ahead = self
        return try ahead.element { (reader) throws(RealtimeProtocolError) -> Int64? in
            var sequence: Int64?
            try reader.beginObject()
            while let name = try reader.nextMember() {
                switch name {
                case "seq": try reader.integer(&sequence, "seq", in: 1...RealtimeLimits.largestSequence)
                default: try reader.skip()
                }
            }
            return sequence
        } ?? nil
    }

    /// The `type` of the element that comes next, which stays unread; nil where it has none that can be read.
    fileprivate func typeAhead() throws(RealtimeProtocolError) -> String? {
        var ahead = self
        return try ahead.element { (reader) throws(RealtimeProtocolError) in try reader.lookAhead(for: "type") } ?? nil
    }
}
