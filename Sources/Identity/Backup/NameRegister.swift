import WhisperMessage

/// Who bears which name, while a plan to restore is made.
///
/// A name belongs to one line of succession: an identity may share it with those before it and with nobody else.
struct NameRegister {
    private var bearers: [String: [RestorePlan.Place]] = [:]
    private var predecessors: [RestorePlan.Place: RestorePlan.Place] = [:]

    /// The names of a vault.
    init(_ existing: [ExistingIdentity]) {
        for identity in existing {
            bearers[identity.name, default: []].append(.present(identity.id))
            if let predecessor = identity.predecessor {
                predecessors[.present(identity.id)] = .present(predecessor)
            }
        }
    }

    /// Gives an identity its name or, where another line bears that, the first free one of "Name 2", "Name 3", ….
    mutating func claim(
        _ name: DisplayName, for place: RestorePlan.Place, behind predecessor: RestorePlan.Place?
    ) -> DisplayName {
        predecessors[place] = predecessor
        let line = line(behind: predecessor)
        var free = name
        var number = 2
        // Of one name more than there are bearers one is free.
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

    /// All that came before. A ring, which only damage makes, is walked once.
    private func line(behind start: RestorePlan.Place?) -> Set<RestorePlan.Place> {
        var line: Set<RestorePlan.Place> = []
        var next = start
        while let place = next, line.insert(place).inserted { next = predecessors[place] }
        return line
    }

    /// A name with a number behind it, shortened where both do not fit.
    private static func numbered(_ name: DisplayName, _ number: Int) -> DisplayName {
        var start = name.text
        while !start.isEmpty {
            if let numbered = try? DisplayName("\(start) \(number)") { return numbered }
            start.removeLast()
        }
        return name
    }
}
