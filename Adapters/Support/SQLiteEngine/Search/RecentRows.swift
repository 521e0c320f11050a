internal import WhisperStorePort

/// Rows that pass a test: the newest messages are examined one after the other, and if too few of them pass, or too
/// many would have to be examined, the index supplies the rest.
///
/// Used when so many messages match that the first page is among the newest few hundred, while the index would have to
/// collect thousands of words first: prefixes of one or two letters.
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
    ///   - recent: All rows.
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
