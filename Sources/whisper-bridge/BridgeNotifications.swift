#if Bridge
    import WhisperClockPort
    import WhisperCommand
    import WhisperLocalization
    import WhisperNotifierPort
    import WhisperCore
    import WhisperVault

    #if Notifications
        import WhisperFreedesktopNotifier
    #endif

    /// Shows desktop notifications of new messages while a bridge runs (ING-6).
    struct BridgeNotifications {
        private let notifications: MessageNotifications
        private let reporter: BridgeReporter

        /// Starts to observe a vault, before messages can arrive; nil if no notifications are shown, which is reported
        /// if the user may expect them.
        static func begin(
            on vault: Vault, as given: NotificationChoice?, in context: Context, reporter: BridgeReporter
        ) async throws -> BridgeNotifications? {
            let configured = try given ?? context.configuration.choice(.bridgeNotify)
            guard let disclosure = NotificationDisclosure(configured ?? .chat) else { return nil }
            #if Notifications
                guard let address = context.environment.nonEmpty("DBUS_SESSION_BUS_ADDRESS") else {
                    reporter.reportNoNotifications(.noDesktop)
                    return nil
                }
                let localizer = context.localizer
                let notifier = FreedesktopNotifier(address: address) { count in
                    localizer(BridgeText.newMessages, ["count": .count(count)])
                }
                return BridgeNotifications(
                    notifications: try await MessageNotifications(
                        observing: vault.store, trust: try vault.trustIfKeyed(), notifier: notifier,
                        wallClock: context.clock, clock: Adapters.stopwatch,
                        disclosure: disclosure),
                    reporter: reporter)
            #else
                // Notifications that were not requested are not missed.
                if configured != nil { reporter.reportNoNotifications(.noNotifications) }
                return nil
            #endif
        }

        /// Shows notifications until the task is cancelled. A desktop that shows none is reported once.
        func run() async {
            await notifications.run { _ in reporter.reportNoNotifications(.desktopSilent) }
        }
    }

    extension NotificationDisclosure {
        /// What a choice discloses; nil if it shows no notifications.
        fileprivate init?(_ choice: NotificationChoice) {
            switch choice {
            case .nothing: return nil
            case .count: self = .count
            case .chat: self = .chat
            case .content: self = .content
            }
        }
    }
#endif
