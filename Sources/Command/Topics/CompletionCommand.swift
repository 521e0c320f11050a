package import ArgumentParser
import WhisperJSONText
import WhisperLocalization

/// `whisper completion`: prints the completions for a shell (CLI-8).
package struct CompletionCommand: RunnableCommand {
    package static var configuration: CommandConfiguration {
        .command(
            "completion", CommandText.completion, discussion: CommandText.completionDiscussion,
            examples: [
                "source <(whisper completion bash)",
                "whisper completion fish > ~/.config/fish/completions/whisper.fish",
            ])
    }

    @OptionGroup package var global: GlobalOptions

    @Argument(help: .text(OptionText.shell, value: "SHELL"), completion: .list(shells))
    var shell: String

    private static let shells = ["bash", "zsh", "fish"]

    package init() {}

    package func execute(in context: Context) async throws {
        guard CompletionCommand.shells.contains(shell), let shell = CompletionShell(rawValue: shell) else {
            throw CommandFailure.unknownChoice(shell, option: "completion", among: CompletionCommand.shells)
        }
        let script = CompletionScript.withoutForeignHelp(context.commands.root.completionScript(for: shell))
        guard context.output.style.isJSON else { return try context.output.append(Array(script.utf8), as: .composed) }
        try context.output.json([
            "type": "completion", "shell": .string(shell.rawValue), "script": .string(script),
        ])
    }
}

/// Scripts that ArgumentParser writes.
enum CompletionScript {
    /// A script without what completes ArgumentParser's own help command, which every program is given beside ours: a second
    /// function of one name takes the place of the first, and completes nothing.
    static func withoutForeignHelp(_ script: String) -> String {
        var lines = script.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains(HelpExample.foreignHelpAbstract) }
        let heads = lines.indices.filter { lines[$0].hasSuffix("_help() {") }
        guard let first = heads.first, let second = heads.dropFirst().first, lines[first] == lines[second],
            let end = lines[second...].firstIndex(of: "}")
        else { return lines.joined(separator: "\n") }
        lines.removeSubrange(second...end)
        return lines.joined(separator: "\n")
    }
}
