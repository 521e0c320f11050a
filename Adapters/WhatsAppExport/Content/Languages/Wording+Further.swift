extension Wording {
    /// Languages of which only a few phrases are known, each from two sources: the placeholders for media from
    /// chat-analytics and whats_json, or genuine exports; those for deleted messages from whats_json and genuine exports or
    /// the code of another project.
    static let further: [Wording] = [
        Wording(
            language: "fi", mediaOmitted: ["Media jätettiin pois", "Media jätetty pois"],
            deleted: ["Tämä viesti poistettiin"], deletedByYou: ["Poistit tämän viestin"]),
        Wording(language: "ro", mediaOmitted: ["Conținut media omis"], deleted: ["Acest mesaj a fost șters"]),
        Wording(language: "ca", mediaOmitted: ["Mitjans omesos"], deleted: ["Aquest missatge s'ha suprimit"]),
        Wording(language: "sv", mediaOmitted: ["Media har utelämnats"]),
        Wording(language: "nb", mediaOmitted: ["Uten vedlegg", "Media utelatt"]),
        Wording(language: "da", mediaOmitted: ["Mediefil udeladt"]),
        Wording(language: "et", mediaOmitted: ["Meedia ära jäetud"]),
        Wording(language: "lv", mediaOmitted: ["Bez multivides"]),
        Wording(language: "lt", mediaOmitted: ["Praleistas medijos turinys"]),
        Wording(language: "af", mediaOmitted: ["Media weggelaat"]),
        Wording(language: "el", mediaOmitted: ["Εξαίρεση πολυμέσων"]),
        Wording(language: "hu", mediaOmitted: ["Hiányzó médiafájl"]),
        Wording(language: "sk", mediaOmitted: ["Médiá vynechané"]),
        Wording(language: "sl", mediaOmitted: ["Medij izpuščen"]),
        Wording(language: "hr", mediaOmitted: ["Medijski zapis izostavljen"]),
        Wording(language: "sr", mediaOmitted: ["Медији су изостављени"]),
        Wording(language: "mk", mediaOmitted: ["Без фајл"]),
        Wording(language: "bg", mediaOmitted: ["Без файл"]),
        Wording(language: "kk", mediaOmitted: ["Файл қосылған жоқ"]),
        Wording(language: "az", mediaOmitted: ["Media çıxarılmışdır"]),
        Wording(language: "uz", mediaOmitted: ["Fayl o‘tkazib yuborildi"]),
        Wording(language: "ur", mediaOmitted: ["میڈیا چھوڑ دیا گیا"]),
        Wording(language: "mr", mediaOmitted: ["मीडिया वगळले"]),
        // With the dot below a letter as part of it, and as a character of its own.
        Wording(language: "bn", mediaOmitted: ["মিডিয়া বাদ দেওয়া হয়েছে", "মিডিয়া বাদ দেওয়া হয়েছে", "মিডিয়া বাদ দেওয়া হয়েছে"]),
        Wording(language: "ta", mediaOmitted: ["ஊடகங்கள் நீக்கப்பட்டது"]),
        Wording(language: "te", mediaOmitted: ["మాధ్యమం విస్మరించబడింది"]),
        Wording(language: "ml", mediaOmitted: ["മീഡിയ ഒഴിവാക്കി"]),
        Wording(language: "ms", mediaOmitted: ["Media disingkirkan"]),
        Wording(language: "sw", mediaOmitted: ["Media imerukwa"]),
        Wording(language: "tl", mediaOmitted: ["Walang kalakip na media"]),
    ]
}
