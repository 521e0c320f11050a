import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// The Python bridge has its own tests, in the folder beside; each file of them is a test here.
@Suite(
    "The reference bridge", .ownThreads, .serialized,
    .enabled(if: ReferenceBridge.python != nil, "no Python that the bridge's pinned packages can be installed for"))
struct ReferenceBridgeTests {
    @Test("Its journal loses nothing to kills and torn writes, and detects every changed bit (ING-6)")
    func journal() throws { try ReferenceBridge.test("test_journal") }

    @Test("It answers each line, resends what was not acknowledged, and holds back when paused (ING-6)")
    func `protocol`() throws { try ReferenceBridge.test("test_protocol") }

    @Test("It always ends in time, and without its host it removes the session (ING-6)")
    func ending() throws { try ReferenceBridge.test("test_ending") }

    @Test("Each failure has its code (ING-4)")
    func failures() throws { try ReferenceBridge.test("test_failures") }

    @Test("History is delivered in pieces, as far as the host accepts it (ING-3, ING-6)")
    func history() throws { try ReferenceBridge.test("test_history") }

    @Test("It contains no way to send, and reveals no secrets (ING-6, R9)")
    func secrecy() throws { try ReferenceBridge.test("test_secrecy") }

    @Test("Without a network, and with dropped packets, the real library ends with WHATSAPP_NETWORK_ERROR (ING-6)")
    func network() throws { try ReferenceBridge.test("test_network") }

    @Test("A device is linked by a code that is entered at the phone (ING-6)")
    func pairing() throws { try ReferenceBridge.test("test_pairing") }

    @Test("Persons and chats are built from the library's messages, whatever these contain (ING-6)")
    func people() throws { try ReferenceBridge.test("test_people") }

    @Test("Persons and chats are reported after a login, and never in the way of anything else (ING-6)")
    func details() throws { try ReferenceBridge.test("test_details") }

    @Test("The picture of a chat comes from the hosts of pictures alone, and a late answer holds up nothing (ING-6)")
    func avatars() throws { try ReferenceBridge.test("test_avatars") }

    @Test("Files come from the service's hosts alone, from any offset, and never more than permitted (ING-6)")
    func files() throws { try ReferenceBridge.test("test_media") }

    @Test("A run for files has no keys, answers while it fetches, and ends in time without leaving anything (ING-6)")
    func fileRuns() throws { try ReferenceBridge.test("test_media_run") }

    @Test("The programs that stand in for the service make and serve what the bridge brings (ING-6)")
    func fileServer() throws { try ReferenceBridge.test("test_media_server") }

    @Test("The example in the protocol's description works as printed (ING-6)")
    func example() throws { try ReferenceBridge.test("test_example") }
}

/// Runs the bridge's own tests.
enum ReferenceBridge {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// A Python with the bridge's dependencies, installed as users install it; nil if unavailable.
    static let python: String? = {
        let script = PackageRoot.path("Tests/Scripts/python.sh")
        let pins = PackageRoot.path("Adapters/ReferenceBridge/requirements.txt")
        guard let output = try? ChildProcess.output(of: "/bin/bash", [script, "--pinned", pins]) else { return nil }
        let path = output.trimmingCharacters(in: .whitespacesAndNewlines)
        return path.isEmpty ? nil : path
    }()

    /// Runs the tests in a file, and records failures.
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
