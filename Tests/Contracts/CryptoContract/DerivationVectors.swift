/// HKDF-SHA256 as RFC 5869 gives it, appendices A.1 to A.3.
enum DerivationVectors {
    struct Vector {
        let input: [UInt8]
        let salt: [UInt8]
        let information: [UInt8]
        let pseudorandomKey: [UInt8]
        let output: [UInt8]
    }

    static let all = [
        Vector(
            input: [UInt8](repeating: 0x0B, count: 22), salt: Array(0x00...0x0C), information: Array(0xF0...0xF9),
            pseudorandomKey: [UInt8](hex: "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"),
            output: [UInt8](
                hex: """
                    3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865
                    """)),
        Vector(
            input: Array(0x00...0x4F), salt: Array(0x60...0xAF), information: Array(0xB0...0xFF),
            pseudorandomKey: [UInt8](hex: "06a6b88c5853361a06104c9ceb35b45cef760014904671014a193f40c15fc244"),
            output: [UInt8](
                hex: """
                    b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09
                    da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87
                    """)),
        Vector(
            input: [UInt8](repeating: 0x0B, count: 22), salt: [], information: [],
            pseudorandomKey: [UInt8](hex: "19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04"),
            output: [UInt8](
                hex: """
                    8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8
                    """)),
    ]
    /// SHA-256 of the longest output there is, 8,160 bytes, of the first vector's key and information; by Python's
    /// cryptography.
    static let hashOfLongest = [UInt8](hex: "06ce7419405a88a66ba5c9795579cb05130c85101924d187552a0f7f57deb091")
}
