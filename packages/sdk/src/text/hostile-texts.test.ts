import { expect, test } from 'vitest'
import { cleanName, cleanText, countVisible, foldText, isBlank } from './clean.ts'
import { formatPhone, isBrazilianPhone, isCpf } from './cpf-phone.ts'
import { isEmail, isLookalikeEmail } from './email.ts'
import { truncate } from './graphemes.ts'
import { isPixKey, maskPixKey } from './pix.ts'
import { findProfanity, findProfanityInUrl } from './profanity/find.ts'
import { isSecureUrl } from './secure-url.ts'

const MAX_CHARACTERS = 20_000
const fill = (part: string) => part.repeat(Math.ceil(MAX_CHARACTERS / part.length)).slice(0, MAX_CHARACTERS)

/** No word occurs twice, so that nothing can be remembered. */
const words = (make: (letters: string) => string) =>
  Array.from({ length: MAX_CHARACTERS }, (_, index) => make(index.toString(26).padStart(3, 'a')))
    .join(' ')
    .slice(0, MAX_CHARACTERS)

/** The worst that we know for patterns, for words that are spelled out or hidden, for graphemes, and for white space. */
const hostile: Record<string, string> = {
  'one letter': fill('x'),
  'one letter, ended by another': `${fill('x').slice(1)}y`,
  'one sign': `a${fill('@').slice(2)}a`,
  'one digit': `a${fill('1').slice(2)}a`,
  stars: `a${fill('*').slice(2)}a`,
  'hidden letters': words((letters) => `p${letters.slice(0, 1)}*${letters.slice(1)}`),
  'single letters': fill('p u t '),
  'rows of single letters': fill(`${'p u t o b u c e r '.repeat(24)}fim `),
  'beginnings of words': fill('arrombad'),
  'doubled letters': fill('poorraa'),
  'camel case': fill('putEr'),
  'short words': words((letters) => letters),
  'dotted letters': fill('p.u.t.'),
  'white space': `a${fill(' ').slice(2)}a`,
  'lines of white space': fill(' \t\n'),
  'blank lines': fill('\n'),
  marks: `a${fill('\u0301').slice(1)}`,
  joiners: fill('👩\u200d'),
  'joiners alone': fill('\u200d'),
  'invisible letters': fill('\u{e0061}'),
  flags: fill('🇧🇷'),
  'lone flags': fill('🏴\u{e0061}'),
  'full stops of an address': `https://a.example/${fill('.').slice(20)}a`,
  hyphens: `https://${fill('a-').slice(20)}.example`,
  'at signs': fill('a@'),
  'dots of a mailbox': `${fill('a.').slice(20)}@a.example`,
  escapes: fill('%70'),
  digits: fill('9'),
  parentheses: fill('(1) '),
}

const readers: Record<string, (text: string) => unknown> = {
  cleanName,
  cleanText,
  countVisible,
  foldText,
  isBlank,
  truncate: (text) => truncate(text, 19_000),
  'truncate to a few': (text) => truncate(text, 200),
  findProfanity,
  findProfanityInUrl,
  isCpf,
  isBrazilianPhone,
  formatPhone,
  isEmail,
  isLookalikeEmail,
  isSecureUrl,
  isPixKey: (text) => isPixKey('EMAIL', text),
  maskPixKey: (text) => maskPixKey('EMAIL', text),
}

/** Milliseconds that the processor worked for this process, the least of three. */
function measure(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

test.each(Object.entries(readers))(
  '%s reads 20,000 of the worst characters in milliseconds',
  (_name, read) => {
    const slow = Object.entries(hostile).flatMap(([name, text]) => {
      const time = measure(() => read(text))
      // Up to 20 on a quiet machine; what is not linear takes seconds.
      return time > 150 ? [`${name}: ${Math.round(time)} ms`] : []
    })
    expect(slow).toEqual([])
  },
)
