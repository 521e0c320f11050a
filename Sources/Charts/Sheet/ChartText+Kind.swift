package import WhisperLocalization
package import WhisperMessage

extension ChartText {
    /// What messages of a kind are called.
    package init(kind: ContentKind) {
        self =
            switch kind {
            case .text: .kindText
            case .image: .kindImage
            case .video: .kindVideo
            case .audio: .kindAudio
            case .document: .kindDocument
            case .sticker: .kindSticker
            case .location: .kindLocation
            case .contact: .kindContact
            case .poll: .kindPoll
            case .call: .kindCall
            case .deleted: .kindDeleted
            case .system: .kindSystem
            case .unknown: .kindUnknown
            }
    }
}
