/// Why a notification could not be shown or taken away.
public enum NotifierError: Error, Hashable, Sendable, CaseIterable {
    /// There is no service that shows notifications, or no way to it.
    case unreachable
    /// The service did not answer in time. It may show the notification later.
    case timedOut
    /// The service does not do it.
    case refused
}
