internal import WhisperStorePort

/// Rows that pass a test: the newest ones are examined one after the other, and if too few of them pass, or too many would
/// have to be examined, the index supplies the rest.
///
/// Used for prefixes: to find the newest message that has one, the index must first collect every message with any of its
/// words, which can be thousands of words and most of the messages. Where so many have it, the first page is among the
/// newest few hundred; where few of the newest have it, there is little to collect.
final class RecentRows: RowStream {
    private let recent: any RowStream
    private let test: TextTest
    private let older: (_ below: Int64) throws(StoreError) -> any RowStream
    private var rest: (any RowStream)?
    private var last: Int64 = .max
    private var looked = 0
    private var passed = 0
    private let costs: SearchCosts

    /// Parameters:
    ///   - recent: All rows that may pass.
    ///   - costs: How many messages are examined.
    ///   - older: Creates the stream of the matching rows below a given one.
    init(
        _ recent: any RowStream, _ test: TextTest, _ costs: SearchCosts,
        older: @escaping (_ below: Int64) throws(StoreError) -> any RowStream
    ) {
        self.recent = recent
        self.test = test
        self.costs = costs
        self.older = older
    }

    func next() throws(StoreError) -> Int64? {
        while rest == nil, looked < costs.recentLooks, looked < (passed + 4) * costs.recentShare {
            guard let row = try recent.next() else { return nil }
            if Task.isCancelled { throw StoreError(.cancelled) }
            last = row
            looked += 1
            if try test.holds(row) {
                passed += 1
                return row
            }
        }
        if let rest { return try rest.next() }
        let rest = try older(last)
        self.rest = rest
        return try rest.next()
    }
}
