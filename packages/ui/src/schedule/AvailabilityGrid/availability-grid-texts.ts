import { weekdayTexts } from '../schedule.ts'
import { bestTimeText } from './week-hours.ts'

export const availabilityGridTexts = {
  ...weekdayTexts,
  label: 'Horários em comum do time',
  editLabel: 'Seus horários livres',
  showNight: 'Mostrar madrugada',
  hideNight: 'Esconder madrugada',
  /** Name of an hour, with the number of members who have time. */
  hour: (weekday: string, hour: number, members: number, total: number) =>
    `${weekday}, ${hour}h: ${members} de ${total} com tempo`,
  own: 'marcado por você',
  /** Name of the column of hours. */
  hourColumn: 'Hora',
  best: 'Melhores horários',
  bestTime: bestTimeText,
  bestDetail: (members: number, total: number) => `${members} de ${total}`,
  none: 'Ninguém marcou horários ainda.',
  legendFew: 'poucos',
  legendAll: 'todos',
  editHint:
    'Arraste sobre as horas em que você tem tempo. No teclado: setas para andar, espaço para marcar, Shift com setas para pintar.',
}

export type AvailabilityGridTexts = typeof availabilityGridTexts
