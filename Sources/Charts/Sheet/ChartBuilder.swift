import WhisperLocalization
import WhisperMessage

/// Makes the charts of some figures.
struct ChartBuilder {
    let figures: ActivityFigures
    let localizer: Localizer
    /// The most entries of a chart of people, chats, words or emoji.
    let limit: Int

    // MARK: Time

    func overTime(limit: Int) -> Chart {
        chart(
            "messages-over-time", .overTime, labels: .period, form: .columns,
            PeriodSeries(figures, limit: limit).periods.map {
                let isFirst = $0.label.hasSuffix("-01") || $0.label.hasSuffix("-Q1")
                return Chart.Entry(label: $0.label, isLandmark: isFirst, values: [$0.count])
            })
    }

    var byHour: Chart {
        chart(
            "hours", .byHour, note: zoneNote, labels: .hour, form: .columns,
            figures.hours.enumerated().map {
                Chart.Entry(label: ChartBuilder.hourText($0.offset), values: [$0.element])
            })
    }

    var byWeekday: Chart {
        chart(
            "weekdays", .byWeekday, labels: .weekday, form: .bars,
            figures.weekdays.enumerated().map {
                Chart.Entry(label: localizer.weekday($0.offset), values: [$0.element])
            })
    }

    var byHourOfWeek: Chart {
        chart(
            "hours-of-week", .byHourOfWeek, note: zoneNote, labels: .weekday,
            form: .grid(columns: (0..<24).map(ChartBuilder.hourText)),
            (0..<7).map { day in
                Chart.Entry(
                    label: localizer.weekday(day), short: shortWeekday(day),
                    values: Array(figures.hoursOfWeek[(day * 24)..<(day * 24 + 24)]))
            })
    }

    // MARK: Who and where

    var byPerson: Chart {
        chart("people", .byPerson, labels: .person, form: .bars, shares(figures.people, figures.otherPeople))
    }

    var byChat: Chart {
        let count = Int64(figures.chats.count) + figures.otherChats.count
        return chart(
            "chats", .byChat, labels: .chat, form: .bars,
            count < 2 ? [] : shares(figures.chats, figures.otherChats))
    }

    var byDelay: Chart {
        let limits = DelayFigures.limits
        let entries = figures.delays.classes.enumerated().map { index, count in
            let label =
                if index == 0 {
                    localizer(ChartText.delayBelow, ["limit": .text(duration(limits[0]))])
                } else if index == limits.count {
                    localizer(ChartText.delayAbove, ["limit": .text(duration(limits[index - 1]))])
                } else {
                    localizer(
                        ChartText.delayBetween,
                        ["from": .text(duration(limits[index - 1])), "to": .text(duration(limits[index]))])
                }
            return Chart.Entry(label: label, values: [count])
        }
        let note = figures.delays.median.map {
            localizer(ChartText.medianDelay, ["duration": .text(duration($0))])
        }
        return chart("delays", .byDelay, note: note, labels: .delay, form: .bars, entries)
    }

    // MARK: What

    var byKind: Chart {
        chart(
            "kinds", .byKind, labels: .kind, form: .bars,
            figures.kinds.map { Chart.Entry(label: localizer(ChartText(kind: $0.kind)), values: [$0.messages]) })
    }

    var frequentWords: Chart {
        list("words", .frequentWords, note: localizer(ChartText.wordsNote), labels: .word, figures.frequentWords)
    }

    var emoji: Chart { list("emoji", .emoji, labels: .emoji, figures.emoji) }

    var reactions: Chart { list("reactions", .reactions, labels: .reaction, figures.reactions) }

    // MARK: Facts

    var facts: [ChartSheet.Fact] {
        var facts = [fact(.messages, figures.messages)]
        // They are not among the messages.
        if figures.systemLines > 0 { facts.append(fact(.kindSystem, figures.systemLines)) }
        facts.append(fact(.words, figures.words))
        facts.append(fact(.daysWithMessages, Int64(figures.days.count)))
        if let busiest = figures.busiestDay, let date = busiest.date {
            facts.append(
                ChartSheet.Fact(
                    label: localizer(ChartText.busiestDay),
                    value: localizer(
                        ChartText.busiestDayValue,
                        ["date": .text(localizer.date(date)), "count": .count(busiest.messages)])))
        }
        if let streak = figures.longestStreak, let first = DayCount(day: streak.lowerBound, messages: 0).date {
            facts.append(
                ChartSheet.Fact(
                    label: localizer(ChartText.longestStreak),
                    value: localizer(
                        ChartText.longestStreakValue,
                        ["count": .count(streak.count), "from": .text(localizer.date(first))])))
        }
        return facts
    }

    private func fact(_ key: ChartText, _ value: Int64) -> ChartSheet.Fact {
        ChartSheet.Fact(label: localizer(key), value: localizer.language.formatted(value))
    }

    // MARK: Parts

    private func chart(
        _ name: String, _ title: ChartText, note: String? = nil, labels: ChartText, values: ChartText = .messages,
        form: Chart.Form, _ entries: [Chart.Entry]
    ) -> Chart {
        Chart(
            name: name, title: localizer(title), note: note, labelHeading: localizer(labels),
            valueHeading: localizer(values), form: form, entries: entries)
    }

    private func shares(_ shares: [Share], _ remainder: Share.Remainder) -> [Chart.Entry] {
        var entries = shares.prefix(limit).map {
            Chart.Entry(label: $0.name, isForeign: true, values: [$0.messages])
        }
        let rest = shares.dropFirst(limit)
        let count = Int64(rest.count) + remainder.count
        if count > 0 {
            entries.append(
                Chart.Entry(
                    label: localizer(ChartText.others, ["count": .count(count)]), isRemainder: true,
                    values: [rest.reduce(remainder.messages) { $0 + $1.messages }]))
        }
        return entries
    }

    private func list(
        _ name: String, _ title: ChartText, note: String? = nil, labels: ChartText, _ list: FrequentList
    ) -> Chart {
        var notes = note.map { [$0] } ?? []
        if list.shortfall > 0 {
            notes.append(localizer(ChartText.shortfallNote, ["count": .count(list.shortfall)]))
        }
        return chart(
            name, title, note: notes.isEmpty ? nil : notes.joined(separator: " "), labels: labels, values: .times,
            form: .bars,
            list.entries.prefix(limit).map { Chart.Entry(label: $0.text, isForeign: true, values: [$0.count]) })
    }

    private var zoneNote: String { localizer(ChartText.zoneNote, ["zone": .text(figures.zone)]) }

    private func shortWeekday(_ index: Int) -> String? {
        let names = localizer(ChartText.shortWeekdays).split(separator: " ")
        return names.indices.contains(index) ? String(names[index]) : nil
    }

    private static func hourText(_ hour: Int) -> String { (hour < 10 ? "0" : "") + String(hour) }

    /// A length of time in its greatest unit, with one decimal place unless that is zero.
    private func duration(_ seconds: Int64) -> String {
        let (key, divisor): (ChartText, Int64) =
            switch seconds {
            case ..<60: (.seconds, 1)
            case ..<3_600: (.minutes, 60)
            case ..<86_400: (.hours, 3_600)
            default: (.days, 86_400)
            }
        let whole = seconds / divisor
        let tenths = seconds % divisor * 10 / divisor
        let language = localizer.language
        let amount =
            tenths == 0 ? language.formatted(whole) : language.formatted(whole * 10 + tenths, decimals: 1)
        return localizer(key, ["amount": .text(amount)])
    }
}
