import Agenda

extension English {
  /// The keywords as carriers register them.
  static let carrierKeywords: [String: CarrierKeyword] = [
    "stop": .stop, "stopall": .stop, "stop all": .stop, "unsubscribe": .stop, "cancel": .stop, "end": .stop,
    "quit": .stop, "revoke": .stop, "optout": .stop, "opt out": .stop, "start": .start, "unstop": .start, "yes": .yes,
    "help": .help, "info": .help,
  ]
}
