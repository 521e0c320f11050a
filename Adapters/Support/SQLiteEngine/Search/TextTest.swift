internal import WhisperMessage
internal import WhisperStorePort

/// Tests whether a message matches an expression by the message itself, not the index.
///
/// The words of a message are the same here and in the index (ST-5), so both give the same result: this one costs
/// reading a row, the index a walk over every message that contains the word.
final class TextTest {
    private let connection: Connection
    private let expression: SearchExpression

    init(_ connection: Connection, _ expression: SearchExpression) {
        self.connection = connection
        self.expression = expression
    }

    /// Whether the message in a row matches.
    func holds(_ row: Int64) throws(StoreError) -> Bool {
        expression.matches(try connection.searchFields(ofRow: row).fields)
    }
}

extension Connection {
    /// The words of a message's searched fields, and the length of its text in bytes.
    func searchFields(ofRow row: Int64) throws(StoreError) -> (fields: [SearchWords], length: Int) {
        let statement = try statement(
            """
            SELECT m.text, s.display_name, m.parts FROM messages AS m CROSS JOIN senders AS s ON s.id = m.sender_id
            WHERE m.id = ?1
            """
        ).bind(1, row)
        defer { statement.reset() }
        // The index refers to deleted messages until it is swept.
        guard try statement.step() else { return ([], 0) }
        let text = statement.text(0)
        var fields = [SearchText.words(of: text), SearchText.words(of: statement.text(1))]
        if MessageParts(rawValue: statement.integer(2)).contains(.attachments) {
            fields += try attachments(ofMessage: row).flatMap(\.searchTexts).map(SearchText.words)
        }
        return (fields, text.utf8.count)
    }
}
