import { weekdayTexts, type WeekdayTexts } from '../schedule.ts'
import { bestTimeText, type BestTime } from './week-hours.ts'

export type AvailabilityGridTexts = WeekdayTexts & {
  label: string
  editLabel: string
  showNight: string
  hideNight: string
  /** Of an hour: its name and how many have time. */
  hour: (weekday: string, hour: number, members: number, total: number) => string
  own: string
  /** Name of the column of hours. */
  hourColumn: string
  best: string
  /** `terça-feira, 20h às 22h`. */
  bestTime: (time: BestTime) => string
  bestDetail: (members: number, total: number) => string
  none: string
  legendFew: string
  legendAll: string
  editHint: string
}

export const availabilityGridTexts: AvailabilityGridTexts = {
  ...weekdayTexts,
  label: 'Horários em comum do time',
  editLabel: 'Seus horários livres',
  showNight: 'Mostrar madrugada',
  hideNight: 'Esconder madrugada',
  hour: (weekday, hour, members, total) => `${weekday}, ${hour}h: ${members} de ${total} com tempo`,
  own: 'marcado por você',
  hourColumn: 'Hora',
  best: 'Melhores horários',
  bestTime: bestTimeText,
  bestDetail: (members, total) => `${members} de ${total}`,
  none: 'Ninguém marcou horários ainda.',
  legendFew: 'poucos',
  legendAll: 'todos',
  editHint:
    'Arraste sobre as horas em que você tem tempo. No teclado: setas para andar, espaço para marcar, Shift com setas para pintar.',
}
