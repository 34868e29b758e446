import Agenda

extension English {
  /// Other names of a search's operators.
  static let operatorNames: [String: SearchOperator] = [
    "tags": .tag, "place": .location, "at": .location, "haslocation": .isLocated, "hasplace": .isLocated,
    "istagged": .isTagged, "hastags": .isTagged, "p": .priority, "pri": .priority, "created": .added,
    "createdbefore": .addedBefore, "createdafter": .addedAfter, "createdwithin": .addedWithin,
    "isrepeated": .isRepeating, "repeats": .isRepeating, "hasnote": .hasNotes, "haslink": .hasURL, "hasurls": .hasURL,
    "hasphotos": .hasPhoto, "haspicture": .hasPhoto, "haspictures": .hasPhoto,
    "estimate": .timeEstimate, "time": .timeEstimate, "hasestimate": .hasTimeEstimate, "notes": .note,
    "notecontains": .note, "namecontains": .name, "tagcontains": .tag, "contact": .with, "person": .with,
    "type": .is, "before": .dueBefore, "after": .dueAfter,
  ]

  /// The filters of Todoist besides days, lists and tags, each with the search that means the same.
  static let filters = [
    "p1": "priority:1", "p2": "priority:2", "p3": "priority:3", "p4": "priority:none",
    "overdue": "dueBefore:today", "od": "dueBefore:today",
    "no date": "due:never", "no due date": "due:never", "undated": "due:never",
    "recurring": "isRepeating:true", "repeating": "isRepeating:true",
  ]

  static let searchValues = SearchValueWords(
    none: ["none", "no", "never", ""], inbox: ["inbox"], yes: ["true", "yes", ""], no: ["false", "no"],
    priorities: [
      "1": 1, "!1": 1, "high": 1, "2": 2, "!2": 2, "medium": 2, "3": 3, "!3": 3, "low": 3,
      "none": nil, "n": nil, "0": nil, "4": nil, "": nil,
    ],
    open: ["incomplete", "open", "todo", "pending"], completed: ["completed", "complete", "done"],
    kinds: [
      "todo": .todo, "todos": .todo, "task": .todo, "tasks": .todo, "event": .event, "events": .event,
      "note": .note, "notes": .note,
    ],
    now: ["now"], one: ["a", "an", "one"], days: ["day": 1, "days": 1, "week": 7, "weeks": 7],
    months: ["month": 1, "months": 1, "year": 12, "years": 12], of: ["of"],
    noYesOrNo: .init(reason: "it is true or false", example: "true"),
    noPriority: .init(reason: "a priority is 1, 2, 3 or none", example: "1"),
    noStatus: .init(reason: "it is incomplete or completed", example: "completed"),
    noKind: .init(reason: "it is todo, event or note", example: "event"),
    noDate: .init(reason: "I don't recognise that date", example: "friday"),
    noLength: .init(reason: "it is a number of days or weeks", example: "\"3 days\""),
    noAnchor: .init(reason: "it counts from a day", example: "\"3 days of today\""),
    noCount: .init(reason: "it is compared to a number", example: ">2"),
    noEstimate: .init(reason: "it is compared to a number", example: "\"> 1 hour\""))
}
