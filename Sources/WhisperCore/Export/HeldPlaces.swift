import WhisperMessage
import WhisperStorePort

/// The positions of a conversation's stored messages, for finding where other messages belong by their time.
struct HeldPlaces {
    private var positions: [ChatPosition]
    private var times: [Timestamp]

    /// Creates an index over stored messages, in the chat's order.
    init(_ held: [AlignmentElement]) {
        positions = held.map(\.position)
        times = held.map(\.timestamp)
    }

    /// Allocates positions for new messages, which count as stored from now on: each directly behind the last stored
    /// message that is not newer; several at one position by time, then in their order. Nil if there is no gap between
    /// two neighbours.
    ///
    /// - Parameter last: The last position of the whole chat, which may contain more than is known here.
    mutating func take(_ moments: [Timestamp], last: ChatPosition?) -> [ChatPosition]? {
        let earliestBehind = earliestFromEach()
        let anchors = moments.map { HeldPlaces.anchor(of: $0, earliestBehind) }
        let order = moments.indices.sorted { left, right in
            (anchors[left], moments[left], left) < (anchors[right], moments[right], right)
        }
        guard
            let places = PositionAllocation.positions(
                held: positions, anchors: order.map { anchors[$0] }, last: last)
        else { return nil }
        var result = [ChatPosition](repeating: ChatPosition(rawValue: 0), count: moments.count)
        for (index, place) in zip(order, places) { result[index] = place }
        merge(places, order.map { moments[$0] })
        return result
    }

    /// For each message, the earliest time among it and those behind it: never decreasing, even if the chat's order is
    /// not chronological.
    private func earliestFromEach() -> [Timestamp] {
        var result = times
        var earliest: Timestamp?
        for index in times.indices.reversed() {
            earliest = min(earliest ?? times[index], times[index])
            result[index] = earliest ?? times[index]
        }
        return result
    }

    /// The index of the last message that is not newer than a time; -1 if all are.
    private static func anchor(of moment: Timestamp, _ earliestBehind: [Timestamp]) -> Int32 {
        var low = 0
        var high = earliestBehind.count
        while low < high {
            let middle = low + (high - low) / 2
            if earliestBehind[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return Int32(truncatingIfNeeded: low - 1)
    }

    private mutating func merge(_ newPositions: [ChatPosition], _ newTimes: [Timestamp]) {
        var mergedPositions: [ChatPosition] = []
        var mergedTimes: [Timestamp] = []
        mergedPositions.reserveCapacity(positions.count + newPositions.count)
        mergedTimes.reserveCapacity(positions.count + newPositions.count)
        var index = 0
        for (position, time) in zip(newPositions, newTimes) {
            while index < positions.count, positions[index] < position {
                mergedPositions.append(positions[index])
                mergedTimes.append(times[index])
                index += 1
            }
            mergedPositions.append(position)
            mergedTimes.append(time)
        }
        mergedPositions += positions[index...]
        mergedTimes += times[index...]
        positions = mergedPositions
        times = mergedTimes
    }
}
