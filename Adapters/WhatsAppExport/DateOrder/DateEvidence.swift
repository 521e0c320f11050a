import WhisperIngestionPort

/// What a file's dates reveal about the order of their columns, collected in one pass.
///
/// Files may mix formats, so it is collected separately for each header shape.
struct DateEvidence {
    /// Evidence for or against one order.
    struct Candidate {
        let order: DateOrder
        /// Headers without a valid date in this order.
        var impossible: Int64 = 0
        /// How often the date jumps backwards, in file order.
        var jumps: Int64 = 0
        /// Dates after the file was written.
        var future: Int64 = 0
        /// Dates confirmed to the day by the name of a media file on the same line.
        var confirmed: Int64 = 0
        /// The first and the last time, in seconds of local time since 1970.
        var first = Int64.max
        var last = Int64.min
        /// Whether no time precedes that of the message before.
        var isChronological = true
        fileprivate var previousMoment = Int64.min
        fileprivate var previousDay: Int?
        /// The day of the latest columns; another order's day if this order has none.
        fileprivate var day = 0
    }

    /// The evidence from headers of one shape.
    struct Group {
        let shape: HeaderShape
        var headers: Int64 = 0
        var candidates: [Candidate]
        /// How often each column of the date changed between consecutive messages.
        var changes = SIMD4<Int64>()
        /// Media files whose date fits one order but not all.
        var mediaFiles: Int64 = 0
    }

    private(set) var groups: [Group] = []
    /// The calendar of unmarked years.
    let calendar: ExportCalendar
    /// How many unmarked years of four digits are those of the Buddhist calendar, of another one, or too late for either.
    private var buddhistYears = 0
    private var otherYears = 0
    private var lateYears = 0
    /// The last possible day of a message in this file, in days since 1970; nil if unknown.
    private let lastDay: Int?
    private var groupOfShape: [Int] = []
    private var lastColumns = SIMD4<UInt16>()
    private var lastGroup = -1

    /// - Parameters:
    ///   - lastDay: The day on which the file was written, in days since 1970.
    ///   - calendar: The calendar of unmarked years: `.gregorian` infers it from each year; `.common` takes every year as written.
    init(lastDay: Int?, calendar: ExportCalendar) {
        self.lastDay = lastDay
        self.calendar = calendar
    }

    /// Whether years stand in the file that would be read as Buddhist ones and are not, as most of its years are Gregorian:
    /// a phone writes a whole export in one calendar, so a year that stands out is that of a wrong clock.
    var hasStrayYears: Bool { lateYears + buddhistYears > 0 && buddhistYears <= otherYears }

    /// Observes a header, and the date in the name of a media file on its line.
    mutating func observe(_ header: ExportHeader, _ shapes: [HeaderShape], mediaDate: ExportDate.Day?) {
        switch ExportDate.yearSign(header, shapes[Int(header.shape)]) {
        case .buddhist: buddhistYears += 1
        case .other: otherYears += 1
        case .late: lateYears += 1
        case nil: break
        }
        let group = group(of: header, shapes)
        if group != lastGroup || header.columns != lastColumns {
            observeDate(header.columns, group)
            lastGroup = group
            lastColumns = header.columns
        }
        if let mediaDate { observe(mediaDate, header.columns, group) }
        groups[group].headers += 1
        let time = Int64(header.hour) * 3600 + Int64(header.minute) * 60 + Int64(header.second)
        for index in groups[group].candidates.indices {
            let moment = Int64(groups[group].candidates[index].day) * 86_400 + time
            if moment < groups[group].candidates[index].previousMoment {
                groups[group].candidates[index].isChronological = false
            }
            groups[group].candidates[index].previousMoment = moment
            if moment < groups[group].candidates[index].first { groups[group].candidates[index].first = moment }
            if moment > groups[group].candidates[index].last { groups[group].candidates[index].last = moment }
        }
    }

    private mutating func observeDate(_ columns: SIMD4<UInt16>, _ group: Int) {
        if group == lastGroup {
            for column in 0..<3 where columns[column] != lastColumns[column] { groups[group].changes[column] += 1 }
        }
        let shape = groups[group].shape
        let days = groups[group].candidates.map { ExportDate.day(columns, shape, $0.order)?.number }
        let substitute = days.compactMap { $0 }.first ?? 0
        for index in groups[group].candidates.indices {
            var candidate = groups[group].candidates[index]
            candidate.day = days[index] ?? substitute
            if let day = days[index] {
                if let previous = candidate.previousDay, day < previous { candidate.jumps += 1 }
                if let lastDay, day > lastDay { candidate.future += 1 }
                candidate.previousDay = day
            } else {
                candidate.impossible += 1
            }
            groups[group].candidates[index] = candidate
        }
    }

    private mutating func observe(_ mediaDate: ExportDate.Day, _ columns: SIMD4<UInt16>, _ group: Int) {
        let shape = groups[group].shape
        let fits = groups[group].candidates.map { ExportDate.day(columns, shape, $0.order) == mediaDate }
        guard fits.contains(true), fits.contains(false) else { return }
        groups[group].mediaFiles += 1
        for index in fits.indices where fits[index] { groups[group].candidates[index].confirmed += 1 }
    }

    /// The group of a header's shape; shapes that write dates alike share one.
    private mutating func group(of header: ExportHeader, _ shapes: [HeaderShape]) -> Int {
        let number = Int(header.shape)
        if number < groupOfShape.count { return groupOfShape[number] }
        while groupOfShape.count <= number {
            var shape = shapes[groupOfShape.count].reading(calendar)
            shape.isBracketed = false
            shape.isTimeFirst = false
            shape.hasSeconds = false
            if let known = groups.firstIndex(where: { $0.shape == shape }) {
                groupOfShape.append(known)
            } else {
                let candidates = ExportDate.orders(for: shape).map { Candidate(order: $0) }
                groups.append(Group(shape: shape, candidates: candidates))
                groupOfShape.append(groups.count - 1)
            }
        }
        return groupOfShape[number]
    }
}
