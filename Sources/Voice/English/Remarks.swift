package import Agenda

extension Wording {
  package func answer(_ remark: Remark, to text: String) -> String? {
    switch remark {
    case .complaint:
      "Sorry about that. !undo takes back the last change, !help shows what I can do, !about says who runs me."
    case .confusion: "Send me anything to remember, such as: call jimmy at 5pm tomorrow. Try !help or !tips for more."
    case .praise: "Thank you!"
    case .wrong: "Sorry! What should it be? Tell me, such as: friday 3pm - or !undo takes it back."
    case .whenThen: "When should it be, then?"
    case .later: "When? Tell me, such as: in 20 minutes, or tomorrow 9am."
    case .reminding:
      "Of what, and when? Tell me, such as: call jimmy at 5pm tomorrow. A time alone is for what we spoke of last."
    case .sameTime: "The time stays as it is."
    case .cannot: "I can't do that: I keep todos, events and notes, and remind you. Add a todo for it with !add."
    case .cannotDo: "I can't do that: I keep todos, events and notes. Shall I add it as a todo? Answer yes or no."
    case .unclear: "I am not sure what you mean, so nothing is changed. Shall I add it as a todo? Answer yes or no."
    case .unclearAct:
      "I am not sure what you mean, so nothing is changed. Name the thing, such as: done milk - or move dentist to friday."
    case .quietByDay:
      "I can't keep quiet by the day of the week. !quiet until monday holds reminders back, !hours 8-22 sets my hours."
    case .otherLanguage: "I only understand English so far."
    case .split: "I can't split a thing in two. Add the other part as a new todo."
    case .swap: "I can't swap two things. Move one after the other, such as: move dentist to friday."
    case .share: "I can't share a whole list yet. Send one thing at a time, such as: @bob pick up the milk"
    case .giveBack: "What should I give back? !decline answers what you were asked."
    case .oneByOne: "I undo one message at a time, up to 50 back: say undo again for the one before."
    case .nagWhat: "What should I nag you about? Tell me, such as: nag me about the rent every hour."
    case .header: "What goes below \(quoted(text.short()))? Send it now, one thing a line."
    case .firstLineOnly: "Only a message's first line can do that. Send it on its own: \(text.short())"
    case .emptyList:
      "A list begins with the first thing on it. Try: add milk to \(text.isEmpty ? "costco" : text.short())"
    case .finished: "Well done! !today shows what is left."
    case .discouraged:
      "One thing at a time. !today shows what is due; what can wait, put off, such as: move dentist to friday."
    case .nothing, .acknowledged, .introduction: nil
    }
  }
}
