import { shiftDay } from '../../mappers/events.ts'

const format = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `Hoje, sexta-feira, 27 de novembro` */
export function titleOfDay(day: string, today: string): string {
  const date = format.format(new Date(`${day}T12:00:00Z`))
  if (day === today) return `Hoje, ${date}`
  if (day === shiftDay(today, 1)) return `Amanhã, ${date}`
  return date.charAt(0).toUpperCase() + date.slice(1)
}
