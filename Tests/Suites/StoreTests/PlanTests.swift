import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

@Suite("Query plans of the engine", .ownThreads)
struct PlanTests {
    /// Queries that must stay fast at ten million messages (ST-4, ST-12).
    static let hot: [String] = [
        Session.pageUpTo, Session.pageAfter, Session.pageUpToByPerson, Session.pageAfterByPerson,
        Connection.externalIDQuery,
        Connection.placeOfRow, Connection.placesOfName, Connection.placeOfNameInRow, Connection.rowsOfKey,
        Connection.receiptOfPerson,
        Connection.identifiedPeople, Connection.identityOfPerson,
        Connection.everyone, Connection.senderOfPerson, Connection.otherSenders,
        MatchQuery.sql, MatchQuery.everySQL, SearchFilter.sql,
        "SELECT \(Connection.messageColumns) FROM \(Connection.messageTables) WHERE m.id = ?1",
        """
        SELECT \(Connection.conversationColumns) FROM conversations WHERE 1
        ORDER BY is_archived, is_pinned DESC, activity_at DESC, uuid LIMIT ?1
        """,
        """
        SELECT \(Connection.conversationColumns) FROM conversations
        WHERE is_archived = ?1 AND is_pinned = ?2 AND activity_at < ?3
        ORDER BY is_archived, is_pinned DESC, activity_at DESC, uuid LIMIT ?4
        """,
        """
        SELECT \(Connection.conversationColumns) FROM conversations WHERE is_archived = ?1 AND is_pinned = 0
        ORDER BY is_archived, is_pinned DESC, activity_at DESC, uuid LIMIT ?2
        """,
        """
        SELECT \(Connection.conversationColumns) FROM conversations WHERE is_archived = 1
        ORDER BY is_archived, is_pinned DESC, activity_at DESC, uuid LIMIT ?1
        """,
        "SELECT id FROM messages WHERE conversation_id = ?1 AND direction = 1 ORDER BY position DESC LIMIT ?2",
        "SELECT id, conversation_id, position FROM messages WHERE id = ?1 AND uuid = ?2",
        "SELECT id, conversation_id, position FROM messages WHERE uuid = ?1 AND is_uuid_given = 1",
        "SELECT position, timestamp FROM messages WHERE conversation_id = ?1 ORDER BY position DESC LIMIT 1",
        Connection.repetitionQuery,
        "SELECT 1 FROM messages WHERE server_id = ?1",
        "SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq = ?2",
        """
        UPDATE messages SET is_read = 1
        WHERE conversation_id = ?1 AND position <= ?2 AND is_read = 0 AND direction = 1
        """,
        "UPDATE messages SET status = ?2 WHERE id = ?1 AND status <> ?2",
        "SELECT max(id) FROM messages WHERE id BETWEEN ?1 AND ?2",
        "DELETE FROM conversations WHERE id = ?1",
        "DELETE FROM messages WHERE id = ?1",
        Connection.referenceOfKey, Connection.openingOfKey, Connection.latestConversations,
        Connection.messageOfServerID, Connection.messageOfNumber,
        Connection.messagesOfClientMessageID, Connection.numbers, Connection.placesForwards, Connection.placesBackwards,
        MessageSelection(conversation: .anyOwner, having: .localTime).query, Connection.sentAt, Connection.placesWithin,
        Connection.serverState,
        Connection.gapsInConversation,
        "DELETE FROM outbox WHERE message_id = ?1", Connection.rawEvents,
        Connection.rawEventsOfMessage, Connection.rawEventOfMessage, Connection.latestRawEvent,
        Connection.messagesToFetch,
        Connection.usesOfContent, Connection.usesOfContentsBehind,
    ]

    /// Selections of values that must stay fast with any number of them.
    static let selections: [ValueSelection] = [
        ValueSelection(.contact, [.id(.anyOwner)]), ValueSelection(.contact, by: .name, limit: 10),
        ValueSelection(.contact, by: .name, within: .text("a")...(.text("b")), limit: 10),
        ValueSelection(.contact, by: .name, [.text("a")]), ValueSelection(.contact, by: .fingerprint, [.bytes([1])]),
        ValueSelection(.contact, by: .fingerprint, within: .bytes([1])...(.bytes([2]))),
        ValueSelection(.contact, after: [.id(.anyOwner)], limit: 10),
        ValueSelection(.opening, after: [.bytes([1])], limit: 10), ValueSelection(.setting, [.text("a")]),
        ValueSelection(.spilled, by: .source, [.text("a")], within: .integer(1)...(.integer(2))),
        ValueSelection(.outgoing, by: .number, after: [.integer(1)], limit: 10),
        ValueSelection(.outgoing, by: .number, [.integer(1)]), ValueSelection(.outgoing, [.id(.anyOwner)]),
        ValueSelection(.attempt, [.id(.anyOwner)]), ValueSelection(.server, by: .cursor, [.text("realtime")]),
        ValueSelection(.account, [.text("matrix")]),
        ValueSelection(.waiting, by: .person, [.person(.anyOwner)]),
        ValueSelection(.waiting, by: .target, [.id(.anyOwner), .text("a")]),
        ValueSelection(.reference, by: .conversation, [.id(.anyOwner)]),
        ValueSelection(.reference, by: .conversation, [.id(.anyOwner)], isDescending: true, limit: 1),
        ValueSelection(.rank, [.id(.anyOwner), .person(.anyOwner)]), ValueSelection(.presence, [.id(.anyOwner)]),
        ValueSelection(.presence, [.id(.anyOwner), .person(.anyOwner)]),
        ValueSelection(.presence, by: .person, [.person(.anyOwner)]), ValueSelection(.receipt, [.id(.anyOwner)]),
        ValueSelection(.receipt, by: .person, [.person(.anyOwner)]),
        ValueSelection(.run, by: .start, after: [.integer(1), .integer(1)], isDescending: true, limit: 10),
    ]

