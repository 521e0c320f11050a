/// A command whose output may be long: on a terminal, a pager shows it.
package protocol PagedCommand: RunnableCommand {
    /// Whether the end of the output is what one wants to see first, as with the newest messages of a chat.
    var startsAtEnd: Bool { get }
}

extension PagedCommand {
    package var startsAtEnd: Bool { false }
}
