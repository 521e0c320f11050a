import Foundation
import Testing
import WhisperTestThreads

@Suite("What is known of WhatsApp's databases and events, and from where", .ownThreads)
struct SourcedFactsTests {
    /// A reader of databases, the page that says where its facts come from, and where its numbers are: after which line
    /// of which file, and under which head of a table of the page.
    struct Reader: Sendable {
        var folder: String
        var page: String
        var numbers: [(file: String, after: String, head: String)]
    }

    static let readers = [
        Reader(
            folder: "Adapters/WhatsAppAndroid", page: "docs/whatsapp-android.md",
            numbers: [
                ("MessageTypes.swift", "switch number {", "`message_type`"),
                ("MessageTypes.swift", "static let names: [Int64: String] = [", "`action_type`"),
            ]),
        Reader(
            folder: "Adapters/WhatsAppIOS", page: "docs/whatsapp-ios.md",
            numbers: [
                ("IOSMessageType.swift", "switch number {", "number"),
                ("IOSMessageType.swift", "static let group: [Int64: IOSEvent] = [", "type 6"),
                ("IOSMessageType.swift", "static let system: [Int64: IOSEvent] = [", "type 10"),
            ]),
    ]

    static let pages =
        readers.map(\.page) + ["docs/whatsapp-backups.md", "docs/whatsapp-exports.md", "docs/bridge-protocol.md"]

    @Test("A column is read only if the page has it beside its table, with a source", arguments: 0..<2)
    func columns(place: Int) throws {
        let reader = Self.readers[place]
        let rows = try Page(reader.page).rows.filter { $0.contains { !Page.marks(in: $0).isEmpty } }
        let columns = Self.columns(of: reader) + Self.words(of: reader)
        #expect(columns.count > 50)
        for (table, column) in columns {
            let isThere = rows.contains { row in
                row.contains { $0.contains("`\(table)`") } && row.contains { $0.contains("`\(column)`") }
            }
            if !isThere { Issue.record("\(reader.page) has no source for \(column) of \(table)") }
        }
    }

