import ArgumentParser
import WhisperCommand

/// The commands that look after the vault as a whole.
enum VaultCommands {
    static let all: [any ParsableCommand.Type] = [
        InitCommand.self, UnlockCommand.self, LockCommand.self, DoctorCommand.self, VerifyCommand.self,
        OptimizeCommand.self, BackupCommand.self, RestoreCommand.self, RekeyCommand.self, KeyCommand.self,
    ]
}
