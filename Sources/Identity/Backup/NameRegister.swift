import WhisperMessage

/// Tracks which identity bears which name while a restore is planned.
///
/// A name belongs to one line of succession: an identity may share it only with its predecessors.
struct NameRegister {
    private var bearers: [String: [RestorePlan.Place]] = [:]
    private var predecessors: [RestorePlan.Place: RestorePlan.Place] = [:]

    /// Creates a register of the names in a vault.
    init(_ existing: [ExistingIdentity]) {
        for identity in existing {
            bearers[identity.name, default: []].append(.present(identity.id))
            if let predecessor = identity.predecessor {
                predecessors[.present(identity.id)] = .present(predecessor)
            }
        }
    }

    /// Assigns an identity its name or, if another line has it, the first free one of "Name 2", "Name 3", ….
    mutating func claim(
        _ name: DisplayName, for place: RestorePlan.Place, behind predecessor: RestorePlan.Place?
    ) -> DisplayName {
        predecessors[place] = predecessor
        let line = line(behind: predecessor)
        var free = name
        var number = 2
        // Among one more candidate than there are bearers, one is free.
        while !isFree(free, to: line), number <= bearers.count + 2 {
            free = NameRegister.numbered(name, number)
            number += 1
        }
        bearers[free.text, default: []].append(place)
        return free
    }

    private func isFree(_ name: DisplayName, to line: Set<RestorePlan.Place>) -> Bool {
        bearers[name.text, default: []].allSatisfy { line.contains($0) }
    }

    /// Returns all predecessors. A cycle, which only corruption can cause, is walked once.
    private func line(behind start: RestorePlan.Place?) -> Set<RestorePlan.Place> {
        var line: Set<RestorePlan.Place> = []
        var next = start
        while let place = next, line.insert(place).inserted { next = predecessors[place] }
        return line
    }

    /// Appends a number to a name, which is shortened if both do not fit.
    private static func numbered(_ name: DisplayName, _ number: Int) -> DisplayName {
        var start = name.text
        while !start.isEmpty {
            if let numbered = try? DisplayName("\(start) \(number)") { return numbered }
            start.removeLast()
        }
        return name
    }
}
