import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// The bridge in Python has its own tests in Python, in the folder beside; each file of them is a test here.
@Suite(
    "The reference bridge", .ownThreads, .serialized,
    .enabled(if: ReferenceBridge.python != nil, "no Python that the bridge's pinned packages can be installed for"))
struct ReferenceBridgeTests {
    @Test("Its journal loses nothing to kills and torn writes, and passes no changed bit (ING-6)")
    func journal() throws { try ReferenceBridge.test("test_journal") }

    @Test("It answers each line, sends again what was not acknowledged, and holds back when paused (ING-6)")
    func `protocol`() throws { try ReferenceBridge.test("test_protocol") }

    @Test("However it ends it ends in time, and without its host it removes the session (ING-6)")
    func ending() throws { try ReferenceBridge.test("test_ending") }

    @Test("Each way to fail has its code (ING-4)")
    func failures() throws { try ReferenceBridge.test("test_failures") }

    @Test("History is handed over in pieces, as far as the host takes it (ING-3, ING-6)")
    func history() throws { try ReferenceBridge.test("test_history") }

    @Test("It names no way to send, and shows no secret (ING-6, R9)")
    func secrecy() throws { try ReferenceBridge.test("test_secrecy") }

    @Test("Without a network, and in a black hole, the real library ends in WHATSAPP_NETWORK_ERROR (ING-6)")
    func network() throws { try ReferenceBridge.test("test_network") }

    @Test("The example in the protocol's description works as printed (ING-6)")
    func example() throws { try ReferenceBridge.test("test_example") }
}

/// Runs the bridge's own tests.
enum ReferenceBridge {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// A Python with what the bridge runs on, installed as a user has it installed; nil where it cannot be had.
    static let python: String? = {
        let script = PackageRoot.path("Tests/Scripts/python.sh")
        let pins = PackageRoot.path("Adapters/ReferenceBridge/requirements.txt")
        guard let output = try? ChildProcess.output(of: "/bin/bash", [script, "--pinned", pins]) else { return nil }
        let path = output.trimmingCharacters(in: .whitespacesAndNewlines)
        return path.isEmpty ? nil : path
    }()

    /// Runs the tests of a file, and records what fails.
    static func test(_ file: String) throws {
        let python = try #require(python)
        let ending = try ChildProcess.run(
            python, ["-B", "-m", "unittest", file], in: folder.appending(path: "python").path)
        let (status, output) = (ending.status, ending.output + ending.errors)
        #expect(status == 0, "\(output)")
        #expect(output.contains("\nOK"), "\(output)")
        #expect(!output.contains("Ran 0 tests"))
        if output.contains("skipped=") {
            print("\(file): \(output.split(separator: "\n").last ?? "")")
        }
    }
}
