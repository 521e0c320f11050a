import WhisperArchive
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// What is still to be done for live messages.
struct BridgeWork {
    /// The lines that the bridge had and that were not acknowledged; nil if it was never asked.
    let pending: BridgeVault.Pending?
    /// The number of events that are safe in the vault, and not yet in conversations.
    let waiting: Int64
    /// The number of chats of which older messages are to be requested.
    let chats: Int

    init(of store: any VaultStore, by adapter: String, _ bridge: BridgeVault) async throws(StoreError) {
        pending = try await bridge.pending()
        waiting = try await store.spilledCount(of: adapter)
        chats = try await BackfillPlan(store: store).waitingChats(of: .whatsapp)
    }

    /// The rows for people: what there is nothing of is left out.
    func rows(_ localizer: Localizer, _ calendar: LocalCalendar) -> [(label: String, text: String)] {
        let language = localizer.language
        var rows: [(label: String, text: String)] = []
        if let pending {
            let text = localizer(
                BridgeText.pendingAt,
                [
                    "number": .text(language.formatted(pending.lines)),
                    "date": .text(calendar.dateAndTime(pending.at)),
                ])
            rows.append((localizer(BridgeText.labelPending), text))
        }
        if waiting > 0 { rows.append((localizer(BridgeText.labelSpill), language.formatted(waiting))) }
        if chats > 0 { rows.append((localizer(BridgeText.labelHistory), language.formatted(Int64(chats)))) }
        return rows
    }
}

/// How old the link to the account is, and when it ends.
struct BridgeSessionAge {
    /// Whole days since it was made; 0 if the clock says that it is yet to be made.
    let days: Int64
    /// When it ends, by the session timeout of the configuration.
    let end: Timestamp

    private static let day: Int64 = 86_400_000

    init(_ link: BridgeVault.Link, _ context: Context) throws(CommandFailure) {
        let since = link.since.milliseconds
        let (age, isOverflow) = context.clock.now().milliseconds.subtractingReportingOverflow(since)
        days = isOverflow ? 0 : max(age, 0) / BridgeSessionAge.day
        let timeout = try BridgeConfiguration.sessionTimeout(context.configuration)
        let (end, isBeyond) = since.addingReportingOverflow(Int64(timeout) * BridgeSessionAge.day)
        self.end = Timestamp(milliseconds: isBeyond ? since : end)
    }

    /// Both in words.
    func words(_ localizer: Localizer, _ calendar: LocalCalendar) -> String {
        localizer(BridgeText.sessionAge, ["count": .count(days), "date": .text(calendar.date(end))])
    }
}
