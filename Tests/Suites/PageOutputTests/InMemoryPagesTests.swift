import Testing
import WhisperInMemoryPages
import WhisperPageContract
import WhisperPagePort
import WhisperTestThreads

@Suite("Archives in memory", .ownThreads)
struct InMemoryPagesTests {
    static func bench() -> PageBench {
        let place = InMemoryPagePlace()
        return PageBench(
            open: { try InMemoryPages(at: place, mayReplace: $0) }, published: { place.published },
            openFilling: { try InMemoryPages(at: InMemoryPagePlace(capacity: 1 << 20)) },
            countRemains: { place.unpublishedFiles })
    }

    @Test(arguments: PageLaw.all.filter { !$0.needs.contains(.occupation) && !$0.needs.contains(.remains) })
    func law(_ law: PageLaw) async throws {
        try await law.check(Self.bench())
    }

    @Test("A bench without hooks leaves eight laws unchecked, and says which (LIB-8)")
    func withoutHooks() {
        let bench = PageBench(open: { try InMemoryPages(mayReplace: $0) }, published: { nil })
        let unchecked = PageLaw.all.filter { !$0.needs.isSubset(of: bench.capabilities) }
        #expect(
            unchecked.map { "\($0.needs)" }.sorted() == [
                "counting", "counting", "counting", "filling", "filling, counting", "occupation", "occupation",
                "remains, counting",
            ])
    }
}
