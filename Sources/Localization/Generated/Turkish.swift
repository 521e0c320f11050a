// Written by `make strings` from po/tr.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let turkish = PhraseTable(
        """
        root: İletilerinizi şifreli ve aranabilir bir kasada saklar.
        rootDiscussion: Sohbetleri içe aktarır, bu cihazda şifreli saklar ve her sözcüğü yeniden bulur. Cihazdan hiçbir şey çıkmaz: programda ağ kodu yoktur.
        initialize: Bir kasa oluşturur.
        initializeDiscussion: Rastgele anahtarlar üretir, onları parolanızla mühürler ve yanlarına bir kurtarma kopyası yazar. On sözcük üretilmesi için parolayı boş bırakın. Var olan bir kasaya asla dokunulmaz.
        unlock: Kasanın kilidini sınırlı bir süre için açar.
        unlockDiscussion: Anahtar çekirdeğin anahtarlığında tutulur, asla diskte değil; süre dolunca, “whisper lock” ile ve cihaz kapanınca unutulur.
        lock: “unlock” komutunun tuttuğu anahtarı kaldırır.
        doctor: Whisper’ın ne üzerinde çalıştığını gösterir, kasanın güvenli kurulup kurulmadığını denetler.
        doctorDiscussion: Kasa ve parola olmadan çalışır.
        verify: Kasada hasar olup olmadığını denetler.
        verifyDiscussion: Veritabanını, arama dizinini, sayaçları, ekleri ve kurtarma kopyasını denetler. Parola verilmişse kurtarma kopyası açılır.
        optimize: Çok sayıda küçük değişiklikten sonra aramayı hızlandırır.
        optimizeDiscussion: Arama dizininin parçalarını birleştirir ve yarıda kalan bir silmenin bıraktığı sözcükleri kaldırır. Görünürde hiçbir şey değişmez.
        backup: Kullanımdayken bile kasayı yedekler.
        backupDiscussion: Yedek, aynı parolayla başlı başına bir kasadır. Ya bütün olarak belirir ya da hiç belirmez.
        restore: Bir kasayı yedekten geri yükler.
        restoreDiscussion: O dizinde duran bir kasa kenara alınır, asla silinmez.
        rekey: Kasanın anahtarını, biçimini ya da parolasını değiştirir.
        rekeyDiscussion: Seçenek verilmezse veritabanı yeni, rastgele bir anahtar alır. Her an güvenle kesilebilir: ya eski ya yeni durum geçerlidir.
        key: Kasanın anahtarını yönetir.
        keyReveal: Veritabanı anahtarını başka programlar için yazar.
        keyRevealDiscussion: Anahtara sahip olan, parolaya ne olursa olsun veritabanını sonsuza dek okuyabilir. Standart çıktıya yalnızca anahtarı, standart hataya nasıl kullanılacağını yazar.
        version: Sürümü gösterir.
        help: Bir komut ya da konu için yardım gösterir.
        manual: Kılavuz sayfalarını yazar.
        completion: Bir kabuk için tamamlamaları yazdırır.
        completionDiscussion: Komutları, seçenekleri ve değerlerini, kasa sormadan açıldığı sürece (örneğin “whisper unlock” sonrasında) sohbetleri ve kişileri de tamamlar.
        archiveGroup: Arşiv
        readGroup: Okuma
        peopleGroup: Kişiler
        sealedGroup: Mühürlü iletiler
        liveGroup: Canlı
        upkeepGroup: Bakım
        topics: Yardım konuları
        """)
}

extension FailureText {
    static let turkish = PhraseTable(
        """
        internalError: İç hata: {reason}
        interrupted: Kesildi. Bitmiş olanlar saklandı, kasa düzenli durumda.
        closedPipe: Çıktı borusu kapandı.
        cannotWriteOutput: Çıktı yazılamıyor: {reason}
        cannotReadFile: “{path}” okunamıyor: {reason}
        cannotWriteFile: “{path}” yazılamıyor: {reason}
        fileExists: “{path}” zaten var.
        fileExistsHint: Başka bir ad seçin ya da yerine koymak için --force verin.
        sameFile: Girdi ile çıktı aynı: “{path}”.
        emptyValue: “{option}” seçeneği boş olmayan bir değer ister.
        diskFull: Disk dolu. Var olan hiçbir şey kaybolmadı; yeni veriler yazılmadı.
        inputOutput: Disk okuma ya da yazma sırasında hata verdi.
        fileFailed: Kasanın bir dosyası kullanılamıyor: {reason}
        noHome: Ev dizini bilinmiyor: HOME tanımlı değil.
        noHomeHint: HOME ya da WHISPER_HOME tanımlayın, ya da yeri --vault ile belirtin.
        unknownSetting: “{path}”, satır {line}: “{name}” diye bir ayar yok.
        malformedConfiguration: “{path}”, satır {line}: bu, ad = \"değer\" biçiminde bir ayar değil.
        foreignConfiguration: “{path}” dikkate alınmadı: başkaları yazabiliyor ya da başka bir kullanıcının. Çalıştırılacak komutlar içerebilir.
        foreignConfigurationHint: İçine bakın; sonra chmod go-w uygulayın ya da sahibini kendiniz yapın (chown).
        unknownSettingHint: “whisper help environment” ayarları sıralar.
        twoPassphraseSources: Parola için birden çok kaynak verildi; birini verin.
        noPassphrase: Parola verilmedi ve sorulacak bir uçbirim yok.
        noPassphraseHint: --passphrase-file, --passphrase-command ya da --passphrase-fd verin veya önce “whisper unlock” çalıştırın.
        noSeparatePassphraseHint: {option}-file, {option}-command ya da {option}-fd verin.
        vaultHeldBy: Başka bir süreç kasayı kullanıyor: {process}, PID {pid}.
        emptyPassphrase: Parola boş.
        emptyPassphraseHint: Uçbirimde boş parola için bir tane üretilir; başka yerde kendinizinkini verin.
        passphrasesDiffer: İki parola aynı değil.
        passphraseTooLong|one: Parola {count} bayttan uzun.
        passphraseTooLong|other: Parola {count} bayttan uzun.
        cannotReadPassphrase: Parola okunamıyor: {reason}
        passphraseFileOpen: Parola dosyasını “{path}” başka kullanıcılar okuyabiliyor.
        passphraseFileOpenHint: Üzerinde “chmod 600” çalıştırın. Bu cihaza başkaları eriştiyse parolayı “whisper rekey --passphrase” ile değiştirin.
        secretFileOpen: Bir sır içeren “{path}” dosyasını başka kullanıcılar okuyabiliyor.
        secretFileOpenHint: Üzerinde “chmod 600” çalıştırın. Bu cihaza başkaları eriştiyse sırrı kullanıldığı yerde değiştirin.
        passphraseCommandFailed: Parola komutu çalıştırılamıyor: {reason}
        passphraseCommandStatus: Parola komutu {status} durumuyla başarısız oldu.
        cannotUseTerminal: Uçbirim kullanılamıyor: {reason}
        outOfGuardedMemory: Sırlar için korunan bellek kalmadı.
        wrongPassphrase: Parola yanlış.
        wrongKey: Anahtar bu kasayı açmıyor.
        wrongKeyHint: Anahtarlık ile veritabanı aynı kasanın değil. İkisini de tek bir yedekten geri yükleyin.
        keyMissing: Kasanın anahtarı anahtarlığında yok.
        keyMissingHint: Anahtarlığı bir yedekten geri yükleyin. Yeni bir anahtar içeriği sonsuza dek okunmaz kılardı, bu yüzden üretilmez.
        keychainLocked: Anahtarlık kilitli ya da bu arada parolası değişti.
        keychainDamaged: Anahtarlık hasarlı.
        recoveryDamaged: Kurtarma kopyası hasarlı.
        keychainDamagedHint: Bir yedekten geri yükleyin; kurtarma kopyası aynı anahtarları içerir.
        keychainInaccessible: Anahtarlık okunamıyor ya da yazılamıyor: {reason}
        keyCacheUnavailable: Bu sistem komutlar arasında anahtar tutmuyor (çekirdek anahtarlığı yok).
        keyCacheFailed: Çekirdek anahtarlığı anahtarı tutmuyor: {reason}
        noVault: “{path}” konumunda kasa yok.
        noVaultThere: Bu yerde kasa yok.
        noVaultHint: “whisper init” bir tane oluşturur; --vault başka bir yeri belirtir.
        noVaultNearHint: “{path}” içinde bir tane var. --vault ile seçin; WHISPER_HOME, içinde adı “vault” olan dizini belirtir.
        unfinishedVault: “{path}” konumundaki kasa başlanmış, bitirilmemiş.
        unfinishedVaultHint: “whisper init” komutunu aynı parolayla yeniden çalıştırın; kaldığı yerden sürer.
        vaultExists: “{path}” konumunda zaten bir kasa var.
        vaultExistsHint: Onu kullanın ya da --vault ile başka bir yer belirtin.
        vaultHeld: Başka bir süreç kasayı yalnızca kendisi için tutuyor.
        vaultBusy: Kasa meşgul.
        vaultHeldHint: Öteki komutun bitmesini bekleyin, sonra yeniden deneyin.
        vaultDamaged: Kasa hasarlı.
        vaultDamagedHint: “whisper verify” neyin bozuk olduğunu söyler; “whisper restore” bir yedeği geri yükler.
        alteredSchema: Kasanın veritabanında Whisper’ın yapmadığı tablolar, dizinler, görünümler ya da tetikleyiciler var, veya bazıları eksik. Açılmadı.
        alteredSchemaHint: “whisper verify” bunları adlandırır; “whisper verify --recover-to” içeriği yeni bir kasaya taşır.
        newerVault: Kasa, Whisper’ın daha yeni bir sürümüyle yazılmış. Hiçbir şey değiştirilmedi.
        newerVaultHint: Daha yeni sürümü kurun.
        vaultReadOnly: Kasa yazılamıyor: disk ya da dosya salt okunur.
        noEncryption: Bu Whisper şifreleyemiyor: düz SQLite ile derlenmiş.
        noEncryptionHint: SQLCipher içeren birini kullanın ya da şifresiz kasa oluşturun: whisper init --unencrypted
        mixedEngines: Bu sürece SQLCipher’dan önce başka bir SQLite kitaplığı yüklenmiş. Kasa açılmadı.
        mixedEnginesHint: Whisper’ı LD_PRELOAD olmadan ve içine libsqlite3 yükleyen programlar olmadan başlatın.
        unsupportedFormat: {engine} bu biçimi yazamıyor.
        unsupportedFormatHint: Biçim 4 için SQLCipher 4 gerekir.
        unreadableFormat: Kasa, bu motorun okuyamadığı SQLCipher 4 biçiminde.
        storeFailed: Kasa işlemi başarısız oldu: {reason}
        disclaimerNeeded: Sorumluluk reddi kabul edilmedi.
        disclaimerNeededHint: “whisper help disclaimer” ile okuyun ve “whisper init --accept-disclaimer” ile kabul edin.
        confirmationNeeded: Bunun onaylanması gerekir ve sorulacak bir uçbirim yok.
        confirmationNeededHint: --yes verin.
        declined: İptal edildi. Hiçbir şey değiştirilmedi.
        conversationNotFound: Böyle bir sohbet yok.
        messageNotFound: Böyle bir ileti yok.
        contactNotFound: Böyle bir kişi yok.
        personNotFound: Böyle bir kimse yok.
        attachmentNotFound: Ek kasada değil.
        attachmentDamaged: Bir ek hasarlı.
        keyNotAsJSON: Anahtar asla JSON olarak yazılmaz.
        keyNotAsJSONHint: --json seçeneğini çıkarın.
        notEncrypted: Kasa şifreli değil, bu yüzden anahtarı yok.
        notABackup: “{path}” bir kasanın yedeği değil.
        twoChanges: Bir seferde yalnızca bir değişiklik yapılabilir.
        verificationFailed|one: Kasada {count} sorun var.
        verificationFailed|other: Kasada {count} sorun var.
        verificationFailedHint: “whisper verify --repair” arama dizinini ve sayaçları onarır; kalanı için yedek gerekir.
        invalidDuration: “{value}” geçerli bir süre değil.
        invalidDurationHint: 90s, 15m, 8h ya da 1d yazın, en çok 30d.
        alreadyThatWay: Kasa zaten öyle.
        foreignDatabase: Kasa şifreli, yerindeki veritabanı ise değil: kasanın kendi veritabanı değil. Açılmadı.
        foreignDatabaseHint: “whisper restore” bir yedeği geri yükler. Veritabanı sizinse ve hiç şifrelenmediyse, dizinini config.toml içinde unencrypted-vault olarak belirtin, ardından “whisper rekey --decrypt” çalıştırın.
        recoverHint: “whisper verify --recover-to” hâlâ okunabilenleri yeni bir kasaya taşır; “whisper restore” bir yedeği geri yükler.
        restoreBackupHint: “whisper restore” bir yedeği geri yükler.
        """)
}

extension OptionText {
    static let turkish = PhraseTable(
        """
        vault: Kasanın dizini.
        json: JSON yazar, satır başına bir nesne; hataları da.
        quiet: Hatalardan başka bir şey söylemez.
        plain: Ekran okuyucular için tablosuz, renksiz, hareketsiz düz satırlar.
        noColor: Renk kullanmaz.
        passphraseCommand: Parolayı bu komutun yazdığı ilk satırdan alır.
        passphraseFile: Parolayı bu dosyanın ilk satırından alır.
        passphraseDescriptor: Parolayı bu açık dosya tanımlayıcısının ilk satırından alır.
        newPassphraseCommand: Yeni parolayı bu komutun yazdığı ilk satırdan alır.
        newPassphraseFile: Yeni parolayı bu dosyanın ilk satırından alır.
        newPassphraseDescriptor: Yeni parolayı bu açık dosya tanımlayıcısının ilk satırından alır.
        yes: Her soruya evet yanıtı verir.
        force: Var olanın yerine koyar.
        acceptDisclaimer: Sorumluluk reddini sormadan kabul eder.
        unencrypted: Veritabanını şifrelemez. Ekler şifreli kalır.
        unlockFor: Anahtarın ne kadar tutulacağı: 90s, 15m, 8h, 1d.
        repair: Onarılabileni onarır: arama dizini ve sayaçlar.
        verifyAttachments: Her eki de baştan sona okur.
        recoverTo: Hasarlı bir kasadan okunabilenleri bu dizindeki yeni bir kasaya taşır.
        backupTarget: Yazılacak dizin; henüz var olmamalı.
        backupSource: Yedeğin dizini.
        rekeyFormat: Şifreli dosyanın biçimi: “common” biçimini SQLCipher 3.4 ve 4 okur, “4” biçimini yalnızca SQLCipher 4.
        rekeyEncrypt: Şifreli olmayan bir veritabanını şifreler.
        rekeyDecrypt: Veritabanını şifresiz saklar.
        rekeyPassphrase: Yalnızca parolayı değiştirir; anahtarlar kalır.
        topic: Bir komut ya da şunlardan biri: environment, exit-codes, formats, disclaimer.
        manualDirectory: Yazılacak yer olan dizin.
        noPager: Uzun çıktıyı sayfalayıcıda gösterme.
        shell: Kabuk: bash, zsh ya da fish.
        unlockNew: Yeni kasanın kilidini, “whisper unlock” gibi, sınırlı bir süre açık tutar.
        """)
}

extension PassphraseText {
    static let turkish = PhraseTable(
        """
        prompt: Parola:
        newPrompt: Yeni parola (bir tane üretilmesi için boş bırakın):
        repeatPrompt: Parolayı yineleyin:
        generated|one: Bu parola sizin için üretildi; {count} bit entropisi var:
        generated|other: Bu parola sizin için üretildi; {count} bit entropisi var:
        generatedAdvice: Şimdi yazın. Yalnızca bu kez gösterilir ve o olmadan kasayı kimse açamaz, siz de.
        generatedArchiveAdvice: Şimdi yazın. Yalnızca bu kez gösterilir ve o olmadan arşivi kimse açamaz, siz de.
        generatedBackupAdvice: Şimdi yazın. Yalnızca bu kez gösterilir ve o olmadan yedeği kimse açamaz, siz de.
        triesLeft|one: {count} deneme kaldı.
        triesLeft|other: {count} deneme kaldı.
        strengthWeak: Zayıf: {found} (2^{bits} deneme).
        strengthFair: Orta: {found} (2^{bits} deneme).
        strengthStrong: Güçlü: {found} (en az 2^{bits} deneme).
        weakAdvice: Birbiriyle ilgisiz birkaç sözcük çok daha güçlüdür.
        weakWarning: Parola zayıf: {found} (2^{bits} deneme).
        useAnyway: Yine de kullanılsın mı?
        typeWord: Yazdığınızı göstermek için {number}. sözcüğü girin:
        wrongWord: Bu {number}. sözcük değil.
        continueAnyway: Yine de devam edilsin mi? Sözcükler olmadan içindeki her şey kaybolur.
        chooseOwn: Kendi parolanızı yazın ya da başka sözcükler için boş bırakın. Control-C çıkar.
        byComputer: bir bilgisayar onu {time} bulur
        byGraphicsCards: 100 ekran kartı onu {time} bulur
        inSeconds: saniyeler içinde
        inMinutes: dakikalar içinde
        inHours: saatler içinde
        inDays: günler içinde
        inMonths: aylar içinde
        inYears: yıllar içinde
        inCenturies: yüzyıllar içinde
        inAges: milyonlarca yılda
        """)
}

extension TerminalText {
    static let turkish = PhraseTable(
        """
        errorLabel: hata
        alarmLabel: ALARM!
        hintLabel: ipucu
        warningLabel: uyarı
        yesOrNo: [e/H]
        yesOrNoWord: [evet/hayır]
        yesWords: e evet
        noWords: h hayır hayir
        acceptedAnswers: Lütfen şunlardan biriyle yanıtlayın: {answers}
        progressRate: {amount}/sn
        progressLeft: {duration} kaldı
        examplesHeading: Örnekler
        usageHeading: Kullanım
        synopsisHeading: Kullanım özeti
        environmentHeading: Ortam
        filesHeading: Dosyalar
        manualElsewhere: Bakınız: {page}.
        commandsHeading: Komutlar
        argumentsHeading: Argümanlar
        optionsHeading: Seçenekler
        commandPlaceholder: KOMUT
        optionsPlaceholder: SEÇENEKLER
        helpOption: Bu yardımı gösterir.
        defaultValue: (varsayılan: {value})
        valueChoices: (şunlardan biri: {values})
        moreHelp: Bir komut hakkında daha fazlası için “{command}” çalıştırın.
        manualSection: Kullanıcı komutları
        nameHeading: Ad
        descriptionHeading: Açıklama
        exitStatusHeading: Çıkış durumu
        seeAlsoHeading: Ayrıca bakınız
        typeInput: Metni yazın ya da yapıştırın; ayrı bir satırda Ctrl-D bitirir.
        """)
}

extension TopicText {
    static let turkish = PhraseTable(
        """
        pagerVariable: Uçbirimde uzun çıktıyı gösteren program; boşsa ya da “cat” ise hiçbiri (yoksa: less).
        settingPager: PAGER ayarlı değilse uzun çıktıyı gösteren program; boşsa hiçbiri
        vaultVariable: Whisper’ın sakladığı her şeyin dizini; kasa onun içindeki “vault”, yapılandırma “config.toml” dosyasıdır.
        dataHomeVariable: WHISPER_HOME tanımlı değilse kasanın yeri: “whisper” alt dizini.
        configHomeVariable: WHISPER_HOME yokken yapılandırma dosyasının yeri: içindeki “whisper/config.toml”.
        passphraseVariable: Parola. Her süreciniz onu oradan okuyabilir, bu yüzden başka bir kaynak daha iyidir.
        languageVariables: Dil: en, de, es, fr, pt, tr, ar, hi ya da zh_CN. Tanımlı ilk değişken belirler.
        noColorVariable: Boş değilse: renk kullanılmaz.
        terminalVariable: “dumb”: renk ve hareketli öğe yok.
        variablesHeading: Ortam
        settingsHeading: Yapılandırma dosyasındaki ayarlar
        settingsIntroduction: Satır başına bir ad = \"değer\". Seçenekler ortamı, ortam da bu dosyayı geçersiz kılar.
        settingVault: kasanın dizini
        settingPassphraseCommand: parolayı yazan bir komut
        settingPassphraseFile: ilk satırı parola olan bir dosya
        settingUnlockFor: “unlock” anahtarı ne kadar tutar
        settingColor: true ya da false: renkler
        settingPlain: true ya da false: düz satırlar
        settingMe: içe aktarılan sohbetlerde kendi adınız
        settingTimezone: içe aktarılan sohbetlerin saat dilimi
        settingDateOrder: dmy, mdy ya da ymd: içe aktarılan sohbetlerde tarih sırası
        settingSyncSeal: true ya da false: whisper-sync mühürsüz bir şey göndermez ve gelenleri açar
        settingSyncFiles: true ya da false: whisper-sync run dosyaları geldikçe indirir
        settingSyncCertificates: whisper-sync programının sisteminkilerin yanında güvendiği sertifikalar
        exitCodesHeading: Çıkış durumları
        exitSuccess: yapıldı
        exitFailure: başarısız
        exitPartial: bir bölümü yapıldı
        exitNoVault: kasa yok
        exitVaultHeld: başka bir süreç kasayı yalnızca kendisi için tutuyor
        exitWrongPassphrase: parola yanlış
        exitVaultDamaged: kasa hasarlı
        exitNotAddressed: size yazılmamış
        exitExpired: süresi dolmuş
        exitReplay: daha önce görülmüş
        exitInvalidEnvelope: mühürlü ileti yok ya da geçersiz
        exitPolicy: bir kurala aykırı ya da kimlik arşivlenmiş
        exitKeyChanged: bir gönderenin ya da kişinin anahtarları değişmiş, iptal edilmiş ya da karşılaştırıldığında farklı çıkmış
        exitReplayFull: yineleme koruması dolu
        exitSignatureCancelled: imza iptal edildi
        exitTooLong: ileti çok uzun
        exitPasskey: WhatsApp, hesabı bağlamak için geçiş anahtarı istiyor
        exitUsage: komut satırı anlaşılmadı
        exitInterrupted: kesildi
        formatsHeading: Biçimler
        formatsJSON: --json ile standart çıktının her satırı bir JSON nesnesidir. Zamanlar RFC 3339, kimlikler UUID, adlar snake_case biçimindedir; üye eklenir ama asla yeniden adlandırılmaz ya da çıkarılmaz.
        formatsError: Hata, standart hatada tek satırdır: {form}
        formatsVault: Kasa bir dizindir: vault.db (SQLCipher, şifresizse SQLite), vault.json (nasıl açılacağı), keychain ve recovery.txt (parolayla mühürlü anahtarlar), blobs (şifreli ekler).
        formatsMessages: İletiler birleşik şemada JSON Lines olarak dışa ve içe aktarılır; docs/formats.md her üyeyi ve dosyayı anlatır.
        disclaimerHeading: Sorumluluk reddi
        settingUnencryptedVault: şifrelenmemiş bir kasanın dizini; böylece parolasız açılır
        vaultFiles: Kasa: veritabanı, anahtarlık, kurtarma kopyası ve ekler.
        configurationFile: Ayarlar; “whisper help environment” bunları listeler.
        """)
}

extension NextStepText {
    static let turkish = PhraseTable(
        """
        heading: Sırada:
        createIdentity: iletileri mühürlemek ve açmak için bir kimlik oluşturun
        importChat: bir sohbeti içe aktarın
        browse: iletilerinize bakın
        read: bu sohbeti okuyun
        exportBundle: bir arkadaşınıza vermek için açık anahtarlarınızı bir dosyaya yazın
        showCode: arkadaşınızın taraması için QR kodu olarak gösterin
        compare: anahtarları arkadaşınızla karşılaştırın
        seal: bir iletiyi mühürleyin
        sendDraft: gönderin
        applyRetention: kuralların ne sildiğini görün
        openSealed: mühürlü iletileri açın
        """)
}

extension AlarmText {
    static let turkish = PhraseTable(
        """
        wordsDiffer: Sözcükler farklı: bunlar “{name}” kişisinin anahtarları değil ya da onda sizin başka anahtarlarınız var. Biri iletilerinizi okuyor veya birinizin yerine geçiyor olabilir. “{name}” doğrulanmış değil.
        sendNothing: “{name}” kişisine gizli hiçbir şey göndermeyin ve bu anahtarlarla imzalanan iletilere güvenmeyin.
        compareAgain: Sözcükleri telefon görüşmesi veya yüz yüze buluşma gibi başka bir yoldan bir kez daha karşılaştırın.
        askForBundle: Yine farklıysa “{name}” kişisinden yüz yüze yeni bir kart isteyin ve içe aktarın.
        askWhether: “{name}” kişisine başka bir yoldan, mümkünse yüz yüze, bunların yeni anahtarlar olup olmadığını sorun.
        knownWords: Şimdiye kadar bilinen sözcükler
        shownWords: Bu anahtarların sözcükleri
        """)
}

