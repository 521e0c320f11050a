/// What the commands for retention ask and report: how long the messages of chats are kept.
public enum RetentionText: String, TextKey {
    case group, set, setDiscussion, list, remove, apply, applyDiscussion, chatArgument, ageArgument, defaultOption,
        acceptClock, forever, days, weeks, months, years, allOthers, keptHeading, beforeHeading, saved, savedDefault,
        removed, removedDefault, none, noneDefault, noneHint, noRules, invalid, invalidHint, oneTarget, ageMissing,
        askApply, askClock, clockDoubtful, clockDoubtfulHint, clockWouldStop, keptUnsent
}

extension RetentionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Manage how long the messages of chats are kept."
        case .set:
            "Set how long the messages of a chat are kept."
        case .setDiscussion:
            "AGE is a number and d, w, m or y for days, weeks, months or years, such as 90d or 2y, or the word “forever”. With --default, it applies to all chats that have no rule of their own. Messages are only deleted by “whisper retention apply”."
        case .list:
            "List the rules for retention."
        case .remove:
            "Remove the rule of a chat, so that the default applies to it."
        case .apply:
            "Permanently delete the messages that are older than the rules allow."
        case .applyDiscussion:
            "Deletes like “whisper delete --older-than”, chat by chat. Ages are measured by the clock of this computer. If the newest message in the vault is more than 30 days older than the clock shows, the clock may be wrong: the command then asks a different question, which --yes does not answer, but --accept-clock does. A live message is not older than the time since it was received, whatever time its sender states. Messages that have not been sent yet stay. Importing an old export again restores deleted messages until the rules are applied the next time."
        case .chatArgument:
            "The chat; with --default, AGE comes in its place."
        case .ageArgument:
            "How long messages are kept: 90d, 8w, 6m, 2y or forever."
        case .defaultOption:
            "The rule for all chats that have no rule of their own."
        case .acceptClock:
            "Trust the clock, even if the newest message is much older than it shows."
        case .forever:
            "forever"
        case .days:
            .plural(one: "{count} day", other: "{count} days")
        case .weeks:
            .plural(one: "{count} week", other: "{count} weeks")
        case .months:
            .plural(one: "{count} month", other: "{count} months")
        case .years:
            .plural(one: "{count} year", other: "{count} years")
        case .allOthers:
            "(all other chats)"
        case .keptHeading:
            "Kept"
        case .beforeHeading:
            "Before"
        case .saved:
            "Retention for “{title}”: {period}."
        case .savedDefault:
            "Retention for all other chats: {period}."
        case .removed:
            "Rule for “{title}” removed."
        case .removedDefault:
            "Default rule removed."
        case .none:
            "There is no rule for “{title}”."
        case .noneDefault:
            "There is no default rule."
        case .noneHint:
            "“whisper retention list” shows the rules."
        case .noRules:
            "No rules. All messages are kept."
        case .invalid:
            "“{value}” is not a valid age."
        case .invalidHint:
            "Use a number and d, w, m or y for days, weeks, months or years, such as 90d, or the word “forever”."
        case .oneTarget:
            "Name either a chat or --default."
        case .ageMissing:
            "AGE is missing: how long the messages are kept."
        case .askApply:
            .plural(
                one: "The rules for retention cover {count} message. Permanently delete it?",
                other: "The rules for retention cover {count} messages. Permanently delete them?")
        case .askClock:
            .plural(
                one:
                    "The clock of this computer shows {now}, but the newest message is from {newest}. If the clock is wrong, too much is deleted. Permanently delete {count} message?",
                other:
                    "The clock of this computer shows {now}, but the newest message is from {newest}. If the clock is wrong, too much is deleted. Permanently delete {count} messages?"
            )
        case .clockDoubtful:
            "The clock of this computer shows {now}, but the newest message is from {newest}. Nothing was deleted."
        case .clockWouldStop:
            "The clock of this computer shows {now}, but the newest message is from {newest}. Nothing would be deleted unless you confirm the clock."
        case .clockDoubtfulHint:
            "If the clock is right, run: {command}"
        case .keptUnsent:
            .plural(
                one: "{count} older message stays because it has not been sent yet.",
                other: "{count} older messages stay because they have not been sent yet.")
        }
    }
}
