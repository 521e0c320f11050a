#if Realtime
    package import NIOSSL

    /// What a server shows of itself.
    package enum ServerCertificate {
        /// Reads a chain and its key, both PEM files.
        package static func context(certificate: String, key: String) throws -> NIOSSLContext {
            let chain = try NIOSSLCertificate.fromPEMFile(certificate).map { NIOSSLCertificateSource.certificate($0) }
            let key = try NIOSSLPrivateKey(file: key, format: .pem)
            return try NIOSSLContext(
                configuration: .makeServerConfiguration(certificateChain: chain, privateKey: .privateKey(key)))
        }
    }
#endif
