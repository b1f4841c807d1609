/**
 * Writes the tokens of tokens.css and accents.css for the host of a shadow root: without Radix Themes, and each colour once,
 * as `light-dark()`, so that it follows the host's `color-scheme` (docs/decisions/0102).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const theme = join(import.meta.dirname, '../src/theme')
const file = join(theme, 'generated/host.css')

const shared = ':root'
const dark = [':root,.dark', ":root,.dark[data-accent-color='lime']"]
const light = [
  ".light,:root[data-appearance='light']",
  ":root[data-appearance='light'],.light[data-accent-color='lime']",
]
/** The faces that stand in until the fonts have come are declared by our own sheet alone. */
const withoutFallbacks = (value: string) =>
  value.replaceAll(/'(?:Barlow|Inter) (?:Arial|Roboto|DejaVu)', /g, '')
const isColor = (value: string) => /^(?:#|rgb\()/.test(value)

/** Declarations of every rule by its selector; those within media queries are left out. */
function readRules(name: string): Map<string, Map<string, string>> {
  const css = readFileSync(join(theme, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const rules = [...css.matchAll(/^ {2}(?=\S)([^@{}]+)\{([^{}]*)\}/gm)]
  return new Map(
    rules.map(([, selector = '', body = '']) => [
      selector.replaceAll(/\s*,\s*/g, ',').trim(),
      new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [
          key,
          withoutFallbacks(value),
        ]),
      ),
    ]),
  )
}

export function buildHostTokens(): string {
  const rules = new Map([...readRules('tokens.css'), ...readRules('accents.css')])
  const merge = (selectors: readonly string[]) =>
    new Map(
      selectors.flatMap((selector) => {
        const found = rules.get(selector)
        if (found === undefined) throw new Error(`No rule of ${selector} in the tokens`)
        return [...found]
      }),
    )
  const inLight = merge(light)
  const declarations = [...merge([shared, ...dark])].flatMap(([name, value]) => {
    const other = inLight.get(name) ?? value
    if (other === value) return [`  ${name}: ${value};`]
    // A shadow, which only floating layers have, is no colour.
    return isColor(value) && isColor(other) ? [`  ${name}: light-dark(${other}, ${value});`] : []
  })
  return `/* The tokens for a shadow root's host, by \`pnpm --filter @convoca/ui generate\`. */
@layer convoca.tokens {
  :host {
${declarations.map((line) => `  ${line}`).join('\n')}
  }

  :host([theme='dark']) {
    color-scheme: dark;
  }

  :host([theme='light']) {
    color-scheme: light;
  }

  :host([theme='system']) {
    color-scheme: light dark;
  }
}
`
}

if (import.meta.main) writeFileSync(file, buildHostTokens())
