/// All texts that there are.
public enum TextCatalog {
    /// Every subject.
    public static let subjects: [any TextKey.Type] = [
        CommandText.self, FailureText.self, OptionText.self, PassphraseText.self, TerminalText.self, TopicText.self,
        NextStepText.self, AlarmText.self,
        UsageText.self, VaultText.self, CalendarText.self, DataCommandText.self, DataFailureText.self,
        DataOptionText.self, DatabaseText.self,
        FindingText.self, DeletionText.self, ExportText.self, ImportText.self, MessageText.self, StatisticsText.self,
        ChartText.self, TranscriptText.self, SealedArchiveText.self, BrowserText.self,
        DraftText.self, MediaText.self, PictureText.self, RetentionText.self,
        GroupText.self, PeopleText.self, ReceiptText.self, SplitText.self,
        IngestionText.self,
        BridgeText.self, BackfillText.self, SyncCommandText.self, SyncText.self,
        SealingCommandText.self, SealingOptionText.self, SealingFailureText.self, IdentityText.self, ContactText.self,
        PolicyText.self, EnvelopeWords.self, StandingText.self, QRText.self, DoctorText.self, TrustText.self,
        PageText.self, PageMessageText.self, SystemText.self, PageExportText.self,
    ]
}
