import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Accent, Appearance } from './ConvocaTheme.tsx'

const folder = import.meta.dirname
const css = readFileSync(join(folder, 'tokens.css'), 'utf8')
const accents = readFileSync(join(folder, 'accents.css'), 'utf8')
const accentNames = ['lime', 'mint', 'sky', 'violet', 'pink', 'orange'] satisfies Accent[]

type Palette = Map<string, string>

/** Declarations of the first rule whose selector list has the given line. */
function declarations(source: string, selector: RegExp): Palette {
  const body = source.slice(source.search(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function palette(appearance: Appearance, accent: Accent): Palette {
  const selector = appearance === 'dark' ? /:root,\n\s*\.dark \{/ : /\.light,\n/
  return new Map([
    ...declarations(css, /:root \{/),
    ...declarations(css, selector),
    ...declarations(accents, new RegExp(`\\.${appearance}\\[data-accent-color='${accent}'\\] \\{`)),
  ])
}

function luminance(colors: Palette, name: string): number {
  const value = colors.get(name) ?? ''
  const hex = value.match(/^#([0-9a-f]{6})$/i)?.[1]
  if (hex === undefined) throw new Error(`${name} is not a plain colour: "${value}"`)
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(colors: Palette, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(colors, one), luminance(colors, other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['--cv-bg', '--cv-panel', '--cv-panel-2']
const states = ['success', 'error', 'warning', 'info']

const textPairs = [
  ...['--cv-text', '--cv-text-muted', '--cv-text-faint', '--cv-accent-text'].flatMap((text) =>
    [...grounds, '--cv-accent-soft'].map((ground) => [text, ground] as const),
  ),
  ...states.flatMap((state) =>
    [...grounds, `--cv-${state}-soft`].map((on) => [`--cv-${state}`, on] as const),
  ),
  ...states.map((state) => ['--cv-text', `--cv-${state}-soft`] as const),
  ['--cv-on-accent', '--cv-accent'] as const,
  ['--cv-on-accent', '--cv-accent-hover'] as const,
  ['--cv-on-danger', '--cv-danger-button'] as const,
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ['--cv-on-photo', `--cv-seed-${seed}`] as const),
]

const shapePairs = ['border-control', 'accent-line', 'focus-color', 'online', 'away', 'offline'].flatMap(
  (shape) => grounds.map((ground) => [`--cv-${shape}`, ground] as const),
)

const palettes = accentNames.flatMap((accent) => [
  { appearance: 'dark' as const, accent },
  { appearance: 'light' as const, accent },
])

describe.each(palettes)('$appearance palette with $accent', ({ appearance, accent }) => {
  const colors = palette(appearance, accent)

  it.each(textPairs)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colors, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s can be seen on %s (3:1)', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

/** Degrees of the hue, and saturation between 0 and 1. */
function hueOf(colors: Palette, name: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = (colors.get(name)?.match(/[0-9a-f]{2}/gi) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  )
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const range = max - min
  const saturation = range / (1 - Math.abs(max + min - 1))
  if (max === r) return { hue: (((g - b) / range) * 60 + 360) % 360, saturation }
  return { hue: max === g ? ((b - r) / range + 2) * 60 : ((r - g) / range + 4) * 60, saturation }
}

it.each(['dark', 'light'] as const)('presence is green, yellow and grey as required (%s)', (appearance) => {
  const colors = palette(appearance, 'lime')
  const [online, away, offline] = ['online', 'away', 'offline'].map((name) => hueOf(colors, `--cv-${name}`))
  expect(online?.hue).toBeGreaterThan(120)
  expect(online?.hue).toBeLessThan(160)
  expect(away?.hue).toBeGreaterThan(40)
  expect(away?.hue).toBeLessThan(60)
  for (const presence of [online, away]) expect(presence?.saturation).toBeGreaterThan(0.5)
  expect(offline?.saturation).toBeLessThan(0.15)
})

it.each(accentNames)('%s can be read on a picture in both appearances', (accent) => {
  const [dark, light] = [palette('dark', accent), palette('light', accent)]
  expect(contrast(dark, '--cv-accent-on-photo', '--cv-bg')).toBeGreaterThanOrEqual(4.5)
  expect(light.get('--cv-accent-on-photo')).toBe(dark.get('--cv-accent-on-photo'))
})

it('takes no value from a sheet that may be absent', () => {
  const names = new Set([...`${css}${accents}`.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const used = [...`${css}${accents}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})

it('gives every accent the same properties in both appearances', () => {
  const [first = [], ...others] = palettes.map(({ appearance, accent }) => [
    ...declarations(accents, new RegExp(`\\.${appearance}\\[data-accent-color='${accent}'\\] \\{`)).keys(),
  ])
  expect(first.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})
