import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Manual pages (CLI-8)", .ownThreads)
struct ManualPageTests {
    private static let hasMan = ["man", "groff"].allSatisfy { FileManager.default.fileExists(atPath: "/usr/bin/" + $0) }
    private static let hasMandoc = FileManager.default.fileExists(atPath: "/usr/bin/mandoc")

    private func pages(_ scratch: Scratch, language: String = "C") throws -> [URL] {
        let run = try CommandRun.whisper(
            ["generate-manual", scratch("man")], in: scratch, environment: ["LC_ALL": language])
        #expect(run.status == 0)
        return try FileManager.default.contentsOfDirectory(
            at: URL(fileURLWithPath: scratch("man")), includingPropertiesForKeys: nil)
    }

    @Test("Each page has the sections of man-pages(7), in their order")
    func sections() throws {
        let scratch = try Scratch()
        let pages = try pages(scratch)
        #expect(pages.count > 60)
        let order = [
            "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ARGUMENTS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT",
            "FILES",
            "EXAMPLES", "SEE ALSO",
        ]
        for page in pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            let headings = text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
                .map { String($0.dropFirst(5).dropLast()).replacing("\\-", with: "-") }
            let places = headings.compactMap { order.firstIndex(of: $0) }
            #expect(places.count == headings.count, "\(page.lastPathComponent): \(headings)")
            #expect(places == places.sorted() && Set(places).count == places.count, "\(page.lastPathComponent)")
            for needed in ["NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "ENVIRONMENT", "FILES", "SEE ALSO"] {
                #expect(headings.contains(needed), "\(page.lastPathComponent): \(needed)")
            }
        }
        let root = try String(
            contentsOf: #require(pages.first { $0.lastPathComponent == "whisper.1" }), encoding: .utf8)
        for word in ["WHISPER_HOME", "NO_COLOR", "config.toml", ".B 22", ".B 130"] { #expect(root.contains(word)) }
    }

    @Test("man has no warning about any page, in two languages", .enabled(if: hasMan, "man and groff are needed"))
    func man() throws {
        for language in ["C", "de_DE.UTF-8"] {
            let scratch = try Scratch()
            for page in try pages(scratch, language: language) {
                let run = try ChildProcess.run(
                    "/usr/bin/man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page.path],
                    environment: ["LC_ALL": "C.UTF-8", "MANWIDTH": "80", "PATH": "/usr/bin:/bin"])
                #expect(run.status == 0 && run.errors.isEmpty, "\(page.lastPathComponent): \(run.errors)")
            }
        }
    }

    @Test("mandoc finds no fault in any page", .enabled(if: hasMandoc, "mandoc is needed"))
    func mandoc() throws {
        let scratch = try Scratch()
        for page in try pages(scratch) {
            let run = try ChildProcess.run("/usr/bin/mandoc", ["-Tlint", "-Wwarning", page.path], environment: [:])
            #expect(run.status == 0, "\(page.lastPathComponent): \(run.output)")
        }
    }
}
