import Agenda
import Markup
import Storage

/// The links to the feeds of the events shown.
enum FeedLinks {
  static func markup(_ selection: EventSelection, _ wording: any Wording) -> HTML {
    """
    <p class="hint">\(wording.subscribe): <a type="text/calendar" href="\(to: .feed(selection, "ics"))">\(wording.asCalendar)</a> · \
    <a type="application/rss+xml" href="\(to: .feed(selection, "rss"))">\(wording.asNews)</a></p>
    """
  }
}
