/// A JPEG of a code, for adapters that read them.
enum SampleJPEG {
    /// The text of the code.
    static let text = "a code in JPEG"

    /// Grey, baseline, 87 × 87 pixels, 3 a module; strongly compressed, so that no module is quite black or white.
    static let file = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8
        ybqmx5moq6T/wAALCABXAFcBAREA/8QAGgAAAwEBAQEAAAAAAAAAAAAAAAQFAgMGAf/EAEEQAAEDAwIEAgUGCwkAAAAAAAECAwQABRESIQYx
        QVETYRQVIkJxNWJzgZKhFjJSU1WissLR0vAjJTM0NkaEscH/2gAIAQEAAD8A9NRRRRRRRRRRRU273VVtUwhEYvqeJAAVg5GPI550p69nfoST
        +t/LWXeIZbKC47Z3kIHNSlEAfXpp525uIahOpiqU3ISFOLB2ZBxuTjlue3KsXK+RobCXGVtSVFWkoQ6MgYO+2e3301cpnoEFyT4fiaMeznGc
        kDn9dS03+atIWiyvqSoZBBJBH2a++vZ36Ek/rfy09Z7j6ziqf8LwtKyjGrV0B7DvT9FQuIPlS0fTfvIpG93mfFurzDD+htOnA0JOMpB6itGZ
        IncKzHZLmtYdCQcAbZR2+NNzLg1D4fjMuJWVSIulBSBgHQBvv50jGsaZ9jjux0oRJUola1qVgpBUMY38ulbMyRO4VmOyXNaw6Eg4A2yjt8a3
        c7hKgWu1+iu+HrZGr2Qc4SnHMeda4buk2dPW1Je1oDRUBpSN8jsPOu/CHyW79Mf2U1doqBxK4hmfa3XDhCHSpR7AFNKzjYJ0pcl2c8FrxkJS
        cbDH5PlWJMm1MWORChSluKcUFALSc5ynO+AOQrVzaS+xYWVkhLiUpJHPBCBVG1OqjXN20IAMeO3qSpX45Jwdzy949KkRP9ITfph/2iu7r9mn
        QITUuW4hbDQThCTzwM+6e1dLa9Yba+p5ma6pSk6SFoJGMg9E+VMcIfJbv0x/ZTV2ipd5lxo78NuTFaeS6op1uYw2MjJ3Hn91dGWLO+ooZagu
        KAyQhKCcfVSCH4hhrcXZmUSgrCIpQNaxtuBpzjn06GlXnZc+fbv7rejNx3R7pwBlPkMAYrT8t2HxRLcZirkqLaUlCM5AwnfYHt99JWe6ejxV
        QfQPTPEWV6c5zsOmDnlmmnLi00pCHOHEIUs4QFIAKj5ezvVKMu0rYSqVFhRHjnUy4EBSd9s5A6b/AF0zZ3PFiqV6B6D7ZHh6cZ2G/If0Kfoq
        PxBAMr0d9WksRtS3kkkFSdiQPPAPaojwcgJF1tigxGfPhoQr2ljvnORzSetWgW7wyqfb0lqY2fDbcd93qdhkclHpXP1hKe/wndPoH+dykf2u
        Oenb5qu3MU9b0xJR9aMNKS4+kpKlHcgHHLOPdFShDjweKobUZvQgtFRGSd8L7/CuF7niddIrETUh9h4o1LAxq1AA9dsim5sSHEiIl3lkyZK1
        aVraURk742yByAr0FFFJXSXDYYLMx4tpfSpIISScYweQPeo7j1hctrUAzXfCaVqBCDqzv83zNNzrtZ50VcZ2WoIXjJShWdjnt5VGulsgw1QV
        tvOmPIOVrVzCfZ3G3Y1SjcOWuUwl9iRJW2rODkDODjqmudptaLW2bjcStlxlRAAIUnSRjO2TzJpl/iBpcyIzBWh1LrgS4VIUCkEgDHLuam8U
        XB1yU5AKUeE0pKgQDqzp+Pma9Hbbe1bWFMsqWpKlaiVkE5wB0HlTdFQeIkpXcbShaQpKniCCMgjKaXuVxgwJzkb1PGc0Y9rCRnIB5afOsSHI
        k7h2VKagMx1oWEDSkZ5p64Hem5BSq029lcMOpdYCS+U5EcFKRq5bc88xypRp5vQLQ1cUx0Me2JaXMBzO+nGfnd/dpiNxGxPfTGlRG22V51Kc
        cBSMDIyCO4rCm4kie26pDNubjO6m1kACSM8wdtth3/Gqu8m1uJEp5MNSVnAdWEkKPxPPl91Zs7fhRVJ9P9O9snxNWcbDbmf6NP0VC4g+VLR9
        N+8iuF34flzri7JacZCF4wFKOdgB28q+P29228Ly2XlIUpTiVAoJIxlI6jyql/tj/hfuV5uDDjx4qLhcW/Giu5QhDZOoKzzPLb2T1p6CLBOl
        IjNQXgtecFSjjYZ/K8qxdJESZcYMBtpYbjveCsK5EZSNjnPSqos+p5Ud7Qq2JGWWQo6kq7559VdetUIcOPBaLUZvQgq1EZJ3+v4V3opC52pi
        5+F463E+HnGggc8dwe1I/gpB/OyftJ/hR+CkH87J+0n+FNzLJGmMRmXFuhMdOlBSRkjAG+3lTcGI3BiojNFRQjOCo77nP/tKXKyRrk+l55bq
        VJTpAQQBjJPUedbtlqYtni+AtxXiYzrIPLPYDvT9KW23tW1hTLKlqSpWolZBOcAdB5U3RRRRRRRRRRRX/9k=
        """)

    /// The bytes of a text in base64, whose line ends do not count.
    private static func decoded(_ text: String) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for digit in text.utf8.compactMap(alphabet.firstIndex) {
            bits = (bits << 6 | digit) & 0xFFFF
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
        return bytes
    }
}
