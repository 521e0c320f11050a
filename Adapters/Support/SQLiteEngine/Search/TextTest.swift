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
    /// The names that sources gave to senders who are shown by another name, which has the words of an expression.
    static let shownSenders = """
        SELECT s.display_name, p.display_name, \(isAddress) FROM people AS p CROSS JOIN senders AS s ON s.person_id = p.id
        WHERE p.joined_into IS NULL AND instr(p.folded, ?1) > 0 AND s.display_name <> p.display_name
        """

    /// The names that sources gave to senders whose shown name a word, a prefix or a phrase matches, unless it matches
    /// the former as well: by these the index has their messages. Each person is looked at, but no message.
    func names(ofSendersShownBy leaf: SearchExpression) throws(StoreError) -> Set<String> {
        guard let word = leaf.firstWord else { return [] }
        let statement = try transientStatement(Connection.shownSenders).bind(1, word)
        var names: Set<String> = []
        while try statement.step() {
            let name = statement.text(0)
            let shown = Participant(identifier: nil, displayName: name)
                .known(by: PersonName(statement.text(1), isAddress: statement.bool(2))).shownName
            if shown != name, leaf.matches(shown), !leaf.matches(name) { names.insert(name) }
        }
        return names
    }

    /// The words of a message's searched fields, and the length of its text in bytes.
    func searchFields(ofRow row: Int64) throws(StoreError) -> (fields: [SearchWords], length: Int) {
        let statement = try statement(
            """
            SELECT m.text, s.display_name, m.parts, m.seal, p.display_name, \(Connection.isAddress)
            FROM messages AS m CROSS JOIN senders AS s ON s.id = m.sender_id LEFT JOIN people AS p ON p.id = s.person_id
            WHERE m.id = ?1
            """
        ).bind(1, row)
        defer { statement.reset() }
        // The index refers to deleted messages until it is swept.
        guard try statement.step() else { return ([], 0) }
        let text = statement.text(0)
        let name = statement.text(1)
        var fields = [SearchText.words(of: text), SearchText.words(of: name)]
        let shown = Participant(identifier: nil, displayName: name).sender(
            ofMessageSealed: try statement.optionalText(3).map { (text) throws(StoreError) in try StoredSeal.seal(text)
            },
            knownBy: statement.optionalText(4).map { PersonName($0, isAddress: statement.bool(5)) }
        ).shownName
        if shown != name { fields.append(SearchText.words(of: shown)) }
        if MessageParts(rawValue: statement.integer(2)).contains(.attachments) {
            fields += try attachments(ofMessage: row).flatMap(\.searchTexts).map(SearchText.words)
        }
        return (fields, text.utf8.count)
    }
}
