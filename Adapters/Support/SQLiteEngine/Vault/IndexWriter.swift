internal import WhisperMessage
internal import WhisperSQLiteLibrary
internal import WhisperStorePort

/// Writes the full-text index. Rows must be in ascending order, as the engine flushes its memory for a smaller one.
package struct IndexWriter {
    private let connection: Connection
    private let insertion: Statement
    private var senderNames: [Int64: [UInt8]] = [:]
    private var folded: [UInt8] = []
    private var foldedNames: [UInt8] = []

    /// The statement that indexes a message. Benchmarks must use the same.
    package static let insertionSQL =
        "INSERT INTO message_index (docid, text, sender, attachments) VALUES (?1, ?2, ?3, ?4)"
    /// The separator between the names and transcripts of attachments: a word that no text contains.
    static let nameSeparator: StaticString = " \u{FFFE} "

    init(_ connection: Connection) throws(StoreError) {
        self.connection = connection
        insertion = try connection.statement(IndexWriter.insertionSQL)
    }

    /// Indexes a newly inserted message.
    mutating func insert(row: Int64, text: String?, sender: Int64, attachments: [Attachment]) throws(StoreError) {
        if sender != 0, senderNames[sender] == nil { senderNames[sender] = try senderName(sender) }
        insertion.bind(1, row)
        let name = senderNames[sender] ?? []
        foldedNames.removeAll(keepingCapacity: true)
        if !attachments.isEmpty { appendNames(of: attachments) }
        var text = text ?? ""
        // The statement must run before the addresses become invalid.
        let result = text.withUTF8 { bytes -> Result<Void, StoreError> in
            if unsafe SearchText.isIndexForm(bytes) {
                return unsafe run(text: bytes, sender: name)
            }
            folded.removeAll(keepingCapacity: true)
            unsafe SearchText.appendIndexForm(of: bytes, to: &folded)
            return unsafe folded.withUnsafeBufferPointer { unsafe run(text: $0, sender: name) }
        }
        try result.get()
    }

    private func run(text: UnsafeBufferPointer<UInt8>, sender: [UInt8]) -> Result<Void, StoreError> {
        unsafe sender.withUnsafeBufferPointer { sender in
            unsafe foldedNames.withUnsafeBufferPointer { names in
                unsafe insertion.bind(2, borrowed: text)
                unsafe insertion.bind(3, borrowed: sender)
                unsafe insertion.bind(4, borrowed: names)
                do throws(StoreError) {
                    try insertion.run()
                    return .success(())
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    private mutating func appendNames(of attachments: [Attachment]) {
        for (number, name) in attachments.flatMap(\.searchTexts).enumerated() {
            if number > 0 {
                unsafe foldedNames.append(
                    contentsOf: UnsafeBufferPointer(
                        start: IndexWriter.nameSeparator.utf8Start, count: IndexWriter.nameSeparator.utf8CodeUnitCount))
            }
            var name = name
            name.withUTF8 { unsafe SearchText.appendIndexForm(of: $0, to: &foldedNames) }
        }
    }

    private func senderName(_ sender: Int64) throws(StoreError) -> [UInt8] {
        let statement = try connection.statement("SELECT display_name FROM senders WHERE id = ?1").bind(1, sender)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.personNotFound) }
        return Array(SearchText.indexForm(of: statement.text(0)).utf8)
    }
}

/// Updates the full-text index for existing messages.
extension Connection {
    /// Indexes a message according to its row.
    func index(row: Int64) throws(StoreError) {
        try statement(
            """
            INSERT INTO message_index (docid, text, sender, attachments)
            SELECT rowid, text, sender, attachments FROM message_words WHERE rowid = ?1
            """
        ).bind(1, row).run()
    }
}
