internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// Replaces a carrier's content with the opened message (RT-10).
extension Transaction {
    /// Whether a carrier, which must exist, already contains the opened message.
    func isOpened(_ carrier: UniqueIdentifier) throws(StoreError) -> Bool {
        let place = try session.requirePlace(of: carrier)
        let held = try connection.message(row: place.row)
        guard let held, !held.isTombstone else { throw StoreError(.messageNotFound) }
        return held.carrierText != nil
    }

    /// Replaces a carrier's content with an opened message.
    /// - Returns: The carrier's row.
    func open(_ message: NewOpenedMessage, inPlaceOf carrier: UniqueIdentifier) throws(StoreError) -> Int64 {
        let place = try session.requirePlace(of: carrier)
        guard var held = try connection.message(row: place.row) else { throw StoreError(.messageNotFound) }
        try touch(place.conversation)
        let members = StoredJSON.text(held.membersOnceOpened(try StoredJSON.members(message.platformSpecific)))
        let isDeleted = held.unified.content.kind == .deleted
        let isReadNow = message.isRead && !held.isRead
        let envelope = held.unified.content.text ?? ""
        held.unified.content = message.content
        if isDeleted { held.unified.content.kind = .deleted }
        try changeWords(ofMessage: place.row) { () throws(StoreError) in
            try statement(
                """
                UPDATE messages SET kind = ?2, text = ?3, carrier_text = ?4, platform_specific = ?5,
                    is_read = max(is_read, ?6), parts = ?7, seal = ?8, written_at = ifnull(?9, written_at) WHERE id = ?1
                """
            )
            .bind(1, place.row).bind(2, held.unified.content.kind.code).bind(3, message.content.text).bind(4, envelope)
            .bind(5, members.isEmpty ? nil : members).bind(6, message.isRead)
            .bind(8, StoredSeal.text(message.seal)).bind(9, held.direction == .incoming ? message.timestamp : nil)
            .bind(7, try writeParts(of: held.unified, row: place.row).rawValue).run()
        }
        if isReadNow, held.direction == .incoming {
            try statement("UPDATE conversations SET unread_count = unread_count - 1 WHERE id = ?1")
                .bind(1, place.conversation).run()
        }
        try refreshLast(ofConversation: place.conversation, ifIs: carrier)
        try reportUpdate(of: carrier, inConversation: place.conversation)
        return place.row
    }

    /// Records on a message why its envelope is not opened in place.
    func markCarrier(_ carrier: UniqueIdentifier, as state: CarrierState) throws(StoreError) {
        let place = try session.requirePlace(of: carrier)
        guard let held = try connection.message(row: place.row) else { throw StoreError(.messageNotFound) }
        var members = held.unified.platformSpecific
        guard held.unified.content.kind != .deleted, members["envelope"] == nil else { return }
        members["envelope"] = .object(["state": .string(state.rawValue)])
        try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, place.row).bind(2, StoredJSON.text(members)).run()
        try reportUpdate(of: carrier, inConversation: place.conversation)
    }
}
