import WhisperJSONText

/// A question with answers (MSC3381 as Element sends it, and the stable `m.poll.*` form).
public struct MatrixPoll: Hashable, Sendable {
    /// The question.
    public let question: String
    /// Whether the votes show before the end.
    public let isDisclosed: Bool
    /// How many answers one user may choose, 1 or more.
    public let maximumChoices: Int
    /// The answers, 1…20; those beyond are dropped.
    public let answers: [Answer]

    /// One of the answers.
    public struct Answer: Hashable, Sendable {
        /// The name by which responses choose it.
        public let id: String
        /// The text.
        public let text: String
    }

    init?(_ content: JSONObject) {
        guard let poll = content.object("m.poll") ?? content.object("org.matrix.msc3381.poll.start"),
            let question = poll.object("question").flatMap(MatrixPoll.text)
        else { return nil }
        let answers = (poll.array("answers") ?? []).prefix(MatrixLimits.answersOfPoll).compactMap { value in
            value.matrixObject.flatMap { answer -> Answer? in
                guard let id = answer.name("m.id") ?? answer.name("id"), let text = MatrixPoll.text(answer) else {
                    return nil
                }
                return Answer(id: id, text: text)
            }
        }
        guard !answers.isEmpty else { return nil }
        self.question = question
        self.answers = answers
        let kind = poll.text("kind")
        isDisclosed = kind == "m.disclosed" || kind == "org.matrix.msc3381.poll.disclosed"
        maximumChoices = Int(min(max(poll.integer("max_selections") ?? 1, 1), Int64(answers.count)))
    }

    /// The answers that a response chooses; none for a spoiled vote.
    static func choices(_ content: JSONObject) -> [String] {
        let unstable = content.object("org.matrix.msc3381.poll.response")?.array("answers")
        let chosen = content.array("m.selections") ?? unstable ?? []
        var seen: Set<String> = []
        return chosen.prefix(MatrixLimits.answersOfPoll).compactMap(\.matrixText).filter {
            $0.utf8.count <= MatrixLimits.nameBytes && seen.insert($0).inserted
        }
    }

    /// A text in one of the forms of extensible events (MSC1767).
    private static func text(_ object: JSONObject) -> String? {
        if let text = object.text("m.text") ?? object.text("org.matrix.msc1767.text") { return text }
        let plain = (object.array("m.text") ?? []).compactMap(\.matrixObject).first {
            $0.text("mimetype") == nil || $0.text("mimetype") == "text/plain"
        }
        return plain?.text("body") ?? object.text("body")
    }
}
