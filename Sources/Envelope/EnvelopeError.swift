/// Why an envelope could not be made or opened. Says nothing about its content.
public enum EnvelopeError: Error, Hashable, Sendable {
    /// Which side of the window of 48 hours a time is on.
    public enum Expiry: Hashable, Sendable {
        /// The envelope is too old.
        case past
        /// The envelope claims a time too far ahead.
        case future
    }

    /// The text is no envelope, or what it holds is not authentic. Which of all checks failed is not told (ENV-6).
    case invalid
    /// The envelope is for another key than the one that was to open it.
    case notAddressed
    /// The envelope's time is outside the window (ENV-4).
    case expired(Expiry)
    /// A message of more than `EnvelopeSealer.longestMessage` bytes.
    case messageTooLong
    /// A time before 1970, or past 2^40 seconds.
    case timeOutOfRange
    /// A key that nothing can be sealed with: of low order, or written in a way that is not canonical.
    case unusableKey
    /// The cryptographic library, or memory for secrets, is not to be had.
    case unavailable
}
