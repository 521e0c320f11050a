import ArgumentParser

/// The commands that bring messages in, show them and hand them on.
enum DataCommands {
    static let all: [any ParsableCommand.Type] = []
}
