public import Testing
import WhisperMediaPort

/// A requirement that every source of pictures of chats must meet (ING-6).
///
/// An adapter's test runs them all, each on a bench of its own:
/// ```
/// @Test(arguments: ChatPictureLaw.all)
/// func law(_ law: ChatPictureLaw) async throws { try await law.check(bench()) }
/// ```
public struct ChatPictureLaw: Sendable, CustomTestStringConvertible {
    /// The law as a sentence.
    public let testDescription: String
    private let body: @Sendable (ChatPictureBench) async throws -> Void

    private init(_ sentence: String, _ body: @escaping @Sendable (ChatPictureBench) async throws -> Void) {
        testDescription = sentence
        self.body = body
    }

    /// Records an issue for each violation.
    ///
    /// - Throws: An unexpected error of the adapter; an expectation without which the rest cannot be checked.
    public func check(_ bench: ChatPictureBench) async throws { try await body(bench) }

    /// All laws.
    public static let all: [ChatPictureLaw] = [
        ChatPictureLaw("The picture that a caller does not have is named, and fetched as a whole") { bench in
            for known in [nil, "", "another"] {
                let (_, path) = try await bench.picture(known: known)
                let bytes = try await bench.source.fetch(try bench.request(path))
                #expect(try await bytes == bench.content(), "known: \(known ?? "none")")
            }
        },
        ChatPictureLaw("The picture that a caller has is unchanged until there is another, under another id") { bench in
            let (id, path) = try await bench.picture(known: nil)
            #expect(try await bench.source.picture(of: bench.chat, known: id) == .unchanged)
            let again = try await bench.picture(known: nil)
            #expect(again.id == id && again.path == path)
            try await bench.change()
            let (newID, newPath) = try await bench.picture(known: id)
            #expect(newID != id)
            #expect(try await bench.source.fetch(try bench.request(newPath)) == bench.content())
            #expect(try await bench.source.picture(of: bench.chat, known: newID) == .unchanged)
        },
        ChatPictureLaw("A chat without a picture has none, whatever the caller has") { bench in
            let (id, _) = try await bench.picture(known: nil)
            for known in [nil, "", id] {
                #expect(try await bench.source.picture(of: bench.bareChat, known: known) == .none)
            }
        },
        ChatPictureLaw("A picture of more bytes than permitted is too large, one of as many is not") { bench in
            let (_, path) = try await bench.picture(known: nil)
            let size = try await bench.content().count
            #expect(try await bench.source.fetch(try bench.request(path, limit: size)).count == size)
            for limit in [1, size - 1] {
                let request = try bench.request(path, limit: limit)
                var failure: MediaTransferError?
                do throws(MediaTransferError) {
                    _ = try await bench.source.fetch(request)
                } catch {
                    failure = error
                }
                #expect(failure == .tooLarge, "\(limit) of \(size) bytes")
            }
        },
    ]
}

extension ChatPictureBench {
    /// The picture of the chat that has one.
    fileprivate func picture(known: String?) async throws -> (id: String, path: String) {
        guard case .picture(let id, let path) = try await source.picture(of: chat, known: known) else {
            throw NoPicture()
        }
        return (id, path)
    }

    fileprivate func request(_ path: String, limit: Int = PictureRequest.largest) throws -> PictureRequest {
        try #require(PictureRequest(path: path, limit: limit), "The path leads elsewhere")
    }
}

/// A source does not name the picture of a chat that has one.
private struct NoPicture: Error {}
