import Command
import JSONText
import Localization
import Message
import StorePort
import Synchronization

/// Prints what a search found: where and by whom, and the excerpt with its hits marked.
///
/// Hits are bold where there is colour, and stand between `«` and `»` where there is none: never by colour alone (UX-4).
final class SearchPrinter: Sendable {
    private let store: any VaultStore
    private let context: Context
    private let calendar: LocalCalendar
    private let titles = Mutex<[UniqueIdentifier: String]>([:])

    init(store: any VaultStore, _ context: Context) {
        self.store = store
        self.context = context
        calendar = LocalCalendar(context)
    }

    /// Prints a page of hits.
    func print(_ hits: [SearchHit], isFirstPage: Bool) async throws {
        for (index, hit) in hits.enumerated() {
            if context.output.style.isJSON {
                let snippet = hit.snippet.rendered(opening: "«", closing: "»")
                try context.output.json(hit.message.unified, adding: ["snippet": .string(snippet)])
            } else {
                if !(isFirstPage && index == 0), !context.output.style.isPlain { try context.output.data("") }
                try await printReadably(hit)
            }
        }
    }

    private func printReadably(_ hit: SearchHit) async throws {
        let output = context.output
        let unified = hit.message.unified
        let title = UntrustedText.line(try await title(of: hit.message.conversation))
        let time = calendar.dateAndTime(unified.timestamp)
        let name = unified.sender.map { UntrustedText.line($0.displayName) }
        let place = name.map { $0 == title ? title : "\($0) · \(title)" } ?? title
        if output.style.isPlain {
            return try output.data("\(time), \(place): \(excerpt(hit, isColored: false))")
        }
        try output.data("\(time)  \(Emphasis.bold.applied(to: place, if: output.style.colorsOutput))")
        let text = excerpt(hit, isColored: output.style.colorsOutput)
        guard let width = context.tableWidth, !output.style.colorsOutput else { return try output.data("  \(text)") }
        try output.data(TextWrapping.wrapped(text, width: width, indent: 2))
    }

    /// The excerpt, or what stands for a message without text.
    private func excerpt(_ hit: SearchHit, isColored: Bool) -> String {
        guard !hit.snippet.text.isEmpty, hit.message.unified.content.attachments.isEmpty || !hit.snippet.hits.isEmpty
        else {
            return UntrustedText.line(
                MessageDescription(localizer: context.localizer).line(of: hit.message.unified))
        }
        // Characters for private use stand for the marks until the text has been made safe to print.
        let safe = UntrustedText.line(hit.snippet.rendered(opening: "\u{F8F0}", closing: "\u{F8F1}"))
        let opening = isColored ? "\u{1B}[1m" : "«"
        let closing = isColored ? "\u{1B}[0m" : "»"
        return safe.replacing("\u{F8F0}", with: opening).replacing("\u{F8F1}", with: closing)
    }

    private func title(of conversation: UniqueIdentifier) async throws -> String {
        if let known = titles.withLock({ $0[conversation] }) { return known }
        let title = try await store.conversation(conversation)?.title ?? ""
        titles.withLock { $0[conversation] = title }
        return title
    }
}
