import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const modules = globSync('**/*.module.css', { cwd: src })

it('finds the components’ style sheets', () => {
  expect(modules.length).toBeGreaterThan(20)
})

it('keeps every component style sheet inside the layers', () => {
  const brought = globSync('**/*.tsx', { cwd: src }).flatMap((path) => {
    const code = readFileSync(join(src, path), 'utf8')
    return [...code.matchAll(/^import '(.+\.css)'$/gm)].map(([, sheet = '']) =>
      sheet.startsWith('.') ? readFileSync(join(src, dirname(path), sheet), 'utf8') : sheet,
    )
  })
  expect(brought.length).toBeGreaterThan(0)
  for (const css of brought) {
    const imports = css.replaceAll(/\/\*.*?\*\//gs, '').trim()
    expect(imports).toMatch(/^(?:@import '[^']+' layer\(convoca\.\w+\);\s*)+$/)
  }
})

/** The values of a shorthand; a function with its arguments is one value. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

describe.each(modules)('%s', (path) => {
  const css = readFileSync(join(src, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

  // The drawn scenes have colours of their own, the same in every theme.
  it.skipIf(path.endsWith('SceneArt.module.css'))('takes its colours from the tokens', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull()
  })

  it('stays in the layer convoca', () => {
    expect(css.trim()).toMatch(/^@layer convoca \{[\s\S]*\}$/)
  })

  it('uses start and end, so that it works from right to left', () => {
    const physical =
      /\b(?:margin|padding|border|scroll-margin)-(?:left|right)\b|(?<![-\w])(?:left|right):|text-align: (?:left|right)|\bfloat: (?:left|right)/g
    expect(css.match(physical)).toBeNull()
    // Builders of old targets make a guess by `:lang()` of it; `[dir='rtl']` stays what it is.
    expect(css).not.toContain(':dir(')
    const shorthands = css.matchAll(/\b(?:padding|margin|inset): ([^;]+);/g)
    const lopsided = [...shorthands].filter(([, value = '']) => {
      const [, right, , left = right] = partsOf(value)
      // The safe-area insets of a phone are physical sides in every writing direction.
      return left !== right && !value.includes('safe-area-inset')
    })
    expect(lopsided.map(([rule]) => rule)).toEqual([])
  })
})
