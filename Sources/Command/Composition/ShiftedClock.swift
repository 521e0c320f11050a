#if DEBUG
    import WhisperClockPort
    import WhisperMessage
    import WhisperSystemClock

    /// The system's clock, set forward or back, for tests of behaviour that depends on time.
    struct ShiftedClock: WallClock {
        /// How far it is ahead of the system's clock.
        let seconds: Int64

        func now() -> Timestamp {
            let (shift, overflow) = seconds.multipliedReportingOverflow(by: 1000)
            let system = SystemClock().now().milliseconds
            return Timestamp(milliseconds: overflow ? system : system.addingReportingOverflow(shift).partialValue)
        }
    }
#endif
