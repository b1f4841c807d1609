import { dateTextToIso, isoToDateText } from '../../forms/masks/masks.ts'
import { padTwo } from '../../primitives/format-date/format-date.ts'
import { toIsoMinute } from '../long-dates.ts'

/** A moment as it is typed: `dd/mm/aaaa` and `hh:mm`, possibly incomplete. */
export interface MomentText {
  date: string
  time: string
}

/** The texts of `yyyy-MM-ddTHH:mm`. */
export function toMomentText(moment: string): MomentText {
  return { date: isoToDateText(moment.slice(0, 10)), time: moment.slice(11, 16) }
}

/** Both texts as `yyyy-MM-ddTHH:mm`; empty while one of them is incomplete. */
export function fromMomentText({ date, time }: MomentText): string {
  const day = dateTextToIso(date)
  return day === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? '' : `${day}T${time}`
}

/** The full hour, where only the hour was typed. */
export const completeTime = (time: string) => (/^\d{2}:?$/.test(time) ? `${time.slice(0, 2)}:00` : time)

/** An end that follows its start from one moment to another, so that the event keeps its length. */
export function shiftMoment(end: string, from: string, to: string): string {
  const shifted = Date.parse(end) + Date.parse(to) - Date.parse(from)
  return Number.isNaN(shifted) ? end : toIsoMinute(new Date(shifted))
}

/** The times that the list offers: every half hour, and the time that was typed. */
export function timeOptions(typed: string): string[] {
  const halves = Array.from({ length: 48 }, (_, half) => {
    const hour = padTwo(Math.floor(half / 2))
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`
  })
  const isOther = fromMomentText({ date: '01/01/2000', time: typed }) !== '' && !halves.includes(typed)
  return isOther ? [...halves, typed].toSorted() : halves
}
