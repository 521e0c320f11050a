import Foundation
import Testing

@Suite("Arguments and help (CLI-2, CLI-4, CLI-5, CLI-8)")
struct UsageTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("Without arguments the command explains itself, examples first")
    func noArguments() throws {
        let run = try CommandRun.whisper([], in: scratch)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        let examples = try #require(run.output.range(of: "Examples:"))
        let usage = try #require(run.output.range(of: "Usage:"))
        #expect(examples.lowerBound < usage.lowerBound)
    }

    @Test(
        "Help of a command is the same by every road",
        arguments: [["help", "init"], ["init", "--help"], ["init", "-h"], ["--help", "init"]])
    func helpOfCommand(arguments: [String]) throws {
        let run = try CommandRun.whisper(arguments, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Make a vault.\n\nExamples:\n  whisper init\n"))
    }

    @Test(
        "Nothing of ArgumentParser's own English is left in help", arguments: [[], ["help", "init"], ["help", "key"]])
    func ownWords(arguments: [String]) throws {
        let output = try CommandRun.whisper(arguments, in: scratch).output
        for foreign in ["OVERVIEW", "USAGE:", "SUBCOMMANDS", "Show help information", "Show subcommand help"] {
            #expect(!output.contains(foreign))
        }
    }

    @Test(
        "What is not understood is a usage error with a hint, and standard output stays empty",
        arguments: [
            (["inot"], "There is no command “inot”. Did you mean “init”?"),
            (["xyzzy"], "There is no command “xyzzy”."),
            (["init", "--vualt", "x"], "There is no option “--vualt”. Did you mean “--vault”?"),
            (["init", "--vault"], "The option “--vault” needs a value."),
            (["init", "surplus"], "“surplus” is not expected here."),
            (["init", "--passphrase-fd", "x"], "“x” is no value for “--passphrase-fd”."),
            (["help", "enviroment"], "There is no command “enviroment”. Did you mean “environment”?"),
            (["key", "reveel"], "There is no command “reveel”. Did you mean “reveal”?"),
            (["init", "--json=yes"], "The option “--json” takes no value, yet “yes” was given."),
        ])
    func usageErrors(arguments: [String], message: String) throws {
        let run = try CommandRun.whisper(arguments, in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("whisper: error: \(message)\nwhisper: hint: "), "\(run.errors)")
    }

    @Test("With --json a usage error is one line of JSON on standard error")
    func usageErrorAsJSON() throws {
        let run = try CommandRun.whisper(["init", "--vualt", "x", "--json"], in: scratch)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        let error = try ErrorLine(run.errors)
        #expect(error.code == "usage")
        #expect(error.exit == 64)
        #expect(error.message.contains("--vualt"))
        #expect(error.hint != nil)
    }

    @Test("The version comes by command, by option and as JSON")
    func version() throws {
        let plain = try CommandRun.whisper(["version"], in: scratch)
        #expect(plain.output.hasPrefix("whisper "))
        #expect(try CommandRun.whisper(["--version"], in: scratch).output == plain.output)
        let json = try CommandRun.whisper(["version", "--json"], in: scratch).output
        #expect(json.hasPrefix(#"{"type":"version","version":""#))
    }

    @Test("Every exit status of the specification is explained, and no other")
    func exitCodes() throws {
        let run = try CommandRun.whisper(["help", "exit-codes"], in: scratch)
        let numbers = run.lines.compactMap { Int32($0.trimmingPrefix { $0 == " " }.prefix { $0.isNumber }) }
        #expect(numbers == [0, 1, 3, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 26, 27, 28, 64, 130])
    }

    @Test("The other subjects of help are there", arguments: ["environment", "formats", "disclaimer"])
    func topics(name: String) throws {
        let run = try CommandRun.whisper(["help", name], in: scratch)
        #expect(run.status == 0)
        #expect(run.lines.count > 2)
    }

    @Test("Help and errors speak the language of the environment (UX-3)")
    func language() throws {
        let german = ["LC_ALL": "de_DE.UTF-8"]
        let help = try CommandRun.whisper(["help", "init"], in: scratch, environment: german)
        #expect(help.output.contains("Beispiele:"))
        let error = try CommandRun.whisper(["inot"], in: scratch, environment: german)
        #expect(error.errors.hasPrefix("whisper: Fehler: "))
    }

    @Test("Completions are generated for each shell (CLI-8)", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let run = try CommandRun.whisper(["--generate-completion-script", shell], in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("passphrase-file"))
    }
}
