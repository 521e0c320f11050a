import WhisperArchive
public import WhisperCore
public import WhisperMessage
public import WhisperStorePort

extension Vault {
    /// Messages that match a query, newest first, read page by page on demand.
    ///
    /// The query is in the form that users type (ST-5): words, `"a phrase"`, `beginning*`, `OR`, `-not`, parentheses.
    /// Messages of blocked contacts are omitted.
    ///
    /// ```swift
    /// for try await hit in vault.search("birthday cake") { print(hit.snippet) }
    /// ```
    public func search(_ query: String) -> SearchResults {
        SearchResults(vault: self, request: SearchQuery.parse(query).map { SearchRequest($0) }, showsBlocked: false)
    }

    /// Messages that match a request, page by page; its limit is the size of a page, 1 … 1,000.
    ///
    /// - Parameter showsBlocked: Whether messages of blocked contacts are among them.
    public func search(_ request: SearchRequest, showsBlocked: Bool = false) -> SearchResults {
        SearchResults(vault: self, request: request, showsBlocked: showsBlocked)
    }

    /// The changes from now on, a set for each transaction, by this program and by others; it ends when the vault is closed.
    ///
    /// ```swift
    /// for await change in vault.changes { print(change) }
    /// ```
    public var changes: any AsyncSequence<Set<StoreChange>, Never> & Sendable { store.changes() }

    /// The conversations, the pinned ones first, then the latest active.
    ///
    /// - Throws: ``VaultError`` `.other` with the ``StoreError`` below.
    public func conversations() async throws(VaultError) -> [Conversation] {
        do {
            return try await store.allConversations()
        } catch {
            throw VaultError(error)
        }
    }
}

/// Messages that match a search, read from the vault as they are iterated over.
public struct SearchResults: AsyncSequence, Sendable {
    fileprivate let vault: Vault
    fileprivate let request: SearchRequest?
    fileprivate let showsBlocked: Bool

    /// An iterator from the newest match on.
    public func makeAsyncIterator() -> Iterator { Iterator(results: self, request: request) }

    /// Iterates over hits.
    public struct Iterator: AsyncIteratorProtocol {
        private let results: SearchResults
        private var request: SearchRequest?
        private var page: ArraySlice<SearchHit> = []
        private var blocked: BlockedMessages?

        fileprivate init(results: SearchResults, request: SearchRequest?) {
            self.results = results
            self.request = request
        }

        /// The next hit; nil at the end, and for a query without a word.
        ///
        /// - Throws: ``VaultError`` `.cancelled`, or `.other` with the ``StoreError`` below.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(VaultError) -> SearchHit? {
            while page.isEmpty {
                guard let current = request else { return nil }
                page = try await read(current, isolation: actor)[...]
            }
            return page.removeFirst()
        }

        private mutating func read(
            _ current: SearchRequest, isolation: isolated (any Actor)?
        ) async throws(VaultError) -> [SearchHit] {
            do {
                let hits = try await results.vault.store.search(current)
                request?.after = hits.last?.message.unified.id
                // Ordered by relevance there is one page.
                if hits.count < current.limit || current.order != .newestFirst { request = nil }
                if results.showsBlocked { return hits }
                var filter =
                    try blocked ?? BlockedMessages(store: results.vault.store, trust: results.vault.trustIfKeyed())
                let visible = try await filter.visible(hits) { $0.message }
                blocked = filter
                return visible
            } catch {
                throw VaultError(error)
            }
        }
    }
}

extension Vault {
    /// The vault's trust data; nil if its key is not loaded, as in a vault without encryption before a prompt.
    package func trustIfKeyed() throws(VaultError) -> TrustBook? {
        guard hasKeys else { return nil }
        return try sealedMessages().trust
    }

    /// What is known about lines that are envelopes.
    package var sealedLines: SealedLines { SealedLines(store: store, crypto: adapters.crypto) }

    /// The assurance of messages.
    ///
    /// - Throws: ``VaultError`` if the identities' keys cannot be derived.
    public func assurances() throws(VaultError) -> MessageAssurances {
        MessageAssurances(store: store, trust: try trustIfKeyed())
    }
}
