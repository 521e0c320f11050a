import WhisperRealtimeProtocol

/// Sends one command at a time, and none while the server wants to be left alone (RT-6).
///
/// Commands do not queue up: what to send next follows from what is wanted when it can be sent.
struct CommandChannel: Hashable, Sendable {
    /// The command without an answer.
    private(set) var underWay: ClientFrame?
    /// Whether the server asked for a pause.
    private(set) var isPaused = false

    /// Whether a command may be sent now.
    var isFree: Bool { underWay == nil && !isPaused }

    /// A command was sent.
    mutating func sent(_ command: ClientFrame) {
        underWay = command
    }

    /// The command that an answer with this `op` is about; it has its answer now.
    mutating func answered(operation: String?) -> ClientFrame? {
        guard let command = underWay, operation == nil || operation == command.operation else { return nil }
        underWay = nil
        return command
    }

    /// The connection is gone, and with it the command under way. A pause goes on.
    mutating func connectionLost() {
        underWay = nil
    }

    /// No commands until `resume`; the one under way was not carried out.
    mutating func pause() {
        underWay = nil
        isPaused = true
    }

    /// Commands may be sent again.
    mutating func resume() {
        isPaused = false
    }
}
