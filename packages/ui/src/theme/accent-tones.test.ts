import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio, parseColor, type Rgb } from '../primitives/colors/contrast.ts'
import { accentTones, appearanceGrounds } from './accent-tones.ts'

const css = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

function tokensOf(selector: RegExp): Map<string, string> {
  const body = css('tokens.css')
    .slice(css('tokens.css').search(selector))
    .match(/\{([^}]*)\}/)?.[1]
  return new Map(
    [...(body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const tokens = { dark: tokensOf(/:root,\n\s*\.dark \{/), light: tokensOf(/\.light,\n/) }

function read(text: string | undefined): Rgb {
  const color = parseColor(text ?? '')
  if (color === undefined) throw new Error(`${text} is no colour`)
  return color
}

/** Colours of every kind: dark, light, grey, the ends, and those between black and white letters. */
const colors = [
  '#b3005e',
  '#000000',
  '#ffffff',
  '#777777',
  '#7f7f00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#123456',
  '#fedcba',
  '#8a2be2',
  '#c0ffee',
  '#F60',
] as const
const appearances = ['dark', 'light'] as const
const cases = appearances.flatMap((appearance) => colors.map((color) => ({ appearance, color })))

describe.each(cases)('tones of $color in $appearance', ({ appearance, color }) => {
  const tones = accentTones(color, appearance)
  const tone = (name: string) => read(tones?.[`--cv-${name}`] ?? tokens[appearance].get(`--cv-${name}`))

  it.each([
    ...['accent-text', 'text', 'text-muted', 'text-faint'].flatMap((text) =>
      ['bg', 'panel', 'panel-2', 'accent-soft'].map((ground) => [text, ground] as const),
    ),
    ['on-accent', 'accent'] as const,
    ['on-accent', 'accent-hover'] as const,
  ])('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrastRatio(tone(text), tone(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(
    ['accent-line', 'focus-color'].flatMap((line) =>
      ['bg', 'panel', 'panel-2'].map((ground) => [line, ground] as const),
    ),
  )('%s can be seen on %s (3:1)', (line, ground) => {
    expect(contrastRatio(tone(line), tone(ground))).toBeGreaterThanOrEqual(3)
  })

  it('stays the accent, and can be read on a picture', () => {
    expect(tone('accent')).toEqual(read(color))
    expect(contrastRatio(tone('accent-on-photo'), read(tokens.dark.get('--cv-bg')))).toBeGreaterThanOrEqual(
      4.5,
    )
  })
})

it('has every tone that a named accent has', () => {
  const [, body = ''] = /\.dark\[data-accent-color='mint'\] \{([^}]*)\}/.exec(css('accents.css')) ?? []
  const named = [...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
  expect(Object.keys(accentTones('#b3005e', 'dark') ?? {})).toEqual(named)
})

it('knows the grounds of tokens.css', () => {
  for (const appearance of appearances) {
    const { grounds, panel, faint } = appearanceGrounds[appearance]
    const names = ['bg', 'panel', 'panel-2'].map((name) => read(tokens[appearance].get(`--cv-${name}`)))
    expect(grounds).toEqual(names)
    expect(panel).toEqual(names[1])
    expect(faint).toEqual(read(tokens[appearance].get('--cv-text-faint')))
  }
})

it.each(['lime', '#12', 'red', '', '#gggggg', 'rgb(1,2,3)'])('has none of %j', (text) => {
  expect(accentTones(text, 'dark')).toBeUndefined()
})
