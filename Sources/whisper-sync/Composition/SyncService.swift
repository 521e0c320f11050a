import WhisperServicePort

#if Notifications
    import WhisperSystemdService
#endif

/// The manager of services that a run reports to (CLI-4).
enum SyncService {
    /// The one that may have started this process; nil without the trait `Notifications`.
    static var manager: (any ServiceManager)? {
        #if Notifications
            SystemdService()
        #else
            nil
        #endif
    }
}
