/// A vault that hands everything on to another one, so that its author writes only what differs (LIB-8).
///
/// Every requirement of ``VaultStore`` has a default here that calls the same one of `base`. A store that counts, logs,
/// caches or refuses something implements those requirements, and calls `base` where it does not decide by itself:
///
/// ```swift
/// struct ReadOnlyStore: ForwardingStore {
///     let base: any VaultStore
///
///     func save(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome {
///         throw StoreError(.unsupported)
///     }
/// }
/// ```
///
/// `base` calls its own operations, not those of the store around it: who overrides `save` has not overridden what
/// `commit` saves. A new requirement of the port gets its default here with it.
public protocol ForwardingStore: VaultStore {
    /// Where everything goes that this store does not implement.
    var base: any VaultStore { get }
}

extension ForwardingStore {
    /// Forwards to `base`.
    public func close() async { await base.close() }
}
