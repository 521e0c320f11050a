import ArgumentParser
import WhisperCommand

/// The commands of identities, contacts, policies and sealed messages.
enum SecrecyCommands {
    static let all: [any ParsableCommand.Type] = [
        IdentityCommand.self, ContactCommand.self, PolicyCommand.self, EncryptCommand.self, DecryptCommand.self,
        DetectCommand.self, InboxCommand.self, QRCommand.self,
    ]
}
