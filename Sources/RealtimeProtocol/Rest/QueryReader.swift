import WhisperRealtimePort

/// Reads the parameters of a query. A repeated parameter is rejected.
struct QueryReader {
    private let items: [HTTPRequest.QueryItem]

    init(_ items: [HTTPRequest.QueryItem]) {
        self.items = items
    }

    private func value(_ name: String) throws(RealtimeProtocolError) -> String? {
        let found = items.filter { $0.name == name }
        guard found.count <= 1 else { throw RealtimeProtocolError(.invalidValue, path: name) }
        return found.first?.value
    }

    /// Reads an identifier; nil if absent.
    func identifier(_ name: String) throws(RealtimeProtocolError) -> String? {
        guard let text = try value(name) else { return nil }
        guard RealtimeIdentifier.isValid(text) else { throw RealtimeProtocolError(.invalidValue, path: name) }
        return text
    }

    /// Reads an integer in decimal digits; nil if absent.
    func integer(_ name: String, in range: ClosedRange<Int64>) throws(RealtimeProtocolError) -> Int64? {
        guard let text = try value(name) else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text) else {
            throw RealtimeProtocolError(.wrongType, path: name)
        }
        guard range.contains(number) else { throw RealtimeProtocolError(.invalidValue, path: name) }
        return number
    }

    /// Reads the maximum number of elements of a page.
    func limit() throws(RealtimeProtocolError) -> Int {
        let most = RealtimeLimits.elementsOfPage
        return Int(try integer("limit", in: 1...Int64(most)) ?? Int64(most))
    }
}
