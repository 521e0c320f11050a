import Foundation
import Testing
import WhisperTestSupport
import WhisperTestThreads

/// The entry in a desktop's menu, at which desktops show the number of unread messages (ING-6, CLI-9).
@Suite("The entry in the desktop's menu (CLI-9)", .ownThreads)
struct DesktopEntryTests {
    private static let file = PackageRoot.url.appending(path: "Adapters/DesktopEntry/whisper.desktop")

    private static func text() throws -> String {
        try String(contentsOf: file, encoding: .utf8).replacing("@BINDIR@", with: "/usr/bin")
    }

    /// What the validator reports about an entry.
    private func findings(_ text: String) throws -> String {
        let scratch = try Scratch()
        let path = try scratch.write(text, to: "whisper.desktop")
        let run = try ChildProcess.run(
            "desktop-file-validate", [path], environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"])
        return run.output + run.errors + (run.status == 0 ? "" : "status \(run.status)")
    }

    @Test(
        "The validator accepts the entry without a remark, and notices a mistake (CLI-9)",
        .enabled(if: ChildProcess.path(of: "desktop-file-validate") != nil, "needs desktop-file-validate"))
    func validated() throws {
        let text = try Self.text()
        #expect(try findings(text) == "")
        #expect(try !findings(text.replacing("Type=Application", with: "Type=Program")).isEmpty)
    }

    @Test("The entry opens the full-screen view in a terminal, and is the one that shows the badge (CLI-9)")
    func content() throws {
        let lines = try Self.text().split(separator: "\n").map(String.init)
        #expect(lines.first == "[Desktop Entry]")
        #expect(lines.contains("Exec=/usr/bin/whisper browse") && lines.contains("Terminal=true"))
        #expect(!lines.contains { $0.hasPrefix("NoDisplay") })
        let run = try CommandRun.whisper(["browse", "--help"], in: try Scratch())
        #expect(run.status == 0)
        let badge = try String(
            contentsOf: PackageRoot.url
                .appending(path: "Adapters/Support/CDesktopNotifications/CDesktopNotifications.c"),
            encoding: .utf8)
        #expect(badge.contains("application://\(Self.file.lastPathComponent)"))
    }

    @Test("The entry is installed, and removed again (CLI-9)")
    func installed() throws {
        let script = try String(
            contentsOf: PackageRoot.url.appending(path: "Tests/Scripts/install.sh"), encoding: .utf8)
        #expect(script.contains("entry=$target/share/applications/whisper.desktop"))
        let scratch = try Scratch()
        let entry = scratch("usr/share/applications/whisper.desktop")
        try FileManager.default.createDirectory(
            atPath: scratch("usr/share/applications"), withIntermediateDirectories: true)
        for name in [entry, scratch("usr/share/applications/other.desktop")] {
            #expect(FileManager.default.createFile(atPath: name, contents: nil))
        }
        let run = try ChildProcess.run(
            "bash",
            [
                PackageRoot.url.appending(path: "Tests/Scripts/install.sh").path, "--destdir", scratch.path,
                "--prefix", "/usr", "--remove",
            ], environment: ["PATH": "/usr/bin:/bin", "HOME": scratch.path])
        #expect(run.status == 0, "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: entry))
        #expect(FileManager.default.fileExists(atPath: scratch("usr/share/applications/other.desktop")))
    }
}
