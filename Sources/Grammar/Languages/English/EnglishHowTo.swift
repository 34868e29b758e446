extension English {
  /// How-to questions (`how do I repeat something?`) and the commands that answer them. A key may have several words.
  /// The first key whose words all occur wins.
  static let topics: KeyValuePairs<String, String> = [
    "off reminder": "off", "stop reminder": "off", "on reminder": "on", "add tag": "edit", "put tag": "edit",
    "off remind": "off", "stop remind": "off", "on remind": "on", "off confirm": "confirmoff",
    "delete from list": "delete", "remove from list": "delete", "off list": "delete",
    "delete list": "deletelist", "remove list": "deletelist", "rename list": "renamelist", "clear list": "clear",
    "empty list": "clear", "add list": "add", "share list": "send", "create list": "add", "make list": "add",
    "new list": "add",
    "timezone": "timezone", "zone": "timezone", "every": "repeat", "clock": "clock", "digest": "digest",
    "repeating": "repeat", "repeat": "repeat", "recurring": "repeat", "weekly": "repeat", "daily": "repeat",
    "remind": "remind", "reminder": "remind", "nag": "nag", "delete": "delete", "remove": "delete", "rid": "delete",
    "cancel": "delete", "undo": "undo", "complete": "complete", "finish": "complete", "done": "complete",
    "tick": "complete", "mark": "complete", "rename": "rename", "edit": "edit", "change": "edit", "move": "move",
    "postpone": "postpone", "snooze": "postpone", "list": "lists", "lists": "lists", "tag": "gettag",
    "share": "send", "send": "send", "ask": "send", "connect": "link", "link": "link", "phone": "link",
    "mastodon": "link", "calendar": "calendar", "subscribe": "calendar", "export": "export", "backup": "export",
    "priority": "priority", "urgent": "priority",
    "note": "note", "event": "event", "search": "find", "find": "find", "block": "block", "account": "forgetme",
    "add": "add", "create": "add", "make": "add", "settings": "settings", "stop": "off",
    "off": "off", "task": "add", "date": "due", "due": "due",
  ]
}
