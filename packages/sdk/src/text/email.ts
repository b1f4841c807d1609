import { RegisterInput } from '../generated/limits.ts'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** A domain as the DNS has it: labels in ASCII, those of other alphabets as `xn--…`. */
const asciiDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/
/** The characters of a label; the other full stops are those of East Asian input methods. */
const typedDomain =
  /^(?!.*(^|[.\u3002\uff61])-)(?!.*-($|[.\u3002\uff61]))[\p{L}\p{M}\p{Nd}\-.\u3002\uff61]+$/u

/** Full-width letters and signs of an input method as plain ones, without what a copied address brings and nobody sees. */
const toPlain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')

/** The domain in ASCII and lower case; null for one that cannot exist. */
function toAsciiDomain(typed: string): string | null {
  // A URL may contain more than a domain: a port, a user, escapes.
  if (!typedDomain.test(typed)) return null
  const domain = URL.canParse(`http://${typed}`) ? new URL(`http://${typed}`).hostname : ''
  return asciiDomain.test(domain) ? domain : null
}

/**
 * An address in its one spelling: the domain in ASCII (`joao@ação.com.br` is `joao@xn--ao-siap.com.br`) and in lower case, the
 * part before the `@` as typed. Null for what is no address.
 */
export function toAsciiEmail(typed: string): string | null {
  if (typed.length > RegisterInput.email.max) return null
  const [local = '', host = '', ...more] = toPlain(typed).split('@')
  if (more.length > 0 || local.length > 64 || !localPart.test(local)) return null
  const domain = toAsciiDomain(host)
  const address = `${local}@${domain}`
  return domain === null || address.length > RegisterInput.email.max ? null : address
}

const scripts = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Georgian',
  'Greek',
  'Hebrew',
  'Tamil',
  'Thai',
]

/** Each with the digits and the hyphen. Of the Latin letters those of languages that are written with them today, without `ı`, `ĸ` and `ſ`. */
const alphabets = [
  /^[a-z0-9\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u0148\u014a-\u017e\u0219\u021b\u1e00-\u1eff-]+$/,
  /^[a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc-]+$/u,
  ...scripts.map((script) => new RegExp(`^[0-9\\p{Script=${script}}-]+$`, 'u')),
]

/** Words of Cyrillic and Greek letters that all look like Latin ones, such as `аррӏе`. */
const likeLatin = /^[0-9асԁеһіјӏорԛѕԝхуьъԍҽпгѵѡαγεηικνορτυωχ-]+$/

/** Whether a domain, as people read it, can be taken for another one: by letters of two alphabets in a word, or by signs. */
export function isLookalikeDomain(domain: string): boolean {
  const labels = domain
    .normalize('NFC')
    .toLowerCase()
    .split(/[.\u3002\uff61]/)
  const isAsciiEnd = /^[a-z]+$/.test(labels.at(-1) ?? '')
  return labels.some((label) => {
    if (/^[a-z0-9-]*$/.test(label)) return false
    if (!alphabets.some((letters) => letters.test(label))) return true
    return isAsciiEnd && likeLatin.test(label)
  })
}

/** Whether somebody may have meant another domain than the one of this address, as it is read. */
export function isLookalikeEmail(typed: string): boolean {
  return isLookalikeDomain(toPlain(typed).split('@')[1] ?? '')
}

/** One `@` and a dotted domain, also of letters with accents or another alphabet; no spaces, at most 254 characters. */
export function isEmail(text: string): boolean {
  return toAsciiEmail(text) !== null && !isLookalikeEmail(text)
}
