/// The help of `whisper-sync`.
public enum SyncCommandText: String, TextKey {
    case root, rootDiscussion, login, loginDiscussion, logout, logoutDiscussion, run, runDiscussion, chat,
        chatDiscussion, send,
        sendDiscussion, retry, status, serverArgument, userArgument, conversationArgument, textArgument,
        messageArgument, boundContact, server, tokenFile, secretFile, secretDescriptor, device, seal,
        trustCarrierTime, caFile, tokenInQuery, timeout, bind, unbind, bindDiscussion, rooms, create, createDiscussion,
        join, leave, leaveDiscussion, fetch, fetchDiscussion, titleOption, withOption, directOption, roomArgument,
        pagesOption, filesOption, loginTokenOption, serverChoice, attachOption,
        typeOption, fileSizeOption, runFilesOption
}

extension SyncCommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .root:
            "Sync messages with a server in real time."
        case .rootDiscussion:
            "The vault is the single source of truth: received messages are saved in it before they are shown, and sent messages wait in it until the server has them. Read them with “whisper”, which never uses the network; this program does."
        case .login:
            "Log in to a server."
        case .loginDiscussion:
            "Prompts for the secret. The vault stores the address and a token, sealed; it never stores the secret."
        case .logout:
            "Log out and remove the token."
        case .logoutDiscussion:
            "Notifies the server and removes the token from this device. Messages stay, including those waiting to be sent."
        case .run:
            "Receive and send messages until stopped."
        case .runDiscussion:
            "Stays in the foreground and reconnects whenever the connection is lost, which suits a service manager. Stop it with Ctrl-C or SIGTERM."
        case .chat:
            "Read and write messages in a full-screen view."
        case .chatDiscussion:
            "Shows the same as “whisper browse”, follows the server meanwhile as “whisper-sync run” does, and has a text to write below the messages. The line above it names the contact that it is sealed to, or warns that the server can read it. Messages that the server does not have yet are marked. Press ? for the keys."
        case .send:
            "Send a message."
        case .sendDiscussion:
            "Saves the message, then sends it. If the server cannot be reached, the message waits until “whisper-sync run” sends it."
        case .retry:
            "Retry a message that the server rejected."
        case .status:
            "Show the account, the sync position of each chat, and the messages waiting to be sent."
        case .serverArgument:
            "The address of the server: https://HOST, or http:// for this device."
        case .userArgument:
            "The user name on the server."
        case .conversationArgument:
            "The chat: title, id, or id on the server."
        case .textArgument:
            "The text; - is standard input."
        case .messageArgument:
            "The id of the message, as shown by “whisper-sync status”."
        case .boundContact:
            "The contact: name, id or fingerprint."
        case .server:
            "The server, if the vault is not logged in to one."
        case .tokenFile:
            "Read the access token from the first line of FILE, and again once it has expired."
        case .secretFile:
            "Read the secret from the first line of FILE; - is standard input."
        case .secretDescriptor:
            "Read the secret from the first line of the open file descriptor N."
        case .device:
            "The name of this device, shown to the server."
        case .seal:
            "Seal outgoing messages and open incoming ones, so that the server sees only ciphertext."
        case .trustCarrierTime:
            "Judge the age of missed sealed messages by the time at which the server says it received them."
        case .caFile:
            "Trust the certificates in FILE in addition to those of the system."
        case .tokenInQuery:
            "Put the token in the URL of the live connection, for servers that do not read it elsewhere; URLs end up in logs."
        case .timeout:
            "Wait at most N seconds for the server."
        case .bind:
            "Bind a chat to a contact."
        case .unbind:
            "Remove the binding of a chat to a contact."
        case .bindDiscussion:
            "From then on, messages you send in the chat are sealed to the keys of this contact, and sealed messages you receive are opened. The server is not trusted to identify people, so you specify the contact once."
        case .rooms:
            "List the chats on the server, with invitations."
        case .create:
            "Create a chat on the server."
        case .createDiscussion:
            "The server learns who is invited and the title, but not what you send if you bind the chat to a contact."
        case .join:
            "Accept an invitation, or join a public chat."
        case .leave:
            "Leave a chat, or decline an invitation."
        case .leaveDiscussion:
            "The messages received so far stay in the vault. You can write again only after joining again."
        case .fetch:
            "Fetch earlier messages and files of a chat."
        case .fetchDiscussion:
            "A run fetches everything since the previous one. Use this for messages from before the first run, and for files, which are downloaded only on request."
        case .titleOption:
            "The title of the chat."
        case .withOption:
            "Invite USER; repeat the option to invite several users."
        case .directOption:
            "Make it a chat with a single person, which can be bound to a contact."
        case .roomArgument:
            "The id or name of the chat on the server."
        case .pagesOption:
            "How many pages of earlier messages to fetch."
        case .filesOption:
            "Download the files in the chat."
        case .loginTokenOption:
            "Treat the secret as a login token from a single sign-on page."
        case .serverChoice:
            "The server, if the vault is logged in to several."
        case .attachOption:
            "Attach FILE, and use the text as its caption; - is standard input."
        case .typeOption:
            "The media type of the file, such as image/png, if its name does not indicate it."
        case .fileSizeOption:
            "Leave out files larger than this many megabytes (2^20 bytes)."
        case .runFilesOption:
            "Download files as they arrive, and those not downloaded yet."
        }
    }
}
