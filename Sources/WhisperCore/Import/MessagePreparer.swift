import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// A batch that is ready to be written.
struct PreparedBatch: Sendable {
    /// New messages.
    var messages: [NewMessage] = []
    /// Known messages for which this file may have attachments, or names of them, that were lacking.
    var attachmentOffers: [AttachmentOffer] = []
    /// Known messages that this file shows with different wording.
    var revisions: [Revision] = []
    /// Known messages that are the owner's, though only an added file said whose they are.
    var own: [(held: Int32, sender: SenderHandle)] = []
    /// The stored marks of the owner in whose place this batch has others.
    var renewed: [Int32] = []
    /// What became of the attachments of all messages, as far as their contents were read.
    var attachments = AttachmentFigures()
    /// The number of messages in the batch, new and known.
    var count = 0
    /// The number of new messages that contain envelopes.
    var sealed: Int64 = 0
    /// The position to acknowledge once it is written.
    var position: UInt64

    mutating func offerAttachments(of message: SourceMessage, to held: Int32) {
        guard
            message.attachmentSources.contains(where: { $0 != nil })
                || message.content.attachments.contains(where: { $0.name != nil })
        else { return }
        attachmentOffers.append(
            AttachmentOffer(held: held, content: message.content, sources: message.attachmentSources))
    }
}

/// Attachments for a message that is already in the vault.
struct AttachmentOffer: Sendable {
    var held: Int32
    var content: Content
    var sources: [(any AttachmentSource)?]
}

/// Another wording of a message that is already in the vault.
struct Revision: Sendable {
    var held: Int32
    var message: SourceMessage
}

