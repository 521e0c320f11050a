/// What the pages of an archive say around messages.
public enum PageText: String, TextKey {
    case archive, chats, people, gallery, years, statistics, search, skip, plaintext, monthOfYear, monthOfYearPart,
        months, allMonths, earlier, later, continueReading, pages, pageNumber, previousPage, nextPage, messageCount,
        chatCount, group, direct, broadcast, unknownChat, period, noMessages, names, numbers, inChats, you, pictures,
        videos, voice, documents, noMedia, dayCount, less, more, theme, filter, filterMedia, filterSealed,
        filterLinks, shownCount, jump, keys, close, previousPicture, nextPicture, tools, searchNeedsScript,
        searchQuery, searchLanguage, searchNone, searchAll, searchSome, searchFailed, searchMore, findName, newest
}

extension PageText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .archive: "Message archive"
        case .chats: "Chats"
        case .people: "People"
        case .gallery: "Gallery"
        case .years: "Years"
        case .statistics: "Statistics"
        case .search: "Search"
        case .skip: "Skip to the content"
        case .plaintext: "These pages are not encrypted: anyone who can open them can read them."
        case .monthOfYear: "{month} {year}"
        case .monthOfYearPart: "{month} {year}, part {part}"
        case .months: "Months"
        case .allMonths: "All months"
        case .earlier: "Earlier: {place}"
        case .later: "Later: {place}"
        case .continueReading: "Continue reading"
        case .pages: "Pages"
        case .pageNumber: "Page {number}"
        case .previousPage: "Previous page"
        case .nextPage: "Next page"
        case .messageCount: .plural(one: "{count} message", other: "{count} messages")
        case .chatCount: .plural(one: "{count} chat", other: "{count} chats")
        case .group: "Group"
        case .direct: "Direct chat"
        case .broadcast: "Broadcast list"
        case .unknownChat: "Chat"
        case .period: "{first} to {last}"
        case .noMessages: "There are no messages here."
        case .names: "Names"
        case .numbers: "Numbers and addresses"
        case .inChats: "Messages by chat"
        case .you: "You"
        case .pictures: "Pictures"
        case .videos: "Videos"
        case .voice: "Voice messages and sound"
        case .documents: "Documents and other files"
        case .noMedia: "There are no files here."
        case .dayCount: .plural(one: "{date}: {count} message", other: "{date}: {count} messages")
        case .less: "fewer"
        case .more: "more"
        case .theme: "Light or dark"
        case .filter: "Filter this page"
        case .filterMedia: "with files"
        case .filterSealed: "sealed"
        case .filterLinks: "with links"
        case .shownCount: "{shown} of {all} shown"
        case .jump: "Go to a date"
        case .keys: "Keys: j and k move between messages, / filters, ← and → turn pages."
        case .close: "Close"
        case .previousPicture: "Previous picture"
        case .nextPicture: "Next picture"
        case .tools: "Filter, or go to a date"
        case .searchNeedsScript:
            "Searching needs scripts, which this browser does not run. The months of each chat are listed on its page."
        case .searchQuery: "Words or names"
        case .searchLanguage:
            "As in “whisper search”: \"a phrase\", a beginning with an asterisk (umbr*), OR, -word for what is left out, and parentheses. What you are typing is found by its beginning."
        case .searchNone: "No messages found."
        case .searchAll: "Messages found: {count}"
        case .searchSome: "The newest messages found: {count}"
        case .searchFailed: "The search data could not be read."
        case .searchMore: "Show more"
        case .findName: "Find by name"
        case .newest: "The newest messages"
        }
    }
}
