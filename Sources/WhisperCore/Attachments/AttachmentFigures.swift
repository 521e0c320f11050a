public import WhisperIngestionPort
import WhisperMessage

/// What became of the attachments that a file mentions (ING-5). Every attachment is in one of the numbers.
public struct AttachmentFigures: Hashable, Sendable {
    /// Those whose content is there: after an import, in the vault.
    public var found: Int64
    /// Those whose content is there but cannot be read, so that the vault does not have it.
    public var damaged: Int64 = 0
    /// Those that are named but not there.
    public var missing: Int64
    /// Those that were left out on purpose.
    public var omitted: Int64
    /// Those that cannot be read, at most the first hundred.
    public var faults: [AttachmentFault] = []

    /// Creates figures; nothing is damaged as long as nothing was read.
    public init(found: Int64 = 0, missing: Int64 = 0, omitted: Int64 = 0) {
        self.found = found
        self.missing = missing
        self.omitted = omitted
    }

    private static let mostNamed = 100

    /// Counts the attachments of a message as its source has them.
    mutating func count(_ message: SourceMessage) {
        for (index, attachment) in message.content.attachments.enumerated() {
            let isThere = message.attachmentSources.indices.contains(index) && message.attachmentSources[index] != nil
            if isThere {
                found += 1
            } else if attachment.state == .omitted {
                omitted += 1
            } else {
                missing += 1
            }
        }
    }

    /// Takes what could not be read from what was found.
    mutating func note(_ faults: [AttachmentFault]) {
        for fault in faults {
            found -= 1
            if fault.isAbsence {
                missing += 1
            } else {
                damaged += 1
                if self.faults.count < AttachmentFigures.mostNamed { self.faults.append(fault) }
            }
        }
    }

    /// Adds the figures of another part of the same file.
    mutating func add(_ other: AttachmentFigures) {
        found += other.found
        damaged += other.damaged
        missing += other.missing
        omitted += other.omitted
        faults += other.faults.prefix(AttachmentFigures.mostNamed - faults.count)
    }
}

/// An attachment whose content its source offered and then could not supply.
public struct AttachmentFault: Hashable, Sendable {
    /// Its name; nil if it has none.
    public var name: String?
    /// The reason.
    public var reason: IngestionError

    /// Creates a fault.
    public init(name: String?, reason: IngestionError) {
        self.name = name
        self.reason = reason
    }

    /// Whether the content was gone when it was read.
    public var isAbsence: Bool { reason == .notFound }
}
