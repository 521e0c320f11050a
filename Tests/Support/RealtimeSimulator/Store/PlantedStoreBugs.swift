/// Faults that are put into the model of the store, to see whether the simulator finds them (R10).
package struct PlantedStoreBugs: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The cursor is written in a transaction of its own, before that of the events.
    package static let cursorOutsideTransaction = PlantedStoreBugs(rawValue: 1 << 0)
    /// The echo of an own message is inserted beside the pending one.
    package static let echoInsertsBesidePending = PlantedStoreBugs(rawValue: 1 << 1)
    /// A conversation update counts although a later one is held.
    package static let staleUpdateApplied = PlantedStoreBugs(rawValue: 1 << 2)

    // Beyond the list of R10: one for each check that none of those above would miss.

    /// A message that is given up is gone.
    package static let givenUpIsGone = PlantedStoreBugs(rawValue: 1 << 3)
    /// Messages are shown in the order in which they came.
    package static let shownAsTheyCame = PlantedStoreBugs(rawValue: 1 << 4)
    /// The entry of a message that was sent stays in the outbox.
    package static let entryOutlivesMessage = PlantedStoreBugs(rawValue: 1 << 5)
    /// What is known already sets the cursor back to it.
    package static let cursorMovesBack = PlantedStoreBugs(rawValue: 1 << 6)
    /// A message of others loses its last character.
    package static let textCutShort = PlantedStoreBugs(rawValue: 1 << 7)
    /// Where the server changes what was written, the own words are gone.
    package static let ownWordsOverwritten = PlantedStoreBugs(rawValue: 1 << 8)
}
