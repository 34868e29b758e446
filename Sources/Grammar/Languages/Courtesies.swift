/// Greetings and thanks in many languages, because people are polite in any language, whichever they use the bot in.
enum Courtesies {
  static let greetings = phrases(
    """
    guten morgen|tag|abend
    gruss|gruß|servus|tach|hei|hej|hoi|doei|hallo|halo|hejsan|hallå|heisann|moikka|terve|ahoj|cześć|czesc|szia|sziasztok|salut|coucou|bonsoir
    gruss|grüß gott
    buenos dias|días
    buenas tardes|noches
    buenas|ola|olá|oi|saluton|merhaba|selam|salam|salaam|shalom|aloha|privet|привет|здравствуйте|marhaba|konnichiwa
    bom dia
    boa tarde
    buongiorno|buonasera|buondì
    goedemorgen|goedemiddag|goedenavond|goedendag
    god morgon|morgen|dag|kväll|aften
    dzień|dzien|dobrý|dobry dobry|den|večer
    bună|buna (ziua|seara|dimineața)
    günaydın|gunaydin
    こんにちは|おはよう|你好|您好|안녕|안녕하세요|नमस्ते|مرحبا|שלום
    ni|nin hao
    assalamu|salamu|as alaikum|aleikum
    salamalaikum|namaskar|vanakkam|sawasdee|annyeong|jambo|sawubona|hujambo|ciao
    """)

  static let thanks = phrases(
    """
    danke|merci|gracias|grazie|obrigado|obrigada|takk|tack|kiitos|kiitti|bedankt|dankjewel|dankje|dank|dankie
    vielen|herzlichen|besten|tausend dank
    danke|dank schön|schoen|sehr|dir|ihnen|vielmals|je|u|jullie (wel)
    hartelijk bedankt|dank
    merci beaucoup|bien|infiniment|mille (fois)
    muchas|muchísimas|mil|tantas gracias
    muito obrigado|obrigada
    grazie|tante|molte mille|grazie
    mange|tusen tak|takk|tack
    tack|takk så|så|for mycket|mye|det
    dziękuję|dziekuje|dzięki|dzieki|děkuji|dekuji|díky|diky|ďakujem|dakujem|hvala|хвала|благодаря|спасибо|дякую|дзякуй
    dziękuję|dziekuje|dzięki|hvala bardzo|lepa|puno
    děkuji|díky moc
    bardzo|mnohokrát dziękuję|děkuji
    большое|огромное спасибо
    спасибо большое|огромное
    spasibo|spasiba|dyakuyu|blagodarya|faleminderit|köszönöm|koszonom|köszi|koszi|mulțumesc|multumesc|mersi|aitäh|ačiū|paldies
    köszönöm szépen
    ευχαριστώ|efharisto|efcharisto|teşekkürler|tesekkurler|teşekkür|sağol|sagol|sağolun|şükran
    teşekkür|tesekkur ederim
    shukran|شكرا|toda|todah|תודה|mamnoon|merci|shukriya|धन्यवाद|शुक्रिया|dhanyavad|dhanyawad|dhanyabad|nandri|ধন্যবাদ
    toda|todah raba|rabah
    ありがとう|ありがとうございます|arigatou|arigato|谢谢|謝謝|多謝|감사합니다|고마워|kamsahamnida|gomawo|xiexie|ขอบคุณ
    arigato|arigatou gozaimasu|gozaimashita
    xie xie
    cảm|cam ơn|on
    terima kasih (banyak)
    salamat|mahalo|asante|ahsante|diolch|grazzi|moltes|gràcies|gracies|graciñas|eskerrik|tanemirt|enkosi|siyabonga|maraming
    asante sana
    maraming salamat
    salamat po
    moltes gràcies|gracies
    eskerrik asko
    go raibh maith agat
    tapadh leat|leibh
    takk fyrir
    bitte (schön|schoen|sehr)
    de nada|rien
    per favore
    s'il vous plaît|plait
    bonne nuit|journée|journee|soirée|soiree|chance
    gute|schöne|schönen|guten nacht|tag|abend|woche|dank|rutsch
    buona notte|giornata|serata
    buonanotte|buenas|arrivederci|adios|adiós|adieu|tschüss|tschüs|tschuess|tschau|tchau|hejdå|doei|totsiens|sayonara|güle
    buenas|boa noches|noite
    hasta luego|mañana|manana|pronto|la (vista)
    até amanhã|logo|mais
    auf wiedersehen|wiederhören
    bis morgen|bald|später|spaeter|dann|nachher
    tot ziens|morgen|straks|later
    au revoir
    à|a bientôt|bientot|demain|plus|tout (à|a) (l'heure)
    a|à domani|presto|dopo
    do|na widzenia|zobaczenia|shledanou|jutra
    dobranoc|dovidenia|dobrou|пока
    ça|ca va|marche
    d'accord|ok|okej|vale|bueno|perfetto|bravo|parfait|super|geil|klasse|klar|genial|génial|top|oke|oké|dobrze|хорошо
    tudo bem|bom
    no hay|pasa problema|nada
    kein|keine problem|ursache
    """)

  private static func phrases(_ lines: String) -> [String] { lines.split(separator: "\n").map(String.init) }
}
