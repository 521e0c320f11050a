/// One chart as numbers and words, which each drawing shows in its own way: the numbers are the same everywhere.
public struct Chart: Hashable, Sendable {
    /// How the chart is drawn.
    public enum Form: Hashable, Sendable {
        /// Upright bars side by side, in the order of time.
        case columns
        /// Lying bars below each other.
        case bars
        /// Cells in rows, darker for more.
        case grid(columns: [String])
    }

    /// A bar, or a row of cells.
    public struct Entry: Hashable, Sendable {
        /// What the bar stands for; text from outside if `isForeign`, exactly as it came.
        public var label: String
        /// A shorter form of the label where there is little room; the label itself if it has none.
        public var short: String
        /// Whether the label came with a message, so that it may be anything and run in any direction.
        public var isForeign: Bool
        /// Whether the number is the sum of everything that has no bar of its own. It has none either, since a sum of many
        /// beside single ones would be the longest, and say nothing.
        public var isRemainder: Bool
        /// Whether a year begins here, so that an axis without room for every label names this one.
        public var isLandmark: Bool
        /// The numbers: one for a bar, one for each column of a grid.
        public var values: [Int64]

        /// The numbers that are drawn as a bar or as cells; none of a remainder.
        var drawn: [Int64] { isRemainder ? [] : values }

        /// Creates an entry.
        public init(
            label: String, short: String? = nil, isForeign: Bool = false, isRemainder: Bool = false,
            isLandmark: Bool = false, values: [Int64]
        ) {
            self.label = label
            self.short = short ?? label
            self.isForeign = isForeign
            self.isRemainder = isRemainder
            self.isLandmark = isLandmark
            self.values = values
        }
    }

    /// A name for machines: `messages-over-time`, `words`.
    public var name: String
    /// The heading.
    public var title: String
    /// What needs saying about the numbers; nil if nothing does.
    public var note: String?
    /// The heading of the labels.
    public var labelHeading: String
    /// The heading of the numbers.
    public var valueHeading: String
    /// How it is drawn.
    public var form: Form
    /// The bars or rows, in order.
    public var entries: [Entry]

    /// The axis of the numbers.
    public var scale: AxisScale { AxisScale(peak: peak) }

    /// The entries that have their label below if the labels of at most so many fit beside each other: those of years, at
    /// equal distances if these are too many; of entries without two years, every so many from an offset on.
    ///
    /// - Parameter start: The offset, from the number of entries to each label.
    func labelled(atMost most: Int, from start: (_ every: Int) -> Int) -> Set<Int> {
        let landmarks = entries.indices.filter { entries[$0].isLandmark }
        let places = entries.count > most && landmarks.count > 1 ? landmarks : Array(entries.indices)
        let every = max(1, (places.count + most - 1) / most)
        let first = places.count == landmarks.count ? 0 : start(every)
        return Set(stride(from: first, to: places.count, by: every).map { places[$0] })
    }

    /// The greatest number that is drawn; 0 if there are none.
    public var peak: Int64 { entries.lazy.flatMap(\.drawn).max() ?? 0 }

    /// Creates a chart.
    public init(
        name: String, title: String, note: String? = nil, labelHeading: String, valueHeading: String, form: Form,
        entries: [Entry]
    ) {
        self.name = name
        self.title = title
        self.note = note
        self.labelHeading = labelHeading
        self.valueHeading = valueHeading
        self.form = form
        self.entries = entries
    }
}
