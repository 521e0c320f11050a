/// Options of every command that were typed before the command: `whisper --vault DIR messages Ana`.
enum GlobalArguments {
    private static let flags: Set = ["--json", "--quiet", "-q", "--plain", "--no-color", "--no-pager"]
    private static let options: Set = ["--vault", "--passphrase-command", "--passphrase-file", "--passphrase-fd"]

    /// The arguments with such options behind the names of the command, where its parser looks for them.
    ///
    /// Help and groups of commands have no options but `--json`: others are left out there, as they change nothing.
    static func inPlace(_ arguments: [String], of commands: CommandTree) -> [String] {
        var leading: [String] = []
        var rest = arguments[...]
        while let first = rest.first {
            if flags.contains(first) {
                leading.append(first)
                rest = rest.dropFirst()
            } else if options.contains(first), rest.count > 1 {
                leading += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if let equals = first.firstIndex(of: "="), options.contains(String(first[..<equals])) {
                leading.append(first)
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        let path = commands.prefix(of: Array(rest.prefix { !$0.hasPrefix("-") }))
        if path.first == "help" { rest = ArraySlice(rest.filter { $0 != "--no-pager" }) }
        guard !leading.isEmpty else { return Array(rest) }
        let isGroup = path.first == "help" || !commands.names(below: path).isEmpty
        if isGroup { return Array(rest) + (leading.contains("--json") ? ["--json"] : []) }
        return rest.prefix(path.count) + leading + rest.dropFirst(path.count)
    }
}
