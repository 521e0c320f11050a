import WhisperJSONText

/// The elements of a page of changes while they are read one by one.
struct ChangeElements {
    private var events: [EventFrame] = []
    private var unknownEvents = 0
    private var malformedEvents = 0
    private var unknown: [Int64] = []
    private var unreadable: [Int64] = []
    /// The number of elements that were not JSON and were skipped by their strings and brackets.
    private var damaged = 0
    /// The fingerprint of the first of those elements.
    private var damage: UInt64?
    /// The position after the last element read or skipped; nil before the first.
    private var end: FrameReader?

    /// Reads the next element, or skips it.
    mutating func read(_ reader: inout FrameReader, of conversation: String) throws(RealtimeProtocolError) {
        end = end ?? reader
        let found = try reader.elementOrDamage { (reader) throws(RealtimeProtocolError) in
            try readJSON(&reader, of: conversation)
        }
        if let found {
            damaged += 1
            damage = damage ?? found
        }
        end = reader
    }

    /// Reads the next element, or skips one that is valid JSON but not a valid event.
    private mutating func readJSON(
        _ reader: inout FrameReader, of conversation: String
    ) throws(RealtimeProtocolError) {
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

    /// Returns the page of these elements. Elements beyond its cursor are dropped: the next page contains them.
    func page(through cursor: Int64, hasMore: Bool, epoch: String?) -> ChangePage {
        let within = events.filter { $0.event.sequence <= cursor }
        return ChangePage(
            events: within, unknownEvents: unknownEvents,
            malformedEvents: malformedEvents + events.count - within.count,
            unknown: unknown, unreadable: unreadable, damaged: damaged, damage: damage, next: cursor, hasMore: hasMore,
            epoch: epoch)
    }

    /// Returns the page of these elements if nothing after them can be read: it ends with the last of them, and there
    /// is more.
    ///
    /// Returns nil if there is neither an element before the break nor the beginning of one after it.
    ///
    /// - Parameter epoch: The epoch of the page, if it was read; otherwise that of its events applies.
    func torn(epoch: String?) -> ChangePage? {
        guard let end else { return nil }
        let named = epoch ?? events.first?.epoch
        var page = ChangePage(
            events: events.filter { epoch != nil || $0.epoch == named }, unknownEvents: unknownEvents,
            malformedEvents: malformedEvents, unknown: unknown, unreadable: unreadable, damaged: damaged,
            damage: damage,
            tear: end.fingerprintOfRest, next: 0, hasMore: true, epoch: named)
        page.next = page.lastSequence
        return page.next > 0 || end.hasElementAhead ? page : nil
    }
}

/// The members of a page of changes while it is being read.
struct ChangeMembers {
    private var elements: ChangeElements?
    private var next: Int64?
    private var hasMore: Bool?
    private var epoch: String?

    /// The page as far as it was read; nil if its events had not begun.
    var torn: ChangePage? { elements?.torn(epoch: epoch) }

    /// Reads a page of one conversation.
    mutating func page(
        _ reader: inout FrameReader, of conversation: String
    ) throws(RealtimeProtocolError) -> ChangePage {
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "events":
                guard elements == nil else { throw reader.error(.invalidValue, "events") }
                elements = ChangeElements()
                try reader.array("events", limit: RealtimeLimits.elementsOfPage) {
                    (reader) throws(RealtimeProtocolError) in
                    try elements?.read(&reader, of: conversation)
                }
            case "next": try reader.integer(&next, "next", in: 0...RealtimeLimits.largestSequence)
            case "has_more": try reader.bool(&hasMore, "has_more")
            case "epoch": try reader.identifier(&epoch, "epoch")
            default: try reader.skip()
            }
        }
        let cursor = try reader.required(next, "next")
        let isMore = try reader.required(hasMore, "has_more")
        return (elements ?? ChangeElements()).page(through: cursor, hasMore: isMore, epoch: epoch)
    }
}

extension FrameReader {
    /// Reads an element of an array; skips it and returns nil if it is invalid.
    ///
    /// - Throws: `RealtimeProtocolError` if the bytes are not JSON, so that nothing after them can be read either.
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

    /// Returns the `seq` of the next element without consuming it; nil if it has no readable one.
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

    /// Returns the `type` of the next element without consuming it; nil if it has no readable one.
    fileprivate func typeAhead() throws(RealtimeProtocolError) -> String? {
        var ahead = self
        return try ahead.element { (reader) throws(RealtimeProtocolError) in try reader.lookAhead(for: "type") } ?? nil
    }
}