    /// Selections of which only a handful of values is to be sorted.
    static let sorting: [ValueSelection] = [
        ValueSelection(.contact, by: .recipientKey, [.bytes([1])]),
        ValueSelection(.contact, by: .agreementKey, [.bytes([1])]),
        ValueSelection(.contact, by: .signingKey, [.bytes([1])]),
    ]

    @Test("Messages in a time range are found by their rows, and only these are sorted (ING-2)")
    func span() async throws {
        let steps = try await PlanTests.steps(of: Connection.spanQuery)
        #expect(
            steps.contains { $0.hasPrefix("SEARCH") && $0.contains("PRIMARY KEY (rowid>? AND rowid<?)") })
        #expect(!steps.contains { $0.contains("SCAN") })
    }

    @Test("Answers are found in order by an index; only those that a large save has collected are sorted (LOOK-7)")
    func answers() async throws {
        let steps = try await PlanTests.steps(of: Connection.answersQuery)
        #expect(
            steps.contains { $0.hasSuffix(" e USING PRIMARY KEY (conversation_id=? AND key=? AND position>?)") },
            "\(steps)")
        // The collected answers, and the compound itself, whose rows are as many as the page has.
        let walks = steps.filter { $0.contains("SCAN") }
        #expect(walks.allSatisfy { $0.hasSuffix(" a") || $0.hasSuffix(" e") }, "\(steps)")
    }

    @Test("What is stored under keys is found by an index, without a scan or a sort", arguments: selections)
    func values(selection: ValueSelection) async throws {
        for step in try await PlanTests.steps(of: ValueQuery(selection).sql) {
            #expect(!step.contains("SCAN") || step.contains("USING"), "\(selection): \(step)")
            #expect(!step.contains("TEMP B-TREE"), "\(selection): \(step)")
        }
    }

    @Test("A lookup that sorts its results uses an index (CON-7)", arguments: sorting)
    func sorted(selection: ValueSelection) async throws {
        let steps = try await PlanTests.steps(of: ValueQuery(selection).sql)
        #expect(steps.contains { $0.contains("SEARCH") && $0.contains("USING INDEX contacts_by_") })
        #expect(!steps.contains { $0.contains("SCAN") })
    }

    @Test("The receipts of a message are found by an index, and only these are sorted (ING-6)")
    func receipts() async throws {
        let steps = try await PlanTests.steps(of: Connection.receipts)
        #expect(steps.contains { $0.hasPrefix("SEARCH") })
        #expect(!steps.contains { $0.contains("SCAN") })
    }

    @Test("Every hot query uses an index, without a scan or a sort (ST-4)", arguments: hot)
    func plan(query: String) async throws {
        for step in try await PlanTests.steps(of: query) {
            // Walking an index is allowed if its order is the required one; a virtual table has its own.
            let isWalk = step.contains("USING INDEX") || step.contains("USING COVERING INDEX")
            #expect(!step.contains("SCAN") || isWalk || step.contains("VIRTUAL TABLE"), "\(step)")
            #expect(!step.contains("TEMP B-TREE"), "\(step)")
        }
    }

    @Test("A plan that scans or sorts is detected")
    func control() async throws {
        let query = "SELECT id FROM messages WHERE text = 'x' ORDER BY timestamp"
        let steps = try await PlanTests.steps(of: query).joined(separator: "\n")
        #expect(steps.contains("SCAN"))
        #expect(steps.contains("TEMP B-TREE"))
    }

    /// The engine's query plan in an empty vault.
    private static func steps(of query: String) async throws -> [String] {
        let vault = TemporaryVault(.plain)
        try await vault.open().close()
        let plan = try vault.connection().transientStatement("EXPLAIN QUERY PLAN \(query)")
        var steps: [String] = []
        while try plan.step() { steps.append(plan.text(3)) }
        return steps
    }
}
