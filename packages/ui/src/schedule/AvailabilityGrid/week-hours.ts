import { type WeekHour, weekdayTexts } from '../schedule.ts'

export type WeekSlot = WeekHour & { members: number }

/** Name of an hour within a set. */
export const hourKey = ({ weekday, hour }: WeekHour) => `${weekday}-${hour}`

export function hasHour(hours: readonly WeekHour[], wanted: WeekHour): boolean {
  return hours.some((hour) => hour.weekday === wanted.weekday && hour.hour === wanted.hour)
}

/** Adds or removes one hour; the result is in the order of the week. */
export function withHour(hours: readonly WeekHour[], changed: WeekHour, marked: boolean): WeekHour[] {
  const others = hours.filter((hour) => hourKey(hour) !== hourKey(changed))
  const all = marked ? [...others, changed] : others
  return all.toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour)
}

/** Heat of an hour, from 0 (nobody) to 4 (everybody). */
export function heatOf(members: number, total: number): 0 | 1 | 2 | 3 | 4 {
  if (members <= 0 || total <= 0) return 0
  const share = members / total
  if (share >= 1) return 4
  if (share > 2 / 3) return 3
  return share > 1 / 3 ? 2 : 1
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The hour that a key leads to within the shown ones; null for another key. */
export function hourAfterKey(
  at: WeekHour,
  key: string,
  firstHour: number,
  withControl: boolean,
): WeekHour | null {
  const to = (weekday: number, hour: number): WeekHour => ({
    weekday: clamp(weekday, 0, 6),
    hour: clamp(hour, firstHour, 23),
  })
  const targets: Record<string, () => WeekHour> = {
    ArrowLeft: () => to(at.weekday - 1, at.hour),
    ArrowRight: () => to(at.weekday + 1, at.hour),
    ArrowUp: () => to(at.weekday, at.hour - 1),
    ArrowDown: () => to(at.weekday, at.hour + 1),
    Home: () => to(0, withControl ? firstHour : at.hour),
    End: () => to(6, withControl ? 23 : at.hour),
    PageUp: () => to(at.weekday, at.hour - 6),
    PageDown: () => to(at.weekday, at.hour + 6),
  }
  return targets[key]?.() ?? null
}

export interface BestTime {
  weekday: number
  from: number
  to: number
  members: number
}

/** Runs of hours that most members share, the fullest and longest first; of one day's overlapping ones the best. */
export function bestTimes(slots: readonly WeekSlot[], most = 3): BestTime[] {
  const runs: BestTime[] = []
  for (const members of new Set(slots.map((slot) => slot.members))) {
    const enough = slots.filter((slot) => slot.members >= members)
    for (const weekday of weekdayTexts.weekdays.keys()) {
      const hours = new Set(enough.filter((slot) => slot.weekday === weekday).map((slot) => slot.hour))
      for (const from of hours) {
        if (hours.has(from - 1)) continue
        let to = from + 1
        while (hours.has(to)) to += 1
        runs.push({ weekday, from, to, members })
      }
    }
  }
  const length = ({ from, to }: BestTime) => to - from
  runs.sort(
    (a, b) => b.members - a.members || length(b) - length(a) || a.weekday - b.weekday || a.from - b.from,
  )
  const chosen: BestTime[] = []
  for (const run of runs) {
    const overlaps = chosen.some(
      (known) => known.weekday === run.weekday && known.from < run.to && run.from < known.to,
    )
    if (!overlaps) chosen.push(run)
    if (chosen.length === most) break
  }
  return chosen
}

/** `terça-feira, 20h às 22h`. */
export function bestTimeText({ weekday, from, to }: BestTime): string {
  return `${weekdayTexts.weekdays[weekday] ?? ''}, ${from}h às ${to}h`
}
