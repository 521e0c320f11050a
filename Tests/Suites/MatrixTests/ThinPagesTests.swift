import WhisperMatrix
import WhisperTestThreads
import Testing

@Suite("Pages of history that bring hardly anything (MX-2)", .ownThreads)
struct ThinPagesTests {
    /// Fetches pages of a gap that never ends, until no more are asked for; at most 200.
    ///
    /// - Parameter new: The number of new events in a page, by its number.
    /// - Returns: How many were fetched, and before which of them the machine waited.
    private func fetch(new: (Int) -> Int) -> (pages: Int, paused: [Int]) {
        func gap(_ number: Int) -> MatrixGap {
            MatrixGap(id: "g", room: MatrixFixture.room, token: "t\(number)", isHistory: false, age: nil)
        }
        var fixture = MatrixFixture.started(gaps: [gap(0)])
        var paused: [Int] = []
        for number in 1...200 {
            fixture.take(.page(fixture.page, MatrixPage(end: "t\(number)", payload: "page")))
            let outcome = MatrixOutcome(gaps: [MatrixFixture.room: [gap(number)]], new: new(number))
            guard fixture.take(.applied(fixture.write, outcome)).isEmpty else { continue }
            guard !fixture.fire(.history(MatrixFixture.room)).isEmpty else { return (number, paused) }
            paused.append(number + 1)
        }
        return (200, paused)
    }

    @Test("A server whose history never ends and brings a message a page is asked slowly, and left after 100 pages")
    func endless() {
        let (pages, paused) = fetch { _ in 1 }
        #expect(pages == 100)
        #expect(paused == Array(4...100))
    }

    @Test("A page without anything new counts as one, and they are left sooner")
    func barren() {
        let (pages, paused) = fetch { _ in 0 }
        #expect(pages == 10)
        #expect(paused == Array(4...10))
    }
}
