/**
 * Brazilian input masks as pure functions: text in, masked text out. They accept anything (pasted
 * punctuation, a country code) and never invent a digit.
 */

/** Names of the masks a MaskedField can carry. */
export type MaskName = 'cpf' | 'phone' | 'date' | 'time'

/** Only the digits of a text, which is what the server takes for CPF and phone. */
export function digitsOf(text: string): string {
  return toPlain(text).replace(/\D/g, '')
}

/**
 * A text with plain digits in place of full-width ones, and without the invisible characters that a copied
 * text brings.
 */
const toPlain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '')

/** A number of another country stays as it is, so that it is refused instead of becoming one of Brazil. */
const MAX_FOREIGN = 24

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
  const plain = toPlain(text)
  const [, typed] = /^[\s(]*(?:\+|00(?=\d))[\s(]*(.*)$/su.exec(plain) ?? []
  const after = digitsOf(typed ?? '')
  if (typed !== undefined && (after.length < 2 || !after.startsWith('55')))
    return plain.replace(/[^\d+() -]/g, '').slice(0, MAX_FOREIGN)
  let digits = typed === undefined ? digitsOf(plain) : after.slice(2)
  // The 0 of a long-distance call, and the two digits of a carrier.
  if (digits.startsWith('0')) digits = digits.length > 12 ? digits.slice(3) : digits.slice(1)
  // A number pasted or filled in by the browser may bring Brazil's country code; 55 is an area code too, and then one
  // digit too many may have been typed.
  const most = text.startsWith('(55) ') ? 12 : 11
  if (digits.length > most && digits.startsWith('55')) digits = digits.slice(2)
  const mobile = digits.charAt(2) === '9' || digits.length > 10
  return applyPattern(digits, mobile ? '(00) 00000-0000' : '(00) 0000-0000')
}

/** A day or a month of one digit, recognised by what separates it from the next part, is padded with a zero. */
const padParts = (text: string): string =>
  text.replace(/^\s*(\d)(?=[/.\-\s])/, '0$1').replace(/^\s*(\d\d)\s*[/.\-\s]\s*(\d)(?=[/.\-\s])/, '$1/0$2')

/** `dd/mm/aaaa`; an ISO date (as browsers fill in birthdays) is turned round first. */
export function maskDate(text: string): string {
  const plain = toPlain(text)
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(plain)
  const digits = iso
    ? `${iso[3]?.padStart(2, '0')}${iso[2]?.padStart(2, '0')}${iso[1]}`
    : digitsOf(padParts(plain))
  return applyPattern(digits, '00/00/0000')
}

/** `hh:mm`; an hour of one digit, recognised by a separator or by its value, is padded with a zero. */
export function maskTime(text: string): string {
  const padded = toPlain(text)
    .replace(/^(\d)(?=[:h])/, '0$1')
    .replace(/^[3-9]/, '0$&')
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
