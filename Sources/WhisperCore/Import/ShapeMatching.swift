import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Matches a bridge's messages with those that a file words differently: polls, locations, calls, lines without an
/// author, and what is withheld or deleted (ING-2). Between known messages, alignment pairs them by time and sender; this
/// does it at the ends of a chat, and where the counts on both sides differ.
struct ShapeMatching {
    private let store: any VaultStore
    private let conversation: UniqueIdentifier
    private let held: [AlignmentElement]
    private let heldElements: [ReexportAlignment.Element]

    /// Parameter held: The conversation's elements, with a bridge's messages in the file's terms.
    init(
        store: any VaultStore, conversation: UniqueIdentifier, held: [AlignmentElement],
        heldElements: [ReexportAlignment.Element]
    ) {
        self.store = store
        self.conversation = conversation
        self.held = held
        self.heldElements = heldElements
    }

    /// Turns new messages of a file into revisions of the stored ones that they match.
    func match(
        _ placements: inout [ReexportAlignment.Placement], _ ledger: FileLedger, _ file: [ReexportAlignment.Element]
    ) async throws(StoreError) {
        let open = placements.indices.filter { placements[$0].isNew && ledger.shapes[$0] != .other }
        guard !open.isEmpty, !held.isEmpty else { return }
        var used: Set<Int32> = []
        for case let place? in placements.lazy.map(\.held) { used.insert(place) }
        let wanted = Set(open.map { ledger.seconds[$0] })
        var free: [Int64: [Int32]] = [:]
        for (index, element) in held.enumerated() {
            let place = Int32(truncatingIfNeeded: index)
            var seconds = element.timestamp.wholeSeconds
            // A message that a better source has reported since has that source's time.
            if element.hasLocalTime, let clock = FileClock.of(seconds, among: ledger.clocks) {
                seconds = clock.seconds(of: seconds)
            }
            if wanted.contains(seconds), !used.contains(place) { free[seconds, default: []].append(place) }
        }
        for index in open {
            let shape = ledger.shapes[index]
            let sender = file[index].sender
            let places = (free[ledger.seconds[index]] ?? []).filter { place in
                // Exports of Android do not say who called. Their own messages are known by their wording, unless
                // another source has said since who it was.
                if sender < 0, shape == .call { return heldElements[Int(place)].sender >= 0 }
                return heldElements[Int(place)].sender == sender && !held[Int(place)].hasLocalTime
            }
            guard let place = try await first(of: places, standingFor: shape) else { continue }
            placements[index] = .revised(place)
            free[ledger.seconds[index]]?.removeAll { $0 == place }
        }
    }

    private func first(
        of places: [Int32], standingFor shape: MessageShape
    ) async throws(StoreError) -> Int32? {
        for place in places {
            if let held = try await heldShape(place), shape.stands(for: held) { return place }
        }
        return nil
    }

    /// Turns revisions back into new messages where a line or a call would stand for something else.
    func separate(_ placements: inout [ReexportAlignment.Placement], _ ledger: FileLedger) async throws(StoreError) {
        for (index, placement) in placements.enumerated() {
            guard case .revised(let place) = placement, !held[Int(place)].hasLocalTime,
                let told = try await heldShape(place)
            else { continue }
            let shape = ledger.shapes[index]
            if shape.isOwnKind || told.isOwnKind, !shape.stands(for: told) { placements[index] = .new(after: place) }
        }
    }

    private func heldShape(_ place: Int32) async throws(StoreError) -> MessageShape? {
        let position = held[Int(place)].position
        guard let message = try await store.message(conversation: conversation, at: position) else { return nil }
        let marks = message.unified.platformSpecific
        return MessageShape(message.unified.content, isViewedOnce: marks["view_once"] == .bool(true), marks: marks)
    }
}
