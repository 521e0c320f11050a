public import WhisperJSONText
import WhisperMessage

/// The figures as `--json` prints them.
extension ActivityFigures {
    /// One object with all figures; dates as `2026-11-30`, times in RFC 3339, delays in seconds.
    public var json: JSONObject {
        [
            "zone": .string(zone), "messages": .integer(messages), "system_lines": .integer(systemLines),
            "words": .integer(words), "first": .string(first?.rfc3339()), "last": .string(last?.rfc3339()),
            "days": .integer(days.count),
            "busiest_day": busiestDay.map { busiest in
                ["date": .string(busiest.date?.dateText), "messages": .integer(busiest.messages)]
            } ?? .null,
            "longest_streak": longestStreak.map { streak in
                [
                    "from": .string(DayCount(day: streak.lowerBound, messages: 0).date?.dateText),
                    "to": .string(DayCount(day: streak.upperBound, messages: 0).date?.dateText),
                    "days": .integer(streak.count),
                ]
            } ?? .null,
            "by_day": ActivityFigures.object(days.map { ($0.date?.dateText ?? "", $0.messages) }),
            "by_month": ActivityFigures.object(months.map { (PeriodSeries.monthText($0.index), $0.messages) }),
            "by_weekday": ActivityFigures.object(Array(zip(ActivityFigures.weekdayNames, weekdays))),
            "by_hour": .array(hours.map { .integer($0) }),
            "by_weekday_and_hour": ActivityFigures.object(
                ActivityFigures.weekdayNames.enumerated().map { day, name in
                    (name, .array(hoursOfWeek[(day * 24)..<(day * 24 + 24)].map { .integer($0) }))
                }),
            "by_person": .array(people.map(\.json)), "other_people": otherPeople.json,
            "by_chat": .array(chats.map(\.json)), "other_chats": otherChats.json,
            "by_kind": ActivityFigures.object(kinds.map { ($0.kind.rawValue, $0.json) }),
            "delays": delays.json, "frequent_words": frequentWords.json, "emoji": emoji.json,
            "reactions": reactions.json,
        ]
    }

    private static let weekdayNames = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    private static func object(_ members: [(String, Int64)]) -> JSONValue {
        object(members.map { ($0.0, .integer($0.1)) })
    }

    private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        var object = JSONObject()
        object.appendNew(members.map { JSONObject.Member(name: $0.0, value: $0.1) })
        return .object(object)
    }
}

extension Share {
    fileprivate var json: JSONValue {
        [
            "id": .string(id.description), "name": .string(name), "messages": .integer(messages),
            "words": .integer(words), "media": .integer(media),
        ]
    }
}

extension Share.Remainder {
    fileprivate var json: JSONValue {
        [
            "count": .integer(count), "messages": .integer(messages), "words": .integer(words),
            "media": .integer(media),
        ]
    }
}

extension KindCount {
    fileprivate var json: JSONValue {
        [
            "messages": .integer(messages), "files": .integer(files), "held": .integer(held),
            "bytes": .integer(bytes),
        ]
    }
}

extension DelayFigures {
    fileprivate var json: JSONValue {
        [
            "count": .integer(count), "median": .integer(median),
            "classes": .array(
                classes.enumerated().map { index, count in
                    [
                        "from": .integer(index == 0 ? 0 : DelayFigures.limits[index - 1]),
                        "below": .integer(index < DelayFigures.limits.count ? DelayFigures.limits[index] : nil),
                        "messages": .integer(count),
                    ]
                }),
        ]
    }
}

extension FrequentList {
    fileprivate var json: JSONValue {
        [
            "total": .integer(total), "shortfall": .integer(shortfall),
            "entries": .array(entries.map { ["text": .string($0.text), "count": .integer($0.count)] }),
        ]
    }
}
