import WhisperTestThreads
import Testing

@testable import WhisperCommand
@testable import whisper

@Suite("The configuration file and the places (CLI-6)", .ownThreads)
struct ConfigurationTests {
    private func parse(_ text: String) throws -> Configuration {
        try ConfigurationFile.parse(Array(text.utf8), path: "config.toml")
    }

    @Test("Settings are read with comments, blanks and both kinds of strings")
    func reading() throws {
        let configuration = try parse(
            """
            # Paths
            vault = "/home/ada/my \\"vault\\""   # with a comment
              passphrase-file='C:\\raw'

            color = false
            plain = true # yes
            bridge-retries = 12
            bridge-history-limit = 0 # any number
            """)
        #expect(configuration[.vault] == "/home/ada/my \"vault\"")
        #expect(configuration[.passphraseFile] == "C:\\raw")
        #expect(configuration.flag(.color) == false)
        #expect(configuration.flag(.plain) == true)
        #expect(configuration[.bridgeRetries] == "12")
        #expect(configuration[.bridgeHistoryLimit] == "0")
        #expect(configuration[.me] == nil)
    }

    @Test(
        "What is no setting is refused with its line",
        arguments: [
            "vault", "vault =", "vault = word", "vault = \"open", "[section]", "nonsense = \"x\"",
            "vault = \"a\" \"b\"",
            "color = \"false\"", "color = 1", "vault = \"\\q\"", "vault = \"a\"\nvault = \"b\"", "= \"x\"",
            "vault = [\"a\"]", "bridge-retries = \"5\"", "bridge-retries = -5", "bridge-retries = 05",
            "bridge-retries = 5.0",
            "bridge-retries = 1234567890", "bridge-retries = ", "bridge-history = 1",
        ])
    func refusals(text: String) {
        #expect(throws: CommandFailure.self) { try parse("# first\n" + text) }
    }

    @Test("Bytes that are not UTF-8 are rejected")
    func notText() {
        #expect(throws: CommandFailure.self) { try ConfigurationFile.parse([0xFF, 0xFE], path: "config.toml") }
    }

    private func place(_ variables: [String: String], option: String? = nil, configured: String? = nil) throws -> String
    {
        let environment = Environment { variables[$0] }
        let (places, _) = try Places.find(vaultOption: option, environment: environment) { _ in
            Configuration(configured.map { [.vault: $0] } ?? [:])
        }
        return places.vault
    }

    @Test("The vault is where option, environment, file and standard say, in this order")
    func vaultPlace() throws {
        let home = ["HOME": "/home/ada"]
        #expect(try place(home) == "/home/ada/.local/share/whisper")
        #expect(try place(home, configured: "~/v") == "/home/ada/v")
        #expect(try place(home.merging(["XDG_DATA_HOME": "/data"]) { $1 }) == "/data/whisper")
        #expect(try place(home.merging(["XDG_DATA_HOME": "relative"]) { $1 }) == "/home/ada/.local/share/whisper")
        #expect(try place(home.merging(["WHISPER_HOME": "/w"]) { $1 }, configured: "/v") == "/w/vault")
        #expect(try place(["WHISPER_HOME": "/w"], option: "/o", configured: "/v") == "/o")
        #expect(throws: CommandFailure.self) { try place([:]) }
        #expect(throws: CommandFailure.self) { try place(home, option: "") }
    }

    @Test(
        "Lengths of time are read with their unit, up to thirty days",
        arguments: [
            ("90s", UInt32?.some(90)), ("15m", 900), ("8h", 28_800), ("30d", 2_592_000), ("31d", nil), ("0s", nil),
            ("5", nil),
            ("m", nil), ("", nil), ("-5m", nil), ("99999999999d", nil), ("4294967295d", nil), ("1.5h", nil),
        ])
    func lengthsOfTime(text: String, seconds: UInt32?) {
        #expect(KeepingTime.seconds(text) == seconds)
    }
}
