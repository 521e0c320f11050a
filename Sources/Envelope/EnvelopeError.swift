/// Reports why an envelope could not be made or opened. Reveals nothing about its content.
public enum EnvelopeError: Error, Hashable, Sendable {
    /// The side of the 48-hour window on which a time lies.
    public enum Expiry: Hashable, Sendable {
        /// The envelope is too old.
        case past
        /// The envelope's time is too far in the future.
        case future
    }

    /// The text is not an envelope, or its content is not authentic. Which check failed is not revealed (ENV-6).
    case invalid
    /// The envelope is addressed to a different key from the one used to open it.
    case notAddressed
    /// The envelope's time is outside the window (ENV-4).
    case expired(Expiry)
    /// The message is longer than `EnvelopeSealer.maximumMessageLength` bytes.
    case messageTooLong
    /// The time is before 1970 or after 2^40 seconds.
    case timeOutOfRange
    /// The key cannot be used for sealing: it is of low order or not in canonical form.
    case unusableKey
    /// The cryptographic library, or memory for secrets, is unavailable.
    case unavailable
}
