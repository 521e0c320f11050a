/// Options of every command that were typed before the command: `whisper --vault DIR messages Ana`.
package enum GlobalArguments {
    private static let flags: Set = ["--json", "--quiet", "-q", "--plain", "--no-color", "--no-pager"]
    private static let options: Set = ["--vault", "--passphrase-command", "--passphrase-file", "--passphrase-fd"]

    /// The number of arguments, from the first on, that are such options and their values.
    package static func count(in arguments: [String]) -> Int {
        var rest = arguments[...]
        while let first = rest.first {
            if options.contains(first), rest.count > 1 {
                rest = rest.dropFirst(2)
            } else if flags.contains(first)
                || first.contains("=") && options.contains(String(first.prefix { $0 != "=" }))
            {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return arguments.count - rest.count
    }

    /// Whether an option of every command needs a value.
    static func needsValue(_ option: String) -> Bool { options.contains(option) }

    /// The arguments with such options behind the names of the command, where its parser looks for them.
    ///
    /// Help and groups of commands have no options but `--json`: others are left out there, as they change nothing.
    static func inPlace(_ arguments: [String], of commands: CommandTree) -> [String] {
        let number = count(in: arguments)
        let leading = Array(arguments.prefix(number))
        var rest = arguments.dropFirst(number)
        let path = commands.prefix(of: Array(rest.prefix { !$0.hasPrefix("-") }))
        if path.first == "help" { rest = ArraySlice(rest.filter { $0 != "--no-pager" }) }
        guard !leading.isEmpty else { return Array(rest) }
        let isGroup = path.first == "help" || commands.isGroup(path)
        if isGroup { return Array(rest) + (leading.contains("--json") ? ["--json"] : []) }
        return rest.prefix(path.count) + leading + rest.dropFirst(path.count)
    }
}
