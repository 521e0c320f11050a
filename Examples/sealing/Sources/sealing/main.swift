import WhisperVault

// sealing FOLDER: two vaults whose owners exchange their keys, and a message from one to the other.
let folder = CommandLine.arguments[1]
let passphrase = try Passphrase.command("echo for this example alone")
let ana = try await Vault.create(at: folder + "/ana", passphrase: passphrase)
let ben = try await Vault.create(at: folder + "/ben", passphrase: passphrase)

// Each makes an identity and gives its public bundle to the other, by any messenger.
let anaSelf = try await ana.identities().create(name: "Ana")
let benSelf = try await ben.identities().create(name: "Ben")
let toBen = try await ana.addContact(ben.identities().bundle(of: benSelf.id))
let fromAna = try await ben.addContact(ana.identities().bundle(of: anaSelf.id))

// They compare their keys, in person or over the phone, and mark them as verified.
print("Compare:", fromAna.fingerprint.shortID, "and", anaSelf.fingerprint.shortID)
_ = try await ben.contacts().verify(fromAna.id, fingerprint: anaSelf.fingerprint)

// The message travels as one line of text.
let line = try await ana.seal("See you at nine", to: toBen)
let opened = try await ben.open("Hello Ben! \(line)")
if case .signed = opened.attribution, let sender = opened.contact {
    print(sender.name, "wrote:", opened.text ?? "")
}

// A second time it does not open: replays are detected.
do {
    _ = try await ben.open(line)
} catch {
    guard error.code == .replayed else { throw error }
    print("A replay is rejected.")
}
await ana.close()
await ben.close()
