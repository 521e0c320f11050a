public import WhisperMessage
public import WhisperNotifierPort

#if Notifications
    internal import WhisperSerialQueue

    /// Shows notifications through the desktop's notification service on the session bus (org.freedesktop.Notifications
    /// 1.2).
    ///
    /// A call ends within three times `patience`. The desktop decides how long a notification stays; most remove it
    /// when the process ends. If the service is not running, the bus starts it, provided that it is configured to.
    public actor FreedesktopNotifier: Notifier {
        /// The default time limit for a response of the service.
        public static let defaultPatience = Duration.seconds(3)

        private let queue = QueueExecutor(label: "app.whisper.notifications")
        private let address: String
        private let application: String
        private let patience: Int32
        private let wording: @Sendable (Int64) -> String
        private var connection: NotificationConnection?

        /// Creates a notifier for one bus, which connects on first use.
        ///
        /// - Parameters:
        ///   - address: The session bus, as in `DBUS_SESSION_BUS_ADDRESS`; only `unix:` addresses are used.
        ///   - application: The program's name, which replaces a missing title.
        ///   - patience: The time limit for each of connecting, reconnecting, and showing; 1 ms … 60 s.
        ///   - wording: Formats a number of new messages, such as "3 new messages".
        public init(
            address: String, application: String = "Whisper", patience: Duration = defaultPatience,
            wording: @escaping @Sendable (Int64) -> String
        ) {
            self.address = address
            self.application = NotificationText.line(application)
            self.patience = NotificationConnection.milliseconds(patience)
            self.wording = wording
        }

        /// The queue on which the connection is used. It may block, unlike the threads of Swift's shared pool.
        public nonisolated var unownedExecutor: UnownedSerialExecutor {
            unsafe queue.asUnownedSerialExecutor()
        }

        /// Shows a notification for a chat: the content, preceded by the number of messages if there are several or the
        /// content is hidden.
        ///
        /// - Throws: Any `NotifierError`.
        public func post(_ notification: ChatNotification) throws(NotifierError) {
            let title = notification.title.map(NotificationText.line) ?? ""
            let content = notification.content.map(NotificationText.paragraph) ?? ""
            var lines: [String] = []
            if notification.count != 1 || content.isEmpty {
                lines.append(NotificationText.paragraph(wording(notification.count)))
            }
            if !content.isEmpty { lines.append(content) }
            let body = lines.joined(separator: "\n")
            try withConnection { (connection) throws(NotifierError) in
                try connection.post(
                    key: notification.chat.description, summary: title.isEmpty ? application : title, body: body,
                    isQuiet: notification.isQuiet, patience: patience)
            }
        }

        /// Removes the notification of a chat.
        ///
        /// - Throws: Any `NotifierError`.
        public func withdraw(_ chat: UniqueIdentifier) throws(NotifierError) {
            // Without a connection nothing was shown, and notifications disappear with their bus.
            guard let connection, !connection.isClosed else { return }
            try connection.withdraw(key: chat.description, patience: patience)
        }

        /// Shows a number at the icon of the application `whisper.desktop`, on desktops that do so
        /// (com.canonical.Unity.LauncherEntry); negative numbers count as 0. Nothing confirms it.
        ///
        /// Asynchronous like the port's default, which would be called in its place otherwise.
        ///
        /// - Throws: Any `NotifierError`.
        public func badge(count: Int64) async throws(NotifierError) {
            try withConnection { (connection) throws(NotifierError) in
                try connection.badge(max(0, count), patience: patience)
            }
        }

        /// Calls a closure with the connection. If its bus has ended, it reconnects once, as the session may have
        /// restarted.
        private func withConnection(
            _ body: (NotificationConnection) throws(NotifierError) -> Void
        ) throws(NotifierError) {
            if let connection {
                do throws(NotifierError) {
                    return try body(connection)
                } catch {
                    guard connection.isClosed else { throw error }
                    self.connection = nil
                }
            }
            let made = try NotificationConnection.open(address, application: application, patience: patience)
            connection = made
            try body(made)
        }
    }
#else
    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable, message: "Enable the trait 'Notifications' of the package whisper: it links GIO for D-Bus."
    )
    public struct FreedesktopNotifier: Notifier {
        /// The default time limit for a response of the service.
        public static let defaultPatience = Duration.seconds(3)

        /// Unavailable without the trait.
        public init(
            address: String, application: String = "Whisper", patience: Duration = defaultPatience,
            wording: @escaping @Sendable (Int64) -> String
        ) {}

        /// Unavailable without the trait.
        public func post(_ notification: ChatNotification) async throws(NotifierError) { throw .unreachable }

        /// Unavailable without the trait.
        public func withdraw(_ chat: UniqueIdentifier) async throws(NotifierError) { throw .unreachable }

        /// Unavailable without the trait.
        public func badge(count: Int64) async throws(NotifierError) { throw .unreachable }
    }
#endif
