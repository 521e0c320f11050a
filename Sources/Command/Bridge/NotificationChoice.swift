import ArgumentParser

/// What a desktop notification shows of new messages. Raw values are those of `--notify`.
package enum NotificationChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// There are no notifications.
    case nothing = "none"
    /// How many messages there are.
    case count
    /// Also which chat they are in.
    case chat
    /// Also what the newest one says.
    case content
}
