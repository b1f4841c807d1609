import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { contrastRatio, type Rgb } from '../../packages/ui/src/index.ts'

/** Every `--cv-` property in the loaded style sheets, in source order. */
function getTokenNames(): string[] {
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
    // The rules of a cross-origin sheet cannot be read.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) collect(sheet.cssRules)
  }
  return [...names]
}

/** A property's computed colour, or undefined when it is not an opaque colour. */
function getColour(inside: Element, name: string): Rgb | undefined {
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

const backgrounds = ['--cv-bg', '--cv-panel', '--cv-panel-2']

function readColours(inside: Element): Colour[] {
  const against = backgrounds.map((background) => getColour(inside, background))
  return getTokenNames().flatMap((name) => {
    const colour = getColour(inside, name)
    if (colour === undefined) return []
    const value = `rgb(${colour.join(' ')})`
    const contrasts = against.map((background) =>
      background ? contrastRatio(colour, background).toFixed(2) : '—',
    )
    return [{ name, value, contrasts }]
  })
}

const paletteStyle: CSSProperties = {
  minHeight: 0,
  padding: 16,
  borderRadius: 8,
  background: 'var(--cv-bg)',
  color: 'var(--cv-text)',
}

/** Sets the appearance, so that its children compute the colours that a component would get. */
function Palette({ appearance, children }: { appearance: Appearance; children: ReactNode }) {
  return (
    <div className={`radix-themes convoca ${appearance}`} data-accent-color="lime" style={paletteStyle}>
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
            {backgrounds.map((background) => (
              <th key={background}>on {background.replace('--cv-', '')}</th>
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
              {contrasts.map((contrast, index) => (
                <td key={backgrounds[index]} style={{ textAlign: 'center' }}>
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
  const style: CSSProperties = {
    display: 'inline-block',
    width: 20,
    height: 20,
    verticalAlign: 'middle',
    borderRadius: 4,
    background: `var(${name})`,
    outline: '1px solid var(--cv-border-strong)',
  }
  return <span style={style} />
}

/** The tokens whose name matches, each with its value and a sample. */
function Rows({ pattern, sample, text }: { pattern: RegExp; sample?: Sample; text?: string }) {
  const values = getComputedStyle(document.documentElement)
  return (
    <table>
      <tbody>
        {getTokenNames()
          .filter((name) => pattern.test(name))
          .map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{values.getPropertyValue(name)}</td>
              <td>
                <span style={sample && samples[sample](`var(${name})`)}>{text}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const sampleColour = '#6d9419'
const samples = {
  font: (fontFamily: string) => ({ fontFamily, fontSize: 22 }),
  size: (fontSize: string) => ({ fontSize }),
  width: (width: string) => ({ display: 'block', height: 12, width, background: sampleColour }),
  radius: (borderRadius: string) => ({
    display: 'block',
    height: 40,
    width: 72,
    border: `2px solid ${sampleColour}`,
    borderRadius,
  }),
} satisfies Record<string, (value: string) => CSSProperties>
type Sample = keyof typeof samples

export function Typography() {
  return (
    <>
      <Rows pattern={/^--cv-font-/} sample="font" text="Convoca: pão de queijo, ação!" />
      <Rows pattern={/^--cv-size-/} sample="size" text="Trovão Esports" />
    </>
  )
}

export function Sizes() {
  return (
    <>
      <Rows pattern={/^--cv-(space-|gutter|touch|top-bar)/} sample="width" />
      <Rows pattern={/^--cv-radius-/} sample="radius" />
    </>
  )
}

export function Motion() {
  return <Rows pattern={/^--cv-(ease|fast|slow)$/} text="no motion when reduced motion is preferred" />
}