    @Test("A number has a meaning only if the page has it in a row with a source", arguments: 0..<2)
    func numbers(place: Int) throws {
        let reader = Self.readers[place]
        let page = try Page(reader.page)
        for (name, start, head) in reader.numbers {
            let file = try #require(
                SourceFile.all(under: [reader.folder]).first { $0.path.hasSuffix("/" + name) }, "\(name)")
            let first = try #require(file.lines.firstIndex { $0.hasSuffix(start) }, "\(start)")
            let body = file.lines[(first + 1)...].prefix {
                !$0.hasSuffix("default: .unknown") && !$0.hasSuffix("    ]") && !$0.hasSuffix(" }")
            }
            // A number stands before a colon, possibly after others: `case 0, 7: .text`, `2: "encrypted", 3: …`.
            let used = Set(body.flatMap(Self.keys))
            let explained = page.numbers(under: head)
            #expect(used.count > 10, "\(start)")
            #expect(used.subtracting(explained).sorted() == [], "\(reader.page) does not explain these of \(head)")
        }
    }

    @Test("Each page says how many facts it has from which sources", arguments: pages)
    func counts(path: String) throws {
        let page = try Page(path)
        let marks = page.text.flatMap { Page.marks(in: String($0)) }
        let count = { (kinds: String) in marks.count { kinds.contains($0) } }
        let expected = [count("GSL"), count("2"), count("1"), count("0")]
        let start = try #require(page.text.firstIndex { $0.hasPrefix("Facts by their sources") }, "\(path)")
        let said = page.text[start...].joined(separator: " ").split { !$0.isNumber }.compactMap { Int($0) }
        #expect(said == expected, "\(path)")
    }

    @Test("A row of a page's table has as many cells as the table's head", arguments: pages)
    func cells(path: String) throws {
        var heads: Int?
        for (place, line) in try Page(path).text.enumerated() {
            guard line.hasPrefix("|") else {
                heads = nil
                continue
            }
            let cells = line.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" } - 1
            #expect(cells == heads ?? cells, "\(path), line \(place + 1)")
            heads = heads ?? cells
        }
    }

    // MARK: Code

    /// The columns of the enumerations, each of which names its table first in its comment.
    private static func columns(of reader: Reader) -> [(table: String, column: String)] {
        SourceFile.all(under: [reader.folder]).flatMap { file -> [(table: String, column: String)] in
            var found: [(table: String, column: String)] = []
            var table: String?
            var isInside = false
            for line in file.lines {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("/// "), !isInside {
                    let spans = code.split(separator: "`", omittingEmptySubsequences: false)
                    if table == nil, spans.count > 1 { table = String(spans[1]) }
                } else if code.hasSuffix(": String, TableColumn {") {
                    isInside = true
                } else if isInside, code.hasPrefix("case ") {
                    for name in code.dropFirst(5).split(separator: ", ") {
                        let literal = name.split(separator: "\"")
                        found.append((table: table ?? "", column: String(literal.count > 1 ? literal[1] : name)))
                    }
                } else if !isInside || code.hasPrefix("}") {
                    (isInside, table) = (false, nil)
                }
            }
            return found
        }
    }

    /// The columns with words: `WordTable(name: "message_event", …, columns: ["name", …])`.
    private static func words(of reader: Reader) -> [(table: String, column: String)] {
        var found: [(table: String, column: String)] = []
        for file in SourceFile.all(under: [reader.folder]) {
            let text = file.lines.joined(separator: " ")
            for piece in text.components(separatedBy: "WordTable(").dropFirst() {
                let parts = piece.components(separatedBy: "columns: [")
                let name = parts[0].components(separatedBy: "name: \"")
                guard parts.count > 1, name.count > 1, let list = parts[1].split(separator: "]").first else { continue }
                let table = String(name[1].prefix { $0 != "\"" })
                for word in list.split(separator: "\"") where !word.contains(" ") && !word.contains(",") {
                    found.append((table: table, column: String(word)))
                }
            }
        }
        return found
    }

    /// The numbers of a line that stand before a colon.
    private static func keys(_ line: Substring) -> [Int] {
        line.split(separator: ":").dropLast().flatMap { part in
            part.split { $0 == " " || $0 == "," || $0 == "\"" || $0 == ")" }.reversed().prefix { Int($0) != nil }
                .compactMap { Int($0) }
        }
    }

    // MARK: Pages

    /// A page of the documentation.
    private struct Page {
        let text: [Substring]
        /// The cells of each row of a table, in the order of the page.
        let rows: [[String]]

        init(_ path: String) throws {
            text = try String(contentsOfFile: PackageDescription.root + "/" + path, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            rows = text.filter { $0.hasPrefix("|") }.map { line in
                line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }

        /// The kinds of the sources that a text names: `[G]`, `[2: …]`. In an explanation of marks they are code.
        static func marks(in text: String) -> [Character] {
            let text = Array(text)
            return text.indices.dropLast(2).compactMap { place in
                guard text[place] == "[", place == 0 || text[place - 1] != "`", "GSL012".contains(text[place + 1]),
                    text[place + 2] == "]" || text[place + 2] == ":"
                else { return nil }
                return text[place + 1]
            }
        }

        /// The numbers in a column of a table, in rows that name a source; `25 to 28` are four.
        func numbers(under head: String) -> Set<Int> {
            var found: Set<Int> = []
            var column: Int?
            for line in text {
                guard line.hasPrefix("|") else {
                    column = nil
                    continue
                }
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                if let place = cells.firstIndex(of: head) { column = place }
                guard let column, cells.dropFirst(column + 2).contains(where: { !Page.marks(in: $0).isEmpty }) else {
                    continue
                }
                let words = cells[column].split { ", /".contains($0) }
                for (place, word) in words.enumerated() {
                    guard let number = Int(word) else { continue }
                    found.insert(number)
                    if place > 1, words[place - 1] == "to", let first = Int(words[place - 2]), first < number {
                        found.formUnion(first...number)
                    }
                }
            }
            return found
        }
    }
}
