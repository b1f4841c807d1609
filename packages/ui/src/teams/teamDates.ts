import { format, isValid, parseISO } from 'date-fns'
import { ptBR } from 'date-fns/locale'

/** `12 mar 2025` (requirement 001 §9), or undefined for a missing or unreadable date. */
export function cardDate(iso: string | null | undefined): string | undefined {
  return formatted(iso, 'dd MMM yyyy')
}

/** `12/03/2025 - 20:05` (requirement 001 §2, invitations), or undefined. */
export function invitationDate(iso: string | null | undefined): string | undefined {
  return formatted(iso, 'dd/MM/yyyy - HH:mm')
}

function formatted(iso: string | null | undefined, pattern: string): string | undefined {
  if (!iso) return undefined
  const date = parseISO(iso)
  return isValid(date) ? format(date, pattern, { locale: ptBR }) : undefined
}
