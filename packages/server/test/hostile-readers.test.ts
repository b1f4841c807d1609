import { resolve } from '@convoca/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, operations } from '../src/contract/document.ts'
import type { OperationId } from '../src/contract/types.ts'
import { containsText, startsWord } from '../src/database/search.ts'
import { findMentioned } from '../src/domains/chat/notifications.ts'
import { writeCsv } from '../src/domains/csv.ts'
import { writeCalendar } from '../src/domains/icalendar.ts'
import { type TestServer, startServer } from './harness.ts'

/**
 * The texts of people that the server reads and writes beside those of `hostile-texts.test.ts` of the SDK: searches, mentions, tables
 * and calendars. 20,000 of the worst characters take up to 20 ms of the processor; what is not linear takes seconds.
 */
const MAX_CHARACTERS = 20_000
const MAX_MILLISECONDS = 150
const fill = (part: string) => part.repeat(Math.ceil(MAX_CHARACTERS / part.length)).slice(0, MAX_CHARACTERS)

const hostile: Record<string, string> = {
  'one letter': fill('x'),
  'at signs': fill('@'),
  'mentions that nearly are one': fill('@abcdefghijklmnopqrstuvwxyz'),
  'mentions of two letters': fill('@ab '),
  mentions: fill('@abc '),
  'hyphens behind a mention': `@${fill('a-').slice(1)}`,
  wildcards: fill('%_'),
  backslashes: fill('\\'),
  'white space': `a${fill(' ').slice(2)}a`,
  'lines of white space': fill(' \t\n'),
  'line breaks': fill('\r\n'),
  quotes: fill('"'),
  'quotes and commas': fill('",'),
  formulas: fill('=1+'),
  'semicolons and commas': fill(';,\\'),
  'wide characters': fill('字'),
  joiners: fill('👩\u200d'),
  marks: `a${fill('\u0301').slice(1)}`,
  'letters that fold to many': fill('\ufdfa'),
}

const at = new Date('2026-12-05T20:30:00Z')
const event = (text: string) => ({
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0001',
  title: text,
  description: text,
  type: 'TRAINING' as const,
  startsAt: at,
  endsAt: at,
  location: text,
  url: null,
  recurrence: 'NONE' as const,
  createdAt: at,
  updatedAt: at,
})

const readers: Record<string, (text: string) => unknown> = {
  'the search for a text': (text) => containsText('search_text', text),
  'the search for the beginning of a word': (text) => startsWord('search_text', text),
  'the mentions of a message': findMentioned,
  'a table': (text) => writeCsv([[text, text, 1, null]]),
  'a calendar': (text) => writeCalendar(text, [event(text)]),
}

const workSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test.each(Object.entries(readers))('%s takes milliseconds for the worst texts', (_name, read) => {
  const slow = Object.entries(hostile).flatMap(([name, text]) => {
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      read(text)
      return workSince(before)
    })
    const least = Math.min(...times)
    return least > MAX_MILLISECONDS ? [`${name}: ${Math.round(least)} ms`] : []
  })
  expect(slow).toEqual([])
})

/** Texts of queries that people write freely, of operations without a path. */
const searches = operations.flatMap(({ id, method, path, parameters }) =>
  method.toLowerCase() !== 'get' || path.includes('{')
    ? []
    : parameters.flatMap(({ in: place, name, schema }) => {
        const { type, maxLength, ...rest } = resolve(contract, schema)
        const isClosed = ['enum', 'const', 'pattern', 'format'].some((keyword) => rest[keyword] !== undefined)
        return place === 'query' && type === 'string' && !isClosed ? [{ id, name, maxLength }] : []
      }),
)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = (await server.registerUser()).token
})
afterAll(() => server.close())

test('every search is found', () => {
  expect(searches.length).toBeGreaterThan(4)
})

test.each(searches)(
  '$id answers ?$name= of any text, and refuses a long one at once',
  async ({ id, name, maxLength }) => {
    expect(maxLength).toBeTypeOf('number')
    const slow: string[] = []
    const search = async (value: string) => {
      const before = process.cpuUsage()
      const { status } = await server.call(id as OperationId, { token, query: { [name]: value } as never })
      return { status, work: workSince(before) }
    }
    for (const [kind, text] of Object.entries(hostile))
      for (const value of [text, Array.from(text).slice(0, Number(maxLength)).join('')]) {
        const { status, work } = await search(value)
        if (status >= 500) slow.push(`${kind}: ${status}`)
        if (value !== text) continue
        // The processor's time includes what else the process does meanwhile, such as collecting garbage: the least of three counts.
        const least =
          work > MAX_MILLISECONDS
            ? Math.min(work, (await search(value)).work, (await search(value)).work)
            : work
        if (status !== 400 || least > MAX_MILLISECONDS)
          slow.push(`${kind}: ${status}, ${Math.round(least)} ms`)
      }
    expect(slow).toEqual([])
  },
)
