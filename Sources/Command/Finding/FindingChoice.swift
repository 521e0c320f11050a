import WhisperLocalization

/// What becomes of several things that a name may refer to: a person at a terminal chooses, and elsewhere the command
/// ends with the list. Nothing is guessed.
struct FindingChoice<Candidate: Sendable> {
    let context: Context
    /// Whether a person may be asked; not where the terminal shows something else.
    var mayAsk = true
    /// What to call a candidate in a list; names are made safe to print when the list is shown.
    let describe: (Candidate) -> String

    /// The most candidates that an error names.
    static var mostNamed: Int { 10 }

    /// Lets the user choose.
    ///
    /// - Parameters:
    ///   - question: What is asked at a terminal.
    ///   - failure: The failure elsewhere, with the list of candidates.
    func choose(
        among candidates: [Candidate], question: LocalizedMessage, otherwise failure: (String) -> CommandFailure
    ) throws(CommandFailure) -> Candidate {
        guard mayAsk, NumberedChoice.isPossible(in: context) else { throw failure(list(candidates)) }
        let rows = candidates.map { UntrustedText.line(describe($0)) }
        return candidates[try NumberedChoice.ask(question, among: rows, in: context)]
    }

    /// The candidates in a sentence.
    func list(_ candidates: [Candidate]) -> String {
        context.localizer.language.list(
            candidates.prefix(Self.mostNamed).map(describe) + (candidates.count > Self.mostNamed ? ["…"] : []))
    }
}
