public import WhisperSecretMemory

/// Opens encrypted files of messages, and what is encrypted with a secret of a message (ING-6).
///
/// The rules for every adapter; `MediaContract` checks them:
/// 1. What `open` wrote to the content is the file if, and only if, `finish` returns: the encrypted bytes have the
///    digest of the reference, their code is right under its key, and the content has its digest.
/// 2. Every other input is refused with the reason, whatever the sizes of the pieces that it came in.
/// 3. `open` returns the content if, and only if, its tag is right under the key that is derived from the secret.
/// 4. Neither the key nor what is derived from it is in any error or description, and the copies are wiped.
public protocol MediaOpener: Sendable {
    /// Starts opening a file.
    ///
    /// - Throws: `.outOfMemory`; `.unavailable` if the cipher is not.
    func begin(_ reference: borrowing MediaReference) throws(MediaOpeningError) -> any MediaOpening

    /// Opens what is encrypted with a secret of a message.
    ///
    /// - Parameter secret: The secret, 32 bytes.
    /// - Throws: `.forged` unless the content is genuine under this secret; `.outOfMemory`; `.unavailable` if the cipher
    ///   is not.
    func open(
        _ content: EncryptedContent, secret: borrowing SecretBytes
    ) throws(MediaOpeningError) -> [UInt8]
}

/// An encrypted file that is being opened. Used by one task at a time.
public protocol MediaOpening: AnyObject {
    /// Decrypts the next bytes.
    ///
    /// What is passed on is not authenticated yet: it must be discarded unless `finish` returns.
    ///
    /// - Parameter content: Receives the content; not called with nothing.
    /// - Throws: What `content` throws; `MediaOpeningError` of the cipher.
    func open<Failure: Error>(
        _ bytes: UnsafeRawBufferPointer, into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>)

    /// Decrypts what is left, and verifies everything.
    ///
    /// - Throws: What `content` throws; the reason why this is not the file.
    func finish<Failure: Error>(
        into content: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(MediaOpeningFailure<Failure>)
}

/// The failure of an opening, or of what receives its content.
public enum MediaOpeningFailure<Content: Error>: Error {
    /// The opening failed.
    case opening(MediaOpeningError)
    /// What receives the content failed.
    case content(Content)
}

/// The reason an encrypted file was not opened.
public enum MediaOpeningError: Error, Hashable, Sendable {
    /// It is too short, or has no whole number of blocks.
    case truncated
    /// The encrypted bytes are not those of the message.
    case otherFile
    /// The code at the end is not that of the bytes under the message's key.
    case forged
    /// The last block is not filled as the cipher requires.
    case malformed
    /// The content is not the one of the message.
    case otherContent
    /// No guarded memory is available.
    case outOfMemory
    /// The cipher is unavailable.
    case unavailable
}
