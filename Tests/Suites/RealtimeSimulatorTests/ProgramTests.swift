import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("whisper-simulate (RT-1)", .ownThreads)
struct ProgramTests {
    /// Each process has its own hash seed: anything that depends on dictionary order would differ.
    @Test("The same seeds give the same runs in another process, with either store")
    func replaysElsewhere() throws {
        for store in ["model", "memory"] {
            let first = try run("--seeds", "8", "--seed", "71", "--store", store)
            let second = try run("--seeds", "8", "--seed", "71", "--store", store, "--jobs", "1")
            #expect(first.contains("8 seeds"))
            #expect(first == second)
        }
    }

    @Test("A trace shows the actions of clients and server, with the time of each line")
    func traces() throws {
        let lines = try run("--seed", "3", "--trace").split(separator: "\n")
        #expect(lines.count > 100)
        #expect(lines.contains { $0.contains("starts with") })
        #expect(lines.contains { $0.contains("server: /v1/conversations") })
        let times = lines.dropLast().compactMap { line in line.split(separator: " ").first.flatMap { Int($0) } }
        #expect(times.count == lines.count - 1)
        #expect(times == times.sorted())
    }

    /// Runs the program beside the test bundle, and returns its output.
    private func run(_ arguments: String...) throws -> String {
        let program: URL = try #require(Self.program, "whisper-simulate is not built")
        return try ChildProcess.output(of: program.path, arguments)
    }

    private static var program: URL? {
        let folders = (Bundle.allBundles + [Bundle.main]).flatMap { bundle in
            sequence(first: bundle.bundleURL) { $0.deletingLastPathComponent() }.prefix(3)
        }
        return folders.map { $0.appending(path: "whisper-simulate") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
