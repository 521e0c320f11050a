import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension BrokenStore {
    func contentUses(after place: ContentPlace?, limit: Int) async throws(StoreError) -> [ContentUse] {
        let start = fault == .repeatsContentUses ? place.map { ContentPlace(before: $0.sha256) } : place
        let uses = try await base.contentUses(after: start, limit: limit)
        guard fault == .listsContentsOnce else { return uses }
        var known: Set<String> = []
        return uses.filter { known.insert($0.place.sha256).inserted }
    }

    func attachmentStates() async throws(StoreError) -> [AttachmentState: Int64] {
        let states = try await base.attachmentStates()
        return fault == .countsOnlyContents ? states.filter { $0.key == .found } : states
    }

    func releaseAttachments(_ releases: [AttachmentRelease]) async throws(StoreError) -> ReleaseOutcome {
        var releases = releases
        switch fault {
        case .releasesAnything:
            for (number, release) in releases.enumerated() {
                guard let held = try await base.message(release.message),
                    held.unified.content.attachments.indices.contains(release.index)
                else { continue }
                let attachment = held.unified.content.attachments[release.index]
                releases[number].sha256 = attachment.sha256 ?? release.sha256
            }
        case .releasesForEver:
            for number in releases.indices { releases[number].rest = .missing }
        default: break
        }
        let asked = releases
        var outcome = try await unlessCancelled { [base] () throws(StoreError) in
            try await base.releaseAttachments(asked)
        }
        if fault == .freesSharedContents { outcome.orphanedBlobs = Set(releases.map(\.sha256)).sorted() }
        if fault == .forgetsReleasedFiles {
            for release in releases {
                guard let held = try await base.message(release.message),
                    held.unified.content.attachments.indices.contains(release.index)
                else { continue }
                var attachment = held.unified.content.attachments[release.index]
                attachment.size = nil
                try await base.updateAttachment(release.message, index: release.index, to: attachment)
            }
        }
        return outcome
    }
}
