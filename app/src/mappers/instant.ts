import { formatMonth, formatTime } from '@convoca/ui/app'

/** `12 de março de 2025 às 20:05`, where the reader is: for what the server does not render. */
export function formatInstant(iso: string): string {
  const at = new Date(iso)
  return `${at.getDate()} de ${formatMonth(at)} de ${at.getFullYear()} às ${formatTime(at)}`
}
