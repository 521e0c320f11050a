import ArgumentParser
import WhisperCommand
import WhisperLocalization

/// Which servers are trusted besides those that the system trusts.
struct TrustOptions: ParsableArguments {
    @Option(name: .customLong("ca-file"), help: .text(SyncCommandText.caFile, value: "FILE"), completion: .file())
    var certificates: String?
}

/// At which server, and with which token, where the vault is logged in to none.
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

    /// Whether they are: by the option, or by the configuration file.
    func isOn(in context: Context) -> Bool { seal || context.configuration.flag(.syncSeal) == true }
}
