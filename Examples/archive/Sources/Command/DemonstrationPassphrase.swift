/// The command that prints the passphrase; yours might be `pass show archive`.
public let demonstrationPassphrase = "echo for this example alone"
