/// Faults planted in the model of the store, to check that the simulator finds them (R10).
package struct PlantedStoreBugs: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The cursor is written in its own transaction, before that of the events.
    package static let cursorOutsideTransaction = PlantedStoreBugs(rawValue: 1 << 0)
    /// The echo of the owner's message is inserted beside the pending one.
    package static let echoInsertsBesidePending = PlantedStoreBugs(rawValue: 1 << 1)
    /// A conversation update is applied although a later one is stored.
    package static let staleUpdateApplied = PlantedStoreBugs(rawValue: 1 << 2)

    // Beyond the list of R10: one for each check that none of the above triggers.

    /// A message that is given up is deleted.
    package static let givenUpIsGone = PlantedStoreBugs(rawValue: 1 << 3)
    /// Messages are shown in the order in which they arrived.
    package static let shownAsTheyCame = PlantedStoreBugs(rawValue: 1 << 4)
    /// The entry of a sent message stays in the outbox.
    package static let entryOutlivesMessage = PlantedStoreBugs(rawValue: 1 << 5)
    /// A known event moves the cursor back to it.
    package static let cursorMovesBack = PlantedStoreBugs(rawValue: 1 << 6)
    /// A message from another user loses its last character.
    package static let textCutShort = PlantedStoreBugs(rawValue: 1 << 7)
    /// If the server changes a text, the original is lost.
    package static let ownWordsOverwritten = PlantedStoreBugs(rawValue: 1 << 8)
}
