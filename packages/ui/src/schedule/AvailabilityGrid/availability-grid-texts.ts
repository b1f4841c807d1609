import { weekdayTexts } from '../schedule.ts'
import { bestTimeText } from './week-hours.ts'

export const availabilityGridTexts = {
  ...weekdayTexts,
  /** Name of an hour, with the number of members who have time. */
  hour: (weekday: string, hour: number, members: number, total: number) =>
    `${weekday}, ${hour}h: ${members} de ${total} com tempo`,
  bestTime: bestTimeText,
  bestDetail: (members: number, total: number) => `${members} de ${total}`,
}
