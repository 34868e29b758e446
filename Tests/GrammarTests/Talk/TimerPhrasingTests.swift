import Grammar
import Testing

/// Requests for timers and alarms.
@Suite struct TimerPhrasingTests {
  static let timer = sayings([
    "command add timer in ten minutes": ["set a timer for ten minutes"],
    "command add timer in 5 min": ["timer 5 min"],
    "command add timer in 5 minute": ["5 minute timer", "set a 5 minute timer"],
    "command add timer in 25 mins": ["set timer for 25 mins pls"],
    "command add timer in 25 min": ["start a 25 min timer"],
    "command add timer in 20 min": ["can u set a timer for 20 min"],
    "command add timer in 1 hour": ["pls set a timer of 1 hour", "timer for 1 hour"],
    "command add pasta in 8 minutes": [
      "set a timer for 8 minutes for the pasta", "set a timer for the pasta for 8 minutes",
    ],
    "command add pasta in 8 minute": ["8 minute timer for the pasta"],
    "command add alarm at 6:45": ["alarm 6:45"],
    "command add alarm at 6.45": ["set alarm for 6.45"],
    "command add alarm at 7": ["set an alarm for 7", "set the alarm for 7", "can you set an alarm for 7"],
    "command add alarm at 6am": ["set alarm at 6am", "put alarm 6am", "set an alarm for 6am"],
    "command add alarm at 7 tomorrow": ["set an alarm for 7 tomorrow"],
    "command add wake up at 6": ["wake me at 6", "wake me up at 6 pls"],
    "command add wake up at 5:30 tomorrow": ["please wake me up at 5:30 tomorrow"],
    "command add wake up in 20 minutes": ["wake me up in 20 minutes"],
    "command add wake up at half six": ["could you wake me up at half six"],
    "command add timer in 45 minutes": ["set a timer for 45 minutes"],
    "command add timer in 45 minute": ["set a 45 minute timer"],
    "command add timer in 45 mins": ["timer 45 mins"],
    "command add timer in an hour and a half": ["timer for an hour and a half"],
    "command add timer in 90 seconds": ["start timer 90 seconds"],
    "command add timer in 3 min": ["pls start a timer for 3 min"],
    "command add timer in 3 minutes": ["can you start a timer for 3 minutes"],
    "command add timer in 3 minute": ["hey start a 3 minute timer please"],
    "command add tea in 3 minutes": ["set a timer for 3 minutes for tea", "timer for the tea for 3 minutes"],
    "command add tea in 3 minute": ["set a 3 minute timer for the tea"],
    "command add rice in 12 minutes": ["set a timer for the rice for 12 minutes"],
    "command add check the oven in 20 minutes": ["set a timer for 20 minutes to check the oven"],
    "command add pizza in 20 min": ["timer 20 min pizza"],
    "command add pizza in 20 minutes": ["set a timer for 20 minutes pizza"],
    "command add alarm at 6": ["set an alarm for 6"],
    "command add alarm at 6am tomorrow": ["set alarm 6am tomorrow"],
    "command add alarm at 5:15 AM": ["Set an alarm for 5:15 AM"],
    "command add alarm at half past six": ["put an alarm at half past six"],
    "command add alarm at half six": ["set an alarm for half six"],
    "command add wake up at seven": ["wake me up at seven"],
    "command add wake up tomorrow at 7": ["wake me tomorrow at 7"],
    "command add wake up in an hour": ["wake me in an hour"],
    "command add wake up at 7 every weekday": ["wake me up at 7 every weekday"],
    "command add wake up at 7.15": ["pls wake me at 7.15"],
  ])

  @Test("a timer or an alarm is a todo that reminds", arguments: timer)
  func timerMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
