extension OptionText {
    /// The texts in Turkish.
    static let turkish: [OptionText: Phrase] = [
        .vault: "Kasanın dizini.",
        .json: "JSON yazar, satır başına bir nesne; hataları da.",
        .quiet: "Hatalardan başka bir şey söylemez.",
        .plain: "Ekran okuyucular için tablosuz, renksiz, hareketsiz düz satırlar.",
        .noColor: "Renk kullanmaz.",
        .passphraseCommand: "Parolayı bu komutun yazdığı ilk satırdan alır.",
        .passphraseFile: "Parolayı bu dosyanın ilk satırından alır.",
        .passphraseDescriptor: "Parolayı bu açık dosya tanımlayıcısının ilk satırından alır.",
        .newPassphraseCommand: "Yeni parolayı bu komutun yazdığı ilk satırdan alır.",
        .newPassphraseFile: "Yeni parolayı bu dosyanın ilk satırından alır.",
        .newPassphraseDescriptor: "Yeni parolayı bu açık dosya tanımlayıcısının ilk satırından alır.",
        .yes: "Her soruya evet yanıtı verir.",
        .force: "Var olanın yerine koyar.",
        .acceptDisclaimer: "Sorumluluk reddini sormadan kabul eder.",
        .unencrypted: "Veritabanını şifrelemez. Ekler şifreli kalır.",
        .unlockFor: "Anahtarın ne kadar tutulacağı: 90s, 15m, 8h, 1d.",
        .repair: "Onarılabileni onarır: arama dizini ve sayaçlar.",
        .verifyAttachments: "Her eki de baştan sona okur.",
        .recoverTo: "Hasarlı bir kasadan okunabilenleri bu dizindeki yeni bir kasaya taşır.",
        .backupTarget: "Yazılacak dizin; henüz var olmamalı.",
        .backupSource: "Yedeğin dizini.",
        .rekeyFormat:
            "Şifreli dosyanın biçimi: “common” biçimini SQLCipher 3.4 ve 4 okur, “4” biçimini yalnızca SQLCipher 4.",
        .rekeyEncrypt: "Şifreli olmayan bir veritabanını şifreler.",
        .rekeyDecrypt: "Veritabanını şifresiz saklar.",
        .rekeyPassphrase: "Yalnızca parolayı değiştirir; anahtarlar kalır.",
        .topic: "Bir komut ya da şunlardan biri: environment, exit-codes, formats, disclaimer.",
        .manualDirectory: "Yazılacak yer olan dizin.",
    ]
}
