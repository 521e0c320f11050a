import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// An open file that several values refer to; closed with the last of them.
final class SharedFile: Sendable {
    let file: OpenFile

    init(_ file: consuming OpenFile) {
        self.file = file
    }
}

/// A key that several values refer to; wiped with the last of them.
final class SharedKey: Sendable {
    let secret: SecretBytes

    init(_ secret: consuming SecretBytes) {
        self.secret = secret
    }
}
