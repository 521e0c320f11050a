/// What charts of messages say.
public enum ChartText: String, TextKey {
    case overTime, byHour, byWeekday, byHourOfWeek, byPerson, byChat, byDelay, byKind, frequentWords, emoji, reactions
    case period, hour, weekday, person, chat, delay, kind, word, reaction, messages, times, numbers
    case words, daysWithMessages, busiestDay, busiestDayValue, longestStreak, longestStreakValue
    case medianDelay, delayBelow, delayBetween, delayAbove, seconds, minutes, hours, days
    case others, wordsNote, shortfallNote, zoneNote, sheetTitle, sheetSummary, value, shortWeekdays
    case kindText, kindImage, kindVideo, kindAudio, kindDocument, kindSticker, kindLocation, kindContact, kindPoll,
        kindCall, kindDeleted, kindSystem, kindUnknown
}

extension ChartText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .overTime:
            "Messages over time"
        case .byHour:
            "Messages by hour"
        case .byWeekday:
            "Messages by day of the week"
        case .byHourOfWeek:
            "Messages by hour of the week"
        case .byPerson:
            "Messages by person"
        case .byChat:
            "Messages by chat"
        case .byDelay:
            "Time until another person writes"
        case .byKind:
            "Messages by kind"
        case .frequentWords:
            "Frequent words"
        case .emoji:
            "Emoji"
        case .reactions:
            "Reactions"
        case .period:
            "Period"
        case .hour:
            "Hour"
        case .weekday:
            "Day"
        case .person:
            "Person"
        case .chat:
            "Chat"
        case .delay:
            "Time"
        case .kind:
            "Kind"
        case .word:
            "Word"
        case .reaction:
            "Reaction"
        case .messages:
            "Messages"
        case .times:
            "Times"
        case .numbers:
            "The numbers"
        case .words:
            "Words"
        case .daysWithMessages:
            "Days with messages"
        case .busiestDay:
            "Busiest day"
        case .busiestDayValue:
            .plural(one: "{date}: {count} message", other: "{date}: {count} messages")
        case .longestStreak:
            "Most days in a row"
        case .longestStreakValue:
            .plural(one: "{count} day from {from}", other: "{count} days from {from}")
        case .medianDelay:
            "Median: {duration}"
        case .delayBelow:
            "under {limit}"
        case .delayBetween:
            "{from} to {to}"
        case .delayAbove:
            "{limit} and more"
        case .seconds:
            "{amount} s"
        case .minutes:
            "{amount} min"
        case .hours:
            "{amount} h"
        case .days:
            "{amount} d"
        case .others:
            .plural(one: "{count} other", other: "{count} others")
        case .wordsNote:
            "Words of at least four letters; of Chinese and Japanese, pairs of characters."
        case .shortfallNote:
            "Each number may be too low, by {count} at most."
        case .zoneNote:
            "Times in the zone {zone}."
        case .sheetTitle:
            "Messages in figures"
        case .sheetSummary:
            .plural(
                one: "{count} message from {first} to {last}", other: "{count} messages from {first} to {last}")
        case .value:
            "{label}: {value}"
        case .shortWeekdays:
            "Mon Tue Wed Thu Fri Sat Sun"
        case .kindText:
            "Text"
        case .kindImage:
            "Pictures"
        case .kindVideo:
            "Videos"
        case .kindAudio:
            "Audio"
        case .kindDocument:
            "Documents"
        case .kindSticker:
            "Stickers"
        case .kindLocation:
            "Locations"
        case .kindContact:
            "Contact cards"
        case .kindPoll:
            "Polls"
        case .kindCall:
            "Calls"
        case .kindDeleted:
            "Deleted"
        case .kindSystem:
            "System messages"
        case .kindUnknown:
            "Other kinds"
        }
    }
}
