import WhisperJSONText

/// Two people with a vault each, who have exchanged bundles: Ana and Ben.
struct Correspondents {
    let ana: TestVault
    let ben: TestVault

    /// Makes both.
    ///
    /// - Parameter verified: Whether each has verified the other.
    init(verified: Bool = true) throws {
        ana = try TestVault()
        ben = try TestVault()
        try ana.expect(["identity", "create", "Ana"])
        try ben.expect(["identity", "create", "Ben"])
        try ana.expect(["contact", "import", "-", "--yes"], input: try ben.bundle())
        try ben.expect(["contact", "import", "-", "--yes"], input: try ana.bundle())
        guard verified else { return }
        try ana.expect(["contact", "verify", "Ben", "--yes"])
        try ben.expect(["contact", "verify", "Ana", "--yes"])
    }

    /// Gives Ana new keys, which Ben accepts but does not verify.
    func exchangeAnasKeys() throws {
        try ana.expect(["identity", "rotate", "Ana", "--yes"])
        try ben.expect(["contact", "import", "-", "--yes", "--accept-key-change"], input: try ana.bundle())
    }

    /// An envelope from Ana to Ben.
    func envelope(_ text: String = "See you at nine", _ options: [String] = []) throws -> String {
        try ana.expect(["encrypt", "--to", "Ben"] + options, input: text).output
    }
}

extension TestVault {
    struct Failed: Error {
        let arguments: [String]
        let run: CommandRun
    }

    /// Runs a command that must succeed.
    @discardableResult
    func expect(_ arguments: [String], input: String? = "") throws -> CommandRun {
        let run = try self(arguments, input: input)
        guard run.status == 0 else { throw Failed(arguments: arguments, run: run) }
        return run
    }

    /// The public bundle of an identity.
    func bundle(_ name: String? = nil) throws -> String {
        try expect(["identity", "export"] + (name.map { [$0] } ?? [])).output
    }

    /// The single JSON object that a command prints.
    func object(_ arguments: [String], input: String? = "") throws -> JSONObject {
        let run = try self(arguments + ["--json"], input: input)
        guard let object = try run.objects().first else { throw Failed(arguments: arguments, run: run) }
        return object
    }

    /// Runs a command with the clock set forward by the given number of seconds.
    func later(_ seconds: Int, _ arguments: [String], input: String? = "") throws -> CommandRun {
        try CommandRun.whisper(
            arguments + ["--vault", path, "--passphrase-file", passphraseFile], in: scratch, input: input,
            environment: ["WHISPER_TEST_CLOCK_OFFSET": String(seconds)])
    }
}
