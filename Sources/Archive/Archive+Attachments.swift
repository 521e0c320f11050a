package import WhisperMessage
package import WhisperStorePort

/// What is known of attachments, and of their contents, which arrive later or are given up (MX-4, ST-13).
extension Archive {
    /// Replaces the record of an attachment.
    ///
    /// - Throws: As `VaultStore.updateAttachment`.
    package func updateAttachment(
        of id: UniqueIdentifier, at index: Int, to attachment: Attachment
    ) throws(StoreError) {
        _ = try changeAttachment(of: id, at: index) { _ in attachment }
    }

    /// Records what became of an attachment whose content arrives later.
    ///
    /// - Throws: As `VaultStore.settleAttachment`.
    package func settleAttachment(
        of id: UniqueIdentifier, at index: Int, _ fate: AttachmentFate
    ) throws(StoreError) -> Attachment {
        return try changeAttachment(of: id, at: index) { (attachment) throws(StoreError) in
            try attachment.settled(fate)
        }
    }

    /// Gives up the contents of attachments, where these are still the ones that are named.
    ///
    /// - Throws: As `VaultStore.releaseAttachments`.
    package func releaseAttachments(_ releases: [AttachmentRelease]) throws(StoreError) -> ReleaseOutcome {
        var released: [String] = []
        for (message, releases) in Dictionary(grouping: releases, by: \.message) {
            guard let held = try store.message(message) else { continue }
            var changed = held
            for release in releases {
                let attachments = changed.unified.content.attachments
                guard attachments.indices.contains(release.index),
                    let rest = attachments[release.index].released(from: release.sha256, release.rest)
                else { continue }
                changed.unified.content.attachments[release.index] = rest
                released.append(release.sha256)
            }
            if changed != held { try store.update(MessageUpdate(held, to: changed)) }
        }
        return ReleaseOutcome(released: released.count, orphanedBlobs: try store.unreferenced(Set(released)))
    }

    private func changeAttachment(
        of id: UniqueIdentifier, at index: Int, _ change: (Attachment) throws(StoreError) -> Attachment
    ) throws(StoreError) -> Attachment {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        guard held.unified.content.attachments.indices.contains(index) else { throw StoreError(.invalidArgument) }
        var changed = held
        let attachment = try change(held.unified.content.attachments[index])
        changed.unified.content.attachments[index] = attachment
        if changed != held { try store.update(MessageUpdate(held, to: changed)) }
        return attachment
    }
}
