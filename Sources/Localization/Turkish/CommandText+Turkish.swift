extension CommandText {
    /// The texts in Turkish.
    static let turkish: [CommandText: Phrase] = [
        .root: "İletilerinizi şifreli ve aranabilir bir kasada saklar.",
        .rootDiscussion:
            "Sohbetleri içe aktarır, bu makinede şifreli saklar ve her sözcüğü yeniden bulur. Makineden hiçbir şey çıkmaz: programda ağ kodu yoktur.",
        .initialize: "Bir kasa oluşturur.",
        .initializeDiscussion:
            "Rastgele anahtarlar üretir, onları parolanızla mühürler ve yanlarına bir kurtarma kopyası yazar. On sözcük üretilmesi için parolayı boş bırakın. Var olan bir kasaya asla dokunulmaz.",
        .unlock: "Anahtarı bir süre elde tutar.",
        .unlockDiscussion:
            "Anahtar çekirdeğin anahtarlığında tutulur, asla diskte değil; süre dolunca, “whisper lock” ile ve makine kapanınca unutulur.",
        .lock: "“unlock” komutunun tuttuğu anahtarı unutur.",
        .doctor: "Programın ne üzerinde çalıştığını ve kasanın güvenli kurulup kurulmadığını gösterir.",
        .doctorDiscussion: "Kasa ve parola olmadan çalışır.",
        .verify: "Kasada hasar olup olmadığını denetler.",
        .verifyDiscussion:
            "Veritabanını, arama dizinini, sayaçları, ekleri ve kurtarma kopyasını denetler. Parola verilmişse kurtarma kopyası açılır.",
        .optimize: "Çok sayıda küçük değişiklikten sonra aramayı hızlandır.",
        .optimizeDiscussion:
            "Arama dizininin parçalarını birleştirir ve yarıda kalan bir silmenin bıraktığı sözcükleri kaldırır. Görünürde hiçbir şey değişmez.",
        .backup: "Kasa kullanımdayken bir kopyasını yazar.",
        .backupDiscussion:
            "Kopya, aynı parolayla başlı başına bir kasadır. Ya bütün olarak belirir ya da hiç belirmez.",
        .restore: "Bir kasayı yedekten geri getirir.",
        .restoreDiscussion: "Yerde duran bir kasa, geri getirilenin yanında saklanır, asla silinmez.",
        .rekey: "Kasanın anahtarını, biçimini ya da parolasını değiştirir.",
        .rekeyDiscussion:
            "Seçenek verilmezse veritabanı yeni, rastgele bir anahtar alır. Her an güvenle kesilebilir: ya eski ya yeni durum geçerlidir.",
        .key: "Kasanın anahtarını yönetir.",
        .keyReveal: "Veritabanı anahtarını başka programlar için yazar.",
        .keyRevealDiscussion:
            "Anahtara sahip olan, parolaya ne olursa olsun veritabanını sonsuza dek okuyabilir. Standart çıktıya yalnızca anahtarı, standart hataya nasıl kullanılacağını yazar.",
        .version: "Sürümü gösterir.",
        .help: "Bir komutu ya da konuyu açıklar.",
        .manual: "Kılavuz sayfalarını yazar.",
    ]
}
