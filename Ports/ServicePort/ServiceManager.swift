/// Reports the state of a program that goes on until it is stopped to the manager of services that started it (CLI-4).
///
/// The rules for every adapter:
/// 1. A call returns at once and reports no failure: a program does its work whether or not it is supervised.
/// 2. Without a manager, nothing is reported, and `watchdogInterval` is nil.
/// 3. Any task may call at any time, and repeat any call.
/// 4. A status is one line, of at most `ServiceStatus.maximumLength` scalars, without control characters. Anyone on the
///    machine may read it: callers put neither names nor contents of messages into it.
public protocol ServiceManager: Sendable {
    /// How often `alive` is to be called: half the time after which the manager restarts a silent program; nil if it
    /// does not watch this one.
    var watchdogInterval: Duration? { get }

    /// Start-up is complete.
    func ready()

    /// The program's work proceeds. Called only after it was seen to: a program that hangs is to be restarted.
    func alive()

    /// The program has begun to end.
    func stopping()

    /// Describes the program's state in one line.
    func report(_ status: String)
}

/// What a manager of services accepts as a status.
public enum ServiceStatus {
    /// The maximum number of Unicode scalars.
    public static let maximumLength = 200

    /// One line without control characters, cut to the maximum length.
    public static func line(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(maximumLength) {
            let isControl =
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: true
                default: false
                }
            scalars.append(isControl ? " " : scalar)
        }
        return String(scalars)
    }
}
