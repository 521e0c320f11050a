import WhisperContractSupport
public import WhisperMediaPort
public import WhisperSecretMemory

/// An opener, and files to open with it.
public struct MediaBench: Sendable {
    /// The opener.
    public let opener: any MediaOpener
    /// Where the keys of references are stored.
    public let memory: any SecretAllocator
    /// SHA-256, by means other than the opener's, so that a reference can fit a changed file.
    public let sha256: @Sendable ([UInt8]) -> [UInt8]
    /// Genuine files, at least one of them of no more than 74 encrypted bytes: each byte of these is changed.
    public let samples: [MediaSample]
    /// Files whose last block is not filled as it must be, under a code that is right.
    public let malformed: [MediaSample]
    /// Determines the sizes of random pieces.
    public let seed: UInt64

    /// A bench with these files.
    public init(
        opener: any MediaOpener, memory: any SecretAllocator, sha256: @escaping @Sendable ([UInt8]) -> [UInt8],
        samples: [MediaSample], malformed: [MediaSample] = [], seed: UInt64
    ) {
        self.opener = opener
        self.memory = memory
        self.sha256 = sha256
        self.samples = samples
        self.malformed = malformed
        self.seed = seed
    }

    /// What the bench has.
    public var capabilities: MediaCapabilities { malformed.isEmpty ? [] : .malformed }
}

/// An encrypted file, and what is in it. The key protects nothing.
public struct MediaSample: Sendable {
    /// What distinguishes the file from the others.
    public var title: String
    /// The kind, from which the keys are derived.
    public var kind: MediaKind
    /// The key, 32 bytes.
    public var key: [UInt8]
    /// The content.
    public var content: [UInt8]
    /// The encrypted file, with its code.
    public var encrypted: [UInt8]
    /// SHA-256 of the content, as a message states it.
    public var digest: [UInt8]
    /// SHA-256 of the encrypted file, as a message states it.
    public var encryptedDigest: [UInt8]

    /// Creates a sample.
    public init(
        title: String, kind: MediaKind, key: [UInt8], content: [UInt8], encrypted: [UInt8], digest: [UInt8],
        encryptedDigest: [UInt8]
    ) {
        self.title = title
        self.kind = kind
        self.key = key
        self.content = content
        self.encrypted = encrypted
        self.digest = digest
        self.encryptedDigest = encryptedDigest
    }
}

/// What a bench has, and so which laws can be checked on it.
public struct MediaCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `MediaBench.malformed` has files.
    public static let malformed = MediaCapabilities(rawValue: 1)

    /// The names of the capabilities.
    public var description: String { names(of: self, in: [(.malformed, "malformed")]) }
}
