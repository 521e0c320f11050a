/// A vault that forwards every operation to another one, so that its author writes only what differs (LIB-8).
///
/// Every requirement of ``VaultStore`` has a default here that calls the same one of `base`. A store that counts, logs,
/// caches or refuses something implements those requirements, and calls `base` where it does not decide by itself:
///
/// ```swift
/// struct QuietStore: ForwardingStore {
///     let base: any VaultStore
///
///     func write<Answer: Sendable>(
///         _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
///     ) async throws(StoreError) -> Answer {
///         if case .enqueue = operation { throw StoreError(.unsupported) }
///         return try await base.write(operation, body)
///     }
/// }
/// ```
///
/// Operations of the archive go through ``VaultStore/write(_:_:)`` and ``VaultStore/read(_:)``; only what concerns the
/// vault as a whole, such as a check or a copy, is a requirement of its own. `base` calls its own operations, not those
/// of the store around it. Each new requirement of the port gets a default here.
public protocol ForwardingStore: VaultStore {
    /// Receives every operation that this store does not implement.
    var base: any VaultStore { get }
}

extension ForwardingStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read(body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.write(operation, body)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func sweep(_ progress: @escaping @Sendable (DeletionProgress) -> Void) async throws(StoreError) {
        try await base.sweep(progress)
    }

    /// Forwards to `base`.
    public func close() async { await base.close() }
}