extension UsageText {
    static let turkish = PhraseTable(
        """
        unknownOption: “{option}” diye bir seçenek yok.
        unknownOptionSuggestion: “{option}” diye bir seçenek yok. “{suggestion}” mu demek istediniz?
        unknownCommand: “{name}” diye bir komut yok.
        unknownCommandSuggestion: “{name}” diye bir komut yok. “{suggestion}” mu demek istediniz?
        missingValue: “{option}” seçeneği bir değer ister.
        missingArgument: “{argument}” eksik.
        invalidValue: “{value}”, “{option}” için geçerli bir değer değil.
        unwantedValue: “{option}” seçeneği değer almaz, oysa “{value}” verildi.
        unexpectedArgument: “{argument}” burada beklenmiyor.
        other: Geçersiz argümanlar: {reason}
        seeHelp: Yardım için “{command}” çalıştırın.
        importHint: Dosyayı içe aktarmak için: {command}
        negationHint: Bir sözcüğü dışarıda bırakmak için NOT yazın ve sorguyu tırnak içine alın: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let turkish = PhraseTable(
        """
        disclaimer: Whisper olduğu gibi, hiçbir güvence verilmeden sunulur. Sakladığınız iletilerden yalnızca siz sorumlusunuz: onları saklamaya hakkınız olmasından ve başkalarının size yazdıklarına yasanın ve onların beklediği gibi davranmanızdan. Parolayı yitiren kasayı yitirir; kimse onu sizin yerinize açamaz. Whisper’ın WhatsApp ya da sahibiyle bir bağı yoktur.
        disclaimerQuestion: Bunu kabul ediyor musunuz?
        created: Kasa hazır: {path}
        createdUnencrypted: Kasa hazır, veritabanı şifreli değil: {path}
        notCreated: Kasa oluşturulmadı.
        createdAdvice: Parolayı iyi saklayın: o olmadan kasayı kimse açamaz, siz de.
        disclaimerAccepted: Sorumluluk reddi kabul edildi.
        unlocked: Kasanın kilidi {duration} süreyle açık.
        locked: Kasa kilitlendi.
        wasLocked: Kasa zaten kilitliydi.
        revealQuestion: Anahtarı gören, veritabanını sonsuza dek okuyabilir. Yazılsın mı?
        revealIntroduction: {path} dosyasını başka bir programla açmak için ona önce şu deyimleri verin:
        backedUp: Yedek yazıldı: {path}
        backupProgress: Yedekleniyor
        restoreProgress: Geri yükleniyor
        restoreQuestion: “{path}” konumunda bir kasa var. Yedek onun yerine konsun, şimdiki de yanında saklansın mı?
        restored: Kasa geri yüklendi: {path}
        openingsUnknown: {begin} ile {end} arasında hangi iletilerin açıldığı bilinmiyor. O zamandan mühürlü iletiler bir uyarıyla açılır.
        setAside: Orada duran kasa şimdi şurada: {path}
        rekeyed: Veritabanının yeni bir anahtarı var.
        rekeyAdvice: Eski yedekler eski parolayla açılmayı sürdürür ve eski anahtarı içerir. Yeni bir tane alın.
        reformatted: Veritabanı artık SQLCipher 4 biçiminde.
        reformattedCommon: Veritabanı artık SQLCipher 3.4 ve 4 sürümlerinin okuduğu biçimde.
        encrypted: Veritabanı artık şifreli.
        decryptQuestion: Dosyayı okuyabilen her iletiyi okuyabilecek. Veritabanı şifresiz saklansın mı?
        decrypted: Veritabanı artık şifreli değil.
        passphraseChanged: Parola değiştirildi. Eski yedekler eskisiyle açılmayı sürdürür.
        verifySound: Kasa düzenli durumda.
        verifyRepaired|one: {count} sorun onarıldı.
        verifyRepaired|other: {count} sorun onarıldı.
        verifyProgress: Denetleniyor
        keychainRepaired: Anahtarlık kurtarma kopyasından yeniden yapıldı.
        recovered|one: {count} ileti {path} konumuna taşındı
        recovered|other: {count} ileti {path} konumuna taşındı
        recoveredLost|one: {table} tablosunun {count} satırı okunamadı ve yitirildi.
        recoveredLost|other: {table} tablosunun {count} satırı okunamadı ve yitirildi.
        recoveredUncounted: Bu tabloların bazı bölümleri okunamadı ve kaç satırın yitirildiğini gösteren bir şey kalmadı: {tables}
        checkHeading: Denetim
        resultHeading: Sonuç
        valueHeading: Değer
        resultFine: iyi
        resultWarning: uyarı
        checkDatabase: veritabanı
        checkAttachments: ekler
        checkRecovery: kurtarma kopyası
        recoveryMissing: yok
        recoveryUnchecked: açılmadı: parola verilmedi
        recoveryDiffers: şimdiki anahtarları içermiyor
        recoveryDamaged: hasarlı
        recoveryRenewed: yeniden yazıldı
        attachmentsUnread: uzunluk, ad ve başlığa göre sağlam; içerik okunmadı (--attachments okur)
        attachmentsMissing|one: {count} ek eksik
        attachmentsMissing|other: {count} ek eksik
        attachmentsDamaged|one: {count} ek hasarlı
        attachmentsDamaged|other: {count} ek hasarlı
        attachmentsUnidentified|one: {count} dosya hangi eki içerdiğini artık göstermiyor: {names}
        attachmentsUnidentified|other: {count} dosya hangi ekleri içerdiğini artık göstermiyor: {names}
        attachmentsUnexamined: Ekler olduğu gibi kopyalandı: eksik veya hasarlı olanları aramak parola gerektirir. “whisper verify” bunu yapar.
        attachmentsOrphaned|one: {count} ek hiçbir iletiye ait değil
        attachmentsOrphaned|other: {count} ek hiçbir iletiye ait değil
        doctorVersion: sürüm
        doctorEngine: veritabanı motoru
        doctorCipher: şifreleme
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: sistem
        doctorMemory: sırların belleği
        doctorMemoryLocked: kilitli, asla diske taşınmaz
        doctorMemoryUnlocked: kilitli değil: diske taşınabilir
        doctorCoreDumps: bellek dökümleri
        doctorOff: kapalı
        doctorOn: açık
        doctorNetwork: internet
        doctorNetworkDenied: çekirdek tarafından engellendi; bu cihazın soketleri kalır
        doctorNetworkAbsent: ağ kodu yok; bu sistemde çekirdek engellemiyor
        networkNotDenied: Çekirdek bu sürecin internetini engellemiyor. Whisper’da ağ kodu yok; alt süreçlerinde olabilir.
        doctorVault: kasa
        doctorNoVault: {path} konumunda yok
        doctorEncrypted: şifreli
        doctorUnencrypted: şifresiz
        doctorPermissions: izinler
        doctorPermissionsFine: yalnızca sizin
        doctorPermissionsOpen: başkaları erişebiliyor: {path}
        doctorKeyCache: çekirdek anahtarlığı
        doctorKeyCached: anahtar tutuluyor: kilit açık
        doctorKeyNotCached: anahtar tutulmuyor: kilitli
        doctorKeyCacheNone: kullanılamıyor
        doctorLanguage: dil
        """)
}

extension CalendarText {
    static let turkish = PhraseTable(
        """
        shortDate: {day}.{month}.{year}
        longDate: {day} {month} {year} {weekday}
        dateInWords: {day} {month} {year}
        weekdays: Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar
        months: Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık
        today: bugün
        yesterday: dün
        """)
}

extension DataCommandText {
    static let turkish = PhraseTable(
        """
        importing: İletileri kasaya aktarır.
        importingDiscussion: Bir yolun ne olduğunu içeriğinden anlar: dışa aktarılmış bir sohbet, birkaç sohbet içeren bir dizin, WhatsApp’ın bir veritabanı ya da bunun yedeği, bir iPhone yedeği ya da JSON satırları. Sonra o türün komutu ne yapıyorsa onu yapar. Adı bir komutla aynı olan yolun başına ./ gerekir.
        importWhatsApp: WhatsApp’tan dışa aktarılmış sohbetleri ya da veritabanlarını içe aktarır.
        importWhatsAppDiscussion: “Sohbeti dışa aktar” ile oluşan metni, arşivi ya da dizini okur; - standart girdidir. Bir sohbeti yeniden ya da daha yeni bir dışa aktarımını içe aktarmak yalnızca yenileri ekler. Özet her satırın hesabını verir. 3 çıkış durumu bazı satırların ya da eklerin okunamadığını söyler; bunlar belirtilir. Bir dışa aktarımın adını verip içermediği ekler eksik sayılır ve çıkış durumunu değiştirmez. Telefonun kendi veritabanları msgstore.db ve ChatStorage.sqlite, bunların şifreli yedekleri ve iPhone yedekleri tüm geçmişi getirir; anahtar --key-file ile verilir.
        importJSON: JSON satırlarından ileti içe aktarır.
        importJSONDiscussion: “export json” komutunun yazdığını okur, --full ile yazılanı da; - standart girdidir. Kimlikler korunur, yeniden içe aktarmak bir şey eklemez. İlk hatalı satır içe aktarmayı bitirir ve belirtilir; önceki kümeler kalır.
        importList: İçe aktarımları ve dosyalarının nasıl okunduğunu listeler.
        importListDiscussion: En son içe aktarım önce gelir: başvurusu, zamanı, dosya, sohbet, yeni ileti sayısı ve tarihlerle sahibin nasıl okunduğu.
        importUndo: İçe aktarımları geri alır.
        importUndoDiscussion: Yalnızca bu içe aktarımların getirdiği iletileri ve ekleri, ardından boş kalan her sohbeti kalıcı olarak siler. Başka bir kaynağın da getirdiği iletiler kalır. Aynı dosyanın içe aktarımları birlikte geri alınır. Sonrasında dosya yeniden içe aktarılabilir. Sonraki bir dışa aktarımın önceki iletilerde değiştirdikleri ve onlara eklediği ekler kalır.
        exporting: İletileri dışa aktarır.
        exportJSON: İletileri JSON satırları olarak yazar.
        exportJSONDiscussion: Her satıra bir ileti, her sohbet kendi sırasıyla. --full ile kasanın her kaydı türüyle bir satır olur; yeni bir kasaya aktarılınca eşit bir kasa verir. Çıktı şifreli değildir.
        exportHTML: İletileri tarayıcı için sayfalar olarak yazar.
        exportHTMLDiscussion: Ağ olmadan her tarayıcıda açılan sayfalardan bir klasör yazar: aylara göre sohbetler, kişiler, bir galeri, bir takvim ve istatistikler. İçindeki index.html dosyasını açın. Sayfalardaki hiçbir şey bir iletinin söylediğini çalıştıramaz. Sayfalar şifreli değildir; klasörü yalnızca siz okuyabilirsiniz.
        conversations: Sohbetleri listeler.
        conversationsDiscussion: Önce sabitlenmiş sohbetler, sonra en son etkin olanlar gelir; arşivlenenler en sonda.
        messages: Bir sohbetin iletilerini gösterir.
        messagesDiscussion: En yeni iletileri gösterir, sonuncusu altta. Bir sohbet başlığıyla, başlığın bir parçasıyla ya da kısa adıyla anılır. --refs ile her iletinin önünde --around, --before, --after ve başka komutların onu bulduğu kısa adı durur.
        search: İletilerde arar.
        searchDiscussion: Bütün sözcükler geçmelidir; büyük küçük harf ve aksan fark etmez. Tırnak içinde \"bir söz öbeği\", yıldızlı bir başlangıç (şems*), OR, NOT ve ayraçlar anlaşılır. Metinlerde, gönderenlerde ve ek adlarında aranır, en yeniler önce gelir. Sözcük yoksa yalnız süzgeçler belirler. Tarihler 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ya da dün ve Mart 2020 gibi sözcüklerdir.
        markRead: Bir sohbeti okundu olarak işaretler.
        pin: Bir sohbeti listenin başına sabitler.
        unpin: Bir sohbetin sabitlemesini kaldırır.
        mute: Bir sohbeti sessize alır.
        unmute: Bir sohbetin sesini açar.
        archive: Bir sohbeti arşivler: listenin sonuna taşır ve bildirimleri durdurur.
        unarchive: Bir sohbeti arşivden çıkarır.
        delete: Sohbetleri ve iletileri kalıcı olarak siler.
        deleteDiscussion: Bir sohbeti, bir iletiyi ya da yaşına ve platformuna göre iletileri, başka hiçbir şeyin anmadığı eklerle birlikte siler. Tek bir ileti boş bir yer bırakır, böylece sohbeti yeniden içe aktarmak onu geri getirmez; --erase hiçbir şey bırakmaz.
        stats: İletilerin istatistiklerini ve grafiklerini gösterir.
        statsDiscussion: Toplamları ve grafikleri gösterir: zaman içinde, saate, güne, kişiye, sohbete ve türe göre iletiler, başka biri yazana kadar geçen süre, sık kullanılan sözcükler ve emojiler. Saatler ve günler bu cihazın saat dilimindedir.
        conversationGroup: Bir sohbeti yönetir.
        conversationRename: Kasadaki bir sohbeti yeniden adlandırır.
        conversationRenameDiscussion: Başlığı başka kimse görmez. Bir hizmet sohbeti sonradan yeniden adlandırırsa onun başlığı sizinkinin yerine geçer.
        """)
}

extension DataFailureText {
    static let turkish = PhraseTable(
        """
        noSuchConversation: “{name}” adlı bir sohbet yok.
        noSuchConversationHint: “whisper conversations” sohbetleri listeler.
        ambiguousConversation: “{name}” birkaç sohbete uyuyor: {candidates}
        ambiguousConversationHint: Girdinin sonundaki kısa adı ya da platformu ve başlığın tamamını verin: {example}
        ambiguousReferenceHint: Girdinin sonundaki kısa adı verin.
        noSuchPerson: “{name}” adlı kimse yok.
        personIsDateHint: Bir tarihten sonraki iletiler için --since {date} kullanın.
        ambiguousPerson: “{name}” birkaç kişiye uyuyor: {candidates}
        ambiguousPersonHint: Adın tamamını, numarayı ya da kimliği verin.
        invalidMoment: {option}: “{value}” bir tarih değil.
        invalidMomentHint: 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, dün, Pazartesi ya da Mart 2020 yazın.
        invalidAge: {option}: “{value}” bir yaş değil.
        invalidAgeHint: Bir sayı ve gün, hafta, ay ya da yıl için d, w, m ya da y yazın: 90d, 8w, 6m, 2y.
        invalidNumber: {option}: {value}, 1’den başlayan bir sayı değil.
        unknownChoice: {option}: “{value}” bilinmiyor.
        unknownChoiceHint: Şunlardan seçin: {values}
        emptyQuery: Aranacak bir sözcük yok.
        emptyQueryHint: Bir sözcük ya da --in veya --type gibi bir süzgeç verin.
        relevanceLimit|one: İlgiye göre en çok {count} sonuç vardır.
        relevanceLimit|other: İlgiye göre en çok {count} sonuç vardır.
        oneRange: --around, --before, --after ve --oldest ya da --all birbirini dışlar.
        oneDeletion: Bu seçenekler bir arada olmaz: ya bir ileti ya da --before, --older-than veya --platform ile bir sohbet.
        nothingToDelete: Neyin silineceğini belirtin.
        nothingToDeleteHint: Bir sohbet adı ya da --message, --before, --older-than veya --platform verin.
        oneTitle: --title yalnızca tek dosyayla kullanılır.
        fullAlone: --full; --conversation, --from veya --deidentify ile olmaz; --deidentify da --attachments ile olmaz.
        ingestionAlone: --ingestion; --conversation, --from, --since veya --until ile olmaz.
        unknownZone: “{value}” diye bir saat dilimi yok.
        unknownZoneHint: Europe/Istanbul ya da UTC gibi yazın.
        missingFile: “{path}” diye bir dosya yok.
        emptyFile: “{path}” boş.
        notAnExport: “{path}” dışa aktarılmış bir sohbet değil: içinde tek bir ileti yok.
        notAnExportHint: WhatsApp’ta sohbeti açıp “Sohbeti dışa aktar”ı seçin; oluşan .txt ya da .zip dosyasını verin.
        damagedArchive: “{path}” arşivi kesik ya da bozuk. Ondan hiçbir şey içe aktarılmadı.
        encryptedArchive: “{path}” arşivi şifreli.
        encryptedArchiveHint: Önce parolasıyla açın, sonra dizini içe aktarın.
        noChatInArchive: “{path}” arşivinde sohbet yok.
        archiveOfArchives: “{path}” arşivinin kendisinde sohbet yok, ama içinde başka arşivler var.
        unsafeArchive: “{path}” arşivi kendi dışındaki dosyaları anıyor. Ondan hiçbir şey içe aktarılmadı.
        archiveTooLarge: “{path}” arşivi açılınca kabul edilenden büyük. Ondan hiçbir şey içe aktarılmadı.
        ambiguousDates: “{path}” içinde gün ve ay yeterince kesin ayırt edilemiyor; daha olası sıra {order} ({confidence}).
        ambiguousDatesHint: Tarihlerin nasıl yazıldığını söyleyin: --date-order dmy, mdy ya da ymd; ya da --yes ile daha olası olanı alın.
        contradictedDates: “{path}” içinde bu sırayla olanaksız tarihler var.
        contradictedDatesHint: Sıranın bulunması için --date-order vermeyin.
        importInterrupted: Yarıda kesildi. Şimdiye dek aktarılan iletiler duruyor; yeniden içe aktarmak gerisini ekler.
        someFilesFailed|one: {count} dosya içe aktarılmadı: {names}
        someFilesFailed|other: {count} dosya içe aktarılmadı: {names}
        theseFilesFailed|one: Yukarıdaki nedenle {count} dosya içe aktarılmadı.
        theseFilesFailed|other: Yukarıdaki nedenle {count} dosya içe aktarılmadı.
        partlyRead: Bazı satırlar okunamadı; geri kalan her şey okundu.
        partlyReadHint: Özet satırları belirtir.
        lineTooLong: “{path}”, satır {line}: 16 MiB’den uzun.
        lineNotJSON: “{path}”, satır {line}: {offset}. baytta JSON değil.
        lineTooDeep: “{path}”, satır {line}: {offset}. baytta çok derin iç içe.
        lineCutOff: “{path}”, satır {line}: bir değerin ortasında bitiyor.
        lineNotUTF8: “{path}”, satır {line}: {offset}. baytta geçerli UTF-8 değil.
        lineLacks: “{path}”, satır {line}: “{member}” eksik.
        lineNotObject: “{path}”, satır {line}: JSON nesnesi değil.
        documentNotLines: “{path}”, birden çok satıra yayılan tek bir JSON belgesi. Whisper, “whisper export json” komutunun yazdığı gibi satır başına bir nesne olan JSON Lines okur.
        lineUnexpected: “{path}”, satır {line}: “{member}” oraya uymayan bir değer taşıyor.
        lineUnknownType: “{path}”, satır {line}: bilinmeyen türde bir kayıt.
        lineNewerFormat: “{path}”, satır {line}: Whisper’ın daha yeni bir sürümüyle yazılmış.
        lineConflict: “{path}”, satır {line}: kasadakiyle çelişiyor.
        lineMissingReference: “{path}”, satır {line}: orada olmayan bir şeyi anıyor.
        malformedLineHint: Önceki satırların bir bölümü içe aktarıldı. Satırı düzeltip yeniden içe aktarın; hiçbir şey iki kez gelmez.
        malformedLineHintAfter|one: Ondan önceki {count} yeni ileti içe aktarıldı. Satırı düzeltip yeniden içe aktarın; hiçbir şey iki kez gelmez.
        malformedLineHintAfter|other: Ondan önceki {count} yeni ileti içe aktarıldı. Satırı düzeltip yeniden içe aktarın; hiçbir şey iki kez gelmez.
        malformedLineHintBefore: Hiçbir şey içe aktarılmadı. Satırı düzeltip yeniden içe aktarın.
        importFull: Disk dolu. Şimdiye dek aktarılan iletiler duruyor; yeniden içe aktarmak gerisini ekler.
        vaultNotEmpty: Kasada iletiler ya da kişiler var: hiçbir şey içe aktarılmadı
        vaultNotEmptyHint: --restore bütün bir kasayı boş bir kasaya geri yükler. Onsuz iletiler eklenir, kişiler doğrulanmamış olarak gelir.
        timesShifted: Kasa bu dosyanın iletilerini zaten “{title}” içinde, {offset} farklı saatlerle tutuyor.
        timesShiftedHint: Telefonun saat dilimini --timezone ile belirtin. Önceki içe aktarmada dilim yanlışsa o sohbeti silip yeniden içe aktarın. --yes iletileri ikinci kez içe aktarır.
        datesExchanged: Kasa bu dosyanın iletilerini zaten “{title}” içinde, gün ve ay yer değiştirmiş olarak tutuyor.
        datesExchangedHint: Tarihlerin nasıl yazıldığını --date-order ile söyleyin. Önceki içe aktarma yanlışsa o sohbeti silip yeniden içe aktarın. --yes iletileri ikinci kez içe aktarır.
        chatsLeftOut: Dosyadaki bazı sohbetler dışarıda bırakıldı; geri kalan her şey içe aktarıldı.
        chatsLeftOutHint: Uyarılar onları adlandırır. Kasada her biri için tek sohbet olduğunda dosyayı yeniden içe aktarın: hiçbir şey iki kez gelmez.
        severalChats: “{path}” içinde birkaç sohbet var.
        severalChatsHint: Bunu dosya olarak kaydedin ve adını verin: o zaman sohbetlerin her biri içe aktarılır.
        noChatNamed: Bir sohbet ya da --around, --before veya --after ile bir ileti belirtin.
        contextLimit|one: --context en çok {count} olabilir.
        contextLimit|other: --context en çok {count} olabilir.
        noSuchSender: “{path}” içinde “{name}” adında kimse yok. Hiçbir şey içe aktarılmadı.
        noSuchSenderHint: Adınızı --me ile dosyada yazıldığı gibi belirtin. Şunu mu demek istediniz: {candidates}?
        oneOwnName: “{path}” için --me yalnızca bir kez verilebilir: oradaki adınız ya da numaranız.
        attachmentsUnread|one: {count} ek okunamadı; geri kalan her şey içe aktarıldı.
        attachmentsUnread|other: {count} ek okunamadı; geri kalan her şey içe aktarıldı.
        attachmentsUnreadHint: Özetin adını verdiği ekler kasada yok. Eklemek için dosyanın sağlam bir kopyasını içe aktarın.
        unknownCompression: “{path}” arşivi, Whisper’ın açamadığı {method} yöntemiyle sıkıştırılmış. Ondan hiçbir şey içe aktarılmadı.
        foreignArchive: “{path}”, Whisper’ın açmadığı biçimde bir arşiv.
        unpackHint: Önce başka bir programla açın, sonra dizini içe aktarın.
        importedBefore: “{path}” daha önce başka ayarlarla içe aktarılmıştı. Hiçbir şey içe aktarılmadı.
        readDifferently: “{path}”, {date} tarihinde başka ayarlarla içe aktarıldı: {settings}.
        readDifferentlyHint: O içe aktarımı geri alıp dosyayı yeniden içe aktarmak için --redo kullanın. Hiçbir şey değiştirilmedi.
        readLikeEarlierHint: {date} tarihinde içe aktarılan “{path}” başka türlü okundu. Bu dosya da onun gibi okunacaksa şunu ekleyin: {options}. O yanlışsa --redo onun içe aktarımını geri alır. Hiçbir şey değiştirilmedi.
        nothingToUndo: Geri alınabilecek bir içe aktarım yok.
        noSuchImport: “{name}” için geri alınabilecek bir içe aktarım yok.
        noSuchImportHint: “whisper import list” içe aktarımları gösterir. Veritabanlarının ve JSON Lines dosyalarının içe aktarımları geri alınamaz.
        otherContents: “{path}”, bu adla içe aktarılan dosya değil: içinde başka bir şey yazıyor.
        otherContentsHint: Bu addaki bir içe aktarımı yine de geri almak için kısa adını verin: {imports}
        emptyTitle: Bir sohbetin başlığı olmalı.
        unknownInput: Standart girdide ne olduğunu belirtin.
        unknownInputHint: “whisper import whatsapp -” ya da “whisper import json -” kullanın.
        optionForLines: {option} JSON satırları içindir; “{path}” içinde yok.
        optionNotForLines: {option} “{path}” gibi JSON satırları için değildir.
        importInterruptedBefore: “{path}” dosyasından henüz bir şey içe aktarılmadan yarıda kesildi.
        interruptedUndone: “{path}” dosyasından henüz bir şey içe aktarılmadan yarıda kesildi. Önceki içe aktarım geri alındı; dosyayı yeniden içe aktarın.
        chosenWouldGo: Dosyayı böyle okumak {files} içe aktarımını geri alır ve dosyanın içe aktarılacağı “{title}” sohbetini silerdi.
        chosenWouldGoHint: Hiçbir şey değiştirilmedi. Önce o dosyaları doğru biçimde ve --redo ile yeniden içe aktarın.
        undoesOthers: “{path}” dosyasını böyle okumak, içe aktarımları geri alınacak başka dosyalarla çelişiyor: {files}
        undoesOthersHint: Hiçbir şey değiştirilmedi. Yalnızca o dosyalarda olanlar, yeniden içe aktarılana kadar yok olurdu. Nasıl okunduklarına “whisper import list” ile bakın; geri almak için --redo --yes kullanın.
        failedUndone: “{path}” dosyasının önceki içe aktarımı geri alındı ve bu içe aktarım başarısız olduğu için dosyanın yeniden içe aktarılması gerekiyor: {reason}
        ownVault: “{path}” bir Whisper kasası.
        ownVaultHint: Okumak için: {read}. Kasanız yapmak için: {restore}. İletilerini sizinkilere eklemek için: {export}, ardından {import}.
        ownLines: “{path}” JSON satırları içeriyor.
        ownCommand: Şunu kullanın: {command}
        ownPages: “{path}”, okumak için yapılmış bir sayfa arşivi.
        ownPagesHint: {file} dosyasını bir tarayıcıda açın. İleti aktarmak için arşivin yapıldığı kaynağı kullanın.
        ownSealedPages: “{path}”, okumak için yapılmış mühürlü bir sayfa arşivi.
        ownIdentities: “{path}” bir kimlik yedeği ve ileti içermiyor.
        ownKeys: “{path}” kişilerin anahtarlarını içeriyor, ileti içermiyor.
        backupKey: “{path}” bir yedeğin anahtarı; ileti içermiyor.
        backupKeyHint: Yedeği onunla içe aktarın: {command}
        ownSealed: “{path}” mühürlü bir ileti içeriyor, sohbet içermiyor.
        notImported: “{path}” içe aktarılmadı.
        ownerIsAnother: “{path}” içinde size ait denen iletiler, kasada siz olmayan “{name}” ({number}) kişisinin iletileri.
        ownerIsAnotherHint: Bu dosyanın sizi hangi adla gösterdiğini --me ile belirtin. --yes ile yine de içe aktarılır.
        chosenService: “{title}” sohbeti başka bir hizmetin ({platform}). “{path}” dosyasından hiçbir şey içe aktarılmadı.
        chosenKind: “{path}” bir grubu gösteriyor, “{title}” ise tek kişiyle sohbet. Hiçbir şey içe aktarılmadı.
        chosenUnlike: “{title}” sohbeti ile “{path}” arasında neredeyse hiç ortak yan yok. Hiçbir şey içe aktarılmadı.
        chosenOtherHint: --into ile başka bir sohbet belirtin ya da sohbetin başlığı ve iletileriyle bulunması için bu seçeneği vermeyin.
        chosenUnlikeHint: --into ile başka bir sohbet belirtin. Bu sohbetse --yes ekleyin.
        intoSeveral: --into tek bir sohbeti belirtir; bunlar ise birkaç sohbetin dışa aktarımları.
        intoSeveralHint: Yalnızca o sohbetin dosyasını içe aktarın.
        intoOther: --into dışa aktarılmış bir sohbet içindir; “{path}” öyle değil.
        ownTable: “{path}”, “whisper export csv” komutunun hesap tabloları için yazdığı bir tablo ve bir kasanın içerdiği her şeyi içermez.
        ownTableHint: İletileri bir kasadan ötekine taşımak için “{export}” ile yazın ve “{import}” ile okuyun.
        """)
}

extension DataOptionText {
    static let turkish = PhraseTable(
        """
        importPath: Dışa aktarılmış sohbetler (.txt, .zip ya da dizinler), WhatsApp veritabanları, bunların yedekleri, bunları içeren dizinler ya da JSON satırlarından dosyalar.
        exportPath: Dışa aktarılmış sohbetler (.txt, .zip ya da dizinler; - standart girdidir), WhatsApp veritabanları, bunların yedekleri ya da bunlardan birini içeren dizinler.
        backupKeyFile: Şifreli bir yedeğin anahtarı: 64 onaltılık basamak içeren bir dosya ya da telefonun anahtar dosyası; iPhone yedeği için, parolasını içeren bir dosya.
        backupKeyCommand: Şifreli bir yedeğin anahtarını ya da parolasını yazan bir komut.
        backupAccount: Her ikisini de içeren bir iPhone yedeğinden hangi uygulamanın içe aktarılacağı: whatsapp ya da business.
        statusPosts: Veritabanındaki durum paylaşımlarını da içe aktarır.
        ownName: Dışa aktarımdaki kendi adınız; gönderilen iletileri alınanlardan ayırır. Sohbetler sizi birkaç adla gösteriyorsa seçeneği yineleyin: her sohbette, bunlardan orada yazmış olan ilki sizsiniz. Sahibini söylemeyen bir veritabanı için: numaranız.
        ownNameJSON: Kendi adınız ya da numaranız; gönderilen iletileri alınanlardan ayırır.
        chatTitle: Dosya adı söylemiyorsa sohbetin başlığı.
        intoChat: Dosyanın gösterdiği, kasadaki sohbet: başlık ya da bir parçası, kısa ad ya da kimlik. Sohbetin bulunması için çok az iletisi olan bir dosya için.
        timezone: Telefonun saat dilimi, örneğin Europe/Istanbul; verilmezse bu cihazınki.
        dateOrder: Tarihlerde gün ve ayın sırası: dmy, mdy ya da ymd; verilmezse bulunur.
        dryRun: Yalnızca ne yapılacağını gösterir.
        verboseImport: Her sohbet hakkında bilinen her şeyi ve veritabanlarının tablolarını gösterir.
        importYes: Gün ve ay ayırt edilemezse daha olası sırayla, kasa aynı iletileri başka saatlerde tutuyorsa da sürdür.
        redo: Dosya daha önce başka bir tarih sırası, saat dilimi veya sahiple ya da başka bir sohbete içe aktarıldıysa önce o içe aktarımı geri alır. Bu seçeneklerden hiçbiri yoksa terminalde kim olduğunuzu yeniden sorar.
        importToUndo: İçe aktarımın başvurusu ya da dosyanın adı veya bir bölümü; birkaçı birlikte geri alınır (varsayılan: son içe aktarım).
        jsonPath: JSON satırlarından bir dosya; - standart girdidir.
        restoreJSON: Kendi kasanızı olduğu gibi geri yükler: güvenleriyle kişiler, kimlikler, kurallar. Boş olmayan bir kasada her biri önce adıyla gösterilip onaylanır.
        attachmentsFrom: “export json --attachments” komutunun yazdığı gibi, eklerin içeriklerini tutan bir dizin.
        attachmentsTo: Eklerin içeriklerini de bu dizine yazar.
        exportConversation: Yalnızca bu sohbet: başlık ya da bir parçası, kısa ad ya da kimlik.
        full: Yalnız iletiler değil, kasanın her kaydı.
        deidentify: Adların ve telefon numaralarının yerine hep aynı kalan kimlikler koyar.
        output: Yazılacak dosya; - standart çıktıdır.
        onlyUnread: Yalnızca okunmamış iletisi olan sohbetler.
        conversationLimit: En çok bu kadar sohbet.
        conversation: Sohbet: başlık ya da bir parçası, kısa ad ya da kimlik.
        messageLimit: En çok bu kadar ileti (verilmezse 100).
        before: Bu kısa adlı iletiden öncekiler.
        after: Bu kısa adlı iletiden sonrakiler.
        references: Her iletinin kısa adını gösterir.
        oldest: En eski iletiden başlar.
        all: En eskiden en yeniye bütün iletiler.
        saveAttachments: Gösterilen iletilerin eklerini bu dizine kaydeder.
        query: Ne arandığı.
        searchIn: Yalnızca bu sohbette: başlık ya da bir parçası, kısa ad ya da kimlik.
        fromPerson: Yalnızca bu kişinin iletileri: ad, adın bir parçası ya da kimlik.
        since: Yalnızca bu tarihten itibaren.
        until: Yalnızca bu tarihe kadar, o gün de içinde.
        type: Yalnızca bu türden: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Yinelenebilir.
        hasAttachment: Yalnızca ekli olanlar.
        encrypted: Yalnızca içinde mühürlü ileti olanlar.
        order: newest (verilmezse) ya da relevance.
        searchLimit: En çok bu kadar sonuç (verilmezse 50).
        upTo: Yalnızca bu kısa adlı iletiye kadar.
        deleteMessage: Bu kısa adlı iletiyi siler.
        erase: İletiden iz bırakma; sohbeti yeniden içe aktarmak onu geri getirir.
        deleteBefore: Bu tarihten önce gönderilmiş iletiler.
        olderThan: Şundan eski iletiler: 90d, 8w, 6m, 2y.
        platform: Bu platformun iletileri, örneğin whatsapp.
        svg: Grafiği SVG dosyası olarak yazar; - standart çıktıdır.
        countConversation: Yalnızca bu sohbetin iletilerini sayar.
        countSince: Yalnızca bu tarihten itibaren olan iletileri sayar.
        countUntil: Yalnızca bu tarihe kadar (dahil) olan iletileri sayar.
        pagesFolder: Yazılacak klasör.
        pagesConversation: Yalnızca bu sohbeti yazar: başlık ya da bir parçası, kısa ad ya da kimlik. Tekrarlanabilir.
        pagesSince: Yalnızca bu tarihten itibaren olan iletileri yazar.
        pagesUntil: Yalnızca bu tarih dahil olmak üzere önceki iletileri yazar.
        pagesMedia: Hangi dosyaların kopyalanacağı: all, used (yalnızca sayfaların gösterdiği resim, video ve sesler), none.
        pagesTheme: Renkler: auto (sistemdeki gibi), light, dark.
        pagesLanguage: Sayfaların dili: en, de, es, fr, pt, tr, ar, hi, zh-Hans.
        pagesForce: Yalnızca önceki bir dışa aktarımın oraya yazdığı arşivi değiştirir.
        conversationOrReference: Sohbet: başlık ya da bir parçası, kısa ad ya da kimlik. --around, --before ve --after ile gerekmez.
        around: Bu kısa adlı ileti, öncesi ve sonrasıyla (varsayılan: her yanda 10).
        showSince: Yalnızca bu tarihten itibaren olan iletiler.
        showUntil: Yalnızca bu tarihe kadar (o gün dâhil) olan iletiler.
        searchContext: Her sonucun öncesinde ve sonrasında bu kadar iletiyi de gösterir.
        newTitle: Yeni başlık.
        """)
}

extension DatabaseText {
    static let turkish = PhraseTable(
        """
        readerMissing: Veritabanlarını okuyan whisper-reader programı eksik: “{path}”.
        readerMissingHint: whisper ile aynı yere kurulur; bunu “make install” yapar.
        readerFailed: “{path}” okunamadı: whisper-reader beklenmedik biçimde sona erdi.
        notADatabase: “{path}” içinde veritabanı yok.
        notADatabaseHint: Beklenen: dışa aktarılmış bir sohbet, msgstore.db, ChatStorage.sqlite, .crypt12, .crypt14 ya da .crypt15 ile biten bir yedek veya bunlardan birini içeren bir dizin.
        unknownSchema: “{path}” bir veritabanı, ama WhatsApp’ınki değil.
        unknownSchemaHint: İletiler Android’de msgstore.db, iPhone’da ChatStorage.sqlite içindedir.
        contactsAlone: “{path}” WhatsApp’taki kişilerin adlarını ve numaralarını içeriyor, ama ileti içermiyor.
        contactsAloneHint: Android’de msgstore.db, iPhone’da ChatStorage.sqlite içindeki iletilerle birlikte okunur. İkisini de içeren klasörü içe aktarın ya da iki dosyayı da belirtin.
        damaged: “{path}” kesik ya da bozuk.
        damagedHint: Telefondan yeniden kopyalayın. Bozuk yerden önce aktarılan iletiler duruyor.
        changed: “{path}” okunurken değiştirildi.
        changedHint: WhatsApp’ı kapatın ya da bir kopyayı içe aktarın.
        keyRequired: “{path}” şifreli.
        keyRequiredHint: Anahtarını --key-file ya da --key-command ile verin.
        wrongKey: Anahtar “{path}” dosyasını açmıyor.
        wrongKeyHint: Her telefonun kendi anahtarı vardır; WhatsApp yeniden kurulunca anahtar da yenilenir.
        malformedKey: Bu, “{path}” için bir anahtar değil.
        malformedKeyHint: .crypt15, 64 onaltılık basamağıyla ya da telefondaki encrypted_backup.key dosyasıyla; .crypt12 ve .crypt14, telefondaki key dosyasıyla açılır.
        passwordProtected: “{path}” parolayla korunuyor; anahtarını WhatsApp saklıyor.
        passwordProtectedHint: WhatsApp’ın sohbet yedeği ayarlarında uçtan uca şifreli yedeği 64 basamaklı anahtara çevirin ve yeni bir yedek alın.
        unknownBackup: “{path}” bilinmeyen türde şifreli bir yedek.
        unknownBackupHint: Bilinenler: crypt12, crypt14 ve crypt15 ile iPhone yedekleri.
        limit: “{path}” dosyasını okumak, gerçek bir dosyanın gerektirebileceğinden fazla yer ya da işlem istiyor.
        full: Geçici dosyalar için yer kalmadı.
        incomplete: “{path}” yedeğinde bir dosya eksik.
        listMissing: Dosya listesi Manifest.db, “{path}” yedeğinde yok ya da boş.
        messagesMissing: İletiler (ChatStorage.sqlite), listelendikleri hâlde “{path}” yedeğinde yok ya da boş.
        incompleteHint: Yedeğin dizinini bütünüyle kopyalayın.
        nothingFound: “{path}” içinde ne dışa aktarılmış bir sohbet ne de bir WhatsApp veritabanı var.
        nothingFoundHint: “whisper help import” nelerin içe aktarılabileceğini ve bunların telefondan nasıl alınacağını anlatır.
        backupWithoutWhatsApp: “{path}”, WhatsApp olmayan bir iPhone yedeği.
        severalFoundHint: İstediğiniz her birini kendi yoluyla içe aktarın; sıra fark etmez.
        severalDatabases: “{path}” birkaç veritabanı içeriyor: {found}
        severalAccounts: “{path}”, birkaç uygulama içeren bir iPhone yedeği: {apps}
        severalAccountsHint: Birini --account ile seçin, ötekini sonra içe aktarın; sıra fark etmez.
        noSuchAccount: “{path}”, bir iPhone yedeğinde {app} sohbeti içermiyor.
        noSuchAccountHint: Orada olanı içe aktarmak için --account seçeneğini kaldırın.
        wrongPassword: Parola “{path}” yedeğini açmıyor.
        wrongPasswordHint: Bu, iPhone’un bir bilgisayardaki şifreli yedekleri için belirlenen paroladır, telefonun kilit kodu değil.
        otherTimes: “{title}” artık kasada farklı zamanlarla iki kez var.
        otherTimesHint: O sohbetin bir dışa aktarımı başka bir saat diliminde veya tarih sırasında okunmuş. Onu --redo ve doğru --timezone ya da --date-order ile yeniden içe aktarın.
        exportOptions: {option} dışa aktarılmış sohbetler içindir; “{path}” ise bir veritabanı.
        databaseOptions: {option} veritabanları ve yedekler içindir; “{path}” ise dışa aktarılmış bir sohbet.
        keyPrompt: Yedeğin anahtarı (64 basamak):
        passwordPrompt: iPhone yedeğinin parolası:
        partlyRead: Bazı satırlar okunamadı; geri kalan her şey içe aktarıldı.
        partlyReadHint: Özet bunları nedenlerine göre sayar; --json ilk satırları listeler. Çoklarsa WhatsApp kapalıyken veritabanını telefondan yeniden kopyalayın.
        orphansOnly: Bazı satırlar, veritabanında olmayan sohbetlere, iletilere ya da kişilere ait; geri kalan her şey içe aktarıldı.
        orphansOnlyHint: Telefonlar, sohbetler ve iletiler silinince böyle satırlar bırakır; WhatsApp da bunları göstermez. Yapılacak bir şey yok; --json ilk satırları listeler.
        contactsUnread: “{path}” içindeki adlar okunamadı; kişiler, iletilerdeki adlarıyla gösterilir.
        linkedIDsUnread: “{path}” içindeki bağlı kimliklerin numaraları okunamadı; bazı kişiler numarasız gösterilir.
        chats|one: {count} sohbette; kasada yeni olanlar: {new}
        chats|other: {count} sohbette; kasada yeni olanlar: {new}
        people|one: {count} kişi yazmış
        people|other: {count} kişi yazmış
        noOwner: Veritabanı kim olduğunuzu söylemiyor
        itsOwner: veritabanının sahibi: {name}
        joinedChats|one: {count} sohbetin başka bir sohbet olduğu anlaşıldı ve onunla birleştirildi; “whisper conversation split” bunları ayırır
        joinedChats|other: {count} sohbetin başka sohbetler olduğu anlaşıldı ve onlarla birleştirildi; “whisper conversation split” bunları ayırır
        joinedChat: “{former}” artık “{title}” sohbetinin parçası
        completed|one: Bunların {count} tanesi veritabanındaki bilgilerle tamamlandı
        completed|other: Bunların {count} tanesi veritabanındaki bilgilerle tamamlandı
        earlierBackups|one: Okundu: “{imported}”. Yanındaki {count} eski yedekte o zamandan beri silinmiş iletiler olabilir: {names}
        earlierBackups|other: Okundu: “{imported}”. Yanındaki {count} eski yedekte o zamandan beri silinmiş iletiler olabilir: {names}
        joined|one: Dışa aktarımdan gelen {count} iletinin yerine veritabanındaki aynı ileti kondu
        joined|other: Dışa aktarımlardan gelen {count} iletinin yerine veritabanındaki aynı iletiler kondu
        ambiguous|one: {count} ileti, aynı dakikada aynı metinle, bir dışa aktarımdan da kasada olabilir; ikisi de tutuldu
        ambiguous|other: {count} ileti, aynı dakikada aynı metinle, bir dışa aktarımdan da kasada olabilir; ikisi de tutuldu
        events|one: Veritabanındaki tepki, oy, düzenleme, silme, durum ve adlar: {count}
        events|other: Veritabanındaki tepki, oy, düzenleme, silme, durum ve adlar: {count}
        waiting|one: {count} değişiklik iletisini bekliyor
        waiting|other: {count} değişiklik iletisini bekliyor
        refused|one: Yetkisi olmayan birinin yaptığı {count} değişiklik uygulanmadı
        refused|other: Yetkisi olmayanların yaptığı {count} değişiklik uygulanmadı
        rejected|one: {count} ileti kaydedilemedi
        rejected|other: {count} ileti kaydedilemedi
        attachments: Ekler: {stored} kaydedildi, {held} zaten kasada, {missing} eksik
        attachmentsWithUnread: Ekler: {stored} kaydedildi, {held} zaten kasada, {unread} okunamadı, {missing} eksik
        rows|one: Şu tablolardan {count} satır okundu: {tables}
        rows|other: Şu tablolardan {count} satır okundu: {tables}
        leftOut|one: {table}: {count} satır dışarıda bırakıldı ({reasons})
        leftOut|other: {table}: {count} satır dışarıda bırakıldı ({reasons})
        unknownTypes: Henüz bilinmeyen türde, veritabanının söylediği her şeyle tutulan iletiler: {types}
        unknownTypesInAll|one: {count} ileti henüz bilinmeyen türde ve veritabanının söylediği her şeyle tutuldu
        unknownTypesInAll|other: {count} ileti henüz bilinmeyen türde ve veritabanının söylediği her şeyle tutuldu
        unknownSenders|one: {count} ileti, veritabanının adını vermediği birinden
        unknownSenders|other: {count} ileti, veritabanının adlarını vermediği kişilerden
        reasonInternal: WhatsApp hiçbir yerde göstermiyor
        reasonStatus: durum paylaşımı
        reasonOrphan: veritabanında olmayan bir sohbete, iletiye ya da kişiye ait
        reasonMalformed: eksik ya da bozuk
        reasonImpossibleTime: olanaksız zaman
        reasonTooLong: çok uzun
        reasonRepeated: yinelenmiş
        reasonSuperseded: başka bir satırda zaten var
        reasonContradictory: yalnızca bir okumada görülen
        contradictions: Dosya hasarlı olduğu için {table} tablosunda iki okumanın çeliştiği satırlar: {count}
        otherOwner: Bu veritabanının sahibi, bu kasada başka biridir. Onun kendi iletileri sizinki sayılmaz.
        leftOutInAll|one: {count} satır dışarıda bırakıldı ({reasons})
        leftOutInAll|other: {count} satır dışarıda bırakıldı ({reasons})
        contradictionsInAll: Dosya hasarlı olduğu için iki okumanın çeliştiği satırlar: {count}
        """)
}

extension FindingText {
    static let turkish = PhraseTable(
        """
        choose: Hangi numara? (Enter: hiçbiri)
        chooseOne: Hangi numara?
        acceptedNumbers: Lütfen 1 ile {last} arasında bir numarayla yanıtlayın.
        severalChats: “{name}” birkaç sohbete uyuyor:
        severalPeople: “{name}” birkaç kişiye uyuyor:
        severalContacts: “{name}” rehberde birkaç kişiye uyuyor:
        partOfContact: Tam olarak “{name}” adlı bir kişi yok. Kastedilen bu olabilir:
        contactTaken: Kişi: “{name}”, {id}
        noSuchChatSuggestion: “{name}” adlı bir sohbet yok. Şunu mu demek istediniz: {candidates}?
        noSuchPersonSuggestion: “{name}” adlı kimse yok. Şunu mu demek istediniz: {candidates}?
        noReference: “{value}” bir iletinin kısa adı ya da kimliği değil.
        noSuchMessage: Burada “{reference}” adlı bir ileti yok.
        severalMessages: “{reference}” birkaç iletiye uyuyor: {candidates}
        referenceHint: “whisper messages --refs” ve “whisper search” her iletinin kısa adını gösterir.
        otherChat: “{reference}” iletisi başka bir sohbette.
        inChat: Sohbet: “{title}”, {reference}
        lastMessage: son {date}
        memberOf: “{title}” içinde
        """)
}

extension DeletionText {
    static let turkish = PhraseTable(
        """
        askConversation|one: “{title}” sohbeti {count} iletisiyle kalıcı olarak silinsin mi?
        askConversation|other: “{title}” sohbeti {count} iletisiyle kalıcı olarak silinsin mi?
        askMessage: Bu ileti kalıcı olarak silinsin mi?
        askRule|one: {count} ileti kalıcı olarak silinsin mi?
        askRule|other: {count} ileti kalıcı olarak silinsin mi?
        askRuleInChat|one: “{title}” içindeki {count} ileti kalıcı olarak silinsin mi?
        askRuleInChat|other: “{title}” içindeki {count} ileti kalıcı olarak silinsin mi?
        deleted|one: {count} ileti silindi.
        deleted|other: {count} ileti silindi.
        wouldDelete|one: {count} ileti silinirdi.
        wouldDelete|other: {count} ileti silinirdi.
        wouldDeleteFrom|one: “{title}” sohbetinden {count} ileti silinirdi.
        wouldDeleteFrom|other: “{title}” sohbetinden {count} ileti silinirdi.
        deletingMessages: İletiler siliniyor
        deletingWords: Sözcükler dizinden kaldırılıyor
        copiesRemain: Daha önce alınmış kopyalar silinenleri hâlâ içeriyor: {paths}
        otherCopiesRemain: Daha önce alınmış yedekler ve dışa aktarımlar silinenleri hâlâ içeriyor.
        namedCopiesRemain: Daha önce alınmış kopyalar adları ve adresleri hâlâ içeriyor: {paths}
        otherNamedCopiesRemain: Daha önce alınmış yedekler ve dışa aktarımlar adları ve adresleri hâlâ içeriyor.
        stoppedHint: Şimdiye dek silinenler silinmiş kalır. Kalanı silmek için komutu yeniden çalıştırın.
        optimized|one: Arama dizini {count} parçadan oluşuyor ({size}); önceden {before} parçaydı ({sizeBefore}).
        optimized|other: Arama dizini {count} parçadan oluşuyor ({size}); önceden {before} parçaydı ({sizeBefore}).
        choicesGo: Sohbetle birlikte başlık, taslak veya saklama kuralı gibi onun için belirledikleriniz de silinir.
        noRoom: Disk dolu; silmenin kendisi de bir süreliğine biraz yer ister.
        noRoomHint: Diskte başka bir yerde biraz yer açın, sonra komutu yeniden çalıştırın. Şimdiye dek silinenler silinmiş kalır.
        """)
}

extension ExportText {
    static let turkish = PhraseTable(
        """
        progress: Dışa aktarılıyor
        writtenMessages|one: “{path}” dosyasına {count} ileti yazıldı.
        writtenMessages|other: “{path}” dosyasına {count} ileti yazıldı.
        writtenRecords|one: “{path}” dosyasına {count} kayıt yazıldı.
        writtenRecords|other: “{path}” dosyasına {count} kayıt yazıldı.
        onlyFrom: Bunlar yalnızca “{name}” kişisinin iletileri.
        plaintext: Dosya şifrelenmedi: onu okuyabilen herkes iletilerinizi okuyabilir.
        plaintextOutput: Çıktı şifrelenmedi: onu okuyabilen herkes iletilerinizi okuyabilir.
        withBlocked|one: Bunların {count} tanesi engellenmiş bir kişiden ve dosyada yer alıyor.
        withBlocked|other: Bunların {count} tanesi engellenmiş kişilerden ve dosyada yer alıyor.
        withoutAttachments|one: {count} ekin dosyası dışa aktarılmadı. Onu da almak için --attachments DIR ekleyin; içe aktarım onu aynı seçenekle oradan alır.
        withoutAttachments|other: {count} ekin dosyaları dışa aktarılmadı. Onları da almak için --attachments DIR ekleyin; içe aktarım onları aynı seçenekle oradan alır.
        """)
}

extension ImportText {
    static let turkish = PhraseTable(
        """
        surveying: Gözden geçiriliyor
        aligning: Karşılaştırılıyor
        writing: İçe aktarılıyor
        imported|one: “{title}” içinde {count} yeni ileti
        imported|other: “{title}” içinde {count} yeni ileti
        wouldImport|one: “{title}” içinde {count} ileti yeni olurdu
        wouldImport|other: “{title}” içinde {count} ileti yeni olurdu
        importedMessages|one: {count} yeni ileti
        importedMessages|other: {count} yeni ileti
        wouldImportMessages|one: {count} ileti yeni olurdu
        wouldImportMessages|other: {count} ileti yeni olurdu
        wouldImportAtMost|one: En çok {count} ileti yeni olurdu: kasada başka bir kimlikle bulunan da sayıldı
        wouldImportAtMost|other: En çok {count} ileti yeni olurdu: kasada başka kimliklerle bulunanlar da sayıldı
        importAgain: Aynı biçimde okuyarak yeniden içe aktarmak için: {command}
        duplicates|one: {count} ileti kasada zaten vardı
        duplicates|other: {count} ileti kasada zaten vardı
        repeated|one: {count} ileti önceki dosyaların birinde de var ve bir kez sayılır
        repeated|other: {count} ileti önceki dosyalarda da var ve bir kez sayılır
        laterTexts|one: Kasanın bildiği {count} iletinin bu dosyada daha yeni bir metni var; önceki metin saklanır
        laterTexts|other: Kasanın bildiği {count} iletinin bu dosyada daha yeni bir metni var; önceki metinler saklanır
        markedDeleted|one: Kasanın bildiği {count} ileti bu dosyaya göre silinmiş; sözleri saklanır
        markedDeleted|other: Kasanın bildiği {count} ileti bu dosyaya göre silinmiş; sözleri saklanır
        messagesFound|one: Dosyada: {count} ileti, bunların {system} tanesi sistemden
        messagesFound|other: Dosyada: {count} ileti, bunların {system} tanesi sistemden
        period: {first} ile {last} arası
        attachments: Ekler: {found} bulundu, {missing} eksik, {omitted} dışa aktarımda bırakılmış
        attachmentsWithUnread: Ekler: {found} bulundu, {unread} okunamadı, {missing} eksik, {omitted} dışa aktarımda bırakılmış
        dateOrder: Tarihler {order} olarak, {zone} diliminde okundu; kesinlik {confidence} ({evidence})
        renamed: “{from}” ile “{to}” aynı kişi
        keptApart: “{from}” ve “{to}” aynı iletileri yazmış. İki kişi olarak kalırlar. Tek kişiyseler: {command}
        keptApartOwner: “{from}” ve “{to}” aynı iletileri yazmış. Biri siz olduğunuz, öteki olmadığı için iki kişi olarak kalırlar
        keptApartFormerOwner: “{from}” ve “{to}” aynı iletileri yazmış. “{from}” siz olduğunuz, “{to}” olmadığı için iki kişi olarak kalırlar. İkisi de sizseniz: {command}
        titleKept: Dosya sohbete “{other}” diyor. Adı “{title}” olarak kalıyor
        resembling: “{other}” sohbetinde de bu iletilerin bir kısmı var, ama aynı olup olmadığını anlamak için çok az. “{title}” ayrı bir sohbet olarak kalır. Tek sohbetseler: {command}
        resemblingPart: “{other}” sohbetinde de bu iletilerin bir kısmı var, ama aynı olup olmadığını anlamak için çok az. “{title}” ayrı bir sohbet olarak kalır. Tek sohbetseler “{path}” arşivini açın ve bu sohbetin dosyasını --redo --into {reference} ile içe aktarın
        inBoth: “{other}” sohbetinde de bu dosyanın iletileri var. “{title}” ile aynı sohbetse, “{other}” dosyalarını --redo --into {reference} ile içe aktarın: o zaman hiçbir ileti iki kez bulunmaz
        inBothMore|one: Başka adlı bir dışa aktarımda da bulunan {count} sohbet daha var. --json hepsini adlandırır
        inBothMore|other: Başka adlı dışa aktarımlarda da bulunan {count} sohbet daha var. --json hepsini adlandırır
        sameChat: Sohbet, şimdiye dek “{former}” denen sohbettir
        askAlike: “{path}”, “{title}” sohbetinin iletilerini başka adlarla içeriyor: {names}. Bunlar aynı mı?
        askSameGroup: “{title}” sohbeti ile “{path}” arasında neredeyse hiç ortak yan yok. Aynı sohbet mi?
        otherGroup: “{title}” adında başka bir sohbet daha var. Neredeyse hiç ortak yanları olmadığı için bu ayrı bir sohbet olarak kalıyor
        unlike: “{title}” sohbeti ile “{path}” arasında neredeyse hiç ortak yan yok: aynı sohbet olup olmadığı size sorulacak
        unlikeAllowed: “{title}” sohbeti ile “{path}” arasında neredeyse hiç ortak yan yok. --yes ile yine de içe aktarılır
        unlikeUnasked: “{title}” sohbeti ile “{path}” arasında neredeyse hiç ortak yan yok. Sorulabilecek bir terminal olmadan içe aktarım için --yes gerekir
        unparsed|one: {count} parça okunamadı, satır {lines}
        unparsed|other: {count} parça okunamadı, satır {lines}
        invalidBytes|one: {count} bayt UTF-8 değildi ve değiştirildi
        invalidBytes|other: {count} bayt UTF-8 değildi ve değiştirildi
        repeatedNames: Arşivde aynı adda birden çok dosya var; her birinin ilki alındı: {names}
        inFuture: Dosyada gelecek tarihli iletiler var, en geç olanı {last} tarihli. Bu tarihlerle saklanırlar.
        truncated|one: Dışa aktarımda tam {count} ileti var: WhatsApp dışa aktarımları orada keser, daha eskileri eksik olabilir.
        truncated|other: Dışa aktarımda tam {count} ileti var: WhatsApp dışa aktarımları orada keser, daha eskileri eksik olabilir.
        endsInsideLine: Dosya bir satırın ortasında bitiyor, yani tam değil: devamı eksik ve son iletisi kesilmiş olabilir.
        records|one: {count} başka kayıt, {added} tanesi yeni
        records|other: {count} başka kayıt, {added} tanesi yeni
        attachmentsTaken|one: {count} ek içe aktarıldı
        attachmentsTaken|other: {count} ek içe aktarıldı
        attachmentsAbsent|one: {count} ekin içeriği kasada yok; --attachments getirir.
        attachmentsAbsent|other: {count} ekin içeriği kasada yok; --attachments getirir.
        attachmentsToFetch|one: {count} ek, hizmetinden indirilebilir
        attachmentsToFetch|other: {count} ek, hizmetinden indirilebilir
        policyTurnedOn: Dosya {policy} kuralını açar
        policyTurnedOff: Dosya {policy} kuralını kapatır
        broughtVerified|one: {count} kişi yalnızca dosyanın sözüyle doğrulanmış olarak gelir: bu kasa için anahtarlarını kimse karşılaştırmadı. “whisper contact verify” karşılaştırır.
        broughtVerified|other: {count} kişi yalnızca dosyanın sözüyle doğrulanmış olarak gelir: bu kasa için anahtarlarını kimse karşılaştırmadı. “whisper contact verify” karşılaştırır.
        gateLeftDown: Dosyada biometric-gated-signing açık; burada kapalı kalır, çünkü hiçbir dışa aktarım imza anahtarı içermez. “whisper policy set biometric-gated-signing on” bu kasanınkileri korur.
        contactsUnverified|one: {count} kişi doğrulanmamış olarak geldi; “whisper contact verify” anahtarlarını karşılaştırır
        contactsUnverified|other: {count} kişi doğrulanmamış olarak geldi; “whisper contact verify” anahtarlarını karşılaştırır
        contactRefused: “{name}” kişisi dışarıda bırakıldı: anahtarları sizdeki kişininkiler değil, sizin kendi anahtarlarınız ya da kullanılamaz. “whisper contact import” değişen anahtarları devralır.
        identityLeftOut: “{name}” kimliği dışarıda bırakıldı: gizli anahtarları burada değil
        policyLeftOut: Dosyanın {policy} ayarı dışarıda bırakıldı
        restoreHint: --restore, kendi kasanızı olduğu gibi boş bir kasaya geri yükler.
        dayMonthYear: gün, ay, yıl
        monthDayYear: ay, gün, yıl
        yearMonthDay: yıl, ay, gün
        evidenceGiven: belirttiğiniz ya da önceden okunduğu gibi
        evidenceImpossibleValue: başka bir sırada var olmayan tarihler
        evidenceMediaFileName: ortam dosyalarının adları
        evidenceFileTime: dosyanın zamanı
        evidenceFewestJumps: zamanda en az geri sıçrama
        evidenceFasterColumn: gün daha hızlı değişiyor
        evidenceStyle: yazım biçimi
        askDateOrder: “{path}” içinde gün ile ay ayırt edilemiyor. Bu satırdaki tarih ne anlama geliyor: {line}
        claimContact: “{name}”, {fingerprint} parmak iziyle doğrulanmış bir kişi olur
        claimIdentity: “{name}”, {fingerprint} parmak iziyle bir kimliğiniz olur; gizli anahtarları burada değil
        askClaims: Kasa boş değil. Bunların hepsi yalnızca dosyanın sözüne güvenilerek alınsın mı?
        chatDivided: {line}. satırdaki “{title}” sohbeti iletileriyle birlikte dışarıda bırakıldı, çünkü kasada onun için birkaç sohbet var: {chats}
        chatsDividedMore|one: Kasada kendisine birkaç sohbetin uyduğu {count} sohbet daha var. --json hepsini adlandırır
        chatsDividedMore|other: Kasada kendilerine birkaç sohbetin uyduğu {count} sohbet daha var. --json hepsini adlandırır
        personApart: “{name}”, kasada başkasına ait olan numaralar olmadan alındı
        severalChats: “{path}” içindeki {count} dosya dışa aktarılmış sohbete benziyor: {chats}
        otherFiles|one: “{path}” içindeki {count} başka dosya dışa aktarılmış sohbet değil ve yalnızca bir sohbette ek olduğu yerde okunur: {names}
        otherFiles|other: “{path}” içindeki {count} başka dosya dışa aktarılmış sohbet değil ve yalnızca bir sohbette ek olduğu yerde okunur: {names}
        askOwner: “{path}” içindeki bu gönderenlerden hangisi sizsiniz?
        writer|one: {name}, {count} ileti
        writer|other: {name}, {count} ileti
        noneOfThese: Bunların hiçbiri
        noneOfAny: Bunların hiçbiri; öteki sohbetler için de sorma
        ownMessages: Sizin gönderdikleriniz: “{name}” adlı kişinin iletileri
        noOwner: Hiçbir gönderen siz sayılmadı; bu yüzden hiçbir ileti sizin gönderdiğiniz sayılmıyor. Biri sizseniz içe aktarımı --redo --me NAME ile yineleyin: {senders}
        noOwnerInLines: Yeni iletilerin hiçbiri sizin gönderdiğiniz sayılmıyor. Gönderenlerden biriyseniz dosyayı --me ile adınızı ya da numaranızı vererek yeniden içe aktarın.
        nobodyIsOwner: “{path}” içinde “{name}” adında kimse yok; bu yüzden hiçbir ileti sizin gönderdiğiniz sayılmıyor. Gönderenler: {senders}
        nobodyIsOwnerInSome|one: {count} sohbette “{name}” adında kimse yok; bu yüzden oradaki hiçbir ileti sizin gönderdiğiniz sayılmıyor. Gönderenler: {senders}
        nobodyIsOwnerInSome|other: {count} sohbette “{name}” adında kimse yok; bu yüzden oradaki hiçbir ileti sizin gönderdiğiniz sayılmıyor. Gönderenler: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order}); daha olası, kesinlik {confidence}
        askRedo: “{path}”, {date} tarihinde başka ayarlarla içe aktarıldı: {settings}. O içe aktarım geri alınıp dosya yeniden içe aktarılsın mı?
        readDates: tarihler {order} olarak
        readZone: saat dilimi {zone}
        readOwner: siz “{name}” adlı kişisiniz
        readNobody: gönderenlerin hiçbiri siz değilsiniz
        readChat: “{title}” sohbetinde
        youAre: siz: {name}
        importedHeading: Aktarıldı
        fileHeading: Dosya
        readingHeading: Okunuşu
        notUndoable: geri alınamaz
        noImports: Kayıtlı içe aktarım yok: hiçbir şey içe aktarılmadı ya da sohbetler silindi.
        severalImports: Birden çok içe aktarım “{name}” ile eşleşiyor:
        askUndo|one: {date} tarihli “{path}” içe aktarımı geri alınıp {count} iletisi kalıcı olarak silinsin mi?
        askUndo|other: {date} tarihli “{path}” içe aktarımı geri alınıp {count} iletisi kalıcı olarak silinsin mi?
        askUndoSeveral|one: Bu içe aktarımlar geri alınıp {count} iletisi kalıcı olarak silinsin mi: {names}?
        askUndoSeveral|other: Bu içe aktarımlar geri alınıp {count} iletisi kalıcı olarak silinsin mi: {names}?
        undone|one: {date} tarihli “{path}” içe aktarımı geri alındı: {count} ileti silindi.
        undone|other: {date} tarihli “{path}” içe aktarımı geri alındı: {count} ileti silindi.
        undoneSeveral|one: Bu içe aktarımlar geri alındı, {count} ileti silindi: {names}
        undoneSeveral|other: Bu içe aktarımlar geri alındı, {count} ileti silindi: {names}
        wouldUndoSeveral|one: Bu içe aktarımları geri almak {count} iletiyi silerdi: {names}
        wouldUndoSeveral|other: Bu içe aktarımları geri almak {count} iletiyi silerdi: {names}
        undoneToo: “{path}” içe aktarımı da bununla çeliştiği için geri alındı. O dosyayı da yeniden içe aktarın.
        wouldUndoToo: “{path}” içe aktarımı da bununla çeliştiği için geri alınacak. O dosyanın da yeniden içe aktarılması gerekecek.
        wouldUndo|one: {date} tarihli “{path}” içe aktarımını geri almak {count} iletiyi silerdi.
        wouldUndo|other: {date} tarihli “{path}” içe aktarımını geri almak {count} iletiyi silerdi.
        keptForImports|one: {count} ileti kalıyor, çünkü sonraki bir içe aktarım da onu içeriyor.
        keptForImports|other: {count} ileti kalıyor, çünkü sonraki bir içe aktarım da onları içeriyor.
        keptOpened|one: {count} ileti kalıyor, çünkü yalnızca bir kez açılan mühürlü bir iletiden açıldı.
        keptOpened|other: {count} ileti kalıyor, çünkü yalnızca bir kez açılan mühürlü iletilerden açıldılar.
        keptOtherwise|one: {count} ileti etkilenmiyor: başka bir kaynak da getirdi ya da daha önce silinmişti.
        keptOtherwise|other: {count} ileti etkilenmiyor: başka bir kaynak da getirdi ya da daha önce silinmişti.
        keptTimes|one: Bunların {count} tanesi kasadaki zamanını korur
        keptTimes|other: Bunların {count} tanesi kasadaki zamanlarını korur
        markedSent|one: Kasada bulunan {count} ileti artık sizin gönderdiğiniz sayılıyor
        markedSent|other: Kasada bulunan {count} ileti artık sizin gönderdiğiniz sayılıyor
        wouldNotBeYou: “{name}” artık siz sayılmazdı.
        chatRemoved: “{title}” sohbeti boştu ve kaldırıldı.
        chatWouldGo: “{title}” sohbeti, içinde başka bir şey olmadığı için kaldırılırdı.
        chatStays: “{title}” sohbeti; başlık, taslak veya saklama kuralı gibi onun için belirlediklerinizle kalır.
        unreadAttachments|one: {count} ek okunamadı ve kasada yok: {names}
        unreadAttachments|other: {count} ek okunamadı ve kasada yok: {names}
        reasonDamaged: hasarlı
        reasonEncrypted: şifreli
        reasonCompression: desteklenmeyen sıkıştırma
        reasonUnreadable: okunamıyor
        encodingAssumed: Metin {encoding} olarak okundu; WhatsApp böyle yazmaz: adlardaki özel harfleri denetleyin
        inAll|one: Toplam, {count} sohbetten: {messages}
        inAll|other: Toplam, {count} sohbetten: {messages}
        sealed|one: Yeni iletilerden {count} tanesi mühürlü
        sealed|other: Yeni iletilerden {count} tanesi mühürlü
        recordsInFile|one: Dosyada {count} başka kayıt
        recordsInFile|other: Dosyada {count} başka kayıt
        nothingRedone: Önceki hiçbir içe aktarım “{path}” dosyasını farklı okumuyor; bu yüzden hiçbiri geri alınmadı.
        incomplete: eksik
        noOwnerElsewhere|one: Sohbetlerin {count} tanesinde hiçbir gönderen siz sayılmadı; bu yüzden oradaki hiçbir ileti sizin gönderdiğiniz sayılmıyor. Biri sizseniz içe aktarımı --redo --me NAME ile yineleyin: {senders}
        noOwnerElsewhere|other: Sohbetlerin {count} tanesinde hiçbir gönderen siz sayılmadı; bu yüzden oradaki hiçbir ileti sizin gönderdiğiniz sayılmıyor. Biri sizseniz içe aktarımı --redo --me NAME ile yineleyin: {senders}
        importNamed|one: {path} ({reference}, {date}, {count} ileti)
        importNamed|other: {path} ({reference}, {date}, {count} ileti)
        undoneTooOf|one: “{path}” dosyasının {date} tarihli, {count} yeni iletili {reference} içe aktarımı da bununla çeliştiği için geri alındı. O dosyayı da yeniden içe aktarın.
        undoneTooOf|other: “{path}” dosyasının {date} tarihli, {count} yeni iletili {reference} içe aktarımı da bununla çeliştiği için geri alındı. O dosyayı da yeniden içe aktarın.
        wouldUndoTooOf|one: “{path}” dosyasının {date} tarihli, {count} yeni iletili {reference} içe aktarımı da bununla çeliştiği için geri alınacak. O dosyanın da yeniden içe aktarılması gerekecek.
        wouldUndoTooOf|other: “{path}” dosyasının {date} tarihli, {count} yeni iletili {reference} içe aktarımı da bununla çeliştiği için geri alınacak. O dosyanın da yeniden içe aktarılması gerekecek.
        """)
}

extension MessageText {
    static let turkish = PhraseTable(
        """
        titleHeading: Sohbet
        unreadHeading: Okunmamış
        messagesHeading: İletiler
        lastHeading: Son
        textHeading: Metin
        pinned: sabitlenmiş
        muted: sessizde
        archived: arşivde
        noConversations: Henüz sohbet yok.
        noMessages: Orada ileti yok.
        nothingFound: İleti bulunamadı.
        olderMessages: Daha eski iletiler: {command}
        edited: düzenlendi
        unread: okunmamış
        notHeld: kasada yok
        omitted: dışa aktarımda bırakılmış
        image: resim
        video: video
        audio: ses
        document: belge
        file: dosya
        sticker: çıkartma
        location: konum
        contact: kişi
        poll: anket
        call: arama
        deleted: silindi
        unknownKind: bilinmeyen türde ileti
        attachmentsSaved|one: “{path}” içine {count} ek kaydedildi.
        attachmentsSaved|other: “{path}” içine {count} ek kaydedildi.
        attachmentsNotHeld|one: {count} ek kasada yok.
        attachmentsNotHeld|other: {count} ek kasada yok.
        pinnedNow: “{title}” sabitlendi.
        unpinnedNow: “{title}” artık sabitli değil.
        mutedNow: “{title}” sessize alındı.
        unmutedNow: “{title}” artık sessizde değil.
        archivedNow: “{title}” arşivlendi.
        unarchivedNow: “{title}” artık arşivde değil.
        renamedNow: “{from}” adı artık “{to}”.
        markedRead|one: “{title}” içinde {count} ileti okundu olarak işaretlendi.
        markedRead|other: “{title}” içinde {count} ileti okundu olarak işaretlendi.
        deletedByAdmin: bir yönetici sildi, {name}
        event: olay: {type}
        nothingToShow: gösterilecek bir şey yok
        newerMessages: Daha yeni iletiler: {command}
        aroundHit: Bir sonucun çevresindeki iletiler: {command}
        referenceHeading: Kısa ad
        moreHits: Gösterilen: {total} sonuçtan {count}. --limit daha fazlasını gösterir.
        onlyBeginnings: Hiçbir iletide tam olarak “{query}” yok. {wider} için sonuçlar: {total}
        chatsOfName|one: Bu adı taşıyan sohbet: {names}
        chatsOfName|other: Bu adı taşıyan {count} sohbet: {names}
        peopleOfName|one: Bu adı taşıyan kişi: {names}
        peopleOfName|other: Bu adı taşıyan {count} kişi: {names}
        sealedEdit: bir iletinin mühürlü düzenlemesi, açılmadı
        sealedEditElsewhere: bir iletinin mühürlü düzenlemesi, başka bir ileti olarak açıldı
        sealedEditExpired: bir iletinin mühürlü düzenlemesi, açılamayacak kadar eski
        sealedEditInvalid: bir iletinin mühürlü düzenlemesi, hasarlı veya sahte
        sealedMessage: mühürlü ileti
        sealedOpened: mühürlü ileti, {reference} olarak açıldı
        sealedByYou: {name} için siz mühürlediniz, yalnızca o açabilir; kendi metniniz: {reference}
        widerShowsMore|one: {count} sütunla her sohbetin son metni de gösterilir.
        widerShowsMore|other: {count} sütunla her sohbetin son metni de gösterilir.
        danglingOperator: {word} sözcüğünün bir yanında aranacak bir şey yok; bu yüzden {word} da bir sözcük olarak arandı.
        """)
}

extension StatisticsText {
    static let turkish = PhraseTable(
        """
        conversations: Sohbetler
        messages: İletiler
        unread: Okunmamış
        people: Kişiler
        attachments: Ekler
        held: Kasada
        first: İlk ileti
        last: Son ileti
        database: Veritabanı
        kinds: Türler
        progress: İletiler sayılıyor
        chartWritten: Grafikler “{path}” dosyasına yazıldı.
        """)
}

extension ChartText {
    static let turkish = PhraseTable(
        """
        overTime: Zaman içinde iletiler
        byHour: Saate göre iletiler
        byWeekday: Haftanın gününe göre iletiler
        byHourOfWeek: Haftanın saatine göre iletiler
        byPerson: Kişiye göre iletiler
        byChat: Sohbete göre iletiler
        byDelay: Başka biri yazana kadar geçen süre
        byKind: Türe göre iletiler
        frequentWords: Sık kullanılan sözcükler
        emoji: Emojiler
        reactions: Tepkiler
        period: Dönem
        hour: Saat
        weekday: Gün
        person: Kişi
        chat: Sohbet
        delay: Süre
        kind: Tür
        word: Sözcük
        reaction: Tepki
        messages: İletiler
        times: Kez
        numbers: Sayılar
        words: Sözcükler
        daysWithMessages: İleti olan günler
        busiestDay: En yoğun gün
        busiestDayValue|one: {date}: {count} ileti
        busiestDayValue|other: {date}: {count} ileti
        longestStreak: Üst üste en çok gün
        longestStreakValue|one: {from} tarihinden itibaren {count} gün
        longestStreakValue|other: {from} tarihinden itibaren {count} gün
        medianDelay: Medyan: {duration}
        delayBelow: {limit} altı
        delayBetween: {from} – {to}
        delayAbove: {limit} ve üzeri
        seconds: {amount} sn
        minutes: {amount} dk
        hours: {amount} sa
        days: {amount} g
        others|one: {count} diğer
        others|other: {count} diğer
        wordsNote: En az dört harfli sözcükler; Çince ve Japoncada karakter çiftleri.
        shortfallNote: Her sayı en çok {count} kadar eksik olabilir.
        zoneNote: Saatler {zone} dilimindedir.
        sheetTitle: Sayılarla iletiler
        sheetSummary|one: {first} ile {last} arasında {count} ileti
        sheetSummary|other: {first} ile {last} arasında {count} ileti
        value: {label}: {value}
        shortWeekdays: Pzt Sal Çar Per Cum Cmt Paz
        kindText: Metin
        kindImage: Resimler
        kindVideo: Videolar
        kindAudio: Ses
        kindDocument: Belgeler
        kindSticker: Çıkartmalar
        kindLocation: Konumlar
        kindContact: Kişi kartları
        kindPoll: Anketler
        kindCall: Aramalar
        kindDeleted: Silinenler
        kindSystem: Sistem iletileri
        kindUnknown: Diğer türler
        """)
}

extension TranscriptText {
    static let turkish = PhraseTable(
        """
        text: İletileri okunacak bir metin olarak yazar.
        textDiscussion: Her sohbeti başlığı, günleri ve iletileriyle yazar: her birine kimin kefil olduğu, saat, ad ve metin. Ekler adlarıyla geçer. Çıktı şifreli değildir.
        table: İletileri hesap tabloları için tablo olarak yazar.
        tableDiscussion: Sütun adlarını taşıyan bir satırdan sonra her ileti için bir satırı UTF-8 ile virgülle ayrılmış değerler olarak yazar. Bir hesap tablosunun formül sanacağı hücrenin önüne kesme işareti konur. Çıktı şifreli değildir.
        conversation: Yalnızca bu sohbet: başlık ya da bir parçası, kısa ad ya da kimlik. Yinelenebilir.
        since: Yalnızca bu tarihten itibaren olan iletiler.
        until: Yalnızca bu tarihe kadar olan iletiler, o gün de içinde.
        emptyPeriod: Dönem başlamadan bitiyor.
        unknownAnswered: kasada olmayan bir ileti
        """)
}

extension SealedArchiveText {
    static let turkish = PhraseTable(
        """
        encrypt: Klasör yerine, kendi parolasıyla mühürlenmiş tek bir dosya yazar.
        open: Mühürlü bir arşivi açar: belleğe çıkarır, açılacak sayfayı yazar ve kesildiğinde siler.
        passphraseCommand: Arşivin parolasını bu komutun yazdığı ilk satırdan alır.
        passphraseFile: Arşivin parolasını bu dosyanın ilk satırından alır.
        passphraseDescriptor: Arşivin parolasını bu açık dosya tanımlayıcısının ilk satırından alır.
        prompt: Arşivin parolası:
        newPrompt: Arşiv için parola (boş: on sözcük oluşturulur):
        repeatPrompt: Arşiv için parola bir kez daha:
        notAnArchive: “{path}” mühürlü bir arşiv değil.
        newerVersion: “{path}” Whisper’ın daha yeni bir sürümüyle yazılmış.
        wrongPassphrase: Parola “{path}” dosyasını açmıyor.
        damaged: “{path}” arşivi hasarlı.
        tooBig: Arşiv çıkarıldığında {size} tutuyor, bellekte ise yalnızca {free} boş yer var.
        noMemory: Arşivin çıkarılacağı, bellekte özel bir yer yok.
        unpacking: Arşiv çıkarılıyor
        openAt: Bu sayfayı bir tarayıcıda açın:
        waiting: Sayfalar yalnızca bellekte. Silmek için Ctrl-C.
        removed: Sayfalar bellekten silindi.
        removedRemains: Kesilmiş bir çalıştırmanın bellekte bıraktığı sayfalar silindi.
        openAlone: --open yalnızca var olan bir arşivi gösterir: yazma seçeneklerini bırakın.
        showWith: Bakmak için: {command}
        noFirstPage: “{path}” arşivinde açılacak “{page}” sayfası yok: onu Whisper yazmadı.
        """)
}

extension BrowserText {
    static let turkish = PhraseTable(
        """
        command: Kasaya tam ekran bir görünümde göz atar.
        discussion: Solda sohbetleri, sağda bir sohbetin iletilerini gösterir. Tuşlar için ? tuşuna basın, less ve vim ile aynıdır; çıkmak için q. Başka komutların eklediği iletiler kendiliğinden görünür.
        needsTerminal: Tam ekran görünümü, imleci yerleştirebilen bir uçbirim gerektirir.
        needsTerminalHint: “whisper conversations” ve “whisper messages” aynısını satırlar olarak yazdırır.
        noChats: Henüz sohbet yok.
        noFiles: Bu sohbette dosya yok.
        noMessages: Burada ileti yok.
        loading: Okunuyor…
        keysHeading: Tuşlar
        keyMove: birer birer ilerle
        keyPages: bir sayfa veya yarım sayfa ilerle
        keyEnds: ilkine veya sonuncusuna git
        keyOpen: sohbeti aç; iletinin ayrıntılarını göster
        keyBack: sohbet listesine dön; açık olanı kapat
        keyOther: sohbetler ile iletiler arasında geç
        keySearch: yazarken sohbetleri adlarıyla ve iletileri bul
        keyHits: sonraki veya önceki sonuca git
        keyDate: bir tarihe git
        keyAnswered: bu iletinin yanıtladığı iletiye git
        keyThread: konuyu listele: iletinin yanıtladığı ileti ve yanıtları
        keyReturn: bulunduğunuz yere dön
        keyFiles: bu sohbetin dosyalarını listele
        keyDetails: ayrıntıları göster: mühür, saatler, önceki metinler
        keySave: iletinin dosyalarını geçerli klasöre kaydet
        keyOpenFile: iletinin dosyasını başka bir programda aç
        keyCopy: metni kopyala
        keyRead: bu iletiye kadar okundu say
        keyPin: sohbeti sabitle veya sabitlemeyi kaldır
        keyMute: sohbeti sessize al veya sesini aç
        keyArchive: sohbeti arşivle veya arşivden çıkar
        keyDelete: iletiyi veya sohbeti sil (önce sorar)
        keyHelp: tuşları göster
        keyQuit: çık
        keyRedraw: ekranı yeniden çiz
        searchPrompt: Ara:
        datePrompt: Tarihe git (2020-05-31, 31.5., pazartesi, dün):
        noHits: İleti bulunamadı.
        searchHint: Sözcükler, \"bir ifade\", başlangıç*, OR, -değil; süzgeçler: --in SOHBET, --from-person AD, --since TARİH, --until TARİH, --type TÜR, --has-attachment, --encrypted
        notHere: Bu ileti kasada yok.
        copied: Uçbirim izin veriyorsa kopyalandı.
        notCopied: Metin kopyalanamayacak kadar uzun.
        pinned: Sabitlendi.
        unpinned: Sabitleme kaldırıldı.
        muted: Sessize alındı.
        unmuted: Sesi açıldı.
        archived: Arşivlendi.
        unarchived: Arşivden çıkarıldı.
        read|one: {count} ileti okundu sayıldı.
        read|other: {count} ileti okundu sayıldı.
        deleted: Silindi.
        gone: Bu sohbet silindi.
        saved|one: {count} dosya kaydedildi: {names}
        saved|other: {count} dosya kaydedildi: {names}
        noAttachment: Kasada bu iletinin dosyası yok.
        opened: Açıldı. Kopya, çıktığınızda silinir.
        cannotOpen: Hiçbir program onu açmıyor. Çıkana kadar bir kopyası burada: {path}.
        hintChats: ? tuşlar · q çık · Enter aç · / ara · m okundu · P sabitle · M sessiz · D sil
        hintMessages: ? tuşlar · q çık · Enter ayrıntılar · / ara · t tarih · o aç · y kopyala · Esc sohbetler
        hintSearch: Enter oraya git · ↑↓ seç · Esc kapat
        hintList: ↑↓ kaydır · Esc kapat
        linesLeft: … metnin devamı: Enter
        detailsHeading: Ayrıntılar
        filesHeading: Dosyalar
        threadHeading: Konu
        threadIsLonger: Konu daha uzun: yalnızca bir bölümü gösteriliyor.
        noThread: Bu ileti hiçbir şeyi yanıtlamıyor ve ona yanıt verilmemiş.
        seal: Mühür
        sender: Gönderen
        time: Zaman
        status: Durum
        edited: Düzenlendi
        source: Kaynak
        answers: Yanıtladığı
        identifier: Kimlik
        text: Metin
        changes: O zamandan beri
        unknownFilter: Bilinmeyen süzgeç: {value}
        onlyMedia: Yalnızca resim, video ve ses açılır. Bunun yerine dosyayı s ile kaydedin.
        noSpace: Bellekte kopya için yer yok. Bunun yerine dosyayı s ile kaydedin.
        nothingToCopy: Bu iletide metin yok.
        earlier: Önceki metin
        attachment: Dosya
        keyWrite: bu sohbette ileti yaz
        hintWriting: Enter gönder · Alt-Enter yeni satır · Esc iletiler · Tab sohbetler
        writeHint: w: ileti yaz
        writesSealed: {contact} için mühürlü
        writesPlain: mühürsüz: sunucu okuyabilir
        cannotWrite: Bu sohbette hiçbir şey gönderilemez: sunucusu yok.
        askLeaving: Yazdıklarınız saklanamıyor ve kaybolacak. Çıkılsın mı?
        draftsKept|one: Gönderilmeyen {count} metin taslak olarak saklandı.
        draftsKept|other: Gönderilmeyen {count} metin taslak olarak saklandı.
        draftChanged: Başka bir komut bu taslağı değiştirdi. Burada yazdıklarınız kalır.
        notAsShown: Gönderilmedi: sohbet artık yazdığınız sırada gösterildiği gibi değil.
        reference: Kısa ad
        keyCopyReference: komutların onu bulduğu kısa adı kopyala
        unlessMarked: belirtilmemişse: {word}
        ownMessage: kendi iletileriniz
        noChatsHint: Bir tane içe aktarın: whisper import FILE
        hintEmpty: ? tuşlar · q çık
        hintNoMessages: ? tuşlar · q çık · Esc sohbetler
        hintHits: n sonraki · N önceki sonuç · / ara · Esc aramayı bitir · ? tuşlar · q çık
        hintNoHits: Esc kapat
        answersNothing: Bu ileti hiçbir şeyi yanıtlamıyor.
        searchFirst: Önce arayın: /
        noMoreHits: Başka sonuç yok.
        unknownKey: Bu tuş burada bir şey yapmaz. ? tuşları gösterir.
        openFirst: Önce bir sohbet açın: Enter
        notADate: “{value}” bir tarih değil. 2020, 2020-05, 2020-05-31, 31.5., pazartesi ya da dün yazın.
        chatFound: Sohbet
        personFound: Kişi
        listsMessages: Enter bu kişinin iletilerini listeler
        allBlocked|one: Engellenmiş bir kişiden olduğu için gösterilmeyen {count} ileti.
        allBlocked|other: Engellenmiş kişilerden olduğu için gösterilmeyen {count} ileti.
        """)
}

extension DraftText {
    static let turkish = PhraseTable(
        """
        group: Taslakları yönet: yazmaya başladığınız metinler.
        set: Bir metni sohbetin taslağı olarak kaydeder.
        setDiscussion: Sohbetin taslağının yerine geçer. TEXT verilmezse metin, son satır sonu olmadan standart girdiden okunur. Taslak kasada bir ileti gibi saklanır ve gönderilmez.
        show: Bir sohbetin taslağını yazdır.
        list: Taslakları listele, en yenisi önce.
        remove: Bir sohbetin taslağını kaldırır.
        send: Bir sohbetin taslağını gönderir.
        sendDiscussion: Taslağı giden kutusuna koyar, sohbet bir kişiye bağlıysa mühürlü olarak, ve sunucuya ulaşılabiliyorsa gönderir. Taslak aynı adımda kaldırılır, böylece bir kez gönderilir.
        textArgument: Metin; - onu standart girdiden okur.
        savedHeading: Kaydedildi
        saved: “{title}” için taslak kaydedildi.
        removed: “{title}” için taslak kaldırıldı.
        none: “{title}” için taslak yok.
        noneHint: “whisper draft set” ile bir tane yazın ya da var olanları “whisper draft list” ile listeleyin.
        noDrafts: Taslak yok.
        empty: Kaydedilecek metin yok.
        changed: Taslak bu arada başka bir komut tarafından değiştirildi ya da gönderildi. Hiçbir şey gönderilmedi.
        """)
}

extension MediaText {
    static let turkish = PhraseTable(
        """
        group: Eklerin ne kadar yer kapladığını gösterir ve yer açar.
        stats: Eklerin ne kadar yer kapladığını gösterir.
        statsDiscussion: Birkaç ileti içerse bile bir dosyayı bir kez sayar. En çok yer kaplayan sohbetler önce gelir; ortak dosyalar her birinde tam sayılır. Canlı iletilerin dosyaları, hizmetlerinde hâlâ bulunabiliyorsa yeniden indirilebilir sayılır.
        prune: Yer açmak için eski iletilerin dosyalarını kaldırır.
        pruneDiscussion: İletiler, kaldırılan dosyanın adını, türünü ve boyutunu korur; hizmetinde bulunduğu sürece dosya yeniden indirilebilir. Verilen koşulların tümü sağlanmalıdır. İçe aktarılmış bir sohbetin dosyaları gibi yeniden indirilemeyenler, --even-unfetchable verilmedikçe kalır. Birkaç iletideki bir dosya, ancak hepsi koşulları sağlarsa kaldırılır. Henüz gönderilmemiş iletilerin dosyaları kalır.
        olderThan: Bundan eski (90d, 8w, 6m, 2y) ya da bu tarihten önceki iletilerin dosyaları.
        largerThan: Şundan büyük dosyalar: 500kB, 10MB, 2GiB.
        conversation: Yalnızca bu sohbetteki dosyalar: başlık ya da bir parçası, kısa ad ya da kimlik.
        kind: Yalnızca bu türdeki iletilerin dosyaları: image, video, audio, document, sticker.
        keepUnder: Kalanlar bundan çok yer kaplamayana dek dosyaları kaldırır: önce en eskileri, aynı gündekilerden önce en büyükleri.
        evenUnfetchable: Yeniden indirilemeyen dosyaları da kaldırır.
        nothingChosen: Hangi dosyaların kaldırılacağını belirtin.
        nothingChosenHint: --older-than, --larger-than, --conversation, --kind veya --keep-under verin.
        invalidSize: {option}: “{value}” bir boyut değil.
        invalidSizeHint: Bir sayı ve kB, MB, GB, KiB, MiB ya da GiB yazın: 500kB, 10MB, 2GiB.
        reading: Ekler okunuyor
        removing: Dosyalar kaldırılıyor
        stoppedHint: Şimdiye dek kaldırılanlar kaldırılmış kalır. Kalanı kaldırmak için komutu yeniden çalıştırın.
        askPrune|one: {count} dosya ({size}) kasadan kaldırılsın mı? Hizmetinde bulunduğu sürece yeniden indirilebilir.
        askPrune|other: {count} dosya ({size}) kasadan kaldırılsın mı? Hizmetlerinde bulundukları sürece yeniden indirilebilirler.
        askPruneLost|one: Yeniden indirilemez: {lost}. {count} dosya ({size}) kalıcı olarak kaldırılsın mı?
        askPruneLost|other: Yeniden indirilemez: {lost}. {count} dosya ({size}) kalıcı olarak kaldırılsın mı?
        pruned|one: {count} dosya kaldırıldı ({size}).
        pruned|other: {count} dosya kaldırıldı ({size}).
        wouldPrune|one: {count} dosya kaldırılırdı ({size}).
        wouldPrune|other: {count} dosya kaldırılırdı ({size}).
        nothingToPrune: Kaldırılacak bir şey yok.
        keptUnfetchable|one: {count} dosya ({size}) yeniden indirilemediği için kalıyor:
        keptUnfetchable|other: {count} dosya ({size}) yeniden indirilemedikleri için kalıyor; en büyükleri:
        keptInUse|one: {count} dosya ({size}), koşulları sağlamayan iletilerde de bulunduğu için kalıyor.
        keptInUse|other: {count} dosya ({size}), koşulları sağlamayan iletilerde de bulundukları için kalıyor.
        overLimit: Kalan dosyalar {size} yer kaplıyor; {limit} değerinden çok.
        postponed: Başka bir komut ekleri kullanıyor. Yer, dosyalar bir dahaki sefere kaldırıldığında ya da “whisper verify --repair” ile açılır.
        stored: Kasadaki dosyalar
        attachments: Bunları içeren ekler
        fetchable: Yeniden indirilebilir
        unfetchable: Yeniden indirilemez
        remote: İndirilecek ekler
        expired: Artık bulunmuyor
        absent: Kaynakta bulunmuyor
        kindHeading: Tür
        filesHeading: Dosyalar
        sizeHeading: Boyut
        dateHeading: Gönderilme
        nameHeading: Dosya adı
        moreChats|one: {count} sohbetin daha dosyası var; --json hepsini listeler.
        moreChats|other: {count} sohbetin daha dosyaları var; --json hepsini listeler.
        makeRoom: yer açmak için nelerin kaldırılabileceğini gösterir
        fileUnsupported: Köprü bu tür dosyaları indiremez.
        chatPictures: Sohbet resimleri
        """)
}

extension PictureText {
    static let turkish = PhraseTable(
        """
        command: Bir sohbetin resmini dosya olarak kaydeder.
        discussion: Resmi mesajlaşma hizmetinin gönderdiği biçimde yazar: JPEG, PNG ya da WebP. Var olan bir dosya hiçbir zaman değiştirilmez. “whisper bridge run” sohbetlerin resimlerini getirir ve güncel tutar; her sohbete haftada bir bakılır.
        output: Resmi bu dosyaya yazar; - standart çıktıdır.
        saved: “{title}” resmi kaydedildi: {path} ({size})
        absent: Kasada “{title}” için resim yok.
        absentHint: “whisper bridge run”, --media none değilse sohbetlerin resimlerini getirir.
        notHeld: “{title}” resmi kasanın dosyaları arasında eksik.
        notForTerminal: Standart çıktı bir terminal ve resim gösteremez.
        notForTerminalHint: --output DOSYA ya da bir boru kullanın.
        """)
}

extension RetentionText {
    static let turkish = PhraseTable(
        """
        group: Sohbetlerin iletilerinin ne kadar saklanacağını yönetir.
        set: Bir sohbetin iletilerinin ne kadar saklanacağını belirler.
        setDiscussion: AGE bir sayı ve gün, hafta, ay ya da yıl için d, w, m ya da y’dir, örneğin 90d ya da 2y, ya da “forever” sözcüğüdür. --default ile kendi kuralı olmayan bütün sohbetlere uygulanır. İletiler yalnızca “whisper retention apply” ile silinir.
        list: Saklama kurallarını listeler.
        remove: Bir sohbetin kuralını kaldırır; böylece ona genel kural uygulanır.
        apply: Kuralların izin verdiğinden eski iletileri kalıcı olarak siler.
        applyDiscussion: “whisper delete --older-than” gibi, sohbet sohbet siler. Yaş bu bilgisayarın saatiyle ölçülür. Kasadaki en yeni ileti saatin gösterdiğinden 30 günden fazla eskiyse saat yanlış olabilir: komut o zaman --yes seçeneğinin değil, --accept-clock seçeneğinin yanıtladığı başka bir soru sorar. Canlı alınan bir ileti, gönderenin belirttiği zaman ne olursa olsun, alınmasından bu yana geçen süreden daha eski sayılmaz. Henüz gönderilmemiş iletiler kalır. Eski bir dışa aktarımı yeniden içe aktarmak, kurallar bir sonraki sefer uygulanana dek silinen iletileri geri yükler.
        chatArgument: Sohbet; --default ile yerine AGE gelir.
        ageArgument: İletilerin ne kadar saklanacağı: 90d, 8w, 6m, 2y ya da forever.
        defaultOption: Kendi kuralı olmayan bütün sohbetler için kural.
        acceptClock: En yeni ileti saatin gösterdiğinden çok eski olsa da saate güvenir.
        forever: süresiz
        days|one: {count} gün
        days|other: {count} gün
        weeks|one: {count} hafta
        weeks|other: {count} hafta
        months|one: {count} ay
        months|other: {count} ay
        years|one: {count} yıl
        years|other: {count} yıl
        allOthers: (diğer bütün sohbetler)
        keptHeading: Saklama
        beforeHeading: Öncesi
        saved: “{title}” için saklama süresi: {period}.
        savedDefault: Diğer bütün sohbetler için saklama süresi: {period}.
        removed: “{title}” için kural kaldırıldı.
        removedDefault: Genel kural kaldırıldı.
        none: “{title}” için kural yok.
        noneDefault: Genel kural yok.
        noneHint: “whisper retention list” kuralları gösterir.
        noRules: Kural yok. Bütün iletiler saklanır.
        invalid: “{value}” bir yaş değil.
        invalidHint: Bir sayı ve gün, hafta, ay ya da yıl için d, w, m ya da y yazın, örneğin 90d, ya da “forever” sözcüğünü.
        oneTarget: Ya bir sohbet ya da --default verin.
        ageMissing: AGE eksik: iletilerin ne kadar saklanacağı.
        askApply|one: Saklama kuralları {count} iletiyi kapsıyor. Kalıcı olarak silinsin mi?
        askApply|other: Saklama kuralları {count} iletiyi kapsıyor. Kalıcı olarak silinsin mi?
        askClock|one: Bu bilgisayarın saati {now} gösteriyor, ama en yeni ileti {newest} tarihli. Saat yanlışsa gereğinden fazlası silinir. {count} ileti kalıcı olarak silinsin mi?
        askClock|other: Bu bilgisayarın saati {now} gösteriyor, ama en yeni ileti {newest} tarihli. Saat yanlışsa gereğinden fazlası silinir. {count} ileti kalıcı olarak silinsin mi?
        clockDoubtful: Bu bilgisayarın saati {now} gösteriyor, ama en yeni ileti {newest} tarihli. Hiçbir şey silinmedi.
        clockDoubtfulHint: Saat doğruysa şunu çalıştırın: {command}
        clockWouldStop: Bu bilgisayarın saati {now} gösteriyor, ama en yeni ileti {newest} tarihli. Saati onaylamadıkça hiçbir şey silinmezdi.
        keptUnsent|one: {count} eski ileti, henüz gönderilmediği için kalıyor.
        keptUnsent|other: {count} eski ileti, henüz gönderilmedikleri için kalıyor.
        """)
}

extension GroupText {
    static let turkish = PhraseTable(
        """
        group: Grupları ve üyelerini gösterir.
        groupDiscussion: Alt komut verilmezse “list” gibi grupları listeler.
        list: Grupları listeler.
        listDiscussion: Önce sabitlenmiş gruplar, sonra en son etkin olanlar gelir; arşivlenenler sondadır. Üye sayısı ve rolünüz, bir kaynak bildirirse gösterilir; dışa aktarılmış sohbetler bildirmez: bunlarda orada kaç kişinin yazdığı gösterilir.
        listName: Yalnızca adında bu geçen grupları listeler. Yinelenebilir.
        listLimit: En çok bu kadar grup.
        show: Bir grubu ve üyelerini gösterir.
        showDiscussion: Açıklamayı, grubun resmi olup olmadığını ve her üyeyi rolüyle gösterir: sahip, yönetici ya da üye. “Tarih”, rolü veren ya da sona erdiren bildirimin zamanıdır.
        shownGroup: Grup: adı ya da bir bölümü, kısa adı ya da kimliği.
        former: Gruptan ayrılanları da listeler.
        reading: Gruplar okunuyor
        groupHeading: Grup
        memberHeading: Ad
        membersHeading: Üye
        roleHeading: Rol
        ownRoleHeading: Rolünüz
        sinceHeading: Tarih
        descriptionHeading: Açıklama
        pictureHeading: Resim
        owner: sahip
        admin: yönetici
        member: üye
        left: ayrıldı
        you: siz
        noGroups: Henüz grup yok.
        noMatch: “{name}” hiçbir gruba uymuyor.
        noSuchGroup: “{name}” adlı bir grup yok.
        noSuchGroupSuggestion: “{name}” adlı bir grup yok. Şunu mu demek istediniz: {candidates}?
        noSuchGroupHint: “whisper groups” grupları listeler.
        membersUnknown: Bu grubun üyeleri bilinmiyor, çünkü hiçbir kaynak onları bildirmedi.
        formerCount|one: Gruptan {count} kişi ayrıldı. --former ile o da listelenir.
        formerCount|other: Gruptan {count} kişi ayrıldı. --former ile onlar da listelenir.
        showMembers: bu grubun üyelerini gösterir
        wroteHere|one: {count} kişi yazdı
        wroteHere|other: {count} kişi yazdı
        """)
}

extension PeopleText {
    static let turkish = PhraseTable(
        """
        group: Kişileri ve bilindikleri adları gösterir.
        groupDiscussion: Alt komut verilmezse “list” gibi kişileri listeler.
        list: Kasadaki kişileri listeler.
        listDiscussion: Bir kaynağın bildirdiği herkesi listeler: gönderenler, grup üyeleri ve telefon rehberindeki kişiler; bir numara ve tüm adlarıyla. Bu adlar kaynaklardan gelir ve hiçbiri doğrulanmış değildir. “Son bildirim”, bir kaynağın kişiyi bir iletide ya da rehber gibi bir listede en son ne zaman andığıdır.
        listName: Yalnızca bir adında ya da numarasında bu geçen kişileri listeler. Yinelenebilir.
        listLimit: En çok bu kadar kişi.
        show: Kasanın bir kişi hakkında bildiklerini gösterir.
        showDiscussion: Her adı ve numarayı kökeniyle, kişiyi güveniyle, sohbetleri ve grupları gösterir. Yalnızca bir kişinin güveni anahtarların karşılaştırılmasına dayanır. İşletme adını siz değil, mesajlaşma hizmeti onaylar.
        shownPerson: Kişi: adı ya da bir bölümü, numarası ya da kimliği.
        reading: Kişiler okunuyor
        nameHeading: Ad
        numberHeading: Numara
        otherNamesHeading: Diğer adlar
        originHeading: Köken
        aliasHeading: Ad ya da numara
        serviceHeading: Hizmet
        firstSeenHeading: İlk bildirim
        lastSeenHeading: Son bildirim
        directChatHeading: Birebir sohbet
        phoneNumber: telefon numarası
        linkedID: bağlı kimlik
        serviceID: hizmetteki kimlik
        addressBook: telefon rehberinde
        addedFile: yalnızca eklenen bir JSON dosyasında
        chosen: kişinin seçtiği
        business: WhatsApp’ın onayladığı işletme adı
        businessElsewhere: mesajlaşma hizmetinin onayladığı işletme adı
        contact: bu kasanın kişisi
        notVerified: Bu kişi için kayıtlı bir kişi kartı yok; dolayısıyla hiçbir anahtar karşılaştırılmadı.
        messageCount|one: {count} ileti
        messageCount|other: {count} ileti
        messageAndUnreadCount|one: {count} ileti, {unread} okunmamış
        messageAndUnreadCount|other: {count} ileti, {unread} okunmamış
        noPeople: Henüz kimse yok.
        noMatch: “{name}” hiç kimseye uymuyor.
        cut|one: Yalnızca ilk kişi listelendi. Başkalarını bulmak için adın bir bölümünü yazın.
        cut|other: Yalnızca ilk {count} kişi listelendi. Başkalarını bulmak için adın bir bölümünü yazın.
        showPerson: bu kişi hakkında her şeyi gösterir
        forget: Bir kişiyi adlandıran her şeyi kaldırır.
        forgetDiscussion: Bir kişinin tüm adlarını, numaralarını ve kimliklerini arama dizininden de kaldırır. Yazdıkları, bilinmeyen bir kişi yazmış gibi kalır. İletilerdeki sözcükler, sohbet adresleri (dışa aktarılmış olanlarda bu, addır), ekler ve kasanın önceki kopyaları kaldırılmaz. Kişiyi adlandıran bir şeyi yeniden içe aktarmak adları geri getirir.
        forgottenName: Bilinmeyen kişi
        askForget: “{name}” kişisinin tüm adları ve adresleri kalıcı olarak kaldırılsın mı? Yazdıkları, “{unknown}” yazmış gibi kalır.
        forgotten: “{name}” artık “{unknown}”.
        addressesStay|one: Bu kişiyle olan sohbetin adresi kalır; yeniden içe aktarıldığında sohbet bununla tanınır: {addresses}
        addressesStay|other: Bu kişiyle olan {count} sohbetin adresleri kalır; yeniden içe aktarıldığında sohbetler bunlarla tanınır: {addresses}
        cannotForget: “{name}” sizsiniz ya da kişilerinizden biri; unutulamaz.
        nameless: Bilinmeyen kişi (…{digits})
        namelessShort: Bilinmeyen …{digits}
        notMe: Bir kişinin siz olmadığını söyleyin.
        notMeDiscussion: Bir içe aktarımdaki yanlış --me veya başkasını siz olarak gösteren bir kaynak için. Bu adla sizin gönderdiğiniz sayılan iletiler, dosya yeniden içe aktarılana kadar kimsenin göndermediği sayılır. --undo bunu geri alana ya da bir dışa aktarım --me ile içe aktarılana kadar hiçbir kaynak numarası olan birini yeniden siz yapmaz.
        notMeUndo: Kişinin siz olmadığını geri alır.
        askNotMe: “{name}” başka biri mi, yani siz değil misiniz?
        notYou: “{name}” artık siz sayılmıyor.
        noLongerSent|one: {count} ileti artık sizin gönderdiğiniz sayılmıyor.
        noLongerSent|other: {count} ileti artık sizin gönderdiğiniz sayılmıyor.
        mayBeYou: Bir kaynak veya --me söylerse “{name}” yeniden siz sayılabilir.
        notTakenToBeYou: “{name}” siz sayılmıyor.
        certainlyYou: “{name}” sizin bir kimliğiniz ya da bu kasanın gönderim yaptığı bir hesap.
        notMeHint: “{name}” başka biriyse bunu “whisper people not-me” ile söyleyin.
        severalYou: Birden fazla kişi siz sayılıyor: {names}. İçlerinden biri siz değilseniz bunu “whisper people not-me” ile söyleyin. Hepsi sizseniz onları “whisper people join” ile birleştirin.
        takenElsewhere: “{name}” adının siz sayıldığı, --redo --me NAME ile yeniden içe aktarılacak dosyalar: {files}
        notMeJoined: “{name}” aynı zamanda {names}. Bunlardan yalnızca biri siz değilseniz önce ayırın: {command}
        widerShowsMore|one: {count} sütunla her adın nerede ve ne zaman bildirildiği de gösterilir.
        widerShowsMore|other: {count} sütunla her adın nerede ve ne zaman bildirildiği de gösterilir.
        """)
}

extension ReceiptText {
    static let turkish = PhraseTable(
        """
        receipts: Bir iletiyi kimin alıp okuduğunu gösterir.
        receiptsDiscussion: Bir iletinin her alıcıda nereye kadar vardığını ve ne zaman vardığını gösterir. Üyeleri bilinen bir grupta bildirimi olmayanlar da listelenir: okundu bilgisini kapatmış, sonradan katılmış ya da o zamandan beri çevrimiçi olmamış olabilirler.
        message: İleti: kısa adı ya da kimliği.
        recipientHeading: Alıcı
        statusHeading: Bildirim
        timeHeading: Zaman
        messageHeading: İleti
        sentHeading: Gönderildi
        totalHeading: Bildirimler
        delivered: ulaştı
        read: okundu
        played: oynatıldı
        none: bildirim yok
        noReceipts: Bu ileti için bildirim yok.
        incoming: Bu iletiyi siz aldınız. Bildirimler yalnızca gönderdiğiniz iletiler için vardır.
        """)
}

extension SplitText {
    static let turkish = PhraseTable(
        """
        people: Birleştirilmiş kişileri ayırır.
        chats: Birleştirilmiş sohbetleri ayırır.
        discussion: Birkaç tanesi birleştirildiyse hangisinin ayrılacağını sorar. Her biri kendisine ait olanı ve o zamandan beri kendi adresiyle geleni geri alır. Bir kaynak ne bildirirse bildirsin, ikisi yeniden birleştirilmez.
        joined: Ayrılacak olan: adı, başlığı veya adresi ya da bunun bir bölümü.
        list: Yalnızca neyin, neyle ve ne zaman birleştirildiğini listeler.
        byImport: bir içe aktarmayla
        bySource: {platform} bildirdiği için
        byOwner: sizin tarafınızdan
        several: “{name}” ile birkaçı birleştirildi:
        askSplit: “{other}”, “{name}” öğesinden ayrılsın mı?
        done: “{other}” ve “{name}” yeniden ayrı.
        nothing: “{name}” ile hiçbir şey birleştirilmedi.
        noSuch: “{name}” ile “{other}” adında bir şey birleştirilmedi.
        joinPeople: İki kişinin aynı kişi olduğunu belirtir.
        joinChats: İki sohbetin aynı sohbet olduğunu belirtir.
        joinPeopleDiscussion: Diğer kişinin yazdığı her şey ile tüm adları ve numaraları ilk kişinin olur. Bu kaydedilir: “whisper people split” ikisini yeniden ayırır.
        joinChatsDiscussion: Diğer sohbetin iletileri, zaman sırasına göre ilkinin olur; ikisinde de bulunan bir kez tutulur. Bu kaydedilir: “whisper conversation split” ikisini yeniden ayırır.
        otherPerson: Aynı olan kişi: adı ya da bir bölümü, numarası ya da kimliği.
        otherChat: Aynı olan sohbet; ilki gibi belirtilir.
        askJoinPeople: “{other}” ile “{name}” aynı kişi mi?
        askJoinChats: “{other}” ile “{name}” aynı sohbet mi?
        joinedPeople: “{other}” ile “{name}” tek kişi; adı “{present}”.
        joinedChats: “{other}”, “{name}” sohbetinin bir parçası.
        sameAlready: “{other}” ile “{name}” zaten bir.
        ownerAndOther: “{name}” sizsiniz, “{other}” değil.
        ownerAndOtherHint: “{other}” bir dışa aktarımda sizseniz onu --redo --me NAME ile yeniden içe aktarın. “{name}” siz değilseniz: whisper people not-me NAME
        otherService: “{other}” ile “{name}” farklı hizmetlerin sohbetleri.
        numberedChat: “{other}” ya da “{name}” sohbetinin sırasını bir sunucu tutuyor; bu yüzden tek sohbet olamazlar.
        separateAgain: yeniden ayır
        keptName: “{present}” adı gösterilir, çünkü önce bir rehberdeki adlar, sonra bir hizmetin onayladıkları, sonra kişilerin kendi seçtikleri gelir; eşit olanlarda son görülendir.
        """)
}

extension IngestionText {
    static let turkish = PhraseTable(
        """
        option: İçe aktarmaların ve canlı kaynakların hedeflerine göre durumunu gösterir.
        runs: Çalıştırmalar
        complete: Tamamlananlar
        added: Eklenen
        duplicates: Zaten bilinen
        skipped: Atlanan
        spilled: Kasa kaydedene dek kenara konan
        lastRun: Son çalıştırma
        pairing: Başarılı eşleştirmeler
        latency: Kaydedilene kadar geçen süre
        backlog: Geçmiş, dakikada ileti
        uptime: Bağlı
        decryption: Şifresi çözülen
        met: hedef {objective}: tutturuldu
        missed: hedef {objective}: tutturulamadı
        unknown: hedef {objective}; henüz veri yok
        unreadChanges: Okunamayan değişiklikler
        """)
}

extension BridgeText {
    static let turkish = PhraseTable(
        """
        group: İletileri bir köprü üzerinden canlı olarak içe aktarır.
        groupDiscussion: Köprü, mesajlaşma hizmetiyle konuşan ve oradaki iletilerinizi okuyabilen ayrı bir programdır. Hiçbir şey göndermez. Kasa ondan ayrı durur: köprünün ağı vardır, kasanın anahtarı yoktur.
        install: WhatsApp için başvuru köprüsünü kurar.
        installDiscussion: Kasanın dizininde ayrı bir Python ortamı kurar ve belirlenmiş sürümleri, her birini özetiyle denetleyerek oraya yükler. venv içeren Python 3.11 ya da üstü ve ağ gerekir.
        pair: Kasayı bir WhatsApp hesabına bağlar.
        pairDiscussion: Önce sorar, sonra telefonla taranacak kodları gösterir ve hesap bağlanınca biter. Ardından “whisper bridge run” iletileri getirir. WhatsApp dört bağlı cihaza izin verir; iki adımlı doğrulamayı açın.
        run: Durdurulana dek iletileri içe aktarır.
        runDiscussion: Ön planda kalır ve yararı olabildiği sürece başarısız olan köprüyü yeniden başlatır; bu yüzden bir hizmet yöneticisine uygundur. Ctrl-C ya da SIGTERM ile durdurun.
        status: Kasanın bağlı olup olmadığını ve son çalışmanın sonucunu gösterir.
        logout: Hesabın bağını koparır ve anahtarlarını kaldırır.
        logoutDiscussion: Bu cihazın WhatsApp bağını koparır ve oturumu bütün anahtarlarıyla cihazdan kaldırır. İçe aktarılmış iletiler kalır.
        command: Köprü olarak bu programı çalıştırır; sözcükleri kabuktaki gibi ayrılır.
        historyLimit: Telefonun geçmişinden en çok bu kadar ileti içe aktarır; 0 sınırsızdır.
        consent: Bağlamak, bu cihazın sizin bir başka cihazınız olarak WhatsApp sohbetlerinizi okumasını sağlar:\\n- Yeni iletileri ve telefonun sunduğu geçmişi okur. Hiçbir şey göndermez, okundu bilgisi de.\\n- Her şey, bağlantının anahtarlarıyla birlikte, yalnızca kasanızda şifreli durur.\\n- Geri almak için: “whisper bridge logout” ya da telefonda “Bağlı cihazlar”.\\nWhatsApp’ın koşulları başka programları öngörmez; bir hesabı kapatabilir.
        consentQuestion: Bir hesap bağlansın mı?
        scan: Bunu yalnızca KENDİ telefonunuzla tarayın: WhatsApp, “Bağlı cihazlar”, “Cihaz bağla”.
        expires: Bu kod {seconds} sn geçerli; sonra yenisi gelir.
        linked: {account} hesabına bağlandı; telefon bu cihazı “{device}” olarak gösterir.
        connected: Bağlandı.
        disconnected: Bağlantı koptu; köprü yeniden deniyor.
        retrying: {reason} {seconds} sn sonra yeniden denenecek.
        finished: İletiler: {added} yeni, {duplicates} zaten bilinen; {skipped} atlanan.
        manySkipped: Bir saatte ondan çok ileti okunamadı.
        manyUndecryptable: Bin iletiden birden çoğunun şifresi çözülemedi.
        qrExpired: Kodu kimse zamanında taramadı. Yenisini tarayın.
        authenticationFailed: Telefon bağlantıyı reddetti. Telefona bakın ve yeniden bağlayın.
        sessionExpired: Hesap artık bağlı değil. Yeniden bağlayın; getirilenler kalır.
        rateLimited: WhatsApp’a çok fazla istek.
        networkError: WhatsApp’a ulaşılamıyor. Bağlantıyı denetleyin.
        undecryptable: Bir iletinin şifresi çözülemedi; yeniden isteniyor: {id}
        clientOutdated: WhatsApp köprünün bu sürümünü artık kabul etmiyor. Whisper’ı güncelleyin ve “whisper bridge install” çalıştırın.
        banned: WhatsApp hesabı kapattı. Bağı koparın, bir gün bekleyin, sonra yeniden bağlayın.
        crashed: Köprü beklenmedik biçimde sona erdi.
        crashedHint: Komutu yeniden çalıştırın. İşe yaramazsa köprüyü “whisper bridge install” ile yeniden kurun ya da --command ile verilen programı denetleyin.
        programMissing: “{program}” köprüsü çalıştırılamıyor.
        programMissingHint: “whisper bridge install” başvuru köprüsünü kurar; --command başka bir program verir.
        noMemoryPlace: Oturum için bellekte yer yok: ne $XDG_RUNTIME_DIR ne de /dev/shm bellekte.
        notLinked: Kasa bir hesaba bağlı değil.
        notLinkedHint: “whisper bridge pair” onu bağlar.
        malformedCommand: {option}: bir tırnak kapanmamış ya da program yok.
        unsupported: Whisper’ın bu yapımı köprü çalıştırmaz.
        helperMissing: Köprüleri çalıştıran {path} eksik.
        helperMissingHint: Bridge özelliğiyle derlenir ve whisper’ın yanına kurulur.
        installing: Başvuru köprüsü kuruluyor…
        installed: Başvuru köprüsü kuruldu: {path}
        installFailed: Başvuru köprüsü kurulamadı.
        installFailedHint: Paket dizinine ulaşılıp ulaşılmadığına ve venv modülüyle Python 3.11 ya da üstünün bulunup bulunmadığına bakın.
        sourceMissing: Başvuru köprüsünün dosyaları programın yanında değil.
        labelAccount: Hesap
        labelProgram: Başvuru köprüsü
        labelAcknowledged: Kasadaki olaylar
        labelLastRun: Son çalıştırma
        isLinked: bağlı
        isNotLinked: bağlı değil
        isInstalled: kurulu
        notInstalled: kurulu değil
        unlinked: Bağ koparıldı. Oturum ve anahtarları bu cihazdan kaldırıldı.
        removedOnly: Oturum ve anahtarları bu cihazdan kaldırıldı. WhatsApp’a bildirilemedi: cihazı telefonda “Bağlı cihazlar” altından kaldırın.
        nothingToRemove: Kaldırılacak bir şey yoktu.
        logoutQuestion: Hesabın bağı koparılıp anahtarları bu cihazdan kaldırılsın mı?
        coverage: Her sohbetin hangi dönemi elde, boşlukları nerede, gösterir.
        coverageDiscussion: Boşluk, iki ileti arasında --gap günden uzun bir sessizliktir. Sessizlik ile eksik iletiler birbirinden ayırt edilemez; bu yüzden yalnızca bir ipucudur. Ne köprü ne ağ gerekir.
        gapDays: Bu kadar günden uzun boşlukları bildirir.
        coverageFrom: Başı
        coverageTo: Sonu
        coverageExported: Dışa aktarılan
        coverageBridged: Köprülerden
        coverageGaps: Boşluklar
        measuring: Sohbetlere bakılıyor
        rebuild: Köprülerin kayıtlı olaylarından iletileri yeniden oluşturur.
        rebuildDiscussion: Her olay kendi baytlarıyla saklanır. Daha çoğunu anlayan bir güncellemeden sonra, önceden anlaşılmayanı gösterir. Silinen silinmiş, okunan okunmuş kalır. Ne köprü ne ağ gerekir.
        rebuilding: Olaylar yeniden okunuyor
        rebuilt: Olaylar: {events} yeniden okundu, {unread} tanesinde gösterilecek bir şey yok. İletiler: {replaced} yenilendi, {inserted} eklendi.
        outOfRange: {option}: {value}, {lowest} ile {highest} arasında bir sayı değil.
        noHistory: Telefonun geçmişinden hiçbir şey alma.
        takesHistory: Telefonun geçmişi alınsın mı: true ya da false.
        historyInterval: İki geçmiş isteği arasında bu kadar milisaniye bırakır.
        batchSize: Geçmişten bu kadar iletiyi kasaya birlikte koyar.
        retries: Sınırlı olduğu yerlerde art arda en çok deneme sayısı.
        firstDelay: İkinci denemeden önce bu kadar milisaniye bekler; sonrakiler her seferinde iki katı.
        sessionTimeout: Bu kadar gün sonra yeniden bağlamayı ister.
        retryingNow: {reason} Şimdi yeniden deneniyor.
        oftenExpired: Bağlantı 30 gün içinde birkaç kez sona erdi. WhatsApp hesabı kapatıyor olabilir: bağı koparın, bir gün bekleyin, sonra yeniden bağlayın.
        notify: Masaüstü bildirimi yeni iletilerden neyi söylesin: hiçbir şey (none), kaç tane (count), sohbeti de (chat), metni de (content).
        newMessages|one: {count} yeni ileti
        newMessages|other: {count} yeni ileti
        noDesktop: Masaüstü bildirimi yok: masaüstü bulunamadı.
        desktopSilent: Masaüstü bildirim kabul etmiyor; iletiler yine de geliyor.
        noNotifications: Whisper’ın bu derlemesi bildirim göstermez.
        bridgeSays: Köprünün bildirdiği: {text}
        otherVersion: Köprü, köprü protokolünün {version} sürümünü seçti; bu program yalnızca {supported} sürümünü destekler.
        unusable: Bu program köprü olarak kullanılamaz.
        journalChanged: Köprünün günlüğü, bu kasanın şimdiye kadar okuduğu günlük değil.
        journalChangedHint: “whisper bridge run --begin-again” onu ilk satırından okur; zaten var olan iletiler tanınır.
        otherAccount: Köprü, bu kasanın bağlı olduğu hesaptan başka bir hesapta oturum açmış.
        otherAccountHint: Onun için başka bir kasa kullanın ya da önce “whisper bridge logout” çalıştırın.
        beginAgain: Köprünün günlüğünü ilk satırından yeniden okur.
        bridgeLacks: Köprünün gerektirdiği bir modül ya da kitaplık eksik.
        bridgeLacksFile: Köprünün ihtiyaç duyduğu bir dosya eksik.
        bridgeFaulty: Köprü kendi içinde bir hata bildiriyor.
        bridgeExhausted: Köprünün belleği ya da disk alanı kalmadı.
        bridgeForbidden: Sistem, köprünün ihtiyaç duyduğu bir izni vermiyor.
        bridgeDistrusts: Köprü bir sunucunun sertifikasına güvenmiyor. Yanlış saat, eksik kök sertifikaları veya araya giren bir ağ neden olabilir.
        bridgeUnconnected: Köprü bir sunucunun adını çözemiyor veya sunucuya ulaşamıyor. Bağlantıyı kontrol edin.
        unusableHint: Nedeni bundan önce bildirildi. “whisper bridge install” başvuru köprüsünü yeniler; --command başka bir program belirtir.
        sessionNotKept: Köprü oturumunu teslim etmiyor; yeniden başlatmadan sonra hesabın tekrar bağlanması gerekebilir.
        moreOfThese: Bu türden gösterilmeyen başka bildirimler: {number}
        manyMembers: “{title}” grubunda {number} üyeden fazlası var; diğerleri saklanmaz.
        alreadyRunning: Bu kasanın bir köprüsü zaten çalışıyor.
        passkeyRequired: WhatsApp bu cihazı bağlamak için hesabın geçiş anahtarını istiyor; bunu yalnızca bir tarayıcı ya da telefon verebilir.
        passkeyHint: Bağlantı olmadan, telefonda sohbetleri dışa aktarın ya da yedek alın ve “whisper import” komutunu çalıştırın. Telefondaki geçiş anahtarını kaldırmak işe yarayabilir: WhatsApp, “Ayarlar”, “Hesap”, “Geçiş anahtarları”.
        refusedChanges: Yetkisi olmayanların yaptığı ve hiçbir şeyi değiştirmeyen değişiklikler: {number}
        unreadChanges: İletilerdeki, şifresi çözülemeyen değişiklikler: {number}
        numbersIgnored: Köprünün bazı satırlarının numaraları daha önce kullanılmıştı; bu satırlar yok sayıldı.
        numberImpossible: Köprünün bir satırının numarası olanaksız. Satır reddedildi ve köprü sonlandırıldı.
        timesDiffer: “{title}” sohbeti telefonunkinden {offset} farklı saatlerle içe aktarılmış; iletileri bu yüzden kasada iki kez duruyor. O sohbeti silip --timezone ile yeniden içe aktarın.
        labelDevice: Telefondaki cihaz
        labelLinkedSince: Bağlantı tarihi
        labelFiles: İndirilecek dosyalar
        labelFailure: Son hata
        pairPhone: Taranacak bir QR kodu yerine, bu numaralı telefonda yazılacak sekiz karakterli bir kod gösterir.
        pairPhoneHint: Numarayı ülke koduyla verin, örneğin +15550100123.
        typeCode: Bunu yalnızca KENDİ telefonunuzda yazın: WhatsApp, “Bağlı cihazlar”, “Cihaz bağla”, “Bunun yerine telefon numarasıyla bağla”.
        mediaOption: İletileri geldiğinde hangi dosyaların indirileceği: hepsi (all), resimler ve çıkartmalar (images) ya da hiçbiri (none). none dışında sohbetlerin resimleri de indirilir.
        mediaLimit: Bu kadar megabayttan büyük dosyaları atlar.
        mediaRate: Saniyede en çok bu kadar kilobayt indirir; 0 sınırsız demektir.
        fetch: Dosyaları olmadan gelen iletilerin dosyalarını indirir.
        fetchDiscussion: Hâlâ WhatsApp sunucularında bulunan dosyaları, en yeni iletilerinkinden başlayarak indirir. Her dosya, iletisindeki özetlerle denetlenir ve şifreli saklanır. Hesap bağlantısı gerektirmez; “whisper bridge run” çalışırken de kullanılabilir. WhatsApp dosyaları birkaç hafta sonra siler.
        fetchImages: Yalnızca resimleri ve çıkartmaları indirir.
        fetchMissing: Kasada bulunmuş ama artık bulunmayan dosyaları da indirir; örneğin ekler olmadan yapılan bir içe aktarmadan sonra.
        mediaUnsupported: Bu köprü dosya indiremez.
        mediaRefused: Sunucu dosyadan başka bir şeyle yanıt verdi.
        mediaForged: Dosya, iletinin belirttiği dosya değil.
        mediaUntrusted: Sunucunun sertifikasına güvenilmiyor.
        filesUnnamed: İletileri nerede olduklarını belirtmediği için atlanan dosyalar: {count}
        noRoomForCode: Kod için {columns} sütun ve {rows} satırlık bir terminal gerekir. {seconds} sn sonra gelecek kod için büyütün, ya da çıkıp --phone NUMBER ile bağlayın.
        labelSession: Oturum
        sessionAge|one: {count} günlük, {date} tarihinde biter
        sessionAge|other: {count} günlük, {date} tarihinde biter
        labelPending: Köprüdeki olaylar
        pendingAt: {number} ({date} itibarıyla)
        labelSpill: Burada bekleyen olaylar
        labelHistory: Eski ileti bekleyen sohbetler
        """)
}

extension BackfillText {
    static let turkish = PhraseTable(
        """
        backfill: Telefondan daha eski iletileri ister.
        backfillDiscussion: Hangi eski iletileri istediğinizi kaydeder. “whisper bridge run” çalışırken bunlar arka planda telefondan istenir: her seferinde 50 ileti, en son etkin sohbetlerden başlayarak; sonraki çalışma kalınan yerden sürdürür. --conversation olmadan tüm sohbetler, sonradan eklenenler de dahil, kapsanır. Yeniden istemek, tamamlanmış sohbetlerde bile baştan başlar. Yalnızca bir dosyadan içe aktarılan sohbette telefonun bulabileceği bir ileti yoktur; yeni iletiler bunu değiştirir.
        untilOption: Bu tarihe kadar geriye giderek iletileri ister.
        countOption: Her sohbetten en çok bu kadar eski ileti ister.
        conversationOption: Yalnızca bu sohbetin iletilerini ister.
        listOption: İstenenleri ve ne kadarının geldiğini listeler.
        removeOption: Artık eski ileti isteme; gelenler kalır.
        oneAction: {first}, {second} ile birlikte kullanılamaz.
        wishedChat: “{title}” sohbetinin eski iletileri telefondan istenecek.
        wishedAll|one: Tüm sohbetlerin eski iletileri telefondan istenecek, şu anda {count} sohbetin.
        wishedAll|other: Tüm sohbetlerin eski iletileri telefondan istenecek, şu anda {count} sohbetin.
        limitUntil: {date} tarihine kadar.
        limitCount|one: Her sohbetten en çok {count} ileti.
        limitCount|other: Her sohbetten en çok {count} ileti.
        noLimit: Telefonda bulunduğu kadar geriye. Bu on binlerce ileti olabilir.
        running: Bu kasanın bir köprüsü çalışıyor ve birkaç saniye içinde başlar.
        notRunning: Bu kasanın çalışan bir köprüsü yok. “whisper bridge run” ile başlatın.
        startRun: iletileri içe aktar ve eskilerini iste
        showList: ne kadarının geldiğini gör
        removedChat: “{title}” sohbetinin eski iletileri artık istenmiyor.
        removedAll: Tüm sohbetlerin eski iletileri artık istenmiyor.
        noneChat: Yalnızca “{title}” için eski ileti istenmemişti.
        noneAll: Tüm sohbetler için eski ileti istenmemişti.
        noneHint: “whisper bridge backfill --list” istenenleri gösterir.
        noWishes: Eski ileti istenmiyor.
        moreChats|one: {count} sohbet daha
        moreChats|other: {count} sohbet daha
        untilHeading: Şu tarihe dek
        countHeading: En çok
        receivedHeading: Gelen
        stateHeading: Durum
        oldestHeading: En eski ileti
        newestHeading: En yeni ileti
        waiting: bekliyor
        reached: bitti
        complete: telefonda başka yok
        stalled: telefon başka göndermiyor
        bare: yalnızca içe aktarılmış
        silent: telefon yanıt vermiyor
        unsupported: köprü desteklemiyor
        unsupportedBridge: Bu köprü eski iletileri isteyemez. Yeni iletiler eskisi gibi içe aktarılır.
        settled|one: “{title}”: {count} eski ileti, istendiği gibi.
        settled|other: “{title}”: {count} eski ileti, istendiği gibi.
        settledComplete|one: “{title}”: {count} eski ileti. Telefonda başka yok.
        settledComplete|other: “{title}”: {count} eski ileti. Telefonda başka yok.
        settledStalled|one: “{title}”: {count} eski ileti. Telefonda daha var, ama göndermiyor.
        settledStalled|other: “{title}”: {count} eski ileti. Telefonda daha var, ama göndermiyor.
        phoneSilent: Telefon eski ileti isteklerine yanıt vermiyor. Sonraki deneme {minutes} dk sonra.
        limited: Çok fazla eski ileti isteği. Sonraki deneme {minutes} dk sonra.
        finished: Telefonun gönderdiği, istenen tüm eski iletiler geldi.
        stopped: Bu çalışmada artık eski ileti istenemiyor: {reason}
        """)
}

extension SyncCommandText {
    static let turkish = PhraseTable(
        """
        root: Bir sunucuyla gerçek zamanlı ileti alışverişi yapar.
        rootDiscussion: Gösterilen her şeyin tek kaynağı kasadır: gelen önce oraya girer, gönderdiğiniz de sunucu alana dek orada bekler. Ağı hiç kullanmayan “whisper” ile okuyun; bu program ağı kullanır.
        login: Bir sunucuda oturum açar.
        loginDiscussion: Gizli sözü uçbirimde sorar. Kasa adresi ve bir belirteci mühürlü olarak saklar; gizli sözü hiç saklamaz.
        logout: Oturumu kapatır ve belirteci kaldırır.
        logoutDiscussion: Sunucuya bildirir ve belirteci bu cihazdan kaldırır. İletiler kalır; gönderilmeyi bekleyenler de.
        run: Durdurulana dek ileti alır ve gönderir.
        runDiscussion: Ön planda kalır ve bağlantı her koptuğunda yeniden bağlanır; bu yüzden bir hizmet yöneticisine uygundur. Ctrl-C ya da SIGTERM ile durdurun.
        chat: İletileri tam ekran görünümde okur ve yazar.
        chatDiscussion: “whisper browse” ile aynısını gösterir, bu sırada “whisper-sync run” gibi sunucuyu izler ve iletilerin altında yazılacak bir metin sunar. Üstündeki satır metnin hangi kişi için mühürlendiğini söyler ya da sunucunun okuyabileceği konusunda uyarır. Sunucuda henüz olmayan iletiler işaretlenir. Tuşlar için ? tuşuna basın.
        send: Bir ileti gönderir.
        sendDiscussion: İleti önce kaydedilir, sonra gönderilir. Sunucuya ulaşılamazsa bekler ve “whisper-sync run” onu sonra gönderir.
        retry: Sunucunun reddettiği bir iletiyi yeniden gönderir.
        status: Hesabı, her sohbetin nereye dek alındığını ve gönderilmeyi bekleyenleri gösterir.
        serverArgument: Sunucunun adresi: https://HOST ya da bu cihaza http://.
        userArgument: Kullanıcının sunucudaki adı.
        conversationArgument: Sohbet: başlığı, kimliği ya da sunucudaki kimliği.
        textArgument: Metin; - onu standart girdiden okur.
        messageArgument: İletinin “whisper-sync status” ile gösterilen kimliği.
        boundContact: Kişi: adı, kimlik numarası ya da parmak izi.
        server: Kasanın oturumu yoksa kullanılacak sunucu.
        tokenFile: Erişim belirtecini FILE dosyasının ilk satırından okur; süresi dolunca yeniden okur.
        secretFile: Gizli sözü FILE dosyasının ilk satırından okur; - standart girdidir.
        secretDescriptor: Gizli sözü açık N dosyasından okur.
        device: Bu cihaz için sunucuya bildirilen bir ad.
        seal: Gönderileni mühürler, geleni açar; sunucu yalnızca şifreli metin görsün.
        trustCarrierTime: Kaçırılan mühürlü iletileri, sunucunun aldığını söylediği zamana göre değerlendir.
        caFile: Sisteminkilerin yanında FILE içindeki sertifikalara da güvenir.
        tokenInQuery: Belirteci canlı bağlantının adresine koyar; onu başka yerde okumayan sunucular için. Adresler günlüklere düşer.
        timeout: Sunucuyu en çok N saniye bekler.
        bind: Bir sohbeti bir kişiye bağlar.
        unbind: Bir sohbetin kişiye bağını kaldırır.
        bindDiscussion: Bundan sonra sohbete gönderdikleriniz bu kişinin anahtarlarıyla mühürlenir, mühürlü gelenler açılır. Kimin kim olduğu konusunda sunucuya hiç inanılmaz; bunu bir kez siz söylersiniz.
        rooms: Sunucudaki sohbetleri davetlerle birlikte listeler.
        create: Sunucuda bir sohbet oluşturur.
        createDiscussion: Sunucu kimin davet edildiğini ve başlığı öğrenir; sohbeti bir kişiye bağlarsanız ne gönderdiğinizi öğrenmez.
        join: Bir daveti kabul eder ya da herkese açık bir sohbete katılır.
        leave: Bir sohbetten ayrılır ya da bir daveti reddeder.
        leaveDiscussion: Şimdiye kadar alınan iletiler kasada kalır. Yeniden yazmak için yeniden katılmanız gerekir.
        fetch: Bir sohbetin önceki iletilerini ve dosyalarını getirir.
        fetchDiscussion: Bir çalıştırma, bir öncekinden bu yana olan her şeyi getirir. Bu komut, ilk çalıştırmadan önceki iletiler ve yalnızca istek üzerine indirilen dosyalar içindir.
        titleOption: Sohbetin başlığı.
        withOption: USER kullanıcısını davet eder; birden çok kişi için seçeneği yineleyin.
        directOption: Tek bir kişiyle, bir kişiye bağlanabilen bir sohbet yapar.
        roomArgument: Sohbetin sunucudaki kimliği ya da adı.
        pagesOption: Önceki iletilerden kaç sayfa getirileceği.
        filesOption: Sohbetteki dosyaları indirir.
        loginTokenOption: Gizli değer, tek oturum açma sayfasından alınan bir oturum açma belirtecidir.
        serverChoice: Kasanın birden çok sunucuda oturumu varsa sunucu.
        attachOption: FILE dosyasını ekler; metin onun açıklaması olur. - standart girdidir.
        typeOption: Dosyanın ortam türü, örneğin image/png; adı türünü belirtmiyorsa.
        fileSizeOption: Bu kadar megabayttan (2^20 bayt) büyük dosyaları atlar.
        runFilesOption: Dosyaları geldikçe indirir; henüz indirilmemiş olanları da.
        """)
}

extension SyncText {
    static let turkish = PhraseTable(
        """
        stateConnected: bağlı
        stateConnecting: bağlanıyor…
        stateWaiting: bağlantı yok, iletiler bekliyor
        stateEnded: oturum kapalı, iletiler bekliyor
        askSecret: {server} sunucusunda “{user}” için gizli söz:
        loggedIn: {server} sunucusunda “{user}” olarak oturum açıldı.
        loggedOut: Oturum kapatıldı. Oturum bilgileri bu cihazdan kaldırıldı.
        loggedOutHere: Oturum bilgileri bu cihazdan kaldırıldı. Sunucuya bildirilemedi; oturum orada kendiliğinden sona erer.
        nothingToRemove: Kaldırılacak bir şey yoktu.
        connecting: {server} sunucusuna bağlanılıyor…
        connected: {server} sunucusuna “{user}” olarak bağlandı.
        disconnected: Bağlantı koptu.
        retrying: {reason} {seconds} sn sonra yeniden denenecek.
        finished: İletiler: {received} alındı, {sent} gönderildi; {waiting} gönderilmeyi bekliyor.
        sent: Gönderildi.
        queued: Kaydedildi. {reason} İleti, “whisper-sync run” onu gönderebilene dek bekler.
        messageFailed: Sunucu bir iletiyi kesin olarak reddetti ({reason}); “whisper-sync status” onu gösterir.
        unreachable: Sunucuya ulaşılamıyor.
        untrusted: Sunucunun sertifikasına güvenilmiyor ya da bu ad için değil.
        untrustedHint: --ca-file özel bir sunucunun sertifikalarını verir.
        unauthorized: Sunucu kullanıcıyı ve gizli sözü kabul etmedi.
        sessionEnded: Sunucu belirteci artık kabul etmiyor.
        sessionEndedHint: “whisper-sync login” yeniden oturum açar; gönderilmeyi bekleyen hiçbir şey kaybolmaz.
        loginAgain: “{command}” ile yeniden oturum açın; gönderilmeyi bekleyen hiçbir şey kaybolmaz.
        rateLimited: Sunucu beklenmesini istiyor.
        serverFailed: Sunucu başarısız oldu.
        notUnderstood: Sunucu bu programın anlamadığı bir yanıt veriyor.
        notLoggedIn: Kasanın bir sunucuda oturumu yok.
        notLoggedInHint: “whisper-sync login” oturum açar; --server ve --token-file ile gerekmez.
        alreadyLoggedIn: Kasa zaten {server} sunucusundaki “{user}” kullanıcısına ait.
        alreadyLoggedInHint: Bir kasa tek bir hesabın sohbetlerini tutar; başka hesap için başka kasa kullanın.
        invalidAddress: “{address}” bağlanılabilecek bir adres değil.
        invalidAddressHint: https://HOST ya da yalnızca bu cihaza http://: başka yere belirteç açık giderdi.
        emptyToken: {path} dosyasının ilk satırında belirteç yok.
        refused: Sunucu iletiyi kesin olarak reddetti: {reason}
        tooLong: İleti {limit} bayttan uzun.
        emptyMessage: Gönderilecek bir şey yok: metin boş.
        notText: Girdi UTF-8 metin değil.
        notOfServer: “{name}” sunucunun bir sohbeti değil.
        notOfServerHint: “whisper-sync status” sunucununkileri gösterir; “whisper-sync run” onları getirir.
        groupNotSealed: Mühürlü ileti tek kişiye gider; bu sohbet ise bir grup.
        contactUnknownHint: “whisper-sync bind” ile bir kişiye bağlayın.
        noFailedMessage: “{id}” adlı reddedilmiş bir ileti yok.
        unsupported: Whisper’ın bu yapımı ağı kullanmaz.
        unsupportedHint: Realtime özelliğiyle derlenir.
        labelServer: Adres
        labelUser: Kullanıcı
        labelDevice: Cihaz
        labelLogin: Oturum
        isLoggedIn: açık
        isLoggedOut: kapalı
        labelConversations: Eşitlenen sohbetler
        labelWaiting: Gönderilmeyi bekleyen
        labelFailed: Sunucunun reddettiği
        labelConnections: Kurulan bağlantılar
        columnConversation: Sohbet
        columnCursor: Alınan son olay
        columnMessage: İleti
        columnState: Durum
        columnAttempts: Denemeler
        waiting: bekliyor
        failed: reddedildi
        bound: “{conversation}” sohbeti artık “{contact}” kişinize bağlı.
        unbound: “{conversation}” sohbeti hiçbir kişiye bağlı değil.
        sealedTo: “{contact}” için mühürlendi.
        contactUnknown: “{conversation}” sohbeti hiçbir kişiye bağlı değil.
        noSecret: Gizli söz verilmedi ve soracak bir uçbirim yok.
        noSecretHint: --secret-file onu bir dosyadan, - ile standart girdiden okur.
        mayNotWrite: bu sohbete yazamazsınız
        noConversation: böyle bir sohbet yok
        tooLarge: sunucu için çok uzun
        notAccepted: sunucu onu bu haliyle almıyor
        soFar: Şimdiye dek iletiler: {received} alındı, {sent} gönderildi.
        labelEvents: Sunucunun olayları
        labelSent: Gönderilen iletiler
        columnServerID: Sunucudaki kimlik
        certificateExpired: Sunucunun sertifikasının süresi dolmuş ya da sertifika henüz geçerli değil.
        certificateWrongHost: Sunucunun sertifikası başka bir makine için.
        certificateUnknown: Sunucunun sertifikası güvenilen bir kurum tarafından verilmemiş.
        otherVersion: Sunucu protokolün {version} sürümünü konuşuyor, bu program başka birini.
        serverBehind: Sunucu “{conversation}” için öncekinden daha az olay sayıyor; orada bir şey kaybolmuş olabilir. Burada hiçbir şey silinmez.
        newEpoch: Sunucu “{conversation}” için yeniden saymaya başladı, bu yüzden her şey yeniden alınıyor. Burada hiçbir şey silinmez.
        skippedEvents: “{conversation}” içinde okunamayan ve atlanan olaylar: {count}
        skippedConversations: Sunucunun listesinde okunamayan ve atlanan sohbetler: {count}
        missingEvents: “{conversation}” içinde sunucunun vermediği olaylar: {count}. “whisper-sync status” bunları listeler.
        endlessPages: Sunucunun “{conversation}” ile ilgili yanıtları bitmiyor; daha sonra yeniden istenecek.
        endlessList: Sunucunun sohbet listesi bitmiyor; kalanı daha sonra istenecek.
        collisions: “{conversation}” içinde sunucunun başka iletilerin kimliğini ya da numarasını verdiği ve saklanmayan iletiler: {count}
        reworded: “{conversation}” içinde sunucunun değiştirdiği iletiler: {count}. Kendi sözleriniz önceki sürüm olarak saklanır.
        foreignAnswer: Sunucu gönderilenden başka bir iletiyle yanıt verdi; ileti yeniden gönderiliyor.
        vaultUnread: Kasa okunamadı.
        labelMissing: Sunucunun vermedikleri
        labelUnreadable: Sunucudan okunamayanlar
        helperMissing: Eşitleme programı eksik: {path}
        helperMissingHint: “whisper” ile yan yana kurulur.
        lineElsewhere: Bu ileti başka bir sohbet için mühürlenmiş.
        lineOutOfOrder: Bu ileti, üstünde duran bir iletiden önce yazılmış.
        lineContradicted: Bu ileti aynı cihazın başka bir iletisiyle çelişiyor; ikisinden biri değiştirilmiş olabilir.
        linesNotHere: Bu iletiden önce burada olmayanlar, alıkonmuş, süresi dolmuş, hiç gönderilmemiş ya da bu kasadan silinmiş: {count}
        serverTime: Sunucuya göre: {time}
        youWrote: Siz şunu yazdınız: {text}
        otherEnvelope: Sunucu, zarfınızın yerine başka bir şey tutuyor; sözleriniz ulaşmamış olabilir.
        otherText: Hizmet başka bir metin bildiriyor: {text}
        unreadEdit: Bu iletinin bir düzenlemesi okunamadı.
        nameTaken: “{name}” bir kişinin ya da bir kişiye bağlı bir sohbetin adı, ama bu sohbet hiçbir kişiye bağlı değil.
        nameTakenHint: “whisper-sync bind” onu bağlar; adı yerine kimliği, {id}, verilirse ileti açık gönderilir.
        retitled: Sunucu, bir kişiye bağlı olan “{conversation}” sohbetine başka bir ad verdi. Buradaki adı değişmez.
        writtenInPlain: sohbet bir kişiye bağlanmadan önce yazılmış ve mühürlenmemiş; “whisper-sync retry” onu mühürler
        notTried: “--timeout 0” istendiği için hiçbir şey denenmedi.
        isWith: “{conversation}” sohbeti “{contact}” kişinize bağlı.
        serviceCannot: {server} sunucusu bunu desteklemiyor.
        notPermitted: Sunucu buna izin vermiyor.
        noSuchRoom: Sunucuda böyle bir sohbet ya da dosya yok.
        invalidRoom: Sunucunun hizmetinde böyle adlı sohbet ya da kullanıcı olmaz.
        fileTooLarge: Dosya izin verilen boyutu aşıyor.
        serviceUnknown: {address} sunucusu ne Whisper protokolünü ne de Matrix’i sunuyor.
        severalAccounts: Kasanın birden çok sunucuda oturumu var.
        severalAccountsHint: --server ile birini seçin.
        historyLeft: “{conversation}” içindeki önceki iletiler eksik: sunucu artık onları vermiyor.
        answersTooLarge: Sunucunun yanıtları işlenemeyecek kadar büyük.
        unreadableRoom: Sunucunun hizmeti “{conversation}” sohbetini kendisi şifreliyor; iletileri saklanır ama burada okunamaz.
        messageHeld: Bir ileti, sunucuda bulunmadığı kesinleşene kadar bekliyor.
        invitedTo: {user} sizi “{conversation}” sohbetine davet etti. “whisper-sync join {id}” ile kabul edin.
        roomCreated: “{conversation}” sohbeti {id} kimliğiyle oluşturuldu.
        roomJoined: “{conversation}” sohbetine katıldınız.
        roomLeft: “{conversation}” sohbetinden ayrıldınız. İletileri kasada kalır.
        isMember: üye
        isInvited: davetli
        isUnreadable: hizmet tarafından şifreli
        labelService: Hizmet
        labelGaps: Eksik geçmiş
        historyFetched: “{conversation}” içinde getirilen önceki iletiler: {count}
        historyComplete: Sunucunun “{conversation}” için verdiği tüm iletiler kasada.
        filesFetched: İndirilen dosyalar: {count} ({size})
        filesFailed: İndirilemeyen dosyalar: {count}
        noUser: Kullanıcı adı eksik.
        askLoginToken: Oturum açma belirteci:
        singleSignOn: {address} adresini bir tarayıcıda açıp oturum açın. Ardından yönlendirildiğiniz sayfanın adresi, “loginToken=” sonrasında oturum açma belirtecini içerir.
        readingFile: {name} okunuyor
        uploading: {name} yükleniyor
        downloading: Dosyalar indiriliyor
        fetchingHistory: Önceki iletiler getiriliyor
        fileChanged: {path} okunurken değişti; hiçbir şey kaydedilmedi ya da gönderilmedi.
        fileExceeds: {path} sunucunun kabul ettiğinden büyük ({limit}); hiçbir şey kaydedilmedi ya da gönderilmedi.
        fileGone: dosya artık kasada değil
        filesUnsupported: sunucunun hizmetinde dosya yok
        fileNotSealed: Dosyalar mühürlenemez, bu yüzden sunucu dosyayı görürdü; hiçbir şey kaydedilmedi ya da gönderilmedi.
        fileNotSealedHint: Mühürsüz göndermek için bir kişiye bağlı olmayan bir sohbet kullanın; --seal kullanmayın.
        oneInput: Metin ve dosya aynı anda standart girdiden gelemez.
        filesFailedHint: Yeniden denemek için komutu bir daha çalıştırın.
        filesExpired: Sunucuda artık olmayan dosyalar: {count}
        filesTooLarge: {size} sınırını aştığı için atlanan dosyalar: {count}; başka bir sınır için --max-file-size kullanın.
        filesReceived: İndirilen dosyalar: {count}
        fileFailed: “{name}” indirilemedi: {reason}
        namelessFileFailed: “{title}” sohbetindeki {reference} iletisinin dosyası indirilemedi: {reason}
        filesWait: Sunucu beklemeyi istiyor; {seconds} sn sonra sürdürülecek.
        encryptedThere: hizmet sohbeti kendisi şifreliyor ve sunucu iletiyi okurdu; gönderilmedi
        encryptedRoom: Hizmet bu sohbeti kendisi şifreliyor ve sunucu Whisper’ın oraya gönderdiğini okurdu; hiçbir şey gönderilmedi.
        encryptedRoomHint: “whisper-sync create” ile o şifreleme olmadan bir sohbet oluşturun. Mühürlü olan gönderilebilir: sohbeti “whisper-sync bind” ile bir kişiye bağlayın.
        serverCannot: Sunucu bunu desteklemiyor.
        loginRefused: Sunucu oturum açmayı şu sözlerle reddetti: {words}
        loginNotOffered: {server} adresindeki sunucu bu oturum açma yolunu sunmuyor.
        offersLoginTokens: Tek oturum açma sunuyor: --login-token kullanın.
        offersPasswords: Parola sunuyor: --login-token olmadan kullanıcının adını verin.
        offersOAuth: Yalnızca OAuth sunuyor; Whisper bunu desteklemiyor. Başka bir sunucudaki bir hesabı kullanın.
        offersNothingKnown: Whisper’ın desteklediği bir oturum açma yolu sunmuyor. Başka bir sunucudaki bir hesabı kullanın.
        noSync: {server} adresindeki sunucuda iletilerin alındığı “/sync” isteği yok. Başka bir sunucudaki bir hesabı kullanın.
        thirdPerson: Bir kişiye bağlı olan “{conversation}” sohbetinde ikiden fazla kişi var. Orada mühürlenenleri yalnızca bağlı kişi okuyabilir.
        hasThirdPerson: ikiden fazla kişi
        labelThirdPersons: İkiden fazla kişi
        leftNothingNew: sunucu yeni bir şey vermiyor
        leftUnreadable: sunucunun yanıtları okunamıyor
        leftRefused: sunucu bunu reddediyor
        connectedAndWaiting: {server} sunucusuna “{user}” olarak bağlandı; iletiler bekleniyor. Ctrl-C sona erdirir.
        sentByNextRun|one: {count}; bir sonraki “whisper-sync run” gönderir
        sentByNextRun|other: {count}; bir sonraki “whisper-sync run” gönderir
        sentAgainByRetry|one: {count}; “whisper-sync retry ID” yeniden gönderir
        sentAgainByRetry|other: {count}; “whisper-sync retry ID” birini yeniden gönderir
        kindsOfEvents: {count} (iletiler, düzenlemeler, alındılar ve benzerleri)
        otherUser: Sunucuya göre siz “{name}” değil, “{user}” kullanıcısısınız. Bu hesap sizin değilse “whisper-sync logout” çalıştırın.
        """)
}

extension SealingCommandText {
    static let turkish = PhraseTable(
        """
        identity: Kimliklerinizi yönetir.
        identityCreate: Bir kimlik oluşturur.
        identityCreateDiscussion: İki anahtar çifti oluşturur: biri size yazılması, biri imzalamak için. Hiçbiri belirtilmediğinde ilk kimlikle mühürlenir; “whisper identity use” başkasını seçer.
        identityList: Kimliklerinizi listeler.
        identityShow: Bir kimliği gösterir: sözcükleri, parmak izi, anahtarları.
        identityShowDiscussion: Sözcükleri telefonda kartınızı almış birine okuyun: Onunkiler de aynıysa araya kimse başka anahtar koymamıştır.
        identityUse: Varsayılan kimliği belirler.
        identityRename: Bir kimliğe başka bir ad verir.
        identityArchive: Bir kimliğin ileti açmasına izin verir, mühürlemesine artık vermez.
        identityArchiveDiscussion: Ona mühürlenmiş olanı her zaman açmayı sürdürür. Bir uçbirimde önce sorulur.
        identityRotate: Bir kimliğin anahtarlarını yenileriyle değiştirir.
        identityRotateDiscussion: Yeni anahtarlar adı devralır. Eskiler, kişileriniz bunu bir sahtekârlıktan ayırabilsin diye bir bildirim imzalar ve ileti açmayı sürdürür. Kişilerinize yeni kartı verin: “whisper identity export”. Bir uçbirimde önce sorulur.
        identityExport: Başkaları size yazabilsin diye bir kimliğin herkese açık kartını yazar.
        identityExportDiscussion: Kartta sır yoktur: postayla gönderin, “whisper qr show” ile QR kodu olarak gösterin, bir web sayfasına koyun.
        identityBackup: Kimlikleri gizli anahtarlarıyla, ayrı bir parola altında yedekler.
        identityBackupDiscussion: Ad verilmezse bütün kimlikler yazılır. Parola iki kez sorulur; boş bırakılırsa on sözcük oluşturulur. Dosyayı ve parolayı elinde bulunduran postanızı okuyabilir ve adınıza imzalayabilir.
        identityRestore: Bir yedekten kimlikleri geri yükler.
        identityRestoreDiscussion: Nelerin ekleneceğini gösterir ve sorar. Var olanın üzerine hiç yazılmaz. Bir kimlikle başka bir yerde, örneğin başka bir cihazda açılmış bir ileti burada bir kez daha açılır: bu kasa bunu bilemez.
        contact: Mühürlü ileti alışverişi yaptığınız kişileri yönetir.
        contactAdd: Elle bir kişi ekler.
        contactAddDiscussion: Bir karttan ya da herkese açık bir anahtarın 64 onaltılık basamağından.
        contactList: Kişileri listeler.
        contactShow: Bir kişiyi gösterir: güven, sözcükler, parmak izi, önceki anahtarlar.
        contactVerify: Sözcükleri karşılaştırarak bir kişinin anahtarlarını doğrular.
        contactVerifyDiscussion: İkinizin de sözcüklerini gösterir. Telefonda herkes ötekinin sözcüklerini okur. Yalnızca ikisi de uyuyorsa evet deyin.
        contactRevoke: Bir kişinin anahtarlarını iptal eder.
        contactRevokeDiscussion: Artık onlara hiçbir şey mühürlenmez, imzaları da iptal edilmiş olarak bildirilir. Yeni anahtarlar kişiyi yeniden kullanılır kılar. Bir uçbirimde önce sorulur.
        contactBlock: Bir kişiye yazmayı reddeder, size mühürlediklerini gizler.
        contactUnblock: Bir kişinin engelini kaldırır.
        contactRename: Bir kişiye başka bir ad verir.
        contactNote: Bir kişiye not yazar ya da notu kaldırır.
        contactLink: Bir kişiyi, içe aktarılmış iletilerin bir göndereniyle ilişkilendirir.
        contactRemove: Bir kişiyi siler.
        contactRemoveDiscussion: İletileri kalır.
        contactExport: Anahtar defterini yazar: bütün kişilerin herkese açık anahtarları.
        contactExportDiscussion: Güven dışarıda bırakılır: İçe aktaran kendisi doğrulamalıdır.
        contactImport: Bir karttan ya da anahtar defterinden kişi ekler.
        contactImportDiscussion: Nelerin ekleneceğini gösterir ve sorar. Bilinen bir ad için başka anahtarlar bir anahtar değişikliğidir: --accept-key-change verilmedikçe 25 çıkış koduyla reddedilir ve kişi yeniden doğrulanmalıdır.
        importBundle: Bir karttan kişi ekler; “contact import” ile aynıdır.
        policy: Mühürlü iletilerin kurallarını yönetir.
        policyList: Kuralları ve durumlarını listeler.
        policySet: Bir kuralı açar ya da kapatır.
        policySetDiscussion: biometric-gated-signing açılırken bir imza parolası seçilir, sonra her imzada sorulur; kapatmak için de gerekir.
        encrypt: Bir iletiyi, her mesajlaşma hizmetiyle gönderilebilen tek satırlık metne mühürler.
        encryptDiscussion: İleti standart girdidir, bayt bayt; zarf standart çıktıya yazılır. Kimliğin imza anahtarı varsa imzalanır. Gönderdiğinizi okuyabilmeniz için kasada bir kopya kalır.
        decrypt: Mühürlü bir iletiyi açar.
        decryptDiscussion: Bir dosyanın ya da standart girdinin metninde, çevresinde ne olursa olsun ilk zarfı bulur. İleti bayt bayt standart çıktıya, kimden olduğu standart hataya yazılır. 25 çıkış kodu, gönderenin anahtarlarının değiştiğini ya da iptal edildiğini bildirir. Bir zarf bir kez açılır.
        detect: Bir metinde, panoda ya da kasada mühürlü iletileri bulur.
        detectDiscussion: Hiçbir şeyi açmaz; bir uçbirimde bunu önerir.
        inbox: İçe aktarılmış sohbetlerdeki mühürlü iletileri açar.
        inboxDiscussion: Her biri, kendisini taşıyan iletinin hemen arkasına konur. 48 saatten eski zarfların süresi dolmuştur; --trust-carrier-time mesajlaşma hizmetinin alındı dediği zamana bakar, buna başka hiçbir şey kefil değildir.
        qr: QR kodlarını gösterir ve okur.
        qrShow: Bir kartı ya da zarfı QR kodu olarak gösterir.
        qrShowDiscussion: Bir şey verilmezse varsayılan kimliğin kartı; - standart girdiden bir kart ya da zarf alır.
        qrScan: Bir resimdeki QR kodlarını okur.
        qrScanDiscussion: Her kodda ne olduğunu gösterir; bir kişi eklemeden ya da ileti açmadan önce sorar.
        """)
}

extension SealingOptionText {
    static let turkish = PhraseTable(
        """
        identityName: Kimlik: adı, kimlik numarası ya da parmak izi.
        newIdentityName: Başkalarının göreceği ad.
        noSigningKey: İmza anahtarı oluşturmaz: mühürlediği hiçbir zaman imzalı olmaz.
        renameTo: Yeni ad.
        backupIdentity: Kimlik; verilmezse hepsi.
        backupOutput: Yazılacak dosya; - standart çıktıdır.
        backupInput: Yedek; - standart girdidir.
        backupPassphraseCommand: Yedeğin parolasını bu komutun yazdığı ilk satırdan alır.
        backupPassphraseFile: Yedeğin parolasını bu dosyanın ilk satırından alır.
        backupPassphraseDescriptor: Yedeğin parolasını bu açık dosya tanımlayıcısının ilk satırından alır.
        contactName: Kişi: adı, kimlik numarası ya da parmak izi.
        newContactName: Kişinin saklanacağı ad.
        contactKey: Bir kart ya da 64 onaltılık basamakla herkese açık X25519 anahtarı.
        signingKey: 64 onaltılık basamakla herkese açık Ed25519 anahtarı.
        contactPrefix: Yalnızca adı böyle başlayan kişiler.
        noteText: Not; verilmezse not kaldırılır.
        linkPerson: Gönderen: adı, adının başı ya da kimlik numarası.
        bundlePath: Kart ya da anahtar defteri içeren dosya; - standart girdidir.
        bundleName: Kişiyi bu adla saklar.
        acceptKeyChange: Bilinen bir kişi için başka anahtarları kabul eder.
        policyName: Şunlardan biri: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing.
        policyValue: on ya da off.
        forgetSigningKeys: “biometric-gated-signing off” ile: imza parolası olmadan, onun koruduğu imza anahtarlarından vazgeçerek.
        recipient: Mühürlenecek kişi: adı, kimlik numarası ya da parmak izi.
        recipientKey: Mühürlenecek herkese açık X25519 anahtarı, 64 onaltılık basamakla.
        sender: Mühürleyen kimlik.
        sign: İmzalar; imzalayamazsa başarısız olur.
        noSign: İmzalamaz.
        envelopePath: Metni içeren dosya; - ya da hiçbir şey standart girdidir.
        everyEnvelope: Metindeki bütün zarfları açar; her ileti kendi kararının altında, satırları “| ” arkasında durur.
        detectPaths: Metin dosyaları; - ya da hiçbir şey standart girdidir.
        clipboard: Panoya bakar.
        inVault: Kasadaki iletilerde arar.
        inboxConversation: Yalnızca bu sohbet: başlık ya da bir parçası, kısa ad ya da kimlik.
        trustCarrierTime: Yaşı, zarfı taşıyan iletinin zamanına göre değerlendirir.
        showBlocked: Engellenmiş kişilerin iletilerini de gösterir.
        qrSubject: Bir kimlik ya da standart girdi için -.
        qrPNG: Bir PNG resmi yazar; - standart çıktıdır.
        qrSVG: Bir SVG resmi yazar; - standart çıktıdır.
        qrScale: PNG’deki bir modülün kenarı, piksel olarak, 2 ile 64 arası.
        picture: Bir PNG ya da JPEG resmi; - standart girdidir.
        resetClock: Kasanın saatini bu cihazınkine geri alır.
        shownContact: Kişi: adı ya da adının bir parçası, kısa kimliği ya da parmak izi.
        revokedContact: Bir kişinin iptal edilmiş anahtarlarına yeniden güven.
        copy: Zarfı yazdırmak yerine panoya kopyalar.
        fromClipboard: Metni panodan alır.
        """)
}

extension SealingFailureText {
    static let turkish = PhraseTable(
        """
        invalidEnvelope: Geçersiz zarf
        invalidEnvelopeHint: Yolda değiştirilmiş ya da hasarlı. Yeniden kopyalayın ya da bir kez daha mühürlenmesini isteyin.
        noEnvelopeHint: Bu metinde mühürlü ileti yok. Böyle bir ileti “whisper1:” ile başlar; tamamını kopyalayın.
        replayDetected: Yineleme algılandı
        replayHint: Zarf daha önce açıldı. İletisi kasada: {reference}. “{command}” ile okuyun.
        replayDeletedHint: Zarf daha önce açıldı. İletisi artık kasada değil: silinmiş.
        messageExpired: İletinin süresi dolmuş
        messageExpiredHint: Bir zarf, taşıdığı zamanın 48 saat çevresinde açılır. Bu cihazın saati doğru mu? “whisper doctor” gösterir.
        notAddressed: Bu ileti size yazılmamış
        notAddressedHint: “whisper identity list” burada ileti açabilen kimlikleri gösterir. Başkası için mühürlediğiniz yalnızca onun cihazında açılır.
        ownEnvelope: Bu iletiyi “{name}” için siz mühürlediniz; yalnızca o açabilir
        ownEnvelopeHint: Yazdığınız: {command}
        signatureCancelled: İmza iptal edildi
        replayFull: Yineleme koruması dolu
        replayFullHint: Kasaya yazılamıyor, bu yüzden iletinin açıldığı kaydedilemezdi. Hiçbir şey açılmadı.
        messageTooLong|one: İleti çok uzun: en çok {count} bayt mühürlenebilir.
        messageTooLong|other: İleti çok uzun: en çok {count} bayt mühürlenebilir.
        noIdentity: Mühürlemek için kimlik yok.
        noIdentityHint: “whisper identity create AD” bir tane oluşturur.
        noSuchIdentity: “{name}” adında kimlik yok.
        noSuchIdentityHint: “whisper identity list” kimliklerinizi gösterir.
        identityExists: “{name}” adında bir kimlik zaten var.
        identityArchived: “{name}” kimliği arşivlenmiş: ileti açar ama mühürlemez.
        identityArchivedHint: --from ile başkasını seçin ya da “whisper identity create” ile oluşturun.
        identityNotActive: “{name}” kimliği artık etkin değil.
        noSigningKey: “{name}” kimliğinin imza anahtarı yok.
        noSigningKeyHint: “whisper identity create” ile imza anahtarlı bir kimlik oluşturun ya da bununkileri “whisper identity rotate” ile yenileyin.
        invalidName: “{name}” ad olamaz: 1 ile 128 bayt arasında olmalı, denetim karakteri içermemelidir.
        noSuchContact: “{name}” adında kişi yok.
        noSuchContactHint: “whisper contact list” kişileri gösterir; --to-key herkese açık bir anahtar alır.
        noSuchContactSuggestion: “{name}” adında kişi yok. Şunu mu demek istediniz: {candidates}?
        verifyingRevoked: “{name}” kişisinin anahtarları iptal edilmiş; --yes tek başına onlara yeniden güvenmez.
        verifyingRevokedHint: Sözcükleri yeniden karşılaştırın, sonra --yes ve --revoked kullanın.
        ambiguousContact: “{name}” birkaç kişiye uyuyor: {candidates}
        ambiguousContactHint: Tam adı ya da parmak izini verin.
        contactExists: “{name}” adında bir kişi zaten var.
        contactExistsHint: --name ile başka bir ad seçin.
        contactBlocked: “{name}” adlı kişi engellenmiş.
        contactBlockedHint: “whisper contact unblock” bunu geri alır.
        contactRevoked: “{name}” kişisinin anahtarları iptal edilmiş.
        contactRevokedHint: Yeni bir kart isteyip “whisper contact import --accept-key-change” ile içe aktarın.
        keyChanged: “{name}” kişisinin anahtarları değişmiş.
        keyChangedHint: Kişiye başka bir yoldan sorun. Doğruysa --accept-key-change verin, sonra kişiyi yeniden doğrulayın.
        senderKeyChanged: Gönderenin anahtarları değişmiş.
        senderKeyChangedHint: “{name}” ile konuşmadan söylediğine güvenmeyin. “whisper contact show” bildiğiniz anahtarları gösterir.
        senderRevoked: Gönderenin anahtarları iptal edilmiş.
        policyRawKey: contact-required-to-send kuralı yalnızca kişilere izin verir; {key} anahtarı ise hiçbir kişinin değil.
        policyRawKeyHint: Anahtarı “whisper contact add” ile kişi olarak ekleyin.
        policySignature: require-signature-for-verified kuralı “{name}” için imza ister.
        policySignatureHint: --no-sign seçeneğini kaldırın.
        policySignatureKeyHint: Kimliğin imza anahtarı yok: “whisper identity create” ile anahtarı olan bir tane oluşturun ya da bununkileri “whisper identity rotate” ile yenileyin.
        invalidBundle: Bu geçerli bir kart değil.
        invalidBundleHint: Orada bir kart başlıyor, ama eksik ya da yolda değiştirilmiş. “whisper-key1:” ile başlayıp sonuna kadar hepsini kopyalayın ya da kartı dosya olarak isteyin.
        invalidKeybook: Bu geçerli bir anahtar defteri değil.
        invalidBackup: Bu okunabilir bir kimlik yedeği değil.
        invalidKey: “{value}” herkese açık bir anahtar değil: 64 onaltılık basamak gerekir.
        inputTooLong: Girdi okunandan daha uzun.
        wrongBackupPassphrase: Parola yanlış ya da yedek değiştirilmiş.
        presenceFailed: İmza parolası yanlış.
        presenceUnavailable: İmza için imza parolası gerekir, soracak bir uçbirim yok.
        presenceUnavailableHint: Komutu bir uçbirimde çalıştırın ya da --no-sign ile mühürleyin.
        gateDamaged: İmza anahtarlarının koruması hasarlı.
        gateHint: Tümüyle kaybolduysa “whisper policy set biometric-gated-signing off --forget-signing-keys” ardındaki imza anahtarlarından vazgeçer.
        secretMissing: “{name}” kimliğinin gizli anahtarları bu cihazda değil.
        secretMissingHint: Bir yedekten geri yükleyin: “whisper identity restore” ya da bütün kasa için “whisper restore”.
        signingKeyMissing: “{name}” kimliğinin kullanılabilir bir imza anahtarı yok: bu cihazda değil.
        signingKeyMissingHint: “whisper identity rotate” kimliğe yeni anahtarlar verir; “whisper identity restore” kaybolanı bir yedekten geri yükler.
        noRecipient: Alıcı belirtilmemiş.
        noRecipientHint: --to KİŞİ ya da --to-key HEX verin.
        oneRecipient: --to ile --to-key birlikte kullanılamaz.
        signOrNot: --sign ile --no-sign birlikte kullanılamaz.
        unknownPolicy: “{name}” adında kural yok.
        unknownPolicyHint: “whisper policy list” onları gösterir.
        unknownSwitch: “{value}” ne on ne off.
        forgetNotHere: --forget-signing-keys yalnızca “biometric-gated-signing off” ile kullanılır.
        notAPicture: “{path}” okunabilir bir PNG ya da JPEG resmi değil.
        pictureTooLarge: “{path}” resmi okunandan daha büyük.
        noCode: “{path}” içinde QR kodu yok.
        noUsefulCode: “{path}” içindeki hiçbir QR kodunda kart ya da zarf yok.
        codeTooLong: Bu, QR kodu için çok uzun.
        unreadableCode: QR kodu geri okunamadı, bu yüzden gösterilmiyor.
        invalidScale: --scale 2 ile 64 arasında bir sayıdır.
        nothingToShow: Standart girdide ne kart ne zarf var.
        oneSubject: Gösterilecek tek bir şey verin.
        noClipboard: Pano okunamıyor.
        noClipboardHint: wl-clipboard ya da xclip kurun; metin standart girdiden de gelebilir.
        noClipboardToWrite: Panoya yazılamıyor.
        noClipboardToWriteHint: wl-clipboard ya da xclip kurun, ya da --copy kullanmadan zarfı standart çıktıdan kopyalayın.
        fileOrClipboard: Ya bir dosya ya da --clipboard kullanın.
        oneSource: Dosya, --clipboard ya da --messages verin, birkaçını birden değil.
        someNotOpened|one: {count} zarf açılmadı.
        someNotOpened|other: {count} zarf açılmadı.
        noneOpened|one: {count} zarf bulundu, ama açılamadı.
        noneOpened|other: {count} zarftan hiçbiri açılamadı.
        clockUnusable: Bu cihazın saati hiçbir zarfın taşıyamayacağı bir zaman gösteriyor.
        publicKeyHint: Bu bir zarf değil, bir açık anahtardır. Şununla ekleyin: whisper contact import FILE
        cutEnvelopeHint: Bu metinde mühürlü bir ileti başlıyor, ama eksik ya da hasarlı. Satırın sonuna kadar tamamını yeniden kopyalayın.
        envelopeAsPath: Bu, bir dosyanın adı değil, mühürlü bir ileti.
        envelopeAsPathHint: “{command}” komutunu çalıştırın ve iletiyi oraya yapıştırın.
        ownKeys: Bunlar bir kişinin değil, sizin anahtarlarınız: “{name}” kimliğinizin anahtarları.
        ownKeysHint: Sizin anahtarlarınızı başkaları ekler. Onlarınkini isteyin; onları kendi aygıtlarında “whisper identity export” yazar.
        mixedKeys: Bu iki anahtardan biri sizin, “{name}” kimliğinizin anahtarı, öteki değil.
        mixedKeysHint: Böyle anahtarları kimse taşımaz: yanlışlıkla ya da aldatmak için bir araya getirilmişler. Bunları kullanmayın ve kişiden kendi anahtarlarını isteyin.
        onLine: {line}. satır: {problem}
        damagedOnLine: {line}. satırda mühürlü bir ileti başlıyor, ama eksik ya da hasarlı.
        damagedInFile: “{path}” dosyasının {line}. satırında mühürlü bir ileti başlıyor, ama eksik ya da hasarlı.
        otherVersionOnLine: {line}. satırda başlayan, Whisper’ın bu sürümünün açamadığı başka bir sürümünün mühürlü iletisine benziyor.
        otherVersionInFile: “{path}” dosyasının {line}. satırında başlayan, Whisper’ın bu sürümünün açamadığı başka bir sürümünün mühürlü iletisine benziyor.
        someDamaged|one: {count} mühürlü ileti eksik ya da hasarlı. Satırın sonuna kadar yeniden kopyalayın.
        someDamaged|other: {count} mühürlü ileti eksik ya da hasarlı. Satırın sonuna kadar yeniden kopyalayın.
        nothingTyped: Hiçbir şey yazılmadı, bu yüzden hiçbir şey mühürlenmedi.
        nothingTypedHint: Önce iletiyi yazın, sonra ayrı bir satırda Ctrl-D.
        """)
}

extension IdentityText {
    static let turkish = PhraseTable(
        """
        created: “{name}” kimliği hazır. Kısa kimliği {shortID}.
        createdAdvice: Kartını başkalarına verin: “whisper identity export” ya da “whisper qr show”.
        nameHeading: Kimlik
        statusHeading: Durum
        versionHeading: Anahtar sürümü
        shortIDHeading: Kısa kimlik
        signsHeading: İmzalar
        wordsHeading: Sözcükler
        fingerprintHeading: Parmak izi
        agreementKeyHeading: X25519 anahtarı
        signingKeyHeading: Ed25519 anahtarı
        keyIDHeading: Anahtar numarası
        createdHeading: Başlangıç
        active: etkin
        rotated: yenilendi
        archived: arşivlendi
        standard: varsayılan
        yes: evet
        no: hayır
        none: yok
        noIdentities: Henüz kimlik yok. “whisper identity create AD” bir tane oluşturur.
        nowUsed: Bundan sonra “{name}” ile mühürlenecek.
        nowRenamed: “{from}” adı artık “{to}”.
        askArchive: “{name}” arşivlensin mi? Artık ileti mühürlemeyecek.
        nowArchived: “{name}” arşivlendi. İleti açmayı sürdürür.
        askRotate: “{name}” kimliğinin anahtarları değiştirilsin mi? Yenilerini kişilerinize vermeniz gerekecek.
        nowRotated: “{name}” kimliğinin yeni anahtarları var; kısa kimliği artık {shortID}.
        predecessorArchived: Eski anahtarlar arşivlendi: ileti açar ama mühürlemezler.
        predecessorKept: Eski anahtarlar ileti açmayı sürdürür, belirtildiklerinde mühürlerler.
        rotateAdvice: Kişilerinize yeni kartı verin: “whisper identity export”.
        backedUp|one: {count} kimlik “{path}” dosyasına yazıldı.
        backedUp|other: {count} kimlik “{path}” dosyasına yazıldı.
        wouldRestore|one: {count} kimlik eklenecek:
        wouldRestore|other: {count} kimlik eklenecek:
        heldAlready|one: {count} kimlik zaten var.
        heldAlready|other: {count} kimlik zaten var.
        askRestore|one: {count} kimlik eklensin mi?
        askRestore|other: {count} kimlik eklensin mi?
        restored|one: {count} kimlik eklendi.
        restored|other: {count} kimlik eklendi.
        renamedOnRestore: Ad kullanımda olduğu için “{from}”, “{to}” olarak eklenecek.
        signingPrompt: {recipient} için imzalamak imza parolasını gerektirir.
        gatingPrompt: Bir imza parolası seçin. Her imzada sorulur.
        ungatingPrompt: Korumayı kaldırmak imza parolasını gerektirir.
        changingPrompt: “{name}” olarak imzalamak imza parolasını gerektirir.
        passphrasePrompt: İmza parolası:
        newPassphrasePrompt: Yeni imza parolası:
        repeatPrompt: İmza parolası bir kez daha:
        backupPrompt: Yedeğin parolası:
        newBackupPrompt: Yedek için parola (boş: on sözcük oluşturulur):
        repeatBackupPrompt: Yedek için parola bir kez daha:
        wrongTryAgain: İmza parolası bu değil. Yeniden deneyin.
        """)
}

extension ContactText {
    static let turkish = PhraseTable(
        """
        nameHeading: Kişi
        trustHeading: Güven
        remarksHeading: Açıklamalar
        noteHeading: Not
        seenHeading: Son görülme
        earlierHeading: Önceki anahtarlar
        unverified: doğrulanmamış
        verified: doğrulanmış
        revoked: iptal edilmiş
        unverifiedSpoken: Anahtarlar henüz karşılaştırılmadı.
        verifiedSpoken: Anahtarları kişiyle karşılaştırdınız.
        revokedSpoken: Anahtarları iptal ettiniz.
        blocked: engellenmiş
        keyChanged: anahtarı değişmiş
        noContacts: Henüz kişi yok. “whisper contact import DOSYA” bir karttan kişi ekler.
        previewNew: Yeni kişi
        previewHeld: Aynı anahtarlarla zaten biliniyor
        previewChange: Bildiğiniz bir kişide ANAHTAR DEĞİŞİKLİĞİ
        successionValid: Bildiğiniz anahtarlar, bunların kendilerini izlediğini imzalamış.
        successionInvalid: Bir ardıllık bildirimi var ama geçerli değil.
        successionNone: Bu anahtarların aynı kişiye ait olduğunu kanıtlayan bir şey yok.
        askAdd: “{name}” eklensin mi?
        askChange: Bu anahtarlar “{name}” için kabul edilsin mi? Yeniden doğrulanması gerekecek.
        added: “{name}” artık bir kişi. Anahtarlar henüz karşılaştırılmadı: “whisper contact verify”.
        changed: “{name}” kişisinin yeni anahtarları var. Karşılaştırın: “whisper contact verify”.
        held: “{name}” zaten vardı; hiçbir şey değişmedi.
        skipped: “{name}” atlandı.
        imported|one: {count} kişi eklendi.
        imported|other: {count} kişi eklendi.
        yours: Sözcükleriniz ({name}), bunları öteki okur
        theirs: “{name}” kişisinin sözcükleri, bunları siz okursunuz
        askVerify: İkinizin sözcükleri de iki tarafta aynı mı?
        askVerifyRevoked: “{name}” kişisinin anahtarları iptal edilmiş. Sözcükler karşılaştırıldıktan sonra yeniden güvenilsin mi?
        nowVerified: “{name}” doğrulandı.
        askRevoke: “{name}” kişisinin anahtarları iptal edilsin mi?
        nowRevoked: “{name}” kişisinin anahtarları iptal edildi.
        nowBlocked: “{name}” engellendi.
        nowUnblocked: “{name}” artık engelli değil.
        nowRenamed: “{from}” adı artık “{to}”.
        nowNoted: “{name}” için not kaydedildi.
        noteRemoved: “{name}” için not kaldırıldı.
        nowLinked: “{name}”, gönderen “{person}” ile ilişkilendirildi.
        askRemove: “{name}” kişisi silinsin mi?
        nowRemoved: “{name}” kişisi silindi. İletileri kalır.
        keyChangedWarning: “{name}” kişisinin anahtarları değişti ve yenilerini doğrulamadınız. Karşılaştırın: “whisper contact verify”.
        previewFormer: Bir kişinizin önceden sahip olduğu anahtarlar
        """)
}

extension PolicyText {
    static let turkish = PhraseTable(
        """
        nameHeading: Kural
        stateHeading: Durum
        meaningHeading: Ne yapar
        on: açık
        off: kapalı
        contactRequired: Yalnızca kişilere mühürlenir, çıplak bir anahtara asla.
        signatureRequired: Doğrulanmış kişilere giden iletiler her zaman imzalıdır.
        archiveOnRotation: Bir kimlik yeni anahtar alınca eskileri arşivlenir.
        gatedSigning: Her imza, imza parolasını sorar; o olmadan anahtar kullanılamaz.
        nowOn: {policy} açık.
        nowOff: {policy} kapalı.
        askForget|one: {names} kimliğinin imza anahtarı silinsin mi? Onu yalnızca kimliğin yedeği geri yükler.
        askForget|other: {names} kimliklerinin {count} imza anahtarı silinsin mi? Onları yalnızca kimliklerin yedeği geri yükler.
        forgotten|one: {names} kimliğinin imza anahtarı silindi. “whisper identity rotate” yeni anahtarlar oluşturur; “whisper identity restore” onu bir yedekten geri yükler.
        forgotten|other: {names} kimliklerinin {count} imza anahtarı silindi. “whisper identity rotate” yeni anahtarlar oluşturur; “whisper identity restore” onları bir yedekten geri yükler.
        """)
}

extension EnvelopeWords {
    static let turkish = PhraseTable(
        """
        fromVerified: Gönderen: {name} (Doğrulanmış/İmzalı)
        fromUnverified: Gönderen: {name} (Doğrulanmamış/İmzalı)
        fromUnknownSigned: Gönderen: Bilinmiyor (İmzalı)
        fromUnknownUnsigned: Gönderen: Bilinmiyor (İmzasız)
        fromKeyChanged: Gönderen: Bilinmiyor (İmzalı), anahtarları “{name}” kişisininkiler değil
        fromRevoked: Gönderen: {name} (İptal edilmiş/İmzalı)
        claims: {name} olduğunu öne sürüyor; bunu kanıtlayan bir şey yok.
        shortID: Kısa kimlik: {shortID}
        sentAt: Mühürlendi: {time}
        openedBy: Alan: {identity}
        blockedRemark: Bu kişiyi engellediniz.
        blockedNotShown: İleti saklandı ama gösterilmiyor. --show-blocked gösterir.
        carrierTime: Zamanını yalnızca mesajlaşma hizmeti doğruluyor.
        clockBehind: Bu cihazın saati kasanınkinden geri. Doğruysa “whisper doctor --reset-clock” yeniden ona göre davranır.
        sealedTo: {recipient} için mühürlendi, {identity} imzaladı.
        sealedUnsigned: {recipient} için mühürlendi, imzalanmadı.
        rotatedIdentity: “{name}” kimliği yenilendi; --from başkasını seçer.
        found|one: {count} zarf
        found|other: {count} zarf
        foundNone: Zarf yok.
        offerOpen|one: {count} zarf açılsın mı?
        offerOpen|other: {count} zarf açılsın mı?
        identityHeading: Alan
        placeHeading: Yer
        signedHeading: İmzalı
        sealedHeading: Mühürlenme
        notYours: size değil
        sealedByYou: {name} için siz mühürlediniz
        inboxProgress: Açılıyor
        inboxOpened|one: {count} ileti açıldı
        inboxOpened|other: {count} ileti açıldı
        inboxReplayed|one: {count} ileti önceden açılmıştı
        inboxReplayed|other: {count} ileti önceden açılmıştı
        inboxEarlier: Önceden açılmış iletilerin en yenisi: {command}
        inboxDeleted|one: Önceden açılmış {count} ileti artık kasada değil.
        inboxDeleted|other: Önceden açılmış {count} ileti artık kasada değil.
        inboxExpired|one: {count} iletinin süresi dolmuş
        inboxExpired|other: {count} iletinin süresi dolmuş
        inboxForeign|one: {count} ileti size yazılmamış
        inboxForeign|other: {count} ileti size yazılmamış
        inboxOwn|one: {count} iletiyi başka biri için siz mühürlediniz; yalnızca o açabilir
        inboxOwn|other: {count} iletiyi başkaları için siz mühürlediniz; yalnızca onlar açabilir
        inboxOwnText: Mühürlediklerinizin en yenisinde yazdığınız: {command}
        inboxInvalid|one: {count} ileti geçersiz
        inboxInvalid|other: {count} ileti geçersiz
        maybeOpened: Daha önce açılmış olabilir: bu kasa, o zamanda nelerin açıldığını bilmiyor.
        inboxBlocked|one: Bunlardan {count} tanesi engellenmiş bir kişiden, gösterilmiyor
        inboxBlocked|other: Bunlardan {count} tanesi engellenmiş kişilerden, gösterilmiyor
        inboxChanged|one: Bunlardan {count} tanesinin anahtarları değişmiş ya da iptal edilmiş
        inboxChanged|other: Bunlardan {count} tanesinin anahtarları değişmiş ya da iptal edilmiş
        inboxEmpty: Açılacak mühürlü ileti yok.
        expiredHint: --trust-carrier-time bunları mesajlaşma hizmetinin aldığı zamana göre açar.
        notText|one: Bu ileti metin değil; {count} baytı var.
        notText|other: Bu ileti metin değil; {count} baytı var.
        typeMessage: İletiyi yazın; ayrı bir satırda Ctrl-D bitirir.
        pasteEnvelope: Zarfın bulunduğu metni yapıştırın; ayrı bir satırda Ctrl-D bitirir.
        blockedHidden|one: Engellenmiş bir kişinin {count} iletisi gösterilmiyor; --show-blocked gösterir.
        blockedHidden|other: Engellenmiş kişilerin {count} iletisi gösterilmiyor; --show-blocked gösterir.
        keyOfContact: {key} anahtarı “{name}” kişinizin anahtarı.
        copied: Zarf panoda.
        handedToTerminal: Uçbirime verildi; öyle ayarlandıysa panoya koyar, değilse satırı kopyalayın.
        severalInText|one: Bu metinde {count} mühürlü ileti var. Açmak için: {command}
        severalInText|other: Bu metinde {count} mühürlü ileti var ve yalnızca ilki deneniyor. Hepsini açmak için: {command}
        inboxDamaged|one: {count} ileti eksik ya da hasarlı
        inboxDamaged|other: {count} ileti eksik ya da hasarlı
        inboxDamagedWhere: Zarfı eksik ya da hasarlı olan en yeni ileti: {command}
        openedHeading: Açıldı
        emptyMessage: İleti boş.
        recipientUnverified: “{name}” doğrulanmadı. Buna güvenmeden önce sözcükleri karşılaştırın: {command}
        """)
}

extension StandingText {
    static let turkish = PhraseTable(
        """
        heading: Mühür
        verified: doğrulanmış
        unverified: doğrulanmamış
        sealed: mühürlü
        plain: mühürsüz
        plainLegend: Bir iletinin önünde sözcük yoksa: {word}; ona yalnızca mesajlaşma hizmeti kefildir.
        looksLike: “{name}”, kişiniz “{contact}” gibi görünüyor, ama başka bir ad.
        chatHasName: “{name}” yalnızca sohbetin adıdır; kişiniz “{contact}” ile olduğu kesin değil.
        """)
}

extension QRText {
    static let turkish = PhraseTable(
        """
        bundleOf: {name} kartı, {shortID}
        envelope: Mühürlü bir ileti
        codes|one: Resimde {count} kod
        codes|other: Resimde {count} kod
        written: Kod “{path}” dosyasında.
        dense: Kod sık; kamerayı kıpırdatmadan yakın tutun.
        tooDense: Kod çoğu kamera için çok sık; metni gönderin.
        tooWide: Kod {columns} sütun genişliğinde, terminal ise {room}.
        tooWideHint: Daha geniş bir terminal gösterir; ya da resim olarak yazın: --png FILE, --svg FILE.
        tooTall: Kod {rows} satır tutuyor, terminal ise yalnızca {room} satır gösteriyor.
        tooTallHint: Pencereyi yükseltin ya da yazı tipini küçültün, ya da resim yazın: --png FILE, --svg FILE.
        askOpen: Bu ileti açılsın mı?
        notOpened: Mühürlü ileti açılmadı.
        somethingElse: Başka bir şey
        """)
}

extension DoctorText {
    static let turkish = PhraseTable(
        """
        engineAge: motorun yaşı
        engineAgeEncrypted: {date} tarihli SQLite; sonraki düzeltmeler sistemin getirdiği ölçüde içindedir. Her sayfa okunmadan önce kasanın anahtarıyla doğrulanır.
        engineAgePlain: {date} tarihli SQLite; sonraki düzeltmeler sistemin getirdiği ölçüde içindedir. Şifresiz bir veritabanını okunmadan önce hiçbir şey denetlemez.
        ledger: Yineleme koruması
        ledgerState|one: 10.000 kayıttan {count} dolu; toplam {opened} açıldı
        ledgerState|other: 10.000 kayıttan {count} dolu; toplam {opened} açıldı
        clock: Saat
        clockFine: Makineninki ile kasanınki uyuşuyor.
        clockBehind: Makineninki kasanınkinden geri; kasanınki {time}.
        notOpened: Kasa açılmadı: parola verilmedi, saklanan da yok.
        identities: Kimlikleriniz
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: Hizmetler
        servicesNone: kurulu değil
        servicesIdle: kurulu, etkin değil: {units}
        servicesEnabled: etkin: {units}
        askResetClock: Kasanın saati {time} konumundan {now} konumuna geri alınsın mı? Aradaki zamanın çoktan açılmış zarflarını bundan sonra yalnızca kalıcı bellek durdurur.
        clockReset: Kasanın saati yine bu cihazınki.
        """)
}

extension TrustText {
    static let turkish = PhraseTable(
        """
        subject: Güven
        sound: Kişiler ve kurallar en son ayarlandıkları gibi.
        doubtful: Bu kasanın kişiler ve kurallar hakkında söylediği, en son ayarlanan değil: yerine daha eski dosyalar ya da sayfalar konmuş veya bir kopya elle geri yüklenmiş. Kimse doğrulanmış sayılmaz ve bütün kurallar açıktır. “whisper contact list” çıktısını gözden geçirin, sonra “whisper doctor --accept-trust” ile kabul edin.
        doubtfulContacts|one: {count} kişi en son ayarlandığı gibi değil ve doğrulanmış sayılmaz. “whisper doctor --accept-trust” onu kabul eder.
        doubtfulContacts|other: {count} kişi en son ayarlandığı gibi değil ve doğrulanmış sayılmaz. “whisper doctor --accept-trust” onları kabul eder.
        wouldBeVerified: Doğrulanmış: “{name}”
        wouldBeOn: Açık: {name}
        wouldBeOff: Kapalı: {name}
        askAccept|one: Kasa, {count} doğrulanmış kişi ve bu kurallarla olduğu gibi kabul edilsin mi?
        askAccept|other: Kasa, {count} doğrulanmış kişi ve bu kurallarla olduğu gibi kabul edilsin mi?
        accepted: Kasanın kişiler ve kurallar hakkında söylediği kabul edildi.
        refused: Bu kasanın kişiler ve kurallar hakkında söylediği kuşkulu
        refusedHint: Önce “whisper doctor --accept-trust” ile kabul et ya da bir yedeği geri yükle.
        acceptOption: Kasanın kişiler ve kurallar hakkında söylediğini gösterir ve kabul eder.
        askReplaceBackup: Bu kasanın kişiler ve kurallar hakkında söylediği kuşkulu. “{path}” konumundaki yedek, aynı durumda olacak bir kopyayla değiştirilsin mi?
        backupKept: Bu kasanın kişiler ve kurallar hakkında söylediği kuşkulu; bu yüzden “{path}” konumundaki yedek korundu
        backupKeptHint: “whisper contact list” çıktısını gözden geçirin, sonra “whisper doctor --accept-trust” ile kabul edin, bu yedeği geri yükleyin ya da kopya için başka bir yer verin. “--yes” yedeği yine de değiştirir.
        """)
}

extension PageText {
    static let turkish = PhraseTable(
        """
        archive: İleti arşivi
        chats: Sohbetler
        people: Kişiler
        gallery: Galeri
        years: Yıllar
        statistics: İstatistikler
        search: Ara
        skip: İçeriğe geç
        plaintext: Bu sayfalar şifreli değil: açabilen herkes okuyabilir.
        monthOfYear: {month} {year}
        monthOfYearPart: {month} {year}, bölüm {part}
        months: Aylar
        allMonths: Tüm aylar
        earlier: Önce: {place}
        later: Sonra: {place}
        continueReading: Okumaya devam et
        pages: Sayfalar
        pageNumber: Sayfa {number}
        previousPage: Önceki sayfa
        nextPage: Sonraki sayfa
        messageCount|one: {count} ileti
        messageCount|other: {count} ileti
        chatCount|one: {count} sohbet
        chatCount|other: {count} sohbet
        group: Grup
        direct: Birebir sohbet
        broadcast: Toplu ileti listesi
        unknownChat: Sohbet
        period: {first} – {last}
        noMessages: Burada ileti yok.
        names: Adlar
        numbers: Numaralar ve adresler
        inChats: Sohbetlere göre iletiler
        you: Siz
        pictures: Resimler
        videos: Videolar
        voice: Sesli iletiler ve sesler
        documents: Belgeler ve diğer dosyalar
        noMedia: Burada dosya yok.
        dayCount|one: {date}: {count} ileti
        dayCount|other: {date}: {count} ileti
        less: az
        more: çok
        theme: Açık veya koyu
        filter: Bu sayfayı süz
        filterMedia: dosyalı
        filterSealed: mühürlü
        filterLinks: bağlantılı
        shownCount: {shown} / {all} gösteriliyor
        jump: Bir tarihe git
        keys: Tuşlar: j ve k iletiler arasında gezer, / süzer, ← ve → sayfa çevirir.
        close: Kapat
        previousPicture: Önceki resim
        nextPicture: Sonraki resim
        tools: Süz veya bir tarihe git
        searchNeedsScript: Arama için betikler gerekir; bu tarayıcı onları çalıştırmıyor. Her sohbetin ayları kendi sayfasındadır.
        searchQuery: Sözcükler veya adlar
        searchLanguage: “whisper search” komutundaki gibi: \"bir söz öbeği\", yıldızlı bir başlangıç (şems*), OR, geçmemesi gereken için -sözcük ve ayraçlar. Yazmakta olduğunuz sözcük başlangıcından bulunur.
        searchNone: İleti bulunamadı.
        searchAll: Bulunan iletiler: {count}
        searchSome: Bulunan en yeni iletiler: {count}
        searchFailed: Arama verileri okunamadı.
        searchMore: Daha fazla göster
        findName: Ada göre bul
        newest: En yeni iletiler
        """)
}

extension PageMessageText {
    static let turkish = PhraseTable(
        """
        pending: gönderilmeyi bekliyor
        sent: gönderildi
        delivered: iletildi
        failed: gönderilemedi
        read: okundu
        editedAt: düzenlendi {time}
        edited: düzenlendi
        forwarded: iletilmiş
        forwardedOften: birçok kez iletilmiş
        viewedOnce: bir kez görüntülenebilirdi
        disappearing: kaybolacaktı
        starred: yıldızlı
        reactions: Tepkiler
        deletedByYou: sizin tarafınızdan silindi
        deletedBySender: gönderen tarafından silindi
        deletedByAdmin: bir yönetici tarafından silindi, {name}
        deletedKept: Ne diyordu
        quotedNotHere: bu arşivde olmayan bir iletiye yanıt
        quotedOnly: gönderenin alıntısı; iletinin kendisi bu arşivde yok
        voiceMessage: sesli ileti
        videoMessage: videolu ileti
        movingPicture: hareketli resim
        expired: artık yok
        remote: indirilmedi
        damaged: kasada hasarlı
        withheld: bu arşive alınmadı
        liveLocation: canlı konum
        coordinates: Enlem {latitude}, boylam {longitude}
        voteCount|one: {count} oy
        voteCount|other: {count} oy
        voiceCall: sesli arama
        videoCall: görüntülü arama
        callMissed: cevapsız
        callDeclined: reddedildi
        callFailed: başarısız
        callAnsweredElsewhere: başka bir cihazda yanıtlandı
        callSilenced: sessize alındı
        callConnected: yanıtlandı
        callOngoing: sürüyor
        unreadable: bu ileti bu cihazda okunamadı
        spoiler: açılana kadar gizli
        sealedLine: taşındığı biçimiyle mühürlü bir satır
        ownSealedLine: {name} için siz mühürlediniz, yalnızca o açabilir
        groupInvite: grup daveti
        transcript: otomatik döküm: {text}
        inTranscript: bir dökümde
        unknownSender: bilinmeyen gönderen
        """)
}

extension SystemText {
    static let turkish = PhraseTable(
        """
        groupCreated: “{text}” grubu oluşturuldu
        groupCreatedBy: {by}, “{text}” grubunu oluşturdu
        groupSubject: Grubun adı artık “{text}”
        groupSubjectBy: {by} grubun adını “{text}” olarak değiştirdi
        groupDescription: Grubun açıklaması değişti: {text}
        groupDescriptionBy: {by} grubun açıklamasını değiştirdi: {text}
        groupIcon: Grubun resmi değişti
        groupIconBy: {by} grubun resmini değiştirdi
        groupDeleted: Grup silindi
        groupJoined: “{text}” grubuna katıldınız
        groupInviteLink: Grubun davet bağlantısı değişti
        groupRestricted: Grup ayarlarını kimlerin değiştirebileceği değişti
        groupAnnouncements: Gruba kimlerin yazabileceği değişti
        groupReplaced: Grubun yerini başka bir grup aldı
        added: {names} eklendi
        addedBy: {by}, {names} kişisini ekledi
        joined: {names} katıldı
        left: {names} ayrıldı
        removed: {names} çıkarıldı
        removedBy: {by}, {names} kişisini çıkardı
        promoted: {names} artık yönetici
        demoted: {names} artık yönetici değil
        invited: {names} davet edildi
        invitedBy: {by}, {names} kişisini davet etti
        banned: {names} yasaklandı
        bannedBy: {by}, {names} kişisini yasakladı
        unbanned: {names} için yasak kaldırıldı
        askedToJoin: {names} katılmak istedi
        invitationDeclined: {names} daveti reddetti
        invitationWithdrawn: {names} için davet geri çekildi
        requestDeclined: {names} isteği reddedildi
        requestWithdrawn: {names} isteğini geri çekti
        numberChanged: Bir telefon numarası değişti: {names}
        encrypted: Bu sohbetin iletilerini hizmet şifreliyor
        identityChanged: {names} güvenlik kodu değişti
        disappearingOn: Yeni iletiler bir süre sonra kayboluyor
        disappearingOff: İletiler artık kaybolmuyor
        blocked: Bu kişi engellendi
        unblocked: Bu kişinin engeli kaldırıldı
        businessNotice: Bir işletme hesabı hakkında bildirim: {text}
        businessNoticeOnly: Bir işletme hesabı hakkında bildirim
        channelNotice: Bu kanal hakkında bildirim: {text}
        channelNoticeOnly: Bu kanal hakkında bildirim
        communityNotice: Topluluk hakkında bildirim: {text}
        communityNoticeOnly: Topluluk hakkında bildirim
        groupApproval: Gruba kimlerin katılabileceği değiştirildi
        chatPrivacy: Bu sohbetin gelişmiş gizliliği değiştirildi
        numberShared: Bir telefon numarası paylaşıldı
        sharingLimited: Bu sohbetten paylaşım sınırlandı
        album: Resim ve video albümü
        albumBy: {by} bir resim ve video albümü gönderdi
        privacyProvider: Bu işletme sohbetini kimin yürüttüğüne dair bildirim
        groupAdditions: Gruba kimlerin üye ekleyebileceği değiştirildi
        deviceChanged: Bağlı cihazlar eklendi veya kaldırıldı
        usernameChanged: Bir kullanıcı adı değişti: {names}
        usernameChangedOnly: Bir kullanıcı adı değişti
        pinned: Bir ileti sabitlendi
        pinnedBy: {by} bir iletiyi sabitledi
        unpinned: Bir ileti artık sabitli değil
        kept: Bir iletinin kaybolması engellendi
        notKept: Bir iletinin kaybolması artık engellenmiyor
        eventAnswered: Bir etkinlik daveti yanıtlandı
        eventAnsweredBy: {by} bir etkinlik davetini yanıtladı
        chatCreated: Sohbet oluşturuldu
        chatCreatedBy: {by} sohbeti oluşturdu
        chatSubject: Sohbetin adı artık “{text}”
        chatSubjectBy: {by} sohbetin adını “{text}” olarak değiştirdi
        chatDescription: Sohbetin açıklaması değişti: {text}
        chatDescriptionBy: {by} sohbetin açıklamasını değiştirdi: {text}
        chatReplaced: Sohbetin yerini başka bir sohbet aldı
        groupCreatedOnly: Grup oluşturuldu
        groupCreatedOnlyBy: {by} grubu oluşturdu
        groupSubjectOnly: Grubun adı değiştirildi
        groupSubjectOnlyBy: {by} grubun adını değiştirdi
        groupDescriptionOnly: Grubun açıklaması değiştirildi
        groupDescriptionOnlyBy: {by} grubun açıklamasını değiştirdi
        chatSubjectOnly: Sohbetin adı değiştirildi
        chatSubjectOnlyBy: {by} sohbetin adını değiştirdi
        chatDescriptionOnly: Sohbetin açıklaması değiştirildi
        chatDescriptionOnlyBy: {by} sohbetin açıklamasını değiştirdi
        groupJoinedOnly: Gruba katıldınız
        someoneAdded: Birisi eklendi
        someoneAddedBy: {by} birisini ekledi
        someoneJoined: Birisi katıldı
        someoneLeft: Birisi ayrıldı
        someoneRemoved: Birisi çıkarıldı
        someoneRemovedBy: {by} birisini çıkardı
        someonePromoted: Birisi artık yönetici
        someoneDemoted: Birisi artık yönetici değil
        membersChanged: Grubun üye listesi değişti
        numberChangedOnly: Bir telefon numarası değişti
        identityChangedOnly: Bir güvenlik kodu değişti
        disappearingChanged: Yeni iletilerin kaybolup kaybolmayacağı değiştirildi
        """)
}

extension PageExportText {
    static let turkish = PhraseTable(
        """
        progress: Sayfalar yazılıyor
        plaintext: Sayfalar şifrelenmeyecek: klasörü açabilen herkes iletilerinizi okuyabilir.
        written|one: “{path}” içine {count} ileti yazıldı ({chats}).
        written|other: “{path}” içine {count} ileti yazıldı ({chats}).
        wroteMedia|one: {count} dosyayla.
        wroteMedia|other: {count} dosyayla.
        damagedMedia|one: {count} ek kasada hasarlı ve dışarıda bırakıldı.
        damagedMedia|other: {count} ek kasada hasarlı ve dışarıda bırakıldı.
        openAt: Tarayıcıda açın: {path}
        badMedia: --media all, used veya none alır; “{value}” değil.
        badTheme: --theme auto, light veya dark alır; “{value}” değil.
        badLanguage: --language şunlardan birini alır: {languages}; “{value}” değil.
        standardOutput: Sayfalar bir klasördür ve standart çıktıya yazılamaz.
        emptyPeriod: --since, --until tarihinden önce değil.
        occupied: “{path}” zaten var ve değiştirilmez.
        occupiedHint: Başka bir klasör seçin. --force yalnızca önceki bir dışa aktarımın yazdığı arşivi değiştirir.
        busy: Başka bir süreç “{path}” içine yazıyor.
        """)
}
