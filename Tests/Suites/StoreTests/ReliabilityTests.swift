import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// A bounded part of `make crash`, each test in a separate process.
@Suite("Reliability", .ownThreads)
struct ReliabilityTests {
    @Test("No acknowledged message is lost to a kill, at random and at every labelled step (R1)")
    func kills() throws {
        #expect(try crash(["--kills", "10", "--seed", "11"]).contains("every check passes"))
    }

    @Test("A failing system call gives a clear error and leaves the vault intact (R2)")
    func faults() throws {
        #expect(try crash(["faults", "--stride", "17"]).contains("every vault intact"))
    }

    #if SQLCipher
        @Test("A damaged copy is rejected or read correctly (R3)")
        func corruption() throws {
            #expect(try crash(["corruption", "--copies", "25", "--seed", "3"]).contains("none wrong"))
        }
    #endif

    private func crash(_ arguments: [String]) throws -> String {
        let ending = try ChildProcess.run(ReliabilityTests.program().path, arguments, seconds: 1_800)
        #expect(ending.status == 0, "\(ending.output)\(ending.errors)")
        return ending.output
    }

    /// The program beside the test bundle.
    static func program() throws -> URL {
        for bundle in Bundle.allBundles + [Bundle.main] {
            var folder = bundle.bundleURL
            for _ in 0..<3 {
                let candidate = folder.appending(path: "whisper-crash")
                if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
                folder.deleteLastPathComponent()
            }
        }
        return try #require(nil as URL?, "whisper-crash is not built")
    }
}
