import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const radixColors = join(folder, '../../node_modules/@radix-ui/themes/tokens/colors')
const css = readFileSync(join(folder, 'tokens.css'), 'utf8')

type Palette = Map<string, string>

/** Declarations of the first rule whose selector list has the given line. */
function declarations(source: string, selector: RegExp): Palette {
  const body = source.slice(source.search(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function palette(appearance: 'dark' | 'light'): Palette {
  const selector = appearance === 'dark' ? /:root,\n\s*\.dark \{/ : /\.light,\n/
  const own = declarations(css, selector)
  const shared = declarations(css, /:root \{/)
  const scales = ['lime', 'jade', 'red', 'amber', 'blue'].flatMap((scale) => {
    const source = readFileSync(join(radixColors, `${scale}.css`), 'utf8')
    return [...declarations(source, appearance === 'dark' ? /^\.dark,/m : /^:root, \.light,/m)]
  })
  return new Map([...scales, ...shared, ...own])
}

function luminance(colors: Palette, name: string): number {
  const value = colors.get(name) ?? ''
  const link = value.match(/^var\((--[\w-]+)\)$/)?.[1]
  if (link !== undefined) return luminance(colors, link)
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

describe.each(['dark', 'light'] as const)('%s palette', (appearance) => {
  const colors = palette(appearance)

  it.each(textPairs)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colors, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s can be seen on %s (3:1)', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})
