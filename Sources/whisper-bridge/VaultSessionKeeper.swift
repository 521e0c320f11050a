#if Bridge
    import WhisperCommand
    import WhisperIngestionPort
    import WhisperPosixFiles
    import WhisperSecretMemory
    import WhisperStorePort
    import Synchronization
    import WhisperWhatsmeowBridge

    /// Stores a bridge's session in the vault.
    final class VaultSessionKeeper: BridgeSessionKeeper {
        private let vault: BridgeVault
        private let isWorthKeeping: @Sendable () -> Bool
        private let afterKeeping: @Sendable () -> Void
        /// Why something could not be stored, as a message of the part that failed.
        private let cause = Mutex<(any Error)?>(nil)

        /// - Parameters:
        ///   - isWorthKeeping: Whether the session is one with an account; a bridge may make a database before there is any.
        ///   - afterKeeping: Called each time the session has been stored.
        init(
            _ vault: BridgeVault, isWorthKeeping: @escaping @Sendable () -> Bool = { true },
            afterKeeping: @escaping @Sendable () -> Void = {}
        ) {
            self.vault = vault
            self.isWorthKeeping = isWorthKeeping
            self.afterKeeping = afterKeeping
        }

        /// Why something could not be stored; nil if everything was.
        var failure: (any Error)? { cause.withLock { $0 } }

        func sessionDatabase() async throws(IngestionError) -> [UInt8]? {
            do { return try vault.session() } catch { throw note(error) }
        }

        func keepSession(_ database: [UInt8]) async throws(IngestionError) {
            guard isWorthKeeping() else { return }
            do { try vault.keepSession(database) } catch { throw note(error) }
            afterKeeping()
        }

        func journalKey() async throws(IngestionError) -> SecretBytes {
            do { return try vault.journalKey() } catch { throw note(error) }
        }

        func acknowledged() async throws(IngestionError) -> Int64 {
            do { return try await vault.acknowledged() } catch { throw note(error) }
        }

        func keepAcknowledged(_ sequence: Int64) async throws(IngestionError) {
            do { try await vault.keepAcknowledged(sequence) } catch { throw note(error) }
        }

        func journal() async throws(IngestionError) -> String? {
            do { return try await vault.journalID() } catch { throw note(error) }
        }

        func keepJournal(_ id: String) async throws(IngestionError) {
            do { try await vault.keepJournalID(id) } catch { throw note(error) }
        }

        func account() async throws(IngestionError) -> BridgeAccount? {
            do { return try await vault.account().flatMap { BridgeAccount(text: $0) } } catch { throw note(error) }
        }

        func keepAccount(_ account: BridgeAccount) async throws(IngestionError) {
            do { try await vault.keepAccount(account.text) } catch { throw note(error) }
        }

        func forgetSession() async throws(IngestionError) {
            // The command that logs out deletes everything, and reports what it deleted.
        }

        private func note(_ error: any Error) -> IngestionError {
            cause.withLock { $0 = error }
            return .inaccessible(errno: (error as? FileError)?.number ?? 5)
        }
    }
#endif
