import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkdownText } from './MarkdownText.tsx'
import { parseMarkdown } from './parse-markdown.ts'

const MAX_CHARACTERS = 20_000
const fill = (part: string, characters = MAX_CHARACTERS) => part.repeat(characters / part.length)

const ticks = (characters: number) => {
  let text = ''
  for (let count = 1; text.length < characters; count += 1) text += `${'`'.repeat(count)} `
  return text.slice(0, characters)
}

/** Texts that make parsers slow: each doubles with the length where time is linear. */
const hostile: Record<string, (characters: number) => string> = {
  ...Object.fromEntries(
    [
      '# a\n',
      '`a`',
      '*',
      '_',
      '**a ',
      '*a_ ',
      '***a',
      'a**',
      '*a **',
      '[',
      '![',
      '[a](',
      '[a](b',
      '[a](<',
      '[a](b "',
      '[a]',
      '](',
      '[x]: y\n',
      '>',
      '> ',
      '>- ',
      '- ',
      '1. ',
      '- a\n',
      '* a\n1. b\n',
      '> a\n',
      '<',
      '<!--',
      '<a:',
      '&',
      '&#',
      '\\',
      '[\\',
      '```\n',
      'a\n---\n',
      '---\n',
      'a\n',
      '\n',
      ' ',
      '\t',
      '| a',
      '(',
      'https://a.',
      'a *',
      '\u0301',
      '😀',
    ].map((part) => [part, (characters: number) => fill(part, characters)]),
  ),
  'runs of ticks': ticks,
  'brackets in brackets': (characters) =>
    `${'['.repeat(characters / 2 - 1)}a${']'.repeat(characters / 2 - 1)}`,
  'stars around stars': (characters) => `${'*'.repeat(characters / 2 - 1)}a${'*'.repeat(characters / 2 - 1)}`,
  'lists in lists': (characters) =>
    Array.from({ length: Math.sqrt(characters) }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n'),
}

/** Milliseconds of the processor, the least of three: another process may take it in the meantime, but gives nothing. */
function measure(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

it.each(Object.entries(hostile))(
  'reads and renders %j in a time that grows with the length',
  (_name, make) => {
    const whole = make(MAX_CHARACTERS)
    const render = (source: string) => renderToString(<MarkdownText source={source} />)
    render(whole)
    // A quadratic parser takes seconds; one in linear time about 5 ms, and a hundred on the busiest machine.
    expect(measure(() => parseMarkdown(whole))).toBeLessThan(250)
    expect(measure(() => render(whole))).toBeLessThan(1000)
  },
)
