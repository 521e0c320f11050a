/// Values made by another implementation (Python's cryptography, argon2-cffi and PyCryptodome), with the keys of
/// `TestKeys`: the secret of number n is 32 bytes with the value n.
enum Vectors {
    /// The creation time of the first keys.
    static let time: Int64 = 1_700_000_000

    /// The statement by key 2 that keys 3 and 4 succeed 1 and 2, five seconds later.
    static let statement = bytes(
        """
        ed257d2a3aba9db66bbb11a47ac1d34848162b4cde3930bc3dec9182d1d8293400fc17ea5876edca6092a861612be6e04cfd
        ced1b151a1f29ed2f9730cecd5e7000000006553f1058139770ea87d175f56a35466c34c7ecccb8d8a91b4ee37a25df60f5b
        8fc9b394e297b2894c9287b048578595410a967307060827d988536d74d202391164203aee1d0b3d3def07d36a242c87c24d
        f434240c3ce99f52199cdf0cf3ffa9434f06
        """)
    /// "Ana Müller" with keys 1 and 2.
    static let bundle = Array(
        """
        whisper-key1:AQAAAAtBbmEgTcO8bGxlcqTgkpK2UcJ4uXcsVp9fqbsT2Qa0araMnfncK0QJ-KIJAAAAIIE5dw6ofRdfVqNUZsN\
        MfszLjYqRtO43ol32D1uPybOUAAAAAQAAAABlU_EAAAAAAIgzJsgqn-2kyZApCHZ2Pg2H8Ct7km6MnS8pFDSWfhH0hHEnravruJS\
        5rlSBWCz04aW7ZXNNJiMKK3D4I3Wb1gs
        """.utf8)
    /// The same with keys 3 and 4, version 2, and the statement.
    static let succeedingBundle = Array(
        """
        whisper-key1:AQAAAAtBbmEgTcO8bGxlcl3-3Ttr1H9voo7hXZadW7DqU3dNSIva-d8cbgEks-8iAAAAIMqTrBcFGHBx1nuDx_8\
        O_oEI6OxFMFdddyaHkzPb2r58AAAAAgAAAABlU_EFAAAAqO0lfSo6up22a7sRpHrB00hIFitM3jkwvD3skYLR2Ck0APwX6lh27cp\
        gkqhhYSvm4Ez9ztGxUaHyntL5cwzs1ecAAAAAZVPxBYE5dw6ofRdfVqNUZsNMfszLjYqRtO43ol32D1uPybOU4peyiUySh7BIV4W\
        VQQqWcwcGCCfZiFNtdNICORFkIDruHQs9Pe8H02okLIfCTfQ0JAw86Z9SGZzfDPP_qUNPBnv6JhhbyFa-QecfTT9k6QhuCSIWZHP\
        mKl2xC00A_c1vYrl2yEp-7vVVzGVICoFGir-iJjOjLkjcOxxSrldWhg8
        """.utf8)
    /// "李小龍" with key 1 alone, created at the beginning of 1970.
    static let unsignedBundle = Array(
        """
        whisper-key1:AQAAAAnmnY7lsI_pvo2k4JKStlHCeLl3LFafX6m7E9kGtGq2jJ353CtECfiiCQAAAAAAAAABAAAAAAAAAAAAAAA\
        A
        """.utf8)
    /// Under "pässphrase": "Ana Müller" archived with 1 and 2 and active with 3 and 4, and "李小龍" with 5 alone, rotated.
    static let backup = Array(
        """
        whisper-backup1:AQEAAAABAAAAAAAAIABkZWZnaGlqa2xtbm9wcXJzAAECAwQFBgcICQoLDA0ODxAREhMUFRYXhJaVKulHAfax\
        a262gdeAFk6vsXhJgVdz5jpfWnZEOu97HiimxEdcggxYrjqE1YXYHp-JIYJ1aKcf5bmJdjEO1omshVC2oY_irwt09zUywWEaHXmU\
        3W80bnP5aYUYhSZGi0a4DXfPOAoIWd473IfOeXFhtPWmLwdebshVKfbI7p9-qstGZXC604LaEb1DLKe8uZXo57uIhP8CUC-JRrWZ\
        _v2t2ilGyJWR2PdDkGign1UbRbXK-7zGAJxRqu2wnv9XRtm2DwboTYT2xHZfLstiNNllD-UwcWkRHZmRnL3-GzXetcZhFdZUAUE8\
        nR50b8cev96ClQbJVQG_kcnAZ4reBwFSGg7885I_q0KrTC2KwXks4UfKXI_IY-zYsby0i0XNuCzCuefSeAUNmMWQ_74iCX8_Oq3t\
        ytBz_y2-wkfvPv46SOSRvjuK30SXR6Z69vw9_ptqatgvHP3hqCNqC1j2Nu6N5lHxtiSAAXoucTrzuiix53kc4icwSE-m1TsSJWfM\
        8ySsjU9t-qkEBokx_LlAPHeCnrA3uW4ClkoyfMMBNFWWKQ4DqSNhQUpGCyZvrKtTj-2a1HmuL2NobkxVw-8oow3766cl-f8w9Jim\
        4p7L7RTX3lLP4_4I5vyPWiirKDAZAKpG4LNyQSJqnQYuQMZIvqWPSiu4HkAJjAmVt5ZXsdhi2neSD9YEisr34xBkwQLSSl7HURmt\
        HzB9K-NUNnGbYWq3HAKD5c5vz-K6AjNYm7FBg1XvXLM
        """.utf8)
    /// "Ana Müller" with 1 and 2, "Bo" with 3 and 4, "李小龍" with 5 alone.
    static let keybook = Array(
        """
        whisper-keybook1:AQAAAAMAAAAJ5p2O5bCP6b6NUKYUCbHd0DJemxa3AOcZ6XcsBwALG9d4bpB8ZT0gSV0AAAAAAAAABwAAAAA\
        AAAAAAAAAAkJvXf7dO2vUf2-ijuFdlp1bsOpTd01Ii9r53xxuASSz7yIAAAAgypOsFwUYcHHWe4PH_w7-gQjo7EUwV113JoeTM9v\
        avnwAAAACAAAAAGVT8QUAAAALQW5hIE3DvGxsZXKk4JKStlHCeLl3LFafX6m7E9kGtGq2jJ353CtECfiiCQAAACCBOXcOqH0XX1a\
        jVGbDTH7My42KkbTuN6Jd9g9bj8mzlAAAAAEAAAAAZVPxAJnOlQey__wu7JTRJlPfR7yynxbMpOLJDBPgG1QKs4dA
        """.utf8)
    /// A keybook without contacts.
    static let emptyKeybook = Array(
        """
        whisper-keybook1:AQAAAACVe4ixJzDmRuDzPTYYt336V56CMePFnHEEvnFlYRyAJw
        """.utf8)

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
