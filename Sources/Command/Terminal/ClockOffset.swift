/// How far one clock is ahead of another, in hours and minutes.
package enum ClockOffset {
    /// Whole minutes of an offset, such as `+01:00` or `-05:45`.
    package static func text(_ seconds: Int64) -> String {
        let minutes = seconds.magnitude / 60
        let hours = minutes / 60
        let rest = minutes % 60
        return (seconds < 0 ? "-" : "+") + (hours < 10 ? "0" : "") + String(hours) + (rest < 10 ? ":0" : ":")
            + String(rest)
    }
}
