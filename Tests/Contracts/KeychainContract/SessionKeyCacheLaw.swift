public import WhisperKeychainPort
public import WhisperSecretMemory
public import Testing

/// A requirement that every cache of session keys must meet (CLI-3).
public struct SessionKeyCacheLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (any SessionKeyCache, any SecretAllocator) async throws -> Void

    init(
        _ sentence: String, _ body: @escaping @Sendable (any SessionKeyCache, any SecretAllocator) async throws -> Void
    ) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// - Parameter cache: An empty cache with no other user.
    /// - Throws: An unexpected error of the adapter, which the law does not expect.
    public func check(_ cache: any SessionKeyCache, memory: any SecretAllocator) async throws {
        try await body(cache, memory)
    }

    /// All laws; one waits for two seconds.
    public static let all: [SessionKeyCacheLaw] = [
        SessionKeyCacheLaw("In an empty cache every secret is absent") { cache, _ in
            #expect(cache.answer(.vaultKey) == .absent)
            let wasThere = try cache.drop(.vaultKey)
            #expect(!wasThere)
        },
        SessionKeyCacheLaw("A cached secret is present until it is dropped") { cache, memory in
            let content: [UInt8] = Array(0...255)
            try cache.keep(try memory.secret(content), as: .vaultKey, seconds: 60)
            #expect(cache.answer(.vaultKey) == .present(content))
            #expect(cache.answer(name("other")) == .absent)
            #expect(try cache.drop(.vaultKey))
            #expect(cache.answer(.vaultKey) == .absent)
            #expect(try cache.drop(.vaultKey) == false)
        },
        SessionKeyCacheLaw("Caching under the same name replaces the secret") { cache, memory in
            try cache.keep(try memory.secret([1]), as: .vaultKey, seconds: 60)
            try cache.keep(try memory.secret([2, 3]), as: .vaultKey, seconds: 60)
            #expect(cache.answer(.vaultKey) == .present([2, 3]))
            #expect(try cache.drop(.vaultKey))
            #expect(cache.answer(.vaultKey) == .absent)
        },
        SessionKeyCacheLaw("A secret cached for no time is not cached") { cache, memory in
            try cache.keep(try memory.secret([1]), as: .vaultKey, seconds: 60)
            try cache.keep(try memory.secret([2]), as: .vaultKey, seconds: 0)
            #expect(cache.answer(.vaultKey) == .absent)
        },
        SessionKeyCacheLaw("A secret expires when its time is over, also if that was changed") { cache, memory in
            try cache.keep(try memory.secret([1]), as: .vaultKey, seconds: 60)
            try cache.keep(try memory.secret([2]), as: .vaultKey, seconds: 1)
            try await Task.sleep(for: .milliseconds(2_200))
            #expect(cache.answer(.vaultKey) == .absent)
            #expect(try cache.drop(.vaultKey) == false)
        },
    ]
}
