package import WhisperMessage
package import WhisperStorePort

/// Which chat a source means (ST-2).
extension Archive {
    /// The chat for a reference, which is created if there is none.
    package func conversation(for reference: ConversationReference) throws(StoreError) -> UniqueIdentifier {
        if let known = try store.conversation(havingKey: reference.key, on: reference.platform) {
            if known.kind == .unknown, reference.kind != .unknown {
                try store.put(title: known.title, reference.kind, of: known.id)
            }
            return known.id
        }
        if let known = try store.conversation(threadOf: reference.key, on: reference.platform) {
            try store.add(key: reference.key, on: reference.platform, to: known.id)
            var shown = known
            shown.take(reference)
            try store.put(title: shown.title, shown.kind == .unknown ? reference.kind : shown.kind, of: known.id)
            return known.id
        }
        let new = Conversation(
            id: store.makeIdentifier(), platform: reference.platform,
            sessionID: ThreadIdentifier.make(platform: reference.platform, chat: reference.key),
            title: reference.title, kind: reference.kind, createdAt: store.now, updatedAt: store.now)
        try store.insert(new)
        try store.add(key: reference.key, on: reference.platform, to: new.id)
        return new.id
    }
}
