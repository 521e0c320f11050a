public import WhisperServicePort

#if Notifications
    #if os(Linux)
        import CWhisperServiceManager
    #endif

    /// Reports to systemd over the socket that it names in the environment, by libsystemd (`sd_notify`).
    ///
    /// A message is one datagram to the manager on this machine, without an answer. Without `NOTIFY_SOCKET` in the
    /// environment, and on systems without systemd, nothing is reported.
    public struct SystemdService: ServiceManager {
        /// How often `alive` is to be called: half of `WATCHDOG_USEC`, if this is the process that is watched; at least
        /// 1 ms.
        public let watchdogInterval: Duration?

        /// Creates a reporter for this process.
        public init() {
            #if os(Linux)
                var limit: UInt64 = 0
                let isWatched = unsafe sd_watchdog_enabled(0, &limit) > 0
                watchdogInterval = isWatched ? .microseconds(max(1_000, Int64(clamping: limit / 2))) : nil
            #else
                watchdogInterval = nil
            #endif
        }

        /// Start-up is complete (`READY=1`).
        public func ready() { send("READY=1") }

        /// The program's work proceeds (`WATCHDOG=1`).
        public func alive() { send("WATCHDOG=1") }

        /// The program has begun to end (`STOPPING=1`).
        public func stopping() { send("STOPPING=1") }

        /// Describes the program's state in one line (`STATUS=…`).
        public func report(_ status: String) { send("STATUS=" + ServiceStatus.line(status)) }

        private func send(_ state: String) {
            #if os(Linux)
                // A manager that does not listen is no reason to end.
                _ = unsafe sd_notify(0, state)
            #endif
        }
    }
#else
    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable, message: "Enable the trait 'Notifications' of the package whisper: it links libsystemd."
    )
    public struct SystemdService: ServiceManager {
        /// Unavailable without the trait.
        public var watchdogInterval: Duration? { nil }

        /// Unavailable without the trait.
        public init() {}

        /// Unavailable without the trait.
        public func ready() {}

        /// Unavailable without the trait.
        public func alive() {}

        /// Unavailable without the trait.
        public func stopping() {}

        /// Unavailable without the trait.
        public func report(_ status: String) {}
    }
#endif
