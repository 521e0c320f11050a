import Foundation
import Testing
import WhisperTestThreads

@Suite("Requirements: what is cited is defined, and what is defined is tested", .ownThreads)
struct RequirementTests {
    private static let page = "docs/requirements.md"

    /// Every citation. Those of the page itself and of this file, which only plays with them, are none.
    private static let citations: [(path: String, line: Int, id: String)] =
        CitedFile.all { $0 != page && !$0.hasSuffix("/RequirementTests.swift") }.flatMap { file in
            file.lines.enumerated().flatMap { number, line in
                Citation.ids(in: line).map { (path: file.path, line: number + 1, id: $0) }
            }
        }

    private static func requirements() throws -> [Requirement] {
        Requirement.all(
            in: try String(contentsOfFile: PackageDescription.root + "/" + page, encoding: .utf8))
    }

    @Test("Every id that code, tests, scripts or documents cite is defined")
    func defined() throws {
        let known = Set(try Self.requirements().map(\.id))
        #expect(known.count > 100)
        #expect(Self.citations.count > 1_000)
        for citation in Self.citations where !known.contains(citation.id) {
            Issue.record("\(citation.path):\(citation.line) cites \(citation.id), which \(Self.page) does not define")
        }
    }

    @Test("Every id that is defined is cited by a test")
    func tested() throws {
        let cited = Set(Self.citations.filter { $0.path.hasPrefix("Tests/") }.map(\.id))
        for requirement in try Self.requirements() where !cited.contains(requirement.id) {
            Issue.record("No test cites \(requirement.id)")
        }
    }

    @Test("Every id is defined once, by a sentence and a link")
    func once() throws {
        let requirements = try Self.requirements()
        for (id, same) in Dictionary(grouping: requirements, by: \.id) where same.count > 1 {
            Issue.record("\(Self.page) defines \(id) \(same.count) times")
        }
        for requirement in requirements {
            #expect(requirement.promise.hasSuffix("."), "\(requirement.id)")
            #expect(!requirement.links.isEmpty, "\(requirement.id) is explained nowhere")
        }
    }

    @Test("Every explanation exists, with its heading")
    func links() throws {
        for requirement in try Self.requirements() {
            for link in requirement.links {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let file = URL(filePath: PackageDescription.root + "/docs/" + parts[0]).standardizedFileURL
                guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                    Issue.record("\(requirement.id) refers to \(parts[0]), which does not exist")
                    continue
                }
                if parts.count > 1, !Heading.anchors(in: text).contains(parts[1]) {
                    Issue.record("\(requirement.id) refers to a heading that is not there: \(link)")
                }
            }
        }
    }

    @Test("Ids are recognised in titles, comments and tags of laws, and nothing else is taken for one")
    func citations() {
        let lines: [(String, [String])] = [
            ("@Test(\"A re-export adds nothing (ING-2)\")", ["ING-2"]),
            ("/// Opens in the order of ENV-4: fresh, then (ENV-8b, ID-4).", ["ENV-4", "ENV-8b", "ID-4"]),
            ("StoreLaw(\"Saved data is durable\", \"ST-1\", \"R1\", needs: .persistent)", ["ST-1", "R1"]),
            ("@Suite(\"Dependencies (A1–A4)\", .ownThreads)", ["A1", "A4"]),
            ("# Kills the store at random moments (R1, ING-6).", ["R1", "ING-6"]),
            ("/// P1 and P2: sealing and opening", ["P1", "P2"]),
            ("/// P11, WDB-7: importing", ["P11", "WDB-7"]),
            ("id: \"P4\", what: \"scanner\",", ["P4"]),
            ("/// The eight of (R10;", ["R10"]),
            ("UTF-8, SHA-256, SHA-1, BCP 47, ISO 8601, RFC 7748, RFC-7748", []),
            ("\"IMG-1.jpg\", \"IMG-20190131-WA0001.jpg\", \"VID-2.mp4\", key(\"P1\"), [R4/12/31 20:15] x", []),
            ("case .vote(_, \"P1\", let options): f(\"A1\", \"R1\")", []),
            ("let a = \"\\u{A0}\" + \"E-2024\", SPDX-2.3, X-ING-2, ING-2x7", []),
        ]
        for (line, expected) in lines {
            #expect(Citation.ids(in: Substring(line)) == expected, "\(line)")
        }
    }

    @Test("A row of the page is read with its promise and its links, and a heading as its anchor")
    func reading() {
        let page = """
            | id | promise | explained in |
            |---|---|---|
            | XY-1b | It holds. | [There](there.md#what-holds), [too](too.md) |
            | XY-2 | That, too. | nowhere |
            """
        let rows = Requirement.all(in: page)
        #expect(rows.map(\.id) == ["XY-1b", "XY-2"])
        #expect(rows.map(\.links) == [["there.md#what-holds", "too.md"], []])
        #expect(rows[0].promise == "It holds.")
        let text = "# A: two people, `one`\n```\n# code\n```\n### What holds\n"
        #expect(Heading.anchors(in: text) == ["a-two-people-one", "what-holds"])
    }
}

/// A row of the page of requirements.
private struct Requirement {
    let id: String
    let promise: String
    /// Targets of links, relative to the folder of the page.
    let links: [String]

    static func all(in page: String) -> [Requirement] {
        page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 3, Citation.isID(cells[0]) else { return nil }
            return Requirement(
                id: cells[0], promise: cells[1], links: cells[2].matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) })
        }
    }
}

