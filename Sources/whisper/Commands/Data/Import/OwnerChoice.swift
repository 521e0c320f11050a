import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// What the user has answered about the chats of one command, so that nothing is asked twice.
struct OwnerAnswers {
    /// The senders who are the owner.
    fileprivate(set) var names: Set<String> = []
    /// Whether nothing more is asked.
    fileprivate(set) var isEnough = false
    /// The names as which the owner was known in imports that were repeated with another answer.
    var former: Set<String> = []
}

/// Determines which sender of an export is the vault's owner (ING-5): the first that `--me` names, otherwise one whom the
/// vault knows as its owner or whom the user chose in another chat, otherwise the one that the user chooses at the terminal.
struct OwnerChoice {
    let store: any VaultStore
    /// The values of `--me`.
    let given: [String]
    /// Whether a question may be asked.
    let mayAsk: Bool
    /// Whether to ask even where the vault knows who it is, as that may be wrong.
    let asksAnew: Bool
    /// Whether other chats are imported by the same command.
    let isOneOfSeveral: Bool
    /// Whether a name that nobody has is no error: it may be meant for another file.
    let isLenient: Bool
    /// Whether that is reported here, and not at the end for all files.
    let warns: Bool
    let context: Context

    /// The most senders that a message names.
    static let mostNamed = 10

    /// The arguments of texts about some people: their names, those of one name with what tells them apart.
    static func named(_ people: [Person]) -> [String: TextArgument] {
        let names = people.map { person in
            let name = person.recognizableName
            let isShared = people.contains { $0.id != person.id && $0.recognizableName == name }
            return isShared ? "\(name) (\(PersonDescription.argument(for: person, among: people)))" : name
        }
        return ["names": .list(names, most: mostNamed)]
    }

    /// Who the owner is, as the file writes the name; nil if no sender is.
    struct Answer {
        var name: String?
        /// Whether the user said so, in contrast to the vault.
        var isGiven = false
        /// Whether the user was asked, and said that no sender is, or wanted not to be asked.
        var isNobody = false
    }

    /// Determines the owner.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - answers: What was answered before by the same command, and what is answered now.
    /// - Throws: `.usage` if nobody has the given name, but somebody a similar one; an interruption of the question.
    func name(in survey: FileSurvey, of name: String, _ answers: inout OwnerAnswers) async throws -> Answer {
        guard given.isEmpty else { return Answer(name: try sender(survey, name), isGiven: true) }
        let known = try await knownNames().union(answers.names)
        let present = survey.senders.filter(known.contains)
        let mayChoose = mayAsk && !survey.writers.isEmpty && NumberedChoice.isPossible(in: context)
        let isDoubtful = asksAnew && mayChoose && !answers.isEnough && answers.names.isDisjoint(with: present)
        if present.count == 1, !isDoubtful {
            return Answer(name: present[0], isGiven: answers.names.contains(present[0]))
        }
        if answers.isEnough { return Answer(isNobody: true) }
        guard mayChoose else { return Answer() }
        return try ask(among: survey.writers, of: name, isKnown: !present.isEmpty, &answers)
    }

    /// Whether the vault knows its owner in a chat: as a sender of the file, or as the author of messages that another
    /// source brought.
    func isKnown(among senders: [String], of chat: UniqueIdentifier?) async throws(StoreError) -> Bool {
        // Of several names, it is not known which one is theirs here.
        let named = try await knownNames().intersection(senders).count
        if named > 0 { return named == 1 }
        guard let chat else { return false }
        for owner in try await store.owners() {
            if try await !store.messages(in: chat, by: owner.id, .newest, limit: 1).isEmpty { return true }
        }
        return false
    }

    /// The first of the given names that a sender has; nil for none.
    private func sender(_ survey: FileSurvey, _ name: String) throws(CommandFailure) -> String? {
        if survey.senders.isEmpty { return given.first }
        if let sender = given.first(where: survey.senders.contains) { return sender }
        var similar: [String] = []
        for name in given {
            switch NameMatching(survey.senders, names: { [$0] }).match(name) {
            case .whole(let sender): return sender
            case .part(let sender): similar.append(sender)
            case .several(let senders), .none(let senders): similar += senders
            }
        }
        guard similar.isEmpty || isLenient else {
            throw CommandFailure(
                .usage, DataFailureText.noSuchSender, ["path": .text(name), "name": .list(given)],
                hint: LocalizedMessage(
                    DataFailureText.noSuchSenderHint, ["candidates": .list(similar, most: OwnerChoice.mostNamed)]))
        }
        guard warns else { return nil }
        context.output.warning(
            LocalizedMessage(
                ImportText.nobodyIsOwner,
                [
                    "path": .text(name), "name": .list(given),
                    "senders": .list(survey.senders, most: OwnerChoice.mostNamed),
                ]))
        return nil
    }

    /// The names under which the vault knows its owner from exports and from the owner's profile.
    private func knownNames() async throws(StoreError) -> Set<String> {
        var names: Set<String> = []
        for person in try await store.owners() {
            for seen in person.aliases where seen.platform == .whatsapp && !seen.isClaimed {
                if seen.alias.kind == .exportName || seen.alias.kind == .pushName { names.insert(seen.alias.value) }
            }
        }
        return names
    }

    /// Asks at the terminal; those who wrote most are listed first.
    ///
    /// - Parameter isKnown: Whether somebody was taken to be the owner until now, so that “none” is no answer by default.
    private func ask(
        among writers: [FileWriter], of name: String, isKnown: Bool, _ answers: inout OwnerAnswers
    ) throws(CommandFailure) -> Answer {
        let others = [ImportText.noneOfThese] + (isOneOfSeveral ? [.noneOfAny] : [])
        let ranked = writers.enumerated()
            .sorted { ($1.element.messages, $0.offset) < ($0.element.messages, $1.offset) }.map(\.element)
        let listed = ranked.prefix(NumberedChoice.most - others.count)
        let rows = listed.map { writer in
            let row = LocalizedMessage(
                ImportText.writer, ["name": .text(writer.name), "count": .count(writer.messages)]
            ).text(context.localizer)
            return row + (writer.sample.map { ": " + UntrustedText.line($0) } ?? "")
        }
        let choice = try NumberedChoice.ask(
            LocalizedMessage(ImportText.askOwner, ["path": .text(name)]),
            among: rows + others.map { context.localizer($0) }, in: context, emptyMeans: isKnown ? nil : rows.count,
            endMeans: isKnown ? nil : rows.count + others.count, isRequired: isKnown)
        // The end of the input is no answer.
        guard choice < rows.count + others.count else { return Answer() }
        guard choice < listed.count else {
            answers.isEnough = choice > listed.count
            return Answer(isGiven: true, isNobody: true)
        }
        answers.names.insert(listed[choice].name)
        return Answer(name: listed[choice].name, isGiven: true)
    }
}
