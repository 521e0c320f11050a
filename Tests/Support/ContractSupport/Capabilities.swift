import Testing

/// Reports a law as not checked unless everything that it needs was declared.
///
/// A law that was not checked must not look like one that holds. The report is a warning with the name of the law and
/// what is missing, and the running test case is cancelled. Every contract kit reports in this one way.
///
/// - Parameters:
///   - needed: What the law needs.
///   - declared: What the adapter can do, or what its bench has hooks for.
///   - law: The law as a sentence.
/// - Throws: The error that ends a cancelled test case, if something is missing.
package func requireCapabilities<Capabilities: OptionSet & CustomStringConvertible>(
    _ needed: Capabilities, of declared: Capabilities, for law: String
) throws {
    let missing = needed.subtracting(declared)
    if !missing.isEmpty { try reportUnchecked(law, missing: "\(missing)") }
}

/// Reports a law as not checked, as a warning, and cancels the running test case.
package func reportUnchecked(_ law: String, missing: String) throws -> Never {
    let reason: Comment = "Not checked, since the adapter or its bench lacks what the law needs (\(missing)): \(law)"
    Issue.record(reason, severity: .warning)
    try Test.cancel(reason)
}

/// The names of the options that are set, separated by commas.
package func names<Options: OptionSet>(of options: Options, in table: [(option: Options, name: String)]) -> String {
    table.filter { options.isSuperset(of: $0.option) }.map(\.name).joined(separator: ", ")
}
