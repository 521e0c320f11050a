import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Matches a bridge's messages with those that a file words differently: polls, locations, and what is withheld or
/// deleted (ING-2). Between known messages, alignment pairs them by time and sender; this does it at the ends of a
/// chat, and where the counts on both sides differ.
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

    private struct Origin: Hashable {
        var seconds: Int64
        var sender: Int32
    }

    /// Turns new messages of a file into revisions of the stored ones that they match.
    func match(
        _ placements: inout [ReexportAlignment.Placement], _ ledger: FileLedger, _ file: [ReexportAlignment.Element]
    ) async throws(StoreError) {
        let open = placements.indices.filter { placements[$0].isNew && ledger.shapes[$0] != .other }
        guard !open.isEmpty, held.contains(where: { !$0.hasLocalTime }) else { return }
        var used: Set<Int32> = []
        for placement in placements {
            switch placement {
            case .known(let place), .revised(let place): used.insert(place)
            case .new: break
            }
        }
        let wanted = Set(open.map { Origin(seconds: ledger.seconds[$0], sender: file[$0].sender) })
        var free: [Origin: [Int32]] = [:]
        for (index, element) in held.enumerated() where !element.hasLocalTime {
            let place = Int32(truncatingIfNeeded: index)
            let origin = Origin(seconds: element.timestamp.wholeSeconds, sender: heldElements[index].sender)
            if wanted.contains(origin), !used.contains(place) { free[origin, default: []].append(place) }
        }
        for index in open {
            let origin = Origin(seconds: ledger.seconds[index], sender: file[index].sender)
            guard let place = try await first(of: free[origin] ?? [], standingFor: ledger.shapes[index]) else {
                continue
            }
            placements[index] = .revised(place)
            free[origin]?.removeAll { $0 == place }
        }
    }

    private func first(
        of places: [Int32], standingFor shape: MessageShape
    ) async throws(StoreError) -> Int32? {
        for place in places {
            let position = held[Int(place)].position
            guard let message = try await store.message(conversation: conversation, at: position) else { continue }
            let isViewedOnce = message.unified.platformSpecific["view_once"] == .bool(true)
            if shape.stands(for: MessageShape(message.unified.content, isViewedOnce: isViewedOnce)) { return place }
        }
        return nil
    }
}
