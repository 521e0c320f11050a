// Written by `make strings`.

extension CommandText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension FailureText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension OptionText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PassphraseText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension TerminalText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension TopicText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension NextStepText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension AlarmText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension UsageText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension VaultText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension CalendarText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DataCommandText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DataFailureText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DataOptionText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DatabaseText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension FindingText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DeletionText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension ExportText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension ImportText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension MessageText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension StatisticsText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension ChartText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension TranscriptText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SealedArchiveText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension BrowserText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DraftText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension MediaText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PictureText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension RetentionText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension GroupText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PeopleText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension ReceiptText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SplitText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension IngestionText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension BridgeText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension BackfillText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SyncCommandText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SyncText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SealingCommandText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SealingOptionText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SealingFailureText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension IdentityText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension ContactText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PolicyText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension EnvelopeWords {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension StandingText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension QRText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension DoctorText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension TrustText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PageText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PageMessageText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension SystemText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}

extension PageExportText {
    /// The text in another language; nil if it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: Self.german[rawValue]
        case .spanish: Self.spanish[rawValue]
        case .french: Self.french[rawValue]
        case .portuguese: Self.portuguese[rawValue]
        case .turkish: Self.turkish[rawValue]
        case .arabic: Self.arabic[rawValue]
        case .hindi: Self.hindi[rawValue]
        case .chineseSimplified: Self.chineseSimplified[rawValue]
        }
    }
}
