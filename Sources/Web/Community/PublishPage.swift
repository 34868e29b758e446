import Agenda
import Markup

/// The form for an event that somebody publishes to the community.
struct PublishPage: CommunityPage {
  private let community: Community
  private let form: CommunityForm
  private let audiences: [EventAudience]

  init(_ form: CommunityForm, in community: Community, _ desk: Desk) throws {
    (self.form, self.community) = (form, community)
    audiences = try desk.audiencesOnForms
  }

  func title(_ wording: any Wording) -> String { wording.publishEvent }

  func content(_ wording: any Wording, _ context: PageContext?) -> HTML {
    let shown = context.map {
      form.markup(to: Href("community", "new"), for: audiences, button: wording.seeFirst, $0)
    }
    return """
      <div class="heading"><h1>\(wording.publishEvent)</h1>\
      <p class="crumbs"><a href="\(to: .community)">\(wording.whatIsOn(in: community.name))</a></p></div>
      <p>\(audiences.isEmpty ? wording.notPublishing : wording.whatPublishing)</p>\(audiences.isEmpty ? nil : shown)
      """
  }
}
