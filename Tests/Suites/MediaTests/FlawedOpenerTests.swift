import Synchronization
import Testing
import WhisperMediaContract
import WhisperMediaPort
import WhisperOpenSSLMedia
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads

/// Mistakes that an opener could make.
enum OpenerFlaw: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Takes a file that must be refused for a reason.
    case accepts(MediaOpeningError)
    /// Gives another reason.
    case confuses(MediaOpeningError, with: MediaOpeningError)
    case losesTheEnd
    case losesSmallPieces
    case passesNothing
    case passesTwice
    case acceptsAfterTheEnd
    case finishesTwice
    case hidesReceiverErrors
    case continuesAfterReceiverErrors
    case sharesState

    static let reasons: [MediaOpeningError] = [.truncated, .otherFile, .forged, .malformed, .otherContent]

    static let allCases: [OpenerFlaw] =
        reasons.map { .accepts($0) }
        + zip(reasons, reasons.dropFirst() + [.truncated]).map { .confuses($0, with: $1) }
        + [
            .losesTheEnd, .losesSmallPieces, .passesNothing, .passesTwice, .acceptsAfterTheEnd, .finishesTwice,
            .hidesReceiverErrors, .continuesAfterReceiverErrors, .sharesState,
        ]

    var description: String {
        switch self {
        case .accepts(let reason): "accepts what is \(reason)"
        case .confuses(let reason, let other): "reports \(reason) as \(other)"
        case .losesTheEnd: "loses the end"
        case .losesSmallPieces: "loses small pieces"
        case .passesNothing: "passes nothing on as something"
        case .passesTwice: "passes everything on twice"
        case .acceptsAfterTheEnd: "accepts bytes after the end"
        case .finishesTwice: "finishes twice"
        case .hidesReceiverErrors: "hides the receiver's errors"
        case .continuesAfterReceiverErrors: "continues after the receiver's errors"
        case .sharesState: "shares state between openings"
        }
    }
}

@Suite("The contract of openers detects mistakes", .ownThreads)
struct FlawedOpenerTests {
    @Test("A mistake breaks a rule", arguments: OpenerFlaw.allCases)
    func mistake(_ flaw: OpenerFlaw) throws {
        let sodium = try SodiumSealing()
        let right = OpenSSLMediaOpener(memory: sodium)
        let vectors = try MediaVectors.committed()
        let isBroken = Mutex(false)
        for law in MediaLaw.all where !isBroken.withLock({ $0 }) {
            let bench = vectors.bench(FlawedOpener(right, flaw), seed: 1, sodium: sodium)
            try withKnownIssue(isIntermittent: true) {
                try law.check(bench)
            } matching: { _ in
                isBroken.withLock { $0 = true }
                return true
            }
        }
        #expect(isBroken.withLock { $0 }, "No law is broken by an opener that \(flaw)")
    }

    @Test("A bench without malformed files leaves two laws unchecked, and says which (LIB-8)")
    func withoutMalformedFiles() throws {
        let sodium = try SodiumSealing()
        let vectors = try MediaVectors.committed()
        let bench = MediaBench(
            opener: OpenSSLMediaOpener(memory: sodium), memory: sodium, sha256: { $0 }, samples: vectors.samples,
            seed: 1)
        let unchecked = MediaLaw.all.filter { !$0.needs.isSubset(of: bench.capabilities) }
        #expect(unchecked.map { "\($0.needs)" } == ["malformed", "malformed"])
    }
}

/// An opener that is correct except for one mistake.
// Used by one test at a time.
private final class FlawedOpener: MediaOpener, @unchecked Sendable {
    private let right: OpenSSLMediaOpener
    private let flaw: OpenerFlaw
    private var shared: FlawedOpening?

    init(_ right: OpenSSLMediaOpener, _ flaw: OpenerFlaw) {
        self.right = right
        self.flaw = flaw
    }

    func begin(_ reference: borrowing MediaReference) throws(MediaOpeningError) -> any MediaOpening {
        let base = try right.begin(reference)
        guard flaw == .sharesState else { return FlawedOpening(base, flaw) }
        if let shared {
            shared.restart(base)
            return shared
        }
        let opening = FlawedOpening(base, flaw)
        shared = opening
        return opening
    }

    func open(
        _ content: EncryptedContent, secret: borrowing SecretBytes
    ) throws(MediaOpeningError) -> [UInt8] {
        try right.open(content, secret: secret)
    }
}

/// An opening that is correct except for one mistake.
private final class FlawedOpening: MediaOpening {
    private var base: any MediaOpening
    private let flaw: OpenerFlaw
    private var isEnded = false
    private var isStopped = false

    init(_ base: any MediaOpening, _ flaw: OpenerFlaw) {
        self.base = base
        self.flaw = flaw
    }

    /// Forgets the file that is being opened, and starts with another one.
    func restart(_ base: any MediaOpening) {
        self.base = base
        (isEnded, isStopped) = (false, false)
    }

    func open<Failure: Error>(
        _ bytes: UnsafeRawBufferPointer, into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        if isEnded, flaw == .acceptsAfterTheEnd { return }
        if flaw == .losesSmallPieces, bytes.count < 3 { return }
        try relay(to: content) { receiver throws(MediaOpeningFailure<Never>) in
            try base.open(bytes, into: receiver)
        }
    }

    func finish<Failure: Error>(
        into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        if isEnded, flaw == .finishesTwice { return }
        isEnded = true
        try relay(to: content) { receiver throws(MediaOpeningFailure<Never>) in
            try base.finish(into: receiver)
        }
    }

    /// Passes on what the right opening does, and how it ends.
    private func relay<Failure: Error>(
        to content: (UnsafeRawBufferPointer) throws(Failure) -> Void,
        _ call: ((UnsafeRawBufferPointer) -> Void) throws(MediaOpeningFailure<Never>) -> Void
    ) throws(MediaOpeningFailure<Failure>) {
        guard !isStopped else { throw .opening(.unavailable) }
        var pieces: [[UInt8]] = []
        var reason: MediaOpeningError?
        do throws(MediaOpeningFailure<Never>) {
            try call { pieces.append(Array($0)) }
        } catch {
            if case .opening(let found) = error { reason = found }
        }
        if isEnded, flaw == .losesTheEnd { pieces = [] }
        if isEnded, flaw == .passesNothing { pieces.append([]) }
        if flaw == .passesTwice { pieces = pieces.flatMap { [$0, $0] } }
        for piece in pieces {
            do throws(Failure) {
                try piece.withUnsafeBufferPointer { bytes throws(Failure) in try content(UnsafeRawBufferPointer(bytes))
                }
            } catch {
                if flaw == .hidesReceiverErrors { continue }
                isStopped = flaw != .continuesAfterReceiverErrors
                throw .content(error)
            }
        }
        guard let reason else { return }
        switch flaw {
        case .accepts(reason): return
        case .confuses(reason, let other): throw .opening(other)
        default: throw .opening(reason)
        }
    }
}
