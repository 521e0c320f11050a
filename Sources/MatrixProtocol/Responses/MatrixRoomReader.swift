import WhisperJSONText

/// A part of `rooms` that is read from the bytes of one room.
protocol MatrixRoomReadable {
    var room: MatrixRoomID { get }
    init(room: MatrixRoomID)
    mutating func read(_ name: JSONMemberName, _ reader: inout MatrixReader) throws(MatrixProtocolError)
}

extension MatrixReader {
    /// Reads the rooms of one kind, each from its own bytes, and returns the number of those that were skipped.
    mutating func rooms<Room: MatrixRoomReadable>(
        _ name: StaticString, into rooms: inout [Room]
    ) throws(MatrixProtocolError) -> Int {
        var malformed = 0
        var known = Set(rooms.map(\.room))
        var read = rooms
        try entries(name, limit: MatrixLimits.rooms) { (reader, key) throws(MatrixProtocolError) in
            let slice = try reader.slice()
            // A name that occurs twice makes its object ambiguous: the first room counts.
            guard let id = MatrixRoomID(key), known.insert(id).inserted else {
                malformed += 1
                return
            }
            do throws(MatrixProtocolError) {
                read.append(
                    try MatrixReader.read(slice, limit: MatrixLimits.syncBytes) {
                        (reader) throws(MatrixProtocolError) in
                        var room = Room(room: id)
                        try reader.members(name) { (reader, member) throws(MatrixProtocolError) in
                            try room.read(member, &reader)
                        }
                        return room
                    })
            } catch {
                malformed += 1
            }
        }
        rooms = read
        return malformed
    }

    /// Reads the member `events` of the next object, each event from its own bytes.
    ///
    /// - Returns: The number of events that the closure has rejected.
    mutating func events(
        _ name: StaticString, _ read: (UnsafeBufferPointer<UInt8>) throws(MatrixProtocolError) -> Void
    ) throws(MatrixProtocolError) -> Int {
        var malformed = 0
        try members(name) { (reader, member) throws(MatrixProtocolError) in
            switch member {
            case "events": malformed += try reader.list("events", read)
            default: try reader.skip()
            }
        }
        return malformed
    }

    /// Reads an array, each element from its own bytes.
    ///
    /// - Returns: The number of elements that the closure has rejected.
    mutating func list(
        _ name: StaticString, _ read: (UnsafeBufferPointer<UInt8>) throws(MatrixProtocolError) -> Void
    ) throws(MatrixProtocolError) -> Int {
        var malformed = 0
        try elements(name, limit: MatrixLimits.events) { (reader) throws(MatrixProtocolError) in
            let slice = try reader.slice()
            do throws(MatrixProtocolError) { try read(slice) } catch { malformed += 1 }
        }
        return malformed
    }

    /// Reads `account_data`; returns the number of items that were skipped.
    mutating func accountData(into items: inout [MatrixAccountData]) throws(MatrixProtocolError) -> Int {
        var read = items
        let malformed = try events("account_data") { (slice) throws(MatrixProtocolError) in
            read.append(try MatrixAccountData(slice))
        }
        items = read
        return malformed
    }
}

extension MatrixRoomOffer: MatrixRoomReadable {
    init(room: MatrixRoomID) { self.room = room }

    mutating func read(_ name: JSONMemberName, _ reader: inout MatrixReader) throws(MatrixProtocolError) {
        switch name {
        case "invite_state", "knock_state":
            var read = state
            malformed += try reader.events("invite_state") { (slice) throws(MatrixProtocolError) in
                read.append(try MatrixStrippedEvent(Array(slice)))
            }
            state = read
        default: try reader.skip()
        }
    }
}

extension MatrixRoomUpdate: MatrixRoomReadable {
    init(room: MatrixRoomID) { self.room = room }

    mutating func read(_ name: JSONMemberName, _ reader: inout MatrixReader) throws(MatrixProtocolError) {
        switch name {
        case "timeline": try readTimeline(&reader)
        case "state": state += try readEvents { (body) throws(MatrixProtocolError) in try reader.events("state", body) }
        case "account_data": malformed += try reader.accountData(into: &accountData)
        case "ephemeral":
            var read = receipts
            var rejected = 0
            malformed += try reader.events("ephemeral") { (slice) throws(MatrixProtocolError) in
                rejected += try MatrixReceipt.read(slice, into: &read)
            }
            malformed += rejected
            receipts = read
        case "summary":
            guard let summary = try? JSONObject.matrix(try reader.slice(), limit: MatrixLimits.bodyBytes) else {
                malformed += 1
                return
            }
            heroes = summary.array("m.heroes").map {
                $0.prefix(64).compactMap { $0.matrixText.flatMap(MatrixUserID.init) }
            }
            joinedCount = summary.count("m.joined_member_count")
            invitedCount = summary.count("m.invited_member_count")
        default: try reader.skip()
        }
    }

    private mutating func readTimeline(_ reader: inout MatrixReader) throws(MatrixProtocolError) {
        var limited: Bool?
        var previous: String?
        var update = self
        try reader.members("timeline") { (reader, name) throws(MatrixProtocolError) in
            switch name {
            case "limited": try reader.bool(&limited, "limited")
            case "prev_batch": try reader.text(&previous, "prev_batch", limit: MatrixLimits.cursorBytes)
            case "events":
                update.timeline += try update.readEvents { (body) throws(MatrixProtocolError) in
                    try reader.list("events", body)
                }
            default: try reader.skip()
            }
        }
        self = update
        isLimited = limited ?? false
        previousBatch = previous
    }

    /// Reads events of this room and counts those that are malformed.
    private mutating func readEvents(
        _ list: ((UnsafeBufferPointer<UInt8>) throws(MatrixProtocolError) -> Void) throws(MatrixProtocolError) -> Int
    ) throws(MatrixProtocolError) -> [MatrixEvent] {
        var events: [MatrixEvent] = []
        malformed += try list { (slice) throws(MatrixProtocolError) in
            events.append(try MatrixEvent(Array(slice), in: room))
        }
        return events
    }
}

extension MatrixReceipt {
    /// Reads the receipts of one ephemeral event; events of other types have none.
    ///
    /// - Returns: The number of receipts that were skipped because they are malformed.
    static func read(
        _ slice: UnsafeBufferPointer<UInt8>, into receipts: inout [MatrixReceipt]
    ) throws(MatrixProtocolError) -> Int {
        let object = try JSONObject.matrix(slice, limit: MatrixLimits.pageBytes)
        guard let type = object.text("type") else { throw MatrixProtocolError(.missing, member: "type") }
        guard type == "m.receipt" else { return 0 }
        guard let content = object.object("content") else { throw MatrixProtocolError(.missing, member: "content") }
        var malformed = 0
        for entry in content.members {
            guard let event = MatrixEventID(entry.name), let kinds = entry.value.matrixObject else {
                malformed += 1
                continue
            }
            for (kind, isPrivate) in [("m.read", false), ("m.read.private", true)] {
                for reader in kinds.object(kind)?.members ?? [] {
                    guard let user = MatrixUserID(reader.name), let data = reader.value.matrixObject else {
                        malformed += 1
                        continue
                    }
                    guard receipts.count < MatrixLimits.receipts else {
                        throw MatrixProtocolError(.tooLong, member: "m.receipt")
                    }
                    receipts.append(
                        MatrixReceipt(
                            event: event, user: user, time: data.count("ts"), isPrivate: isPrivate,
                            thread: data.name("thread_id")))
                }
            }
        }
        return malformed
    }
}
