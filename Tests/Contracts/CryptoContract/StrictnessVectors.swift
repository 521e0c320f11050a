/// Signatures on which libraries differ, computed by a few lines of Python over the curve's equations.
enum StrictnessVectors {
    /// The group's order L, the least significant byte first.
    static let groupOrder = [UInt8](hex: "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")

    /// Every way of writing a point whose order divides eight: seven y, each with either sign.
    static let lowOrder: [[UInt8]] = [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ].flatMap { hex -> [[UInt8]] in
        let positive = [UInt8](hex: hex)
        return [positive, positive.dropLast() + [positive[31] | 0x80]]
    }

    /// R = S·B: the equation holds for the neutral element as key, whatever the message, and for the other points of low
    /// order wherever the hash is a multiple of their order.
    static let forEveryMessage = [UInt8](
        hex: """
            ef4f62f8479733ad879cfaced3c89a9c39dd4fc795ef2efa1c3eafe4d729a081
            3930000000000000000000000000000000000000000000000000000000000000
            """)

    /// A proper key.
    static let publicKey = [UInt8](hex: "03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8")
    /// Signatures by it whose R is the neutral element, written in each of four ways; the equation holds.
    static let neutral = (
        message: Array("R is the neutral element".utf8),
        signatures: [
            """
            0100000000000000000000000000000000000000000000000000000000000000
            6697665885cca01bdf7e780be91184d7e001ccfb211f14135a3e85aa41d90e05
            """,
            """
            0100000000000000000000000000000000000000000000000000000000000080
            d35aaa811f3197b6b01c00ee995ffe7649b8fa56ee75e9bc92ac26fdaac92704
            """,
            """
            eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f
            f7c5373bb274be19cec68492d8e98f65bd5176bd16b2d9898c60d4f17a5a5007
            """,
            """
            eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
            2aa3dd2bec9150bba7bb89e531e27772d499bea99622c2940796e3bbc968f90a
            """,
        ].map { [UInt8](hex: $0) }
    )
    /// A signature by it whose R has a part of order eight: the equation holds only when multiplied by eight.
    static let torsion = (
        message: Array("torsion in R".utf8),
        signature: [UInt8](
            hex: """
                a129b6c9a81e731f2a5d421f2e396efb9ff3bfda2cdb84be2d29a88d752653cc
                0cb5ad5affe5f30f385548d5d1aafcacdff95f53dc1de5c199a268bb62bcd30c
                """)
    )

    /// A key with a part of order eight.
    static let mixedKey = [UInt8](hex: "b502ff3d92e31d8190b4aa4ea0414005167fad089c4de9dac8a2fc850fed4f58")
    /// A signature by it for which the equation holds unchanged, because the hash is a multiple of eight.
    static let mixedValid = (
        message: Array("mixed order 2".utf8),
        signature: [UInt8](
            hex: """
                96980d74ca6491e2640119ca0b302f2c260fb16781f5910ef4217a1b0b2d58ce
                a468b95c9efed2e60d32b76f5dad2fdce744a0008d5bb5dca5a80ec17777e905
                """)
    )
    /// A signature by it for which the equation holds only when multiplied by eight.
    static let mixedInvalid = (
        message: Array("mixed order 0".utf8),
        signature: [UInt8](
            hex: """
                0de2eec8eaf65680133ea668d1932245ca5dc707997149c0937a9920b9dfb90b
                da76aee1597f5a31e740892417868551b2d53a435c35d0d6f5d2b699a6d3d508
                """)
    )
}
