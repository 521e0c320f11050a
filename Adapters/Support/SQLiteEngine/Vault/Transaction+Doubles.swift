internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Messages of the owner's, which are known by their chat and id whatever the owner's address (ING-2, WDB-5).
extension Transaction {
    /// Makes one of the owner and of whom a source shows in their place without name and address, or of the owner under a name
    /// alone and under an address, if both turn out to have sent one message (see `OwnerClaim`); returns whether they did.
    func joinNamelessOwner(
        ofMessage row: Int64, by sender: Int64, reportedAs message: NewMessage
    ) throws(StoreError) -> Bool {
        guard let reported = message.sender else { return false }
        let (known, state) = (try senderState(sender), try senderState(reported.rawValue))
        // Nearly all are named, so the message is rarely read.
        guard known.participant.isUnknownOwner || state.participant.isUnknownOwner || known.isOwner && state.isOwner,
            let holder = known.person, let reporter = state.person, let held = try connection.message(row: row)
        else { return false }
        let record = Authorship(held, isOwners: known.isOwner)
        let report = Authorship(message, isOwners: state.isOwner)
        var pair = [holder, reporter]
        if OwnerClaim.areOne(record, report) {
            if try hasAddress(pair[0], on: message.platform) { pair.reverse() }
        } else if OwnerClaim.isNameless(state.participant, of: report, beside: record) {
            pair.reverse()
        } else if !OwnerClaim.isNameless(known.participant, of: record, beside: report) {
            return false
        }
        let cause = JoinCause.source(message.platform)
        guard pair[0] != pair[1], try !hasAddress(pair[0], on: message.platform),
            try mayJoinPeople(pair[0], into: pair[1], by: cause)
        else { return false }
        try join(row: pair[0], into: pair[1], by: cause)
        return true
    }

    /// Makes one of what is stored twice of the messages that a person, who turned out to be the owner under another
    /// address, has sent.
    func joinDoubles(ofOwner person: Int64) throws(StoreError) {
        try settleKeys()
        let pairs = try statement(
            """
            SELECT o.id, m.id FROM messages AS o CROSS JOIN messages AS m ON m.external_id = o.external_id
                AND m.id IN \(Connection.rows(
                    inConversation: "o.conversation_id", withKey: "message_key(o.external_id)"))
            WHERE o.direction = 2 AND m.direction = 2 AND m.id > o.id
                AND o.sender_id IN (SELECT id FROM senders WHERE person_id = ?1)
                AND m.sender_id IN (SELECT id FROM senders WHERE person_id = ?1)
            """
        ).bind(1, person)
        var twice: [(first: Int64, second: Int64)] = []
        while try pairs.step() { twice.append((pairs.integer(0), pairs.integer(1))) }
        pairs.reset()
        // A message's row changes with its time.
        var moved: [Int64: Int64] = [:]
        func present(_ row: Int64) -> Int64 {
            var row = row
            while let next = moved[row] { row = next }
            return row
        }
        for pair in twice {
            let (first, second) = (present(pair.first), present(pair.second))
            guard first != second, let row = try joinDouble(first, second) else { continue }
            for old in [first, second] where old != row { moved[old] = row }
        }
    }

    /// Whose the message in a row is.
    private func authorship(ofMessage row: Int64, _ held: StoredMessage) throws(StoreError) -> Authorship {
        let author = try author(ofMessage: row)
        return Authorship(
            held, isOwners: try author.map { (person) throws(StoreError) in try isOwner(person) } ?? false)
    }

    /// Makes one message of two records of it, with what either has.
    ///
    /// - Returns: Its row; nil if they stay two.
    func joinDouble(_ first: Int64, _ second: Int64) throws(StoreError) -> Int64? {
        guard let one = try connection.message(row: first), let two = try connection.message(row: second),
            one.conversation == two.conversation,
            try authorship(ofMessage: first, one).isDouble(of: authorship(ofMessage: second, two))
        else { return nil }
        let isSecondKept = MessageJoin.keepsSecond(of: one, two)
        let (row, leaving) = isSecondKept ? (second, first) : (first, second)
        let join = MessageJoin(
            isSecondKept ? two : one, versions: try connection.versions(ofMessage: row),
            with: isSecondKept ? one : two, versions: try connection.versions(ofMessage: leaving))
        let (held, other) = (join.held, join.other)
        let conversation = try requireConversation(held.conversation)
        try touch(conversation)
        let sender = try senderRow(ofMessage: join.prefersOther ? leaving : row)
        if join.takesReactions { try joinReactions(ofMessage: leaving, into: row) }
        try archive.joinReceipts(of: other.unified.id, into: held.unified.id)
        for table in join.takesReactions ? ["opened_envelopes", "raw_events"] : ["opened_envelopes"] {
            try statement("UPDATE \(table) SET message_id = ?2 WHERE message_id = ?1")
                .bind(1, leaving).bind(2, row).run()
        }
        try disown(row: row)
        session.saving.conversations[held.conversation] = nil
        session.knownKeys.disregard(conversation: conversation)
        try removeFromOutbox(leaving)
        try erase(row: leaving)
        changes.insert(.messageDeleted(other.unified.id, conversation: other.conversation))
        try adjustCounts(ofConversation: conversation, messages: -1, unread: other.isUnread ? -1 : 0)
        var result = join.message
        result.unified.reactions = held.unified.reactions
        if result.seal != nil {
            // What is stored in its place would be no longer what was sealed.
            try updateStatus(of: held.unified.id, to: result.status)
            return row
        }
        let present = try put(result, sender: sender, inPlaceOf: held, row: row)
        try putVersions(join.versions, inPlaceOf: join.heldVersions, ofMessage: present)
        return present
    }

    /// Moves the reactions to a message to another record of it; of two by one person, the later remains.
    private func joinReactions(ofMessage leaving: Int64, into row: Int64) throws(StoreError) {
        for sql in [
            """
            DELETE FROM reactions WHERE message_id = ?2 AND EXISTS (SELECT 1 FROM reactions AS o WHERE o.message_id = ?1
                AND o.person_id = reactions.person_id AND o.timestamp > reactions.timestamp)
            """,
            "UPDATE OR IGNORE reactions SET message_id = ?2 WHERE message_id = ?1",
        ] {
            try statement(sql).bind(1, leaving).bind(2, row).run()
        }
        let hasAny = try connection.exists("SELECT 1 FROM reactions WHERE message_id = ?1", { $0.bind(1, row) })
        if hasAny { try setPart(.reactions, ofMessage: row) }
    }
}