/// The headings of a page in Markdown.
private enum Heading {
    /// What links use for them: lower-case words joined by hyphens, without punctuation.
    static func anchors(in text: String) -> Set<String> {
        var isCode = false
        var anchors: Set<String> = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasPrefix("#") else { continue }
            let words = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
            anchors.insert(
                String(words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 }))
        }
        return anchors
    }
}

/// A file that may cite requirements.
private struct CitedFile {
    let path: String
    let lines: [Substring]

    private static let endings: Set<String> = ["sh", "py", "awk", "c", "h", "js", "maude", "md", "yml"]

    /// The Swift files of the package but for generated ones, its scripts, its C and its documents.
    static func all(where isIncluded: (String) -> Bool) -> [CitedFile] {
        let swift = SourceFile.all(under: ["Ports", "Sources", "Adapters", "Tests", "Examples"])
            .filter { !$0.path.contains("/Generated/") && isIncluded($0.path) }
            .map { CitedFile(path: $0.path, lines: $0.lines) }
        let others = ["Ports", "Sources", "Adapters", "Tests", "Examples", "docs", ".ci", ".github"].flatMap { folder in
            let names = FileManager.default.enumerator(atPath: PackageDescription.root + "/" + folder)
            return (names?.allObjects as? [String] ?? []).map { folder + "/" + $0 }
                .filter { endings.contains(($0 as NSString).pathExtension) }
        }
        let top = ["Makefile", "Package.swift", "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
        return swift
            + (others + top).filter(isIncluded).sorted().compactMap { path in
                guard let text = try? String(contentsOfFile: PackageDescription.root + "/" + path, encoding: .utf8)
                else { return nil }
                return CitedFile(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
            }
    }
}

/// Ids of requirements in text: a prefix, a hyphen and a number, such as `ING-1b`, or one of three letters and a number,
/// such as `R1`.
///
/// Ids of the second kind look like much else. They count at the beginning of a comment, in parentheses with nothing but
/// ids before them, as the tag of a law, and as the id of a benchmark.
private enum Citation {
    /// What has the form of an id and is none: formats, standards, names of files and of algorithms.
    private static let others: Set<String> = [
        "CET", "CRC", "ECMA", "FNV", "IMG", "PDF", "PTT", "SHA", "SPDX", "SSH", "UTF", "VID", "YEAR",
    ]
    private static let letters = Set("APR".utf8)

    static func isID(_ text: String) -> Bool {
        tokens(in: Substring(text)).first.map { String(text[$0.range]) == text } ?? false
    }

    static func ids(in line: Substring) -> [String] {
        tokens(in: line).filter { token in token.isLong || isCitation(token.range, in: line) }
            .map { String(line[$0.range]) }
    }

    private static func isCitation(_ range: Range<Substring.Index>, in line: Substring) -> Bool {
        let before = line[..<range.lowerBound]
        if before.hasSuffix("\""), line[range.upperBound...].hasPrefix("\"") {
            return line.contains("Law(") || before.hasSuffix("id: \"")
        }
        if let opening = before.lastIndex(of: "(") { return isList(before[before.index(after: opening)...]) }
        let comment = before.drop { $0 == " " }
        return ["///", "//", "#"].contains { comment.hasPrefix($0) && isList(comment.dropFirst($0.count)) }
    }

    /// Whether a text consists of ids and what stands between them.
    private static func isList(_ text: Substring) -> Bool {
        text.split { " ,;–…".contains($0) }.allSatisfy { ["to", "and"].contains($0) || isID(String($0)) }
    }

    /// Whatever has the form of an id.
    private static func tokens(in line: Substring) -> [(range: Range<Substring.Index>, isLong: Bool)] {
        let bytes = Array(line.utf8)
        var found: [(range: Range<Substring.Index>, isLong: Bool)] = []
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, isUpper(bytes[place]) { place += 1 }
            guard place > start else {
                // A word that begins otherwise is passed as a whole.
                while place < bytes.count, isWord(bytes[place]) { place += 1 }
                if place == start { place += 1 }
                continue
            }
            let prefix = bytes[start..<place]
            let isLong = place < bytes.count && bytes[place] == hyphen
            var end = place + (isLong ? 1 : 0)
            let digits = end
            while end < bytes.count, isDigit(bytes[end]) { end += 1 }
            let isNumbered = (1...2).contains(end - digits)
            if isLong, isNumbered, end < bytes.count, isLower(bytes[end]) { end += 1 }
            while place < bytes.count, isWord(bytes[place]) { place += 1 }
            guard isNumbered, place == end, !continues(bytes, at: end, isLong) else { continue }
            let isKnown =
                isLong
                ? (2...5).contains(prefix.count) && !others.contains(String(decoding: prefix, as: UTF8.self))
                : prefix.count == 1 && letters.contains(prefix[start])
            guard isKnown, start == 0 || bytes[start - 1] != UInt8(ascii: "\\") else { continue }
            let from = line.utf8.index(line.utf8.startIndex, offsetBy: start)
            found.append((from..<line.utf8.index(from, offsetBy: end - start), isLong))
        }
        return found
    }

    /// Whether a name or, without a hyphen, a date goes on: `IMG-1.jpg`, `R4/12`.
    private static func continues(_ bytes: [UInt8], at end: Int, _ isLong: Bool) -> Bool {
        guard end < bytes.count else { return false }
        if !isLong, bytes[end] == UInt8(ascii: "/") { return true }
        return bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && isWord(bytes[end + 1])
    }

    private static let hyphen = UInt8(ascii: "-")
    // Plain comparisons: these run for each byte of the package, and tests are not optimised.
    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private static func isWord(_ byte: UInt8) -> Bool {
        isLower(byte) || isUpper(byte) || isDigit(byte) || byte == hyphen || byte == 0x5F
    }
}
