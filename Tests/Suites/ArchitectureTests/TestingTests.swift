import Foundation
import WhisperTestThreads
import Testing

@Suite("What tests must not do (R11)", .ownThreads)
struct TestingTests {
    /// The test targets; what they use beside may be used by programs, too.
    private static let files = SourceFile.all(under: ["Tests"]).filter { $0.target.hasSuffix("Tests") }

    @Test("Every suite runs on threads of its own, so that no test starves another of the cooperative pool")
    func ownThreads() {
        #expect(Self.files.count > 200)
        for file in Self.files {
            var suites = 0
            for (number, line) in file.lines.enumerated() where line.drop(while: { $0 == " " }).hasPrefix("@Suite") {
                suites += 1
                // The traits stand within the next lines, up to the type.
                let rest = file.lines[(number + 1)...].prefix { !$0.contains("struct ") && !$0.contains("class ") }
                let isMarked = ([line] + rest).contains { $0.contains(".ownThreads") }
                #expect(isMarked, "\(file.path):\(number + 1)")
            }
            let hasTests = file.code.contains { $0.contains("@Test") }
            #expect(!hasTests || suites > 0, "\(file.path) has tests in no suite")
        }
    }

    @Test("With that trait a test runs on such a thread, and so does what it awaits and what it starts as its children")
    func threadsOfATest() async {
        @Sendable func isOwn() -> Bool { OwnThreads.isOwnThread }
        #expect(isOwn())
        await Task.yield()
        #expect(isOwn())
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { isOwn() } }
            for await answer in group { #expect(answer) }
        }
        #expect(await Task.detached { !isOwn() }.value, "What is detached runs on the pool, which is free")
    }

    @Test("Programs are run in one way, by which no child inherits a file of another test's")
    func oneWayToRunPrograms() {
        for file in SourceFile.all(under: ["Tests"])
        where file.target.hasSuffix("Tests") || file.target == "TestSupport" {
            guard !file.path.hasSuffix("/ChildProcess.swift") else { continue }
            for (number, line) in file.code.enumerated() {
                let found = ["Process()", "waitUntilExit", "posix_spawn(", "waitpid("].first { line.contains($0) }
                #expect(found == nil || line.contains("func "), "\(file.path):\(number + 1) has \(found ?? "")")
            }
        }
    }
}
