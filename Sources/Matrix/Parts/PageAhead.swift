import WhisperSyncParts

/// The page after the one that is being stored, fetched meanwhile from the token at which that page ends (MX-2).
///
/// Whether it continues the gap is known only once the page before it is stored: until then nothing is done with it.
struct PageAhead<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// How far fetching it is.
    enum Phase: Hashable, Sendable {
        /// It is being fetched.
        case fetching(MatrixRequestID, TokenGeneration)
        /// It waits for the page before it to be stored.
        case fetched(MatrixPage<Payload>)
        /// It could not be fetched. It is fetched again in its turn, and only that failure counts.
        case failed
    }

    /// The gap, with the token that it will have when the page before this one is stored.
    let gap: MatrixGap
    var phase: Phase
}
