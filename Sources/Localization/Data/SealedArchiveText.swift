/// What is said of archives of pages in one sealed file.
public enum SealedArchiveText: String, TextKey {
    case encrypt, open, passphraseCommand, passphraseFile, passphraseDescriptor, prompt, newPrompt, repeatPrompt,
        notAnArchive, newerVersion, wrongPassphrase, damaged, tooBig, noMemory, unpacking, openAt, waiting, removed,
        removedRemains, openAlone, showWith, noFirstPage
}

extension SealedArchiveText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .encrypt:
            "Write one file that is sealed under a passphrase of its own, instead of a folder."
        case .open:
            "Open a sealed archive: unpack it into memory, print the page to open, and remove it when interrupted."
        case .passphraseCommand:
            "Run this command and read the archive’s passphrase from the first line of its output."
        case .passphraseFile:
            "Read the archive’s passphrase from the first line of this file."
        case .passphraseDescriptor:
            "Read the archive’s passphrase from the first line of this open file descriptor."
        case .prompt:
            "Passphrase of the archive:"
        case .newPrompt:
            "New passphrase for the archive (leave empty to generate ten words):"
        case .repeatPrompt:
            "Repeat the passphrase for the archive:"
        case .notAnArchive:
            "“{path}” is not a sealed archive."
        case .newerVersion:
            "“{path}” was written by a newer version of Whisper."
        case .wrongPassphrase:
            "The passphrase does not open “{path}”."
        case .damaged:
            "The archive “{path}” is damaged."
        case .tooBig:
            "Unpacked, the archive takes {size}, and only {free} of storage in memory are free."
        case .noMemory:
            "There is no private storage in memory to unpack the archive into."
        case .unpacking:
            "Unpacking the archive"
        case .openAt:
            "Open this page in a browser:"
        case .waiting:
            "The pages are in memory only. Press Ctrl-C to remove them."
        case .removed:
            "Removed the pages from memory."
        case .removedRemains:
            "Removed the pages that an interrupted run had left in memory."
        case .showWith:
            "To look at it: {command}"
        case .noFirstPage:
            "The archive “{path}” has no page “{page}” to open: Whisper did not write it."
        case .openAlone:
            "--open only shows an archive that exists: leave out the options for writing one."
        }
    }
}
