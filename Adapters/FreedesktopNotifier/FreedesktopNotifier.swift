#if Notifications
    public import WhisperMessage
    public import WhisperNotifierPort
    internal import WhisperSerialQueue

    /// Notifications by whatever the desktop shows them with, over the session bus (org.freedesktop.Notifications 1.2).
    ///
    /// A call ends within three times `patience`. What is shown goes when the desktop wants it to: most take it away when
    /// the process ends. A service that is not running is started by the bus, where its configuration says how.
    public actor FreedesktopNotifier: Notifier {
        /// How long a service may take to answer, unless said otherwise.
        public static let defaultPatience = Duration.seconds(3)

        private let queue = QueueExecutor(label: "app.whisper.notifications")
        private let address: String
        private let application: String
        private let patience: Int32
        private let wording: @Sendable (Int64) -> String
        private var connection: NotificationConnection?

        /// Notifications on one bus; connects when first asked for something.
        ///
        /// - Parameters:
        ///   - address: The session bus, as `DBUS_SESSION_BUS_ADDRESS` names it; only `unix:` addresses are tried.
        ///   - application: The program's name, which heads what has no other title.
        ///   - patience: How long to wait for each of connecting, connecting again, and showing; 1 ms … 60 s.
        ///   - wording: A number of new messages in words, such as "3 new messages".
        public init(
            address: String, application: String = "Whisper", patience: Duration = defaultPatience,
            wording: @escaping @Sendable (Int64) -> String
        ) {
            self.address = address
            self.application = NotificationText.line(application)
            self.patience = NotificationConnection.milliseconds(patience)
            self.wording = wording
        }

        /// The queue that the connection lives on; it may wait, as no thread of Swift's does.
        public nonisolated var unownedExecutor: UnownedSerialExecutor {
            unsafe queue.asUnownedSerialExecutor()
        }

        /// Shows a notification of a chat: under its title the number of messages, where there are several or nothing
        /// else may be told, and the content.
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

        /// Takes the notification of a chat away.
        public func withdraw(_ chat: UniqueIdentifier) throws(NotifierError) {
            // What was never connected has nothing on the screen, and nothing of a bus that has ended is there.
            guard let connection, !connection.isClosed else { return }
            try connection.withdraw(key: chat.description, patience: patience)
        }

        /// Lends the connection. One whose bus has ended is made anew, once: the session may have begun again.
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
#endif
