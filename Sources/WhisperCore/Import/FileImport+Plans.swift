import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

// The chat that a file may show, and what an import of it would do (ING-1, ING-2).
extension FileImport {
    /// A chat that may be the file's, and the key under which it is.
    private typealias Candidate = (key: String, chat: Conversation)

    /// The plan of the import, and another one if the file may show a chat of its title, which the owner has to say; with
    /// what was read of the file if that is kept.
    func makePlans(
        _ source: any FileIngestionSource, _ chat: ChatReference, _ survey: FileSurvey, into target: ImportTarget?,
        dryRun: Bool, keepsLedger: Bool, _ progress: @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> (plan: ImportPlan, doubtful: ImportPlan?, ledger: FileLedger?) {
        let platform = source.origin.platform
        let candidates = try await storing { () throws(StoreError) -> [Candidate] in
            guard let target else { return try await self.candidates(for: chat, on: platform) }
            guard let chosen = try await store.conversation(target.conversation) else {
                throw StoreError(.conversationNotFound)
            }
            return [(chat.key, chosen)]
        }
        if target != nil, let chosen = candidates.first?.chat, chosen.platform != platform {
            throw .otherChat(.service, chosen)
        }
        if candidates.isEmpty, survey.isChronological, !keepsLedger {
            let others = try await storing { () throws(StoreError) in
                try await store.conversations(after: nil, limit: 1)
            }
            if others.isEmpty { return (.everythingIsNew, nil, nil) }
        }
        var held = try await elements(of: candidates)
        let marks = Set(held.joined().lazy.filter(\.isOwnersMark).map(\.key))
        var ledger = FileLedger()
        try await read(source) { (session) throws(ImportError) in
            ledger = try await FileLedger.read(session, digest: digest, marks: marks) { count in
                progress(
                    ImportProgress(phase: .aligning, messages: Int64(count), total: survey.messages, added: 0))
            }
        }
        let planner = ImportPlanner(store: store, platform: platform, digest: digest, chat: chat)
        while true {
            let plans = try await makePlans(
                ledger, planner, candidates, held, isChosen: target != nil, mayRenumber: !dryRun)
            if plans.unread.isEmpty { return (plans.plan, plans.doubtful, keepsLedger ? ledger : nil) }
            // What is left of deleted messages is compared with the words of the file, and everything is planned anew.
            try await read(source) { (session) throws(ImportError) in
                try await ledger.keepContents(of: plans.unread, session)
            }
            held = try await elements(of: candidates)
        }
    }

    /// The plans for a file that was read, and the messages whose contents are needed for better ones.
    private func makePlans(
        _ ledger: FileLedger, _ planner: ImportPlanner, _ candidates: [Candidate], _ held: [[AlignmentElement]],
        isChosen: Bool, mayRenumber: Bool
    ) async throws(ImportError) -> (plan: ImportPlan, doubtful: ImportPlan?, unread: Set<Int>) {
        let chat = planner.chat
        var unread: Set<Int> = []
        let plans = try await storing { () throws(StoreError) -> (plan: ImportPlan, doubtful: ImportPlan?) in
            if isChosen, let chosen = candidates.first?.chat, let held = held.first {
                var plan = try await planner.plan(
                    ledger, known: chosen, held: held, isChosen: true, mayRenumber: mayRenumber)
                plan.contents = ledger.contents
                plan.objection = try await planner.objection(to: plan, ledger)
                plan.resembling = try await planner.double(of: plan, ledger)
                return (plan, nil)
            }
            var doubtful: ImportPlan?
            for (candidate, held) in zip(candidates, held) {
                var plan = try await planner.plan(ledger, known: candidate.chat, held: held, mayRenumber: mayRenumber)
                unread.formUnion(plan.unread)
                plan.contents = ledger.contents
                plan.key = candidate.key
                // The same texts at other times are reported as what they are.
                if plan.finding != nil || plan.overlap?.outcome == .same { return (plan, nil) }
                if plan.overlap?.outcome == .unclear { doubtful = doubtful ?? plan }
            }
            var plan = try await planner.plan(ledger, known: nil, held: [], mayRenumber: mayRenumber)
            plan.contents = ledger.contents
            let recognized = candidates.first { $0.chat.id == plan.conversation?.id }
            if let recognized {
                // Its messages show it, although its people have other names in the file.
                plan.key = recognized.key
                plan.isRecognized = false
                return (plan, nil)
            }
            if !candidates.isEmpty { plan.key = FileImport.key(candidates.count + 1, of: chat) }
            plan.namesake = candidates.first?.chat
            guard plan.conversation == nil, plan.finding == nil else { return (plan, doubtful) }
            let titled = try await planner.titled(
                ledger, except: Set(candidates.map(\.chat.id)), mayRenumber: mayRenumber)
            if var shown = titled.shown {
                shown.contents = ledger.contents
                shown.key = plan.key
                return (shown, nil)
            }
            if doubtful == nil, var other = titled.doubtful {
                other.contents = ledger.contents
                other.key = plan.key
                doubtful = other
            }
            plan.namesake = plan.namesake ?? titled.namesake
            return (plan, doubtful)
        }
        unread.formUnion(plans.plan.unread.union(plans.doubtful?.unread ?? []))
        return (plans.plan, plans.doubtful, unread)
    }

    /// The chats that may be the file's by its title.
    private func candidates(
        for chat: ChatReference, on platform: Platform
    ) async throws(StoreError) -> [Candidate] {
        var candidates: [Candidate] = []
        var key = chat.key
        while let known = try await store.conversation(platform: platform, key: key) {
            candidates.append((key, known))
            key = FileImport.key(candidates.count + 1, of: chat)
        }
        if !candidates.isEmpty { return candidates }
        // A chat that came from JSON Lines is known only by the hash of its name.
        let hash = ThreadIdentifier.make(platform: platform, chat: chat.key)
        if let known = try await store.conversation(platform: platform, key: hash) { candidates.append((key, known)) }
        return candidates
    }

    /// The key of one of several chats with a title; the separator is in no title.
    private static func key(_ number: Int, of chat: ChatReference) -> String { "\(chat.key)\u{1F}\(number)" }

    private func elements(of candidates: [Candidate]) async throws(ImportError) -> [[AlignmentElement]] {
        try await storing { () throws(StoreError) -> [[AlignmentElement]] in
            var held: [[AlignmentElement]] = []
            for candidate in candidates { held.append(try await store.alignmentElements(in: candidate.chat.id)) }
            return held
        }
    }

    /// Reads a file, and closes it whatever happens.
    private func read(
        _ source: any FileIngestionSource, _ body: (any IngestionSession) async throws(ImportError) -> Void
    ) async throws(ImportError) {
        let session: any IngestionSession
        do throws(IngestionError) { session = try await source.open() } catch { throw ImportError(error) }
        do throws(ImportError) {
            try await body(session)
        } catch {
            await session.close()
            throw error
        }
        await session.close()
    }
}
