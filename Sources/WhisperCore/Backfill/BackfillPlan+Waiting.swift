public import WhisperMessage
public import WhisperStorePort

extension BackfillPlan {
    /// The number of chats of a platform of which more is to be requested.
    ///
    /// - Throws: The vault's error.
    public func waitingChats(of platform: Platform) async throws(StoreError) -> Int {
        let contents = try await contents()
        guard !contents.wishes.isEmpty else { return 0 }
        return try await store.allConversations().count { chat in
            guard chat.platform == platform, let wish = contents.wishes.wish(for: chat) else { return false }
            return contents.state(of: chat.id, for: wish).status == .waiting
        }
    }
}
