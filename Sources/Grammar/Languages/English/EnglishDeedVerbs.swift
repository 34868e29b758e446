extension English {
  /// The verbs with which people say that a thing was dealt with: base, past form, participle and traits. A verb that is
  /// added here is known to every row about deeds.
  static let deedVerbs = DeedVerbs(
    """
    do did done sure ending
    finish finished finished sure ending
    complete completed completed sure ending
    tick ticked ticked sure ending
    pay paid paid sure ending
    buy bought bought sure
    get got got sure doer
    take took taken sure
    send sent sent sure
    sign signed signed sure ending
    call called called sure doer noun
    submit submitted submitted sure ending
    fix fixed fixed sure
    book booked booked sure noun
    order ordered ordered sure noun
    post posted posted sure noun
    return returned returned sure noun
    collect collected collected sure
    deliver delivered delivered sure
    sort sorted sorted sure ending
    bring brought brought
    charge charged charged noun
    clean cleaned cleaned
    email emailed emailed noun
    empty emptied emptied
    feed fed fed noun
    file filed filed noun
    find found found
    give gave given
    hand handed handed noun
    iron ironed ironed noun
    mow mowed mowed
    pack packed packed noun
    print printed printed noun
    renew renewed renewed
    replace replaced replaced
    service serviced serviced noun
    swallow swallowed swallowed
    wash washed washed noun
    watch watched watched noun
    water watered watered noun
    wrap wrapped wrapped noun
    cook cooked cooked doer
    drink drank drunk doer
    eat ate eaten doer
    make made made doer
    paint painted painted doer noun
    phone phoned phoned doer noun
    ring rang rung doer noun
    text texted texted doer noun
    thank thanked thanked doer
    visit visited visited doer noun
    walk walked walked doer noun
    write wrote written doer
    """)

  /// Verbs whose participle says that a thing was dealt with: `rent paid`, but not `mum called`.
  static let handling = deedVerbs.without(.doer)
  /// Verbs of which a thing is said to be done for sure: `the rent is paid`.
  static let settling = deedVerbs.with(.sure).without(.doer)
  /// Verbs that answer a message of the bot; `got it` only says that it was read.
  static let answering = deedVerbs.but("get")
  /// Verbs for messages, which are no adjectives: `texted mum`, but not `packed lunch`.
  static let reaching = deedVerbs.only("email", "phone", "ring", "submit", "text")
  /// Verbs that answer a message of the bot about a person, whatever that one is called: `paid him`.
  static let toThings = answering.but("call", "email", "phone", "ring", "text", "thank", "visit")
  /// Verbs of which a person is the object, in groups that mean one deed: `called her` is about no other one.
  static let deedsToPeople = [
    (told: deedVerbs.only("call", "phone", "ring").told, does: "call ring phone"),
    (told: deedVerbs.only("email").told, does: "email write"),
    (told: deedVerbs.only("text").told, does: "text message"),
    (told: deedVerbs.only("thank").told, does: "thank"), (told: deedVerbs.only("visit").told, does: "visit see"),
  ]
  /// Verbs of paying and sending. With these nobody states a wish: `nails done` may be one, `rent paid` is none.
  static let paying = deedVerbs.only("pay", "submit", "send", "email", "post", "buy", "collect", "order")
}
