import Foundation
import WhisperTestThreads
import Testing

@Suite("Rules for tests (R11)", .ownThreads)
struct TestingTests {
    /// The test targets, without their helpers, which programs may use as well.
    private static let files = SourceFile.all(under: ["Tests"]).filter { $0.target.hasSuffix("Tests") }

    @Test("Every suite has its own threads, so that no test starves another of the cooperative pool")
    func ownThreads() {
        #expect(Self.files.count > 200)
        for file in Self.files {
            var suites = 0
            for (number, line) in file.lines.enumerated() where line.drop(while: { $0 == " " }).hasPrefix("@Suite") {
                suites += 1
                // The traits are in the following lines, before the type.
                let rest = file.lines[(number + 1)...].prefix { !$0.contains("struct ") && !$0.contains("class ") }
                let isMarked = ([line] + rest).contains { $0.contains(".ownThreads") }
                #expect(isMarked, "\(file.path):\(number + 1)")
            }
            let hasTests = file.code.contains { $0.contains("@Test") }
            #expect(!hasTests || suites > 0, "\(file.path) has tests in no suite")
        }
    }

    @Test("With that trait, a test, the calls it awaits and its child tasks run on such a thread")
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

    @Test("Programs are run in a single way, by which no child inherits another test's files")
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
