#if Notifications
    import CWhisperDesktopNotifications
    import WhisperNotifierPort

    /// A connection to a session bus.
    @safe final class NotificationConnection {
        private let notices: OpaquePointer

        private init(adopting notices: OpaquePointer) {
            unsafe self.notices = notices
        }

        /// Connects, within `patience` milliseconds.
        static func open(
            _ address: String, application: String, patience: Int32
        ) throws(NotifierError) -> NotificationConnection {
            var failure: Int32 = 0
            guard let notices = unsafe whisper_notices_open(address, application, patience, &failure) else {
                throw error(failure)
            }
            return unsafe NotificationConnection(adopting: notices)
        }

        deinit {
            unsafe whisper_notices_close(notices)
        }

        /// Whether the connection to the bus has ended.
        var isClosed: Bool { unsafe whisper_notices_is_closed(notices) != 0 }

        /// Shows a notification, replacing one with the same key.
        func post(
            key: String, summary: String, body: String, isQuiet: Bool, patience: Int32
        ) throws(NotifierError) {
            try check(unsafe whisper_notices_post(notices, key, summary, body, isQuiet ? 1 : 0, patience))
        }

        /// Removes the notification with this key.
        func withdraw(key: String, patience: Int32) throws(NotifierError) {
            try check(unsafe whisper_notices_withdraw(notices, key, patience))
        }

        /// Shows a number at the program's icon, or none for 0.
        func badge(_ count: Int64, patience: Int32) throws(NotifierError) {
            try check(unsafe whisper_notices_badge(notices, count, patience))
        }

        /// Converts a duration to milliseconds, clamped to 1 ms … 60 s.
        static func milliseconds(_ duration: Duration) -> Int32 {
            if duration >= .seconds(60) { return 60_000 }
            return Int32(max(1, (duration / .milliseconds(1)).rounded()))
        }

        private func check(_ outcome: Int32) throws(NotifierError) {
            guard outcome >= 0 else { throw Self.error(outcome) }
        }

        private static func error(_ failure: Int32) -> NotifierError {
            switch failure {
            case WHISPER_NOTICES_SILENT.rawValue: .timedOut
            case WHISPER_NOTICES_REFUSED.rawValue: .refused
            default: .unreachable
            }
        }
    }
#endif
