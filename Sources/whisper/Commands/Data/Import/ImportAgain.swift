import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperVault

/// What to type to import a file again, as the summary of its import suggests it: with the options that it was read with.
struct ImportAgain {
    let chat: FoundChat
    /// What the user specified.
    let options: ImportOptions
    /// What finds the chat that was chosen for the file, or that may be the file's; nil if there is neither.
    let reference: String?
    /// What finds each of two people who have one name.
    let namesakes: [String: [String]]
    let context: Context

    /// What to say of two people who wrote the same, and the command that makes them one, if there is any.
    func joining(_ people: ImportSummary.Rename) -> (text: ImportText, command: String?) {
        switch people.isFormerOwner {
        case nil:
            let both = people.from == people.to ? namesakes[people.from] : nil
            let words = ["people", "join"] + (both ?? [people.from, people.to]).map { NextSteps.Word.argument($0) }
            return (.keptApart, NextSteps.line(words, in: context))
        case true?:
            let command = command(owners: [people.to], redoes: true)
            return (command == nil ? .keptApartOwner : .keptApartFormerOwner, command)
        case false?: return (.keptApartOwner, nil)
        }
    }

    /// The command; nil for one of several chats in an archive.
    ///
    /// - Parameter redoes: Whether an import of the file is to be undone before.
    func command(
        owners: [String], zone: String? = nil, dateOrder: String? = nil, redoes: Bool = false
    ) -> String? {
        // The file of one of several chats in a folder has a path of its own.
        let path = chat.part == nil ? chat.path : chat.place
        guard path == "-" || (try? FileArgument.check(path)) != nil else { return nil }
        return ImportAgain.command(
            path, owners: owners, title: options.title, zone: zone ?? options.timezone,
            dateOrder: dateOrder ?? options.dateOrder, redoes: redoes, chat: reference, in: context)
    }

    /// The command for a file, by its path, or by its name if no more is on record.
    static func command(
        _ path: String, owners: [String], title: String? = nil, zone: String?, dateOrder: String?,
        redoes: Bool = false, chat: String? = nil, in context: Context
    ) -> String {
        var words: [NextSteps.Word] = path == "-" ? ["import", "whatsapp", "-"] : ["import", .argument(path)]
        words += owners.flatMap { ["--me", .argument($0)] as [NextSteps.Word] }
        for (name, value) in [("--title", title), ("--timezone", zone), ("--date-order", dateOrder)] {
            if let value { words += [.literal(name), .argument(value)] }
        }
        if redoes { words.append("--redo") }
        if let chat { words += ["--into", .argument(chat)] }
        return NextSteps.line(words, in: context)
    }
}
