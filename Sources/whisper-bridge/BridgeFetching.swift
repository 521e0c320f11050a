#if Bridge
    import WhisperBlobPort
    import WhisperCommand
    import WhisperCore
    import WhisperJSONText
    import WhisperLocalization
    import WhisperMediaPort
    import WhisperMessage
    import WhisperOpenSSLMedia
    import WhisperStorePort
    import WhisperVault
    import WhisperWhatsmeowBridge

    /// Fetches the files of live messages: for `whisper bridge fetch`, and beside `whisper bridge run` (ING-6).
    struct BridgeFetching: Sendable {
        private let context: Context
        private let program: String
        private let media: BridgeMedia
        private let fetch: FileFetch<MediaFiles>
        private let store: any VaultStore
        private let blobs: any BlobStore

        /// - Parameter notify: Receives notices of the program that fetches.
        /// - Throws: The failure of the vault's attachments.
        init(
            _ context: Context, _ vault: Vault, by launch: BridgeLaunch, rules: FileFetchRules,
            notify: @escaping @Sendable (BridgeNotice) -> Void
        ) throws {
            self.context = context
            program = launch.program
            media = BridgeMedia(
                command: launch.command, settings: BridgeSettings(sessionPlaces: launch.sessionPlaces, journal: ""),
                clock: Adapters.stopwatch, notify: notify)
            let memory = vault.adapters.memory
            let files = MediaFiles(
                of: .whatsapp,
                MediaFiles.Ports(
                    transfer: media, opener: OpenSSLMediaOpener(memory: memory), store: vault.store, memory: memory,
                    clock: Adapters.stopwatch),
                reader: LiveMedia.reference)
            store = vault.store
            blobs = try vault.attachments()
            fetch = FileFetch(files, store: store, blobs: blobs, clock: Adapters.stopwatch, rules: rules)
        }

        /// Fetches the files of a conversation, or of all, once, and reports what became of them.
        func run(in conversation: Conversation?, limit: Int) async throws {
            var fetch = fetch
            let reporter = makeReporter()
            reporter.begin()
            var failure: CommandFailure?
            do throws(FileFetchError<MediaFailure>) {
                try await fetch.fetch(in: conversation?.id) { reporter.report($0) }
            } catch {
                failure = reporter.failure(of: error)
            }
            reporter.end()
            await media.close()
            // What was fetched before a failure is in the vault.
            if failure == nil || fetch.totals != FileFetchTotals() { try report(fetch.totals, limit: limit) }
            if let failure { throw failure }
            try fetch.totals.check()
        }

        /// Fetches files as their messages arrive, and pictures of chats, until the task is cancelled.
        ///
        /// - Parameter current: The session that names the pictures.
        func follow(beside current: CurrentSession) async {
            async let pictures: Void = followPictures(of: current)
            var fetch = fetch
            let reporter = makeReporter()
            do throws(FileFetchError<MediaFailure>) {
                try await fetch.follow(by: context.clock) { reporter.report($0) }
            } catch {
                report(reporter.failure(of: error))
            }
            await pictures
            await media.close()
        }

        /// Keeps the pictures of chats up to date. A bridge that has none is not worth a word.
        private func followPictures(of current: CurrentSession) async {
            var pictures = ChatPictures(
                of: .whatsapp, from: BridgePictureSource(current: current, media: media), store: store, blobs: blobs,
                clock: Adapters.stopwatch, wallClock: context.clock)
            do throws(FileFetchError<MediaFailure>) {
                try await pictures.follow { [context] notice in
                    guard context.output.style.isJSON, case .ended(let chat, let fate) = notice else { return }
                    try? context.output.json(fate.json(for: chat))
                    try? context.output.flush()
                }
            } catch .source(.transfer(.unsupported)) {
            } catch {
                report(makeReporter().failure(of: error))
            }
        }

        /// Reports why no more files are fetched beside a run, which goes on.
        private func report(_ failure: CommandFailure) {
            guard context.output.style.isJSON else { return context.output.warning(failure.message) }
            try? context.output.json([
                "type": "warning", "warning": "files-not-fetched", "code": .string(failure.code.name),
            ])
            try? context.output.flush()
        }

        private func makeReporter() -> FileReporter<MediaFailure> {
            FileReporter(context, failure: { [program] in MediaFailureReport.failure(of: $0, program: program) })
        }

        private func report(_ totals: FileFetchTotals, limit: Int) throws {
            guard context.output.style.isJSON else { return totals.report(limit: limit, in: context) }
            try context.output.json(["type": "fetched", "files": totals.json])
        }
    }

    extension BridgeFetchCommand: VaultCommand {
        func execute(on vault: Vault, in context: Context) async throws {
            let launch = try BridgeLaunch(program, for: vault.layout, in: context)
            var chat: Conversation?
            if let conversation { chat = try await ConversationFinder(vault.store, in: context).find(conversation) }
            let limit = try bounds.limit(context.configuration)
            let rules = FileFetchRules(
                limit: limit, bytesPerSecond: try bounds.rate(context.configuration),
                isWanted: { [choice = images ? MediaChoice.images : .all] in choice.includes($1) })
            if missing { try await releaseMissing(of: chat, rules, on: vault, in: context) }
            let reporter = BridgeReporter(context)
            let fetching = try BridgeFetching(
                context, vault, by: launch, rules: rules, notify: { reporter.reportFetching($0) })
            try await fetching.run(in: chat, limit: limit)
        }

        /// Lists what the vault does not have as files to fetch: only what this command would fetch.
        private func releaseMissing(
            of chat: Conversation?, _ rules: FileFetchRules, on vault: Vault, in context: Context
        ) async throws {
            let contents = try FetchableContents(vault.store, in: context)
            let missing = MissingContents(store: vault.store, blobs: try vault.attachments()) {
                (use) throws(StoreError) in
                guard use.platform == .whatsapp, chat == nil || use.conversation == chat?.id,
                    rules.isWanted(use.attachment, use.kind), use.attachment.size ?? 0 <= Int64(rules.limit)
                else { return false }
                return try await contents.mayFetch(use)
            }
            do throws(BlobCollectionError) {
                try await missing.release()
            } catch {
                throw FailureReport.failure(of: error)
            }
        }
    }

    extension ChatPictureFate {
        /// What became of the picture of a chat, as `--json` prints it.
        fileprivate func json(for chat: UniqueIdentifier) -> JSONValue {
            let state =
                switch self {
                case .stored: "stored"
                case .removed: "removed"
                case .notPicture, .failed: "failed"
                }
            return ["type": "picture", "conversation": .string(chat.description), "state": .string(state)]
        }
    }
#endif
