import { formatLongDay } from '@convoca/ui/app'
import { shiftDay } from '../../mappers/events.ts'

/** `Hoje, sexta-feira, 27 de novembro` */
export function titleOfDay(day: string, today: string): string {
  const date = formatLongDay(new Date(`${day}T12:00:00`))
  if (day === today) return `Hoje, ${date}`
  if (day === shiftDay(today, 1)) return `Amanhã, ${date}`
  return date.charAt(0).toUpperCase() + date.slice(1)
}
