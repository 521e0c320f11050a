import WhisperRealtimeProtocol

/// Sends one command at a time, and none while the server imposes a pause (RT-6).
///
/// Commands are not queued: the next one is derived from the desired state when it can be sent.
struct CommandChannel: Hashable, Sendable {
    /// The command awaiting its acknowledgement.
    private(set) var underWay: ClientFrame?
    /// Whether the server imposed a pause.
    private(set) var isPaused = false

    /// Whether a command may be sent now.
    var isFree: Bool { underWay == nil && !isPaused }

    /// Records that a command was sent.
    mutating func sent(_ command: ClientFrame) {
        underWay = command
    }

    /// Returns the command that a reply with this `op` concerns, and marks it as answered.
    mutating func answered(operation: String?) -> ClientFrame? {
        guard let command = underWay, operation == nil || operation == command.operation else { return nil }
        underWay = nil
        return command
    }

    /// Handles the loss of the connection, and with it the current command. A pause continues.
    mutating func connectionLost() {
        underWay = nil
    }

    /// Stops commands until `resume`; the current one was not carried out.
    mutating func pause() {
        underWay = nil
        isPaused = true
    }

    /// Allows commands again.
    mutating func resume() {
        isPaused = false
    }
}
