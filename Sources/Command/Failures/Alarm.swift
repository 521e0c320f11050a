import WhisperLocalization

/// The sign of an attack: what was seen, and what to do. It has a form of its own, so that it is not read past as one error
/// among others, and is understood without colours (UX-4).
package struct Alarm: Sendable {
    /// Facts: a label and a value each.
    package var facts: [(label: LocalizedMessage, value: LocalizedMessage)] = []
    /// What to do, a sentence each.
    package var advice: [LocalizedMessage] = []

    package init() {}

    /// Keys that a person has not shown before: the words of the known ones and those of these.
    ///
    /// - Parameters:
    ///   - known: The words of the keys that are known.
    ///   - shown: The words of the keys that were shown.
    package static func otherKeys(than known: [String], shown: [String], of name: String) -> Alarm {
        var alarm = Alarm()
        alarm.facts = [
            (LocalizedMessage(AlarmText.knownWords), LocalizedMessage(verbatim: known.joined(separator: " "))),
            (LocalizedMessage(AlarmText.shownWords), LocalizedMessage(verbatim: shown.joined(separator: " "))),
        ]
        let name: [String: TextArgument] = ["name": .text(name)]
        alarm.advice = [
            LocalizedMessage(AlarmText.sendNothing, name), LocalizedMessage(AlarmText.askWhether, name),
        ]
        return alarm
    }

    /// The words that were compared differ.
    package static func wordsDiffer(of name: String) -> Alarm {
        var alarm = Alarm()
        let name: [String: TextArgument] = ["name": .text(name)]
        alarm.advice = [
            LocalizedMessage(AlarmText.sendNothing, name), LocalizedMessage(AlarmText.compareAgain, name),
            LocalizedMessage(AlarmText.askForBundle, name),
        ]
        return alarm
    }
}

extension Output {
    /// Prints a failure that is an alarm, in words.
    func reportAlarm(_ failure: CommandFailure, _ alarm: Alarm) {
        let label = localizer(TerminalText.alarmLabel)
        printLabelled("*** " + label + " ***", .red, failure.message, isBold: true)
        var list = DetailList()
        for fact in alarm.facts { list.add(fact.label.text(localizer), fact.value.text(localizer)) }
        for line in list.lines(for: self, isOnTerminal: style.shieldsError, indent: 2) { say("  " + line) }
        for sentence in alarm.advice { sayWrapped("  - " + sentence.text(localizer), hanging: 2) }
    }
}
