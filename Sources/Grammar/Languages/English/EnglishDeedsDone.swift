extension English {
  /// The verbs that people use for one another when they tell what they did.
  static let deedsDone = DeedsDone(
    """
    call phone ring telephone : speak talk chat contact chase book
    speak talk chat : call phone ring telephone tell ask discuss meet see
    text message : send write tell reply
    email : write send message reply contact chase
    write type : email message text draft send write finish
    hire : find book
    stop end : cancel
    submit print : finish
    reply answer respond : email text message write call
    tell ask inform remind warn let : text email message call phone ring speak
    send post mail : email text message submit return deliver file forward upload pay transfer ship write give share drop
    submit file hand : send give return deliver upload post
    deliver drop : take bring return give post
    upload : submit send
    return : take bring post send
    buy get : pick order collect fetch grab purchase book find shop replace renew download hire
    pick collect fetch grab : get bring buy
    bring : take buy get pick collect fetch
    order purchase : buy get book
    book reserve arrange schedule organise organize : make order buy call register
    make : book arrange cook bake prepare prep call schedule
    pay settle transfer : send renew deposit
    renew : pay
    clean wash hoover vacuum mop tidy dust polish scrub wipe sweep :
    fix mend repair service :
    replace change swap install : fix
    cook bake prepare prep : make
    take : bring drop swallow return drive walk put give deliver drink eat
    have : take eat drink swallow see meet attend visit
    eat drink swallow : take have
    give : take bring hand return lend pass feed send
    put : take bring empty
    go be : visit see meet attend
    see meet visit attend : go visit speak talk
    cut trim mow prune :
    read study learn revise review check :
    practise practice play : play practise practice learn study
    drive : take drop
    walk : take
    throw bin : empty take put
    empty : take
    sign : fill register
    fill : complete sign
    print copy photocopy scan :
    invite : ask text message call tell send
    thank : call text email write message
    apply register : sign send submit fill
    sell : list
    pack : prepare
    finish : read write
    """, doing: "do", anything: stems("do finish complete tick sort"),
    meeting: stems("see meet have visit attend speak talk chat eat go play"),
    nouns: stems(deedVerbs.with(.noun).bases.replacing("|", with: " ") + " card note walk test plan shop review drive"),
    stem: stem)
}
