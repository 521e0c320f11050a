import WhisperCore
import WhisperTestSupport

/// The law of one timeline (WDB-6): in every order, and repeated, the sources of a history give the same export, with
/// everything that any of them shows, and nothing twice but what is counted as ambiguous.
public enum MergeLaw {
    /// A history for which the law does not hold.
    public struct Violation: Error, CustomStringConvertible {
        /// The history's seed.
        public let seed: UInt64
        /// The order in which its sources were delivered.
        public let order: [String]
        let isOfPhones: Bool
        let sources: [RandomHistory.Source]
        /// The lines of the export that only other orders give.
        public let missing: [String]
        /// The lines that only this order gives.
        public let added: [String]

        private var shown: Int { 3 }

        /// The seed, the order and the first lines.
        public var description: String {
            (["seed \(seed)\(isOfPhones ? " of phones" : ""), \(order.joined(separator: ", "))"]
                + missing.prefix(shown).map { "- \($0)" }
                + added.prefix(shown).map { "+ \($0)" })
                .joined(separator: "\n")
        }

        init?(
            _ seed: UInt64, isOfPhones: Bool, _ order: [RandomHistory.Source], _ form: [String], expected: [String]
        ) {
            if form == expected { return nil }
            self.init(
                seed: seed, isOfPhones: isOfPhones, order: order, missing: expected.filter { !form.contains($0) },
                added: form.filter { !expected.contains($0) })
        }

        init(
            seed: UInt64, isOfPhones: Bool, order: [RandomHistory.Source], missing: [String], added: [String]
        ) {
            self.seed = seed
            self.isOfPhones = isOfPhones
            self.order = order.map(\.rawValue)
            sources = order
            self.missing = missing
            self.added = added
        }
    }

    /// Delivers the sources of a history in several orders, each order twice.
    ///
    /// - Parameters:
    ///   - isOfPhones: Whether the databases are tables of Android and iOS, read by their adapters.
    ///   - limit: The maximum number of orders, drawn by the seed; nil for every order.
    /// - Returns: The number of orders.
    /// - Throws: ``Violation``, or an error of an import.
    public static func check(
        seed: UInt64, isOfPhones: Bool = false, orders limit: Int? = nil
    ) async throws -> Int {
        let history = RandomHistory(seed: seed, isOfPhones: isOfPhones)
        // The orders in which no file follows an export come first. Files join no chats and no people (0048), so that such a
        // file may leave two chats until its export, or a database, is read again.
        let all = orders(of: history.sources)
        var orders = all.filter { !isUnjoined($0) } + all.filter { isUnjoined($0) && history.isToldInWords }
        if let limit {
            var random = SeededRandom(seed: seed)
            let drawn = orders.shuffled(using: &random).prefix(limit)
            orders = drawn.filter { !isUnjoined($0) } + drawn.filter { isUnjoined($0) }
        }
        var expected: [String]?
        for order in orders {
            let vault = MergeVault()
            for source in order { try await vault.deliver(source, of: history) }
            let form = try await vault.normalForm()
            for source in order.reversed() { try await vault.deliver(source, of: history) }
            let again = try await vault.normalForm()
            let wanted = expected ?? (isUnjoined(order) ? again : form)
            expected = wanted
            if !isUnjoined(order),
                let violation = Violation(seed, isOfPhones: isOfPhones, order, form, expected: wanted)
            {
                throw violation
            }
            let twice = order + order.reversed()
            if let violation = Violation(seed, isOfPhones: isOfPhones, twice, again, expected: wanted) {
                throw violation
            }
            let ambiguous = try await vault.load(history.source(isOlder: false)).ambiguous
            let stored = try await vault.messageCount()
            guard stored == Int64(history.shown) + ambiguous else {
                throw Violation(
                    seed: seed, isOfPhones: isOfPhones, order: order,
                    missing: ["messages: \(history.shown), ambiguous: \(ambiguous)"],
                    added: ["messages: \(stored)"] + again)
            }
        }
        return orders.count
    }

    /// Delivers the sources of a violation once more, and describes what each of them changes.
    public static func trace(_ violation: Violation) async throws -> [String] {
        let history = RandomHistory(seed: violation.seed, isOfPhones: violation.isOfPhones)
        let vault = MergeVault()
        var lines: [String] = []
        var before: [String] = []
        for source in violation.sources {
            try await vault.deliver(source, of: history)
            let form = try await vault.normalForm()
            lines.append("after \(source.rawValue):")
            lines += before.filter { !form.contains($0) }.map { "- \($0)" }
            lines += form.filter { !before.contains($0) }.map { "+ \($0)" }
            before = form
        }
        return lines
    }

    /// Whether a file follows an export.
    private static func isUnjoined(_ order: [RandomHistory.Source]) -> Bool {
        guard let file = order.firstIndex(of: .json), let export = order.firstIndex(of: .export) else { return false }
        return export < file
    }

    /// All orders of some elements.
    static func orders(of sources: [RandomHistory.Source]) -> [[RandomHistory.Source]] {
        guard !sources.isEmpty else { return [[]] }
        return sources.flatMap { first in
            orders(of: sources.filter { $0 != first }).map { [first] + $0 }
        }
    }
}
