import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension BrokenStore {
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
