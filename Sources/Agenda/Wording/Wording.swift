/// Everything Nuthatch says in one language. What a language does not say is said in English: Voice's English stands as the
/// default of every requirement.
package protocol Wording: Sendable, GeneralWording, ActWording, AnswerWording, CalendarWording, ChangeWording,
  CommunityWording, PublishingWording, ModerationWording, SubscriptionWording,
  ConsentWording, DateWording, HelpWording, PublicWording, ItemWording, LinkWording, ListingWording, OccurrenceWording,
  OperatingWording, PictureWording, RequestWording, RemarkWording, ReminderWording, RepeatWording, RightsWording,
  SettingWording, SignInWording, PageWording, ButtonWording, NavigationWording, CalendarPageWording, ItemPageWording,
  ItemFormWording, CollectionPageWording, SettingsPageWording, ImportPageWording, VisitorWording,
  CommunityPageWording
{
  /// The language that it is.
  var language: Language { get }
}
