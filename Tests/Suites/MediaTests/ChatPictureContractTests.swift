import Synchronization
import Testing
import WhisperMediaContract
import WhisperMediaPort
import WhisperTestThreads

@Suite("The contract of sources of pictures of chats (ING-6)", .ownThreads)
struct ChatPictureContractTests {
    @Test("A source that makes no mistake meets every rule", arguments: ChatPictureLaw.all)
    func law(_ law: ChatPictureLaw) async throws { try await law.check(SamplePictures().bench) }

    @Test("A mistake breaks a rule", arguments: PictureFlaw.allCases)
    func mistake(_ flaw: PictureFlaw) async throws {
        let isBroken = Mutex(false)
        for law in ChatPictureLaw.all {
            let bench = SamplePictures(flaw).bench
            try await withKnownIssue(isIntermittent: true) {
                try await law.check(bench)
            } matching: { _ in
                isBroken.withLock { $0 = true }
                return true
            }
        }
        #expect(isBroken.withLock { $0 }, "No law is broken by a source that \(flaw.rawValue)")
    }
}

/// Mistakes that a source could make.
enum PictureFlaw: String, CaseIterable, CustomTestStringConvertible {
    case alwaysUnchanged = "calls every picture unchanged"
    case neverUnchanged = "calls no picture unchanged"
    case keepsIDs = "keeps the id of a picture that has changed"
    case changesIDs = "changes the id of a picture that has not"
    case inventsPictures = "has a picture of every chat"
    case keepsRemoved = "calls the lack of a picture unchanged"
    case losesTheEnd = "loses the last byte"
    case exceedsLimits = "ignores the limit"
    case refusesTheLimit = "refuses a picture of exactly the permitted size"
    case cutsOff = "cuts off what is too large"
    case servesFormer = "fetches the former picture"
    case leadsElsewhere = "names another host"

    var testDescription: String { rawValue }
}

/// A source over pictures in memory, which is correct except for one mistake.
private final class SamplePictures: ChatPictureSource {
    private let flaw: PictureFlaw?
    private let state = Mutex((version: 1, requests: 0))

    init(_ flaw: PictureFlaw? = nil) { self.flaw = flaw }

    var bench: ChatPictureBench {
        ChatPictureBench(
            source: self, chat: "family", content: { self.content(self.state.withLock(\.version)) }, bareChat: "bare",
            change: { self.state.withLock { $0.version += 1 } })
    }

    private func content(_ version: Int) -> [UInt8] { [UInt8](repeating: UInt8(version), count: 2_000 + version) }

    func picture(of chat: String, known: String?) async throws(MediaTransferError) -> ChatPictureAnswer {
        let (version, requests) = state.withLock { state in
            state.requests += 1
            return state
        }
        if chat == "bare", flaw != .inventsPictures {
            return flaw == .keepsRemoved && known?.isEmpty == false ? .unchanged : .none
        }
        if flaw == .alwaysUnchanged { return .unchanged }
        let id = flaw == .keepsIDs ? "1" : flaw == .changesIDs ? "\(requests)" : "\(version)"
        if id == known, flaw != .neverUnchanged { return .unchanged }
        return .picture(id: id, path: flaw == .leadsElsewhere ? "//elsewhere/\(version)" : "/v/\(version)")
    }

    func fetch(_ request: PictureRequest) async throws(MediaTransferError) -> [UInt8] {
        guard let version = Int(request.path.dropFirst(3)) else { throw .expired }
        var bytes = content(flaw == .servesFormer ? max(version - 1, 1) : version)
        if flaw == .losesTheEnd { bytes.removeLast() }
        if flaw == .cutsOff { return Array(bytes.prefix(request.limit)) }
        let limit = flaw == .refusesTheLimit ? request.limit - 1 : request.limit
        guard bytes.count <= limit || flaw == .exceedsLimits else { throw .tooLarge }
        return bytes
    }
}
