/// The reason a notification could not be shown or removed.
public enum NotifierError: Error, Hashable, Sendable, CaseIterable {
    /// There is no notification service, or it cannot be reached.
    case unreachable
    /// The service did not respond in time. It may still show the notification.
    case timedOut
    /// The service rejected the request.
    case refused
}
