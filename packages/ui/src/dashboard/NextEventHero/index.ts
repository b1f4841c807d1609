export {
  NextEventHero,
  nextEventHeroTexts,
  type EventAttendee,
  type EventReminder,
  type NextEventHeroProps,
  type NextEventHeroTexts,
} from './NextEventHero.tsx'
