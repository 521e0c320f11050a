import Synchronization
import Testing
import WhisperInMemoryPages
import WhisperPageContract
import WhisperTestThreads

/// Mistakes that an output of archives could make.
enum PageFlaw: CaseIterable {
    case publishesEarly
    case publishesOnAbandon
    case publishesNothing
    case publishesRuns
    case publishesUnfinished
    case losesLastBytes
    case mixesFiles
    case acceptsAfterClose
    case acceptsAfterEnd
    case acceptsAnyPath
    case acceptsPathsTwice
    case replacesAlways
    case replacesNever
    case ignoresOtherWriters
    case removesTheOldFirst
    case keepsRemains
    case keepsRuns
    case rereadsRuns
    case returnsLongPieces
    case writesRunsOnReading
    case reportsFullnessAsSuccess
}

@Suite("The contract of archives' outputs detects mistakes", .ownThreads)
struct FlawedPagesTests {
    @Test("A mistake breaks a rule", arguments: PageFlaw.allCases)
    func mistake(_ flaw: PageFlaw) async throws {
        for law in PageLaw.all where law.needs.isDisjoint(with: [.occupation, .remains]) {
            let place = FlawedPlace(flaw)
            let isBroken = Mutex(false)
            try await withKnownIssue(isIntermittent: true) {
                try await law.check(
                    PageBench(
                        open: { try FlawedPages(place, mayReplace: $0) }, published: { place.published },
                        openFilling: { try FlawedPages(FlawedPlace(flaw, capacity: 1 << 20), mayReplace: false) },
                        countRemains: { place.remains }))
            } matching: { _ in
                isBroken.withLock { $0 = true }
                return true
            }
            if isBroken.withLock({ $0 }) { return }
        }
        Issue.record("No law is broken by \(flaw)")
    }
}

/// What outputs with one mistake publish.
private final class FlawedPlace: Sendable {
    let flaw: PageFlaw
    let right: InMemoryPagePlace
    /// What the mistake shows instead.
    let shown = Mutex<[String: [UInt8]]?>(nil)
    let kept = Counter()

    init(_ flaw: PageFlaw, capacity: Int = .max) {
        self.flaw = flaw
        right = InMemoryPagePlace(capacity: capacity)
    }

    var published: [String: [UInt8]]? { shown.withLock { $0 } ?? right.published }
    var remains: Int { right.unpublishedFiles + kept.value }

    func show(_ path: String, _ bytes: [UInt8]) { shown.withLock { $0 = ($0 ?? [:]).merging([path: bytes]) { $1 } } }
}

/// An output that is correct except for one mistake.
private final class FlawedPages: PageOutput {
    let place: FlawedPlace
    let base: any PageOutput
    let isEnded = Mutex(false)

    var flaw: PageFlaw { place.flaw }

    init(_ place: FlawedPlace, mayReplace: Bool) throws(PageOutputError) {
        self.place = place
        let right = place.right
        switch place.flaw {
        case .replacesAlways: base = try InMemoryPages(at: right, mayReplace: true)
        case .replacesNever: base = try InMemoryPages(at: right, mayReplace: false)
        case .ignoresOtherWriters:
            if let only = try? InMemoryPages(at: right, mayReplace: mayReplace) {
                base = only
            } else if right.published == nil || mayReplace {
                base = try InMemoryPages()
            } else {
                throw .occupied
            }
        default: base = try InMemoryPages(at: right, mayReplace: mayReplace)
        }
        if place.flaw == .removesTheOldFirst { place.shown.withLock { $0 = [:] } }
    }

    func file(_ path: String) throws(PageOutputError) -> any PageFile {
        if flaw == .acceptsAfterEnd, isEnded.withLock({ $0 }) { return NullFile() }
        do {
            let file = try base.file(flaw == .mixesFiles && path.hasSuffix("1.html") ? path + "x" : path)
            if flaw == .publishesEarly { place.show(path, []) }
            if flaw == .keepsRemains { _ = place.kept.next() }
            return FlawedFile(file, of: self)
        } catch {
            if flaw == .acceptsAnyPath, error == .invalidPath { return NullFile() }
            if flaw == .acceptsPathsTwice, error == .pathInUse { return NullFile() }
            throw error
        }
    }

    func makeRun() throws(PageOutputError) -> any PageRun {
        let run = try base.makeRun()
        if flaw == .publishesRuns { try putRun() }
        if flaw == .keepsRuns { _ = place.kept.next() }
        return FlawedRun(run, of: self)
    }

    private func putRun() throws(PageOutputError) {
        let file = try base.file("runs/\(place.kept.next())")
        try file.close()
    }

    func commit() throws(PageOutputError) {
        isEnded.withLock { $0 = true }
        if flaw == .removesTheOldFirst { place.shown.withLock { $0 = nil } }
        if flaw == .publishesNothing { return base.abandon() }
        do {
            try base.commit()
        } catch {
            guard flaw == .publishesUnfinished, error == .unfinished else { throw error }
            place.show("half.html", [])
        }
    }

    func abandon() {
        isEnded.withLock { $0 = true }
        if flaw == .publishesOnAbandon { try? base.commit() }
        base.abandon()
    }
}

/// Accepts everything.
private final class NullFile: PageFile {
    func write(_ bytes: [UInt8]) {}
    func close() {}
}

private final class FlawedFile: PageFile {
    let base: any PageFile
    let output: FlawedPages
    private var isClosed = false

    init(_ base: any PageFile, of output: FlawedPages) {
        self.base = base
        self.output = output
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        if output.flaw == .acceptsAfterClose, isClosed { return }
        do {
            try base.write(output.flaw == .losesLastBytes ? Array(bytes.prefix(60_000)) : bytes)
        } catch {
            guard output.flaw == .reportsFullnessAsSuccess, error == .full else { throw error }
        }
    }

    func close() throws(PageOutputError) {
        if output.flaw == .acceptsAfterClose, isClosed { return }
        isClosed = true
        try base.close()
    }
}

private final class FlawedRun: PageRun {
    let base: any PageRun
    let output: FlawedPages
    private var isReading = false

    init(_ base: any PageRun, of output: FlawedPages) {
        self.base = base
        self.output = output
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        if output.flaw == .writesRunsOnReading, isReading { return }
        do {
            try base.write(bytes)
        } catch {
            guard output.flaw == .reportsFullnessAsSuccess, error == .full else { throw error }
        }
    }

    func read(atMost limit: Int) throws(PageOutputError) -> [UInt8] {
        defer { isReading = true }
        let bytes = try base.read(atMost: output.flaw == .returnsLongPieces ? limit + 1 : limit)
        if output.flaw == .rereadsRuns, bytes.isEmpty, !isReading { return [0] }
        return bytes
    }
}
