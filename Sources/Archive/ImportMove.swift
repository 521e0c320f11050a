import WhisperMessage
import WhisperStorePort

/// What becomes of the imports into conversations that are joined or separated (ING-2): each goes where the messages are
/// that it brought, and knows of those that are there what it knew before.
///
/// What an import knows is as exact afterwards as its messages are mixed with others. A range around messages of another
/// import would claim them, so that they stayed if that one were undone.
struct ImportMove<Run: Hashable> {
    /// An import, and what it knows afterwards.
    struct Import {
        /// The run.
        let run: Run
        /// The conversation that it wrote into.
        let former: UniqueIdentifier
        /// What it knew there.
        let known: KnownPositions
        /// The conversation that it belongs to from now on.
        let present: UniqueIdentifier
        private var ranges: [ClosedRange<ChatPosition>] = []
        /// Whether the message that was taken last is known.
        private var isInRange = false

        /// An import that moves, or stays.
        init(
            _ run: Run, of former: UniqueIdentifier, knowing known: KnownPositions, to present: UniqueIdentifier
        ) {
            self.run = run
            self.former = former
            self.known = known
            self.present = present
        }

        /// What it knows afterwards; nil if the messages were taken in another order.
        var knownAfterwards: KnownPositions? { KnownPositions(exactly: ranges) }

        fileprivate mutating func take(at position: ChatPosition, isKnown: Bool) {
            if isKnown, isInRange, let last = ranges.last {
                ranges[ranges.count - 1] = last.lowerBound...position
            } else if isKnown {
                ranges.append(position...position)
            }
            isInRange = isKnown
        }
    }

    /// The imports, in the order of their beginning.
    private(set) var imports: [Import]

    /// Imports, in the order of their beginning.
    init(_ imports: [Import]) { self.imports = imports }

    /// Takes a message. All messages of each conversation are taken in the order that they have there afterwards.
    ///
    /// A message that does not go where its import goes belongs to no import. Neither does a message that a later import knows,
    /// if that import goes elsewhere: its file contains the message too, but it could no longer keep the message when the
    /// import that brought it is undone.
    ///
    /// - Returns: Whether the message belongs to its import as before; true if it belongs to none.
    @discardableResult
    mutating func take(
        of run: Run?, from former: UniqueIdentifier, at place: ChatPosition, to present: UniqueIdentifier,
        at position: ChatPosition
    ) -> Bool {
        var isKept = run == nil || former == present
        var isLater = false
        for index in imports.indices {
            let isKnown = imports[index].former == former && imports[index].known.contains(place)
            let isThere = imports[index].present == present
            if isThere { imports[index].take(at: position, isKnown: isKnown) }
            if run != nil, imports[index].run == run {
                isKept = isThere
                isLater = true
            } else if isKnown, isLater, !isThere {
                isKept = false
            }
        }
        return isKept
    }
}
