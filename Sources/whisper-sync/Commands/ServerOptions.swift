import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// The certificate authorities that are trusted besides the system's.
struct TrustOptions: ParsableArguments {
    @Option(name: .customLong("ca-file"), help: .text(SyncCommandText.caFile, value: "FILE"), completion: .file())
    var certificates: String?
}

/// The server and the token to use if the vault is not logged in.
struct ServerOptions: ParsableArguments {
    @Option(name: .long, help: .text(SyncCommandText.server, value: "URL"))
    var server: String?

    @Option(name: .long, help: .text(SyncCommandText.tokenFile, value: "FILE"), completion: .file())
    var tokenFile: String?
}

/// Whether contents are sealed from the server (RT-10).
struct SealOptions: ParsableArguments {
    @Flag(name: .long, help: .text(SyncCommandText.seal))
    var seal = false

    /// Whether they are, according to the option or the configuration file.
    func isOn(in context: Context) -> Bool { seal || context.configuration.flag(.syncSeal) == true }
}

/// The server that a command concerns, if the vault is logged in to several.
struct ServerChoice: ParsableArguments {
    @Option(name: .long, help: .text(SyncCommandText.serverChoice, value: "URL"))
    var server: String?
}

/// How large files may be that are downloaded.
struct FileSizeOptions: ParsableArguments {
    @Option(name: .customLong("max-file-size"), help: .text(SyncCommandText.fileSizeOption, value: "N"))
    var megabytes = 1_024

    /// The same in bytes.
    var bytes: Int { megabytes << 20 }

    /// Throws if the value is invalid.
    func check() throws(CommandFailure) { _ = try NumberRange(1...1_048_576).check(megabytes, of: "--max-file-size") }
}
