/**
 * Brazilian input masks as pure functions: text in, masked text out. They accept anything (pasted
 * punctuation, a country code) and never invent a digit.
 */

/** Names of the masks a MaskedField can carry. */
export type MaskName = 'cpf' | 'phone' | 'date' | 'time'

/** Only the digits of a text, which is what the server takes for CPF and phone. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Fills digits into a pattern of `0`s; punctuation is added only before a following digit. */
function applyPattern(digits: string, pattern: string): string {
  let masked = ''
  let pending = ''
  let next = 0
  for (const place of pattern) {
    if (next >= digits.length) break
    if (place === '0') {
      masked += pending + digits.charAt(next)
      pending = ''
      next += 1
    } else {
      pending += place
    }
  }
  return masked
}

/** `000.000.000-00` */
export function maskCpf(text: string): string {
  return applyPattern(digitsOf(text), '000.000.000-00')
}

/** Mobile numbers start with 9 after the area code: `(00) 00000-0000`; the others are landlines, `(00) 0000-0000`. */
export function maskPhone(text: string): string {
  let digits = digitsOf(text)
  // A number pasted or filled in by the browser may bring Brazil's country code; 55 is an area code too, and then one
  // digit too many may have been typed.
  const most = text.startsWith('(55) ') ? 12 : 11
  if (digits.length > most && digits.startsWith('55')) digits = digits.slice(2)
  const mobile = digits.charAt(2) === '9' || digits.length > 10
  return applyPattern(digits, mobile ? '(00) 00000-0000' : '(00) 0000-0000')
}

/** `dd/mm/aaaa`; an ISO date (as browsers fill in birthdays) is turned round first. */
export function maskDate(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const digits = iso ? `${iso[3]}${iso[2]}${iso[1]}` : digitsOf(text)
  return applyPattern(digits, '00/00/0000')
}

/** `hh:mm`; an hour of one digit, recognised by a separator or by its value, is padded with a zero. */
export function maskTime(text: string): string {
  const padded = text.replace(/^(\d)(?=[:h])/, '0$1').replace(/^[3-9]/, '0$&')
  return applyPattern(digitsOf(padded), '00:00')
}

/** `dd/mm/aaaa` to `aaaa-mm-dd`, or null when it is not a day of the calendar. */
export function dateTextToIso(text: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!parts) return null
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (year < 1000) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date rolls 31/02 over into March: such a day does not exist.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${parts[3]}-${parts[2]}-${parts[1]}` : null
}

/** An ISO date or date-time to `dd/mm/aaaa`; empty when it is not one. */
export function isoToDateText(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : ''
}

export const masks: Record<MaskName, (text: string) => string> = {
  cpf: maskCpf,
  phone: maskPhone,
  date: maskDate,
  time: maskTime,
}
