/**
 * A text with plain digits and signs in place of full-width ones, and without the invisible characters that a
 * copied number brings.
 */
const toPlain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '')

/** The digits of a text, as CPF and phone fields send them. */
export function onlyDigits(text: string): string {
  return toPlain(text).replace(/\D/g, '')
}

function cpfCheckDigit(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (digits.length + 1 - at)
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/** The two check digits of the first nine digits of a CPF. */
export function cpfCheckDigits(nineDigits: string): string {
  const first = cpfCheckDigit(nineDigits)
  return `${first}${cpfCheckDigit(`${nineDigits}${first}`)}`
}

/** A CPF with or without punctuation; eleven equal digits have a valid checksum but are never issued. */
export function isCpf(text: string): boolean {
  if (!/^[\d.\p{Pd}\s]+$/u.test(toPlain(text))) return false
  const digits = onlyDigits(text)
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)))
}

/** `12345678909` → `123.456.789-09`; a partial CPF is formatted as far as typed. */
export function formatCpf(text: string): string {
  const digits = onlyDigits(text).slice(0, 11)
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter((group) => group !== '')
  const end = digits.slice(9)
  return groups.join('.') + (end === '' ? '' : `-${end}`)
}

// Area codes in use, by their first digit (Anatel's numbering plan).
const areaCodes: Readonly<Record<string, string>> = {
  '1': '123456789',
  '2': '12478',
  '3': '1234578',
  '4': '123456789',
  '5': '1345',
  '6': '123456789',
  '7': '134579',
  '8': '123456789',
  '9': '123456789',
}

/** Whether a number says that it is of another country than Brazil: `+34…`, `0034…`. */
export function isForeignPhone(text: string): boolean {
  const [, code] = /^[\s(]*(?:\+|00)[\s(]*(.*)$/su.exec(toPlain(text)) ?? []
  if (code === undefined) return false
  return !'55'.startsWith(onlyDigits(code).slice(0, 2))
}

/** The digits without the country's code, which may be left out of a number of Brazil. */
function withoutCountry(digits: string, isInternational: boolean): string {
  if (digits.startsWith('0055')) return digits.slice(4)
  const hasCode = digits.startsWith('55') && (isInternational || digits.length > 11)
  return hasCode ? digits.slice(2) : digits
}

/**
 * The digits without the 0 of a long-distance call and the two digits of a carrier that may follow: `0 15 11
 * 98765-4321`.
 */
function withoutTrunk(digits: string): string {
  if (!digits.startsWith('0')) return digits
  const rest = digits.slice(1)
  return rest.length > 11 ? rest.slice(2) : rest
}

/** The digits of a phone number, without Brazil's country code, the 0 before an area code and a carrier. */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text)
  if (isForeignPhone(text)) return digits
  return withoutTrunk(withoutCountry(digits, /^[\s(]*\+/u.test(toPlain(text))))
}

/** A landline (10 digits) or a mobile phone (11, the third is 9) with an area code in use. */
export function isBrazilianPhone(text: string): boolean {
  if (!/^[\s(]*\+?[\d()\p{Pd}.\s]+$/u.test(toPlain(text)) || isForeignPhone(text)) return false
  const digits = phoneDigits(text)
  const [first = '', second = '', third = ''] = digits
  if (areaCodes[first]?.includes(second) !== true) return false
  if (digits.length === 11) return third === '9'
  return digits.length === 10 && /[2-5]/.test(third)
}

/** `11987654321` → `(11) 98765-4321`; a partial number is formatted as far as typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, 11)
  if (digits.length <= 2) return digits === '' ? '' : `(${digits}`
  const number = digits.slice(2)
  const head = number.length > 8 ? 5 : 4
  const tail = number.slice(head)
  return `(${digits.slice(0, 2)}) ${number.slice(0, head)}${tail === '' ? '' : `-${tail}`}`
}
