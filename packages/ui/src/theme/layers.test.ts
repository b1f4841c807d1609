import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const modules = globSync('**/*.module.css', { cwd: src })

it('finds the components’ style sheets', () => {
  expect(modules.length).toBeGreaterThan(20)
})

describe.each(modules)('%s', (path) => {
  const css = readFileSync(join(src, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

  it('takes its colours from the tokens', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull()
  })

  it('stays in the layer convoca', () => {
    expect(css.trim()).toMatch(/^@layer convoca \{[\s\S]*\}$/)
  })

  it('says start and end, so that it can be read from right to left', () => {
    const physical =
      /\b(?:margin|padding|border|scroll-margin)-(?:left|right)\b|(?<![-\w])(?:left|right):|text-align: (?:left|right)|\bfloat: (?:left|right)/g
    expect(css.match(physical)).toBeNull()
  })
})
