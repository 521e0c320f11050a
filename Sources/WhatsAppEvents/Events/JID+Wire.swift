import WhisperWhatsAppContent

extension JID {
    /// Creates a JID from neonize's form; nil without a server.
    init?(_ message: WireMessage?) {
        guard let message, let server = message.text(EventField.JID.server) else { return nil }
        self.init(user: message.text(EventField.JID.user) ?? "", server: server)
    }
}
