public import WhisperLocalization

/// All charts of some figures, in the reader's language, and the facts beside them (LOOK-8).
///
/// Charts that would be empty are left out; so is the one of chats if there is only one chat.
public struct ChartSheet: Sendable {
    /// Single figures: what each is called, and its value in words.
    public let facts: [Fact]
    /// The charts, in the order in which they are shown.
    public let charts: [Chart]
    /// The language of all words.
    public let language: Language

    /// A single figure.
    public struct Fact: Hashable, Sendable {
        /// What it is called.
        public var label: String
        /// Its value.
        public var value: String
    }

    /// Puts the charts together.
    ///
    /// - Parameters:
    ///   - periods: The most periods of the chart over time; more months become quarters, more quarters years.
    ///   - entries: The most people, chats, words or emoji that a chart shows; those left out are one entry more where
    ///     they can be counted.
    public init(_ figures: ActivityFigures, localizer: Localizer, periods: Int = 120, entries: Int = 12) {
        let builder = ChartBuilder(figures: figures, localizer: localizer, limit: max(1, entries))
        language = localizer.language
        facts = builder.facts
        charts = [
            builder.overTime(limit: max(1, periods)), builder.byHour, builder.byWeekday, builder.byHourOfWeek,
            builder.byPerson, builder.byChat, builder.byDelay, builder.byKind, builder.frequentWords, builder.emoji,
            builder.reactions,
        ].filter { $0.peak > 0 }
    }

    /// A number as the language writes it.
    public func text(of number: Int64) -> String { language.formatted(number) }
}
