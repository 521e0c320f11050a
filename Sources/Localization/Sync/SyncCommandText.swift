/// The help of `whisper-sync`.
public enum SyncCommandText: String, TextKey {
    case root, rootDiscussion, login, loginDiscussion, logout, logoutDiscussion, run, runDiscussion, send,
        sendDiscussion, retry, status, serverArgument, userArgument, conversationArgument, textArgument,
        messageArgument, boundContact, server, tokenFile, secretFile, secretDescriptor, device, seal,
        trustCarrierTime, caFile, tokenInQuery, timeout, bind, unbind, bindDiscussion
}

extension SyncCommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .root:
            "Exchange messages with a server in real time."
        case .rootDiscussion:
            "The vault is the only source of what is shown: what comes goes into it first, and what you send waits in it until the server has it. Read it with “whisper”, which never uses the network; this program does."
        case .login:
            "Log in to a server."
        case .loginDiscussion:
            "Asks for the secret at the terminal. The vault keeps the address and a token, sealed; it never keeps the secret."
        case .logout:
            "Log out and remove the token."
        case .logoutDiscussion:
            "Tells the server and removes the token from this machine. Messages stay, those that wait to be sent included."
        case .run:
            "Receive and send messages until it is stopped."
        case .runDiscussion:
            "Stays in the foreground and connects again whenever the connection is lost; so it suits a service manager. Stop it with Ctrl-C or SIGTERM."
        case .send:
            "Send a message."
        case .sendDiscussion:
            "The message is saved first and sent then. Where the server cannot be reached it waits, and “whisper-sync run” sends it later."
        case .retry:
            "Send a message again that the server had refused."
        case .status:
            "Show the account, how far each conversation is held, and what waits to be sent."
        case .serverArgument:
            "The address of the server: https://HOST, or http:// to this machine."
        case .userArgument:
            "The name of the user at the server."
        case .conversationArgument:
            "The conversation: its title, its id, or its id at the server."
        case .textArgument:
            "The text; - reads it from standard input."
        case .messageArgument:
            "The id of the message, as “whisper-sync status” shows it."
        case .boundContact:
            "The contact: name, id or fingerprint."
        case .server:
            "The server, if the vault is not logged in to one."
        case .tokenFile:
            "Read the access token from the first line of FILE, and again once it has expired."
        case .secretFile:
            "Read the secret from the first line of FILE; - is standard input."
        case .secretDescriptor:
            "Read the secret from the open file N."
        case .device:
            "A name for this machine, which the server is told."
        case .seal:
            "Seal what is sent and open what comes, so that the server sees only ciphertext."
        case .trustCarrierTime:
            "Judge sealed messages that were missed by the time at which the server says it took them."
        case .caFile:
            "Trust the certificates in FILE besides those of the system."
        case .tokenInQuery:
            "Put the token into the address of the live connection, for servers that read it nowhere else; addresses end up in logs."
        case .timeout:
            "Wait for the server for N seconds at most."
        case .bind:
            "Say with which contact a conversation is."
        case .unbind:
            "Forget with which contact a conversation is."
        case .bindDiscussion:
            "From then on what you send in the conversation is sealed to the keys of this contact, and what comes sealed is opened. The server is never believed about who somebody is, so you say it once."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
