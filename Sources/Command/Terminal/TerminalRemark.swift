import WhisperLocalization

/// What is said between two questions, at the terminal at which they are asked: also if messages go elsewhere, or are not
/// wanted, as the next question cannot be understood without it.
enum TerminalRemark {
    /// Writes sentences in a paragraph.
    static func write(_ sentences: [LocalizedMessage], _ output: Output) throws(CommandFailure) {
        guard let terminal = ControllingTerminal() else { return }
        let text = sentences.map { $0.text(output.localizer) }.joined(separator: " ")
        do {
            try terminal.write(TextWrapping.wrapped(text, width: max(20, output.columns), indent: 0) + "\n")
        } catch {
            throw CommandFailure.terminal(error)
        }
    }
}
