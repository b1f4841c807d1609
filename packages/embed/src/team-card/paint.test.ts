import { formatColor, initialPaint, luminance, readableOn, teamColors } from '@convoca/ui/plain'
import { expect, it } from 'vitest'
import { toAccent } from '../element/accent.ts'
import * as prepared from '../library/colors.ts'
import { toPaint } from './paint.ts'

it.each([{ primaryColor: '#7c3aed', secondaryColor: '#fd0' }, {}])(
  'has every colour of %j that the library would compute',
  (colors) => {
    const paint = toPaint(colors, 'PRO')
    const resolve = (css: string) =>
      css.replace(/^var\((.*)\)$/, (_, name: string) => String(Reflect.get(paint, name)))
    const { primary, secondary } = teamColors(colors, 'PRO')
    const logo = prepared.initialPaint()
    expect(resolve(prepared.formatColor(prepared.teamColors().primary))).toBe(formatColor(primary))
    expect(resolve(prepared.formatColor(prepared.teamColors().secondary))).toBe(formatColor(secondary))
    expect(resolve(prepared.readableOn())).toBe(readableOn(secondary))
    expect({ background: resolve(logo.background), color: resolve(logo.color) }).toEqual(
      initialPaint(colors, 'PRO'),
    )
  },
)

it('has white letters on an accent exactly where the library has', () => {
  const { '--cv-on-accent': letters = '' } = toAccent(' #D92D20') ?? {}
  const limit = Number(/calc\(\((\S+) - y\)/.exec(letters)?.[1])
  for (let red = 0; red < 256; red += 5)
    for (let green = 0; green < 256; green += 5)
      for (let blue = 0; blue < 256; blue += 5) {
        const isWhite = luminance([red, green, blue]) < limit
        expect(readableOn([red, green, blue])).toBe(isWhite ? 'white' : 'black')
      }
})

it.each([null, '', 'red', '#12345', '#fff; color: red', 'var(--x)'])('%j is no accent', (accent) => {
  expect(toAccent(accent)).toBeUndefined()
})
