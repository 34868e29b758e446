import Markup
import Testing

@Suite("Forms")
struct FormTests {
  @Test("A field has its label, and its error and hint are read with it")
  func field() {
    let field = Field("name", "Name", .line("a \"b\""), hint: "Short", error: "It is blank", isRequired: true)
    #expect(
      field.markup.text
        == "<div class=\"field\"><label for=\"name\">Name</label>"
        + "<input type=\"text\" id=\"name\" name=\"name\" aria-describedby=\"name-error name-hint\""
        + " aria-invalid=\"true\" required value=\"a &quot;b&quot;\" dir=\"auto\">"
        + "<p class=\"error\" id=\"name-error\">It is blank</p><p class=\"hint\" id=\"name-hint\">Short</p></div>")
  }

  @Test("A text keeps the empty line that it begins with")
  func lines() {
    #expect(Field("note", "Note", .lines("\nx")).markup.text.contains(" dir=\"auto\">\n\nx</textarea>"))
  }

  @Test("A choice marks what is chosen, and a box what is on")
  func choices() {
    let choice = Field("clock", "Clock", .choice([.init("12", "5pm"), .init("24", "17:00")], selected: "24"))
    #expect(
      choice.markup.text.contains("<option value=\"12\">5pm</option><option value=\"24\" selected>17:00</option>"))
    #expect(Field("on", "On", .check(true)).markup.text.contains(" checked>"))
    #expect(!Field("on", "On", .check(false)).markup.text.contains("checked"))
  }

  @Test("Two fields of one name on a page have different ids")
  func prefixes() {
    var field = Field("name", "Name", .line(""))
    field.idPrefix = "new-"
    #expect(field.markup.text.contains("<label for=\"new-name\">"))
    #expect(field.markup.text.contains("id=\"new-name\" name=\"name\""))
  }

  @Test("Every form is sent by POST and carries the session's token")
  func form() {
    let form = Form(to: Href("todo", "3", "done"), token: "t\"k", hidden: ["on": "2026"], style: "tick")
    #expect(
      form.button("Done", name: "Complete tea").text
        == "<form method=\"post\" action=\"/todo/3/done\" class=\"tick\">"
        + "<input type=\"hidden\" name=\"token\" value=\"t&quot;k\"><input type=\"hidden\" name=\"on\" value=\"2026\">"
        + "<button aria-label=\"Complete tea\">Done</button></form>")
  }
}
