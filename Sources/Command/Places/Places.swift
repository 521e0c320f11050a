import WhisperLocalization

/// The paths of the vault and of the configuration file (CLI-6).
package struct Places: Sendable {
    /// The vault's directory.
    package let vault: String
    /// The value of `--vault`; nil if it was not given.
    package var vaultOption: String?
    /// The configuration file, whether it exists or not.
    package let configurationFile: String
    /// The vault that the configuration names as one whose database is not encrypted.
    package let unencryptedVault: String?

    /// Finds the paths: an option overrides the environment, which overrides the configuration file.
    ///
    /// - Parameters:
    ///   - vaultOption: The value of `--vault`.
    ///   - configuration: Reads the configuration file at a path.
    static func find(
        vaultOption: String?, environment: Environment,
        configuration: (String) throws(CommandFailure) -> Configuration
    ) throws(CommandFailure) -> (Places, Configuration) {
        let configurationFile = try file(environment: environment)
        let configuration = try configuration(configurationFile)
        let vault: String
        if let vaultOption {
            guard !vaultOption.isEmpty else {
                throw CommandFailure(.usage, FailureText.emptyValue, ["option": "--vault"])
            }
            vault = vaultOption
        } else if let home = environment.nonEmpty("WHISPER_HOME") {
            vault = home + "/vault"
        } else if let configured = configuration[.vault] {
            vault = try expanded(configured, environment: environment)
        } else {
            vault = try directory("XDG_DATA_HOME", under: ".local/share", environment: environment) + "/whisper"
        }
        var unencrypted: String?
        if let named = configuration[.unencryptedVault] { unencrypted = try expanded(named, environment: environment) }
        return (
            Places(
                vault: vault, vaultOption: vaultOption, configurationFile: configurationFile,
                unencryptedVault: unencrypted), configuration
        )
    }

    private static func file(environment: Environment) throws(CommandFailure) -> String {
        if let home = environment.nonEmpty("WHISPER_HOME") { return home + "/config.toml" }
        return try directory("XDG_CONFIG_HOME", under: ".config", environment: environment) + "/whisper/config.toml"
    }

    /// A base directory of the XDG specification: relative values are ignored, as it demands.
    private static func directory(
        _ name: String, under fallback: String, environment: Environment
    ) throws(CommandFailure) -> String {
        if let value = environment.nonEmpty(name), value.hasPrefix("/") { return value }
        return try home(environment) + "/" + fallback
    }

    /// A path of the configuration file: `~/` is the home directory.
    private static func expanded(_ path: String, environment: Environment) throws(CommandFailure) -> String {
        guard path.hasPrefix("~/") else { return path }
        return try home(environment) + path.dropFirst()
    }

    private static func home(_ environment: Environment) throws(CommandFailure) -> String {
        guard let home = environment.nonEmpty("HOME") else {
            throw CommandFailure(.configuration, FailureText.noHome, hint: LocalizedMessage(FailureText.noHomeHint))
        }
        return home
    }
}
