import ArgumentParser
import WhisperDatabaseGenerator
import WhisperIOSDatabaseGenerator

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Generate {
    /// `whisper-generate databases`: writes the databases of `Examples/databases` as SQL, and what belongs to them.
    struct Databases: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the databases of Examples/databases as SQL, for Tests/Scripts/example-databases.sh.")

        @Argument(help: "The folder to write to; it must exist.") var folder: String

        func run() throws {
            let history = ExampleHistory.history
            let android = AndroidDatabaseWriter(history, schema: .january2026)
            let ios = IOSDatabaseWriter(history)
            try write(SQLText.statements(android.messages), to: "msgstore.sql")
            try write(SQLText.statements(android.contacts), to: "wa.sql")
            try write(ios.messages.sql(), to: "ChatStorage.sql")
            try write(ios.contacts.sql(), to: "ContactsV2.sql")
            try write(ios.linkedIDs.sql(), to: "LID.sql")
            for chat in history.chats {
                if let title = chat.subject {
                    try write(
                        HistoryExport.text(of: chat, in: history, until: ExampleHistory.exportedAt),
                        to: "WhatsApp Chat with \(title).txt")
                }
                // One line for each file: its name, its path below Media on Android, and below Message on an iPhone.
                for message in chat.messages {
                    guard let file = message.file else { continue }
                    try write(file.bytes, to: file.name)
                    try write("\(file.name)\t\(file.name)\t\(message.iosPath)\n", to: "files.txt")
                }
            }
        }

        private func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

        private func write(_ bytes: [UInt8], to name: String) throws {
            let path = folder + "/" + name
            guard let file = fopen(path, "w") else { throw ValidationError("Cannot write \(path).") }
            let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
            guard fclose(file) == 0, isWhole else { throw ExitCode.failure }
        }
    }
}