/// Converts a file's events for the vault, on the reading side of an import.
///
/// An actor because consecutive batches, read on different threads, use its buffers.
actor MessagePreparer {
    private let plan: ImportPlan
    private let conversation: Conversation
    private let intake: AttachmentIntake
    private var builder: ContentKeyBuilder
    private var senders: SenderDirectory
    private var numbers: [SenderHandle: Int32] = [:]
    private var counter = OccurrenceCounter()
    private var latestSeconds = Int64.min
    private var ordinal = 0
    /// The ids that a new message may not get, as others have them.
    private var takenIDs: Set<String>
    private var keptContent = false
    private var written = 0
    private var nextPosition: Int64 = 0
    private let run: UniqueIdentifier
    private let retained: RetainedContents
    /// Nil if the digest is known already.
    private var digestOfContents: ContentsDigest?

    init(
        plan: ImportPlan, conversation: Conversation, store: any VaultStore, intake: AttachmentIntake,
        digest: @escaping Digest128, run: UniqueIdentifier, retained: RetainedContents
    ) {
        self.run = run
        self.retained = retained
        digestOfContents = plan.contents == nil ? ContentsDigest(digest: digest) : nil
        self.plan = plan
        takenIDs = plan.takenIDs
        self.conversation = conversation
        self.intake = intake
        builder = ContentKeyBuilder(digest: digest)
        senders = SenderDirectory(
            store: store, platform: conversation.platform, renames: plan.renames, by: .run(run))
    }

    /// Prepares the next batch; batches must be in the file's order.
    func prepare(_ batch: IngestionBatch) async throws(ImportError) -> PreparedBatch {
        var prepared = PreparedBatch(position: batch.position)
        prepared.messages.reserveCapacity(batch.events.count)
        try await resolveSenders(of: batch)
        for case .message(let message) in batch.events {
            prepared.count += 1
            digestOfContents?.add(message)
            let index = ordinal
            ordinal += 1
            if let placements = plan.placements {
                // The file has grown since the survey; later messages are left to the next import.
                guard index < placements.count else { continue }
                prepared.attachments.count(message)
                switch placements[index] {
                case .known(let held):
                    prepared.offerAttachments(of: message, to: held)
                    note(message, as: held, in: &prepared)
                    continue
                case .revised(let held):
                    prepared.offerAttachments(of: message, to: held)
                    note(message, as: held, in: &prepared)
                    prepared.revisions.append(Revision(held: held, message: message))
                    continue
                case .new: break
                }
            } else {
                prepared.attachments.count(message)
            }
            let mark = plan.renewed[index]
            if let mark { prepared.renewed.append(mark) }
            if mark == nil, EnvelopeMark.count(in: message.content.text) > 0 { prepared.sealed += 1 }
            prepared.messages.append(
                try newMessage(message, isDeleted: mark != nil, attachments: &prepared.attachments))
        }
        if keptContent {
            try intake.synchronize()
            keptContent = false
        }
        return prepared
    }

    /// Notes a known message that is the owner's, though only an added file said whose it is.
    private func note(_ message: SourceMessage, as held: Int32, in prepared: inout PreparedBatch) {
        guard let sender = message.sender, sender.isOwner, plan.claimed.contains(held),
            let handle = senders.handle(of: sender, seenAt: message.timestamp)
        else { return }
        prepared.own.append((held, handle))
    }

    /// Saves when senders were last seen.
    func finish() async throws(ImportError) {
        var directory = senders
        do throws(StoreError) { try await directory.flush() } catch { throw ImportError(error) }
        senders = directory
    }

    /// The people whom the vault did not have before.
    func introducedPeople() -> [UniqueIdentifier] { senders.introduced }

    /// What the file says, whatever its dates mean, once all batches were prepared.
    func contents() -> String { plan.contents ?? digestOfContents?.text() ?? "" }

    private func resolveSenders(of batch: IngestionBatch) async throws(ImportError) {
        var directory = senders
        do throws(StoreError) {
            for case .message(let message) in batch.events {
                if let person = message.sender { try await directory.resolve(person, seenAt: message.timestamp) }
            }
        } catch {
            throw ImportError(error)
        }
        senders = directory
    }

    /// - Parameter isDeleted: Whether the owner has deleted the message, so that only a mark of it is stored.
    private func newMessage(
        _ message: SourceMessage, isDeleted: Bool, attachments: inout AttachmentFigures
    ) throws(ImportError) -> NewMessage {
        let sender = message.sender.flatMap { senders.handle(of: $0, seenAt: message.timestamp) }
        let localSeconds = message.localSeconds ?? message.timestamp.wholeSeconds
        let key = builder.key(localSeconds: localSeconds, content: message.content)
        let place = place(key: key, sender: sender, localSeconds: localSeconds)
        let externalID =
            message.externalID
            ?? freeID(of: message, localSeconds: localSeconds, key: key, occurrence: place.occurrence)
        var content = message.content
        if !isDeleted, message.attachmentSources.contains(where: { $0 != nil }) {
            keptContent = true
            let kept = try intake.keep(content, from: message.attachmentSources)
            content = kept.content
            attachments.note(kept.faults)
        }
        if !isDeleted {
            for (index, attachment) in content.attachments.enumerated() {
                guard let completed = retained.completed(attachment), try intake.has(completed) else { continue }
                content.attachments[index] = completed
                attachments.missing -= 1
                attachments.found += 1
            }
        }
        var new = NewMessage(
            conversation: conversation.id, externalID: externalID, platform: conversation.platform,
            timestamp: message.timestamp, precision: message.precision, local: message.local, sender: sender,
            recipients: message.recipients.map {
                Participant(identifier: $0.identifier, displayName: $0.displayName)
            },
            direction: message.direction, status: message.status,
            content: content,
            replyTo: message.replyTo,
            platformSpecific: EnvelopeMark.platformSpecific(message.platformSpecific, text: message.content.text),
            position: place.position, contentKey: key)
        guard isDeleted else {
            new.run = run
            return new
        }
        new.content = Content(kind: .deleted, text: nil)
        new.platformSpecific = ""
        return new
    }

    /// The id of a message with the first number, from one on, that no equal message has.
    private func freeID(
        of message: SourceMessage, localSeconds: Int64, key: ContentKey, occurrence: UInt32
    ) -> String {
        var number = occurrence
        while true {
            let id = builder.syntheticID(
                chat: conversation.sessionID, sender: message.sender?.displayName ?? "", localSeconds: localSeconds,
                key: key, occurrence: number)
            if !takenIDs.contains(id) {
                // The number may be that of a later message of the file.
                if number > occurrence { takenIDs.insert(id) }
                return id
            }
            number += 1
        }
    }

    private func place(
        key: ContentKey, sender: SenderHandle?, localSeconds: Int64
    ) -> (position: ChatPosition, occurrence: UInt32) {
        if plan.placements != nil {
            defer { written += 1 }
            return (plan.positions[written], plan.occurrences[written])
        }
        if localSeconds != latestSeconds {
            counter.reset()
            latestSeconds = localSeconds
        }
        nextPosition += ChatPosition.stride
        return (
            ChatPosition(rawValue: nextPosition),
            counter.next(ReexportAlignment.Element(key: key, sender: number(of: sender)))
        )
    }

    private func number(of sender: SenderHandle?) -> Int32 {
        guard let sender else { return -1 }
        if let number = numbers[sender] { return number }
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers[sender] = number
        return number
    }
}

extension SourceMessage {
    /// The direction of the message, as far as the source identifies its owner.
    var direction: MessageDirection {
        guard let sender else { return .unknown }
        return sender.isOwner ? .outgoing : .incoming
    }
}
