/// Everything that Nuthatch says in one language. If a language lacks a text, it is in English: Voice's English is the
/// default of every requirement.
package protocol Wording: Sendable, GeneralWording, ActWording, AnswerWording, CalendarWording, ChangeWording,
  CommunityWording, PublishingWording, ModerationWording, SubscriptionWording,
  ConsentWording, DateWording, HelpWording, PublicWording, ItemWording, LinkWording, ListingWording, OccurrenceWording,
  OperatingWording, PictureWording, RequestWording, RemarkWording, ReminderWording, RepeatWording, RightsWording,
  SettingWording, SignInWording, PageWording, ButtonWording, NavigationWording, CalendarPageWording, ItemPageWording,
  ItemFormWording, CollectionPageWording, SettingsPageWording, ImportPageWording, VisitorWording,
  CommunityPageWording
{
  /// The language of these texts.
  var language: Language { get }
}
