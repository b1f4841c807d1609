import { shortWeekdays, weekdays } from './long-dates.ts'

/** Kinds of an event. */
export type ScheduleType = 'TRAINING' | 'SCRIM' | 'MATCH' | 'MEETING' | 'OTHER'

export const scheduleTypes: readonly ScheduleType[] = ['TRAINING', 'SCRIM', 'MATCH', 'MEETING', 'OTHER']

export const scheduleTypeLabels: Record<ScheduleType, string> = {
  TRAINING: 'Treino',
  SCRIM: 'Scrim',
  MATCH: 'Partida',
  MEETING: 'Reunião',
  OTHER: 'Outro',
}

/** One occurrence of an event: a weekly event has one each week. */
export interface ScheduleEvent {
  /** The key of the occurrence: no two are the same. */
  key: string
  title: string
  type: ScheduleType
  /** ISO instants; shown in the reader's time zone. */
  startsAt: string
  endsAt: string
  location?: string | undefined
  /** Repeats every week. */
  weekly?: boolean | undefined
  /** Does not take place. */
  isCancelled?: boolean | undefined
  /** The user's own response: null without one, undefined if not invited. */
  ownAnswer?: boolean | null | undefined
}

/** An hour of the week; 0 is Sunday. */
export interface WeekHour {
  weekday: number
  hour: number
}

export const weekdayTexts = {
  weekdays,
  /** The names in narrow columns. */
  shortWeekdays,
}

/** Days of the week, from Sunday. */
export type WeekdayTexts = typeof weekdayTexts
