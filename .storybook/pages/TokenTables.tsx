import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { contrastRatio, type Rgb } from '../../packages/ui/src/index.ts'

/** Every `--cv-` property that a loaded style sheet sets, in its order. */
function tokenNames(): string[] {
  const names = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && /(^|,)\s*:root/.test(rule.selectorText)) {
        for (const name of rule.style) if (name.startsWith('--cv-')) names.add(name)
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules)
      if (rule instanceof CSSImportRule && rule.styleSheet) collect(rule.styleSheet.cssRules)
    }
  }
  for (const sheet of document.styleSheets) {
    // A sheet of another origin keeps its rules to itself.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) collect(sheet.cssRules)
  }
  return [...names]
}

/** The colour that the browser paints for a property, or undefined where it is none. */
function paintedColour(inside: Element, name: string): Rgb | undefined {
  const value = getComputedStyle(inside).getPropertyValue(name).trim()
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context || !CSS.supports('color', value)) return undefined
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, alpha] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? [r, g, b] : undefined
}

type Appearance = 'dark' | 'light'
interface Colour {
  name: string
  value: string
  contrasts: string[]
}

const grounds = ['--cv-bg', '--cv-panel', '--cv-panel-2']

function readColours(inside: Element): Colour[] {
  const against = grounds.map((ground) => paintedColour(inside, ground))
  return tokenNames().flatMap((name) => {
    const colour = paintedColour(inside, name)
    if (colour === undefined) return []
    const value = `rgb(${colour.join(' ')})`
    const contrasts = against.map((ground) => (ground ? contrastRatio(colour, ground).toFixed(2) : '—'))
    return [{ name, value, contrasts }]
  })
}

const paletteGround: CSSProperties = {
  minHeight: 0,
  padding: 16,
  borderRadius: 8,
  background: 'var(--cv-bg)',
  color: 'var(--cv-text)',
}

/** Stands inside the palette, so that what is read is what a component there would get. */
function Palette({ appearance, children }: { appearance: Appearance; children: ReactNode }) {
  return (
    <div className={`radix-themes convoca ${appearance}`} style={paletteGround}>
      {children}
    </div>
  )
}

export function Colours({ appearance }: { appearance: Appearance }) {
  const box = useRef<HTMLTableElement>(null)
  const [colours, setColours] = useState<readonly Colour[]>([])
  useLayoutEffect(() => {
    if (box.current) setColours(readColours(box.current))
  }, [])
  return (
    <Palette appearance={appearance}>
      <table ref={box} className="sb-unstyled" style={{ width: '100%', fontSize: 13 }}>
        <thead>
          <tr style={{ textAlign: 'start' }}>
            <th>Token</th>
            <th>Value</th>
            {grounds.map((ground) => (
              <th key={ground}>on {ground.replace('--cv-', '')}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours.map(({ name, value, contrasts }) => (
            <tr key={name}>
              <td>
                <Swatch name={name} /> <code>{name}</code>
              </td>
              <td>{value}</td>
              {contrasts.map((contrast, place) => (
                <td key={grounds[place]} style={{ textAlign: 'center' }}>
                  {contrast}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Palette>
  )
}

function Swatch({ name }: { name: string }) {
  const look: CSSProperties = {
    display: 'inline-block',
    width: 20,
    height: 20,
    verticalAlign: 'middle',
    borderRadius: 4,
    background: `var(${name})`,
    outline: '1px solid var(--cv-border-strong)',
  }
  return <span style={look} />
}

/** Rows of the tokens whose name matches, each with its value and a sample that uses it. */
function Rows({ pattern, sample, words }: { pattern: RegExp; sample?: Sample; words?: string }) {
  const values = getComputedStyle(document.documentElement)
  return (
    <table>
      <tbody>
        {tokenNames()
          .filter((name) => pattern.test(name))
          .map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{values.getPropertyValue(name)}</td>
              <td>
                <span style={sample && samples[sample](`var(${name})`)}>{words}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const line = '#6d9419'
const samples = {
  font: (fontFamily: string) => ({ fontFamily, fontSize: 22 }),
  size: (fontSize: string) => ({ fontSize }),
  width: (width: string) => ({ display: 'block', height: 12, width, background: line }),
  radius: (borderRadius: string) => ({
    display: 'block',
    height: 40,
    width: 72,
    border: `2px solid ${line}`,
    borderRadius,
  }),
} satisfies Record<string, (value: string) => CSSProperties>
type Sample = keyof typeof samples

export function Type() {
  return (
    <>
      <Rows pattern={/^--cv-font-/} sample="font" words="Convoca: pão de queijo, ação!" />
      <Rows pattern={/^--cv-size-/} sample="size" words="Trovão Esports" />
    </>
  )
}

export function Measures() {
  return (
    <>
      <Rows pattern={/^--cv-(space-|gutter|touch|top-bar)/} sample="width" />
      <Rows pattern={/^--cv-radius-/} sample="radius" />
    </>
  )
}

export function Motion() {
  return <Rows pattern={/^--cv-(ease|fast|slow)$/} words="nothing moves under reduced motion" />
}
