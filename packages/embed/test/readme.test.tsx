import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defineTeamCard } from '../src/index.ts'
import { cardParts } from '../src/team-card/options.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const snippets = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)

it('shows modules that exist', () => {
  for (const code of [...snippets('ts'), ...snippets('tsx')])
    expect(code).toMatch(/from '@convoca\/embed(?:\/react)?'/)
  expect(typeof defineTeamCard).toBe('function')
})

it('names every part of the card that can be chosen', () => {
  expect(readme).toContain(`\`${cardParts.join(' ')}\``)
})

it('names custom properties that the elements have and read', () => {
  const [, list = ''] = /## Look\n(.*?)\nParts of the card/s.exec(readme) ?? []
  const named = [...list.matchAll(/`(--cv-[\w-]+)`/g)].map(([, name]) => name)
  expect(named).toHaveLength(13)
  const packages = join(import.meta.dirname, '../..')
  const sheets = globSync(['ui/src/theme/generated/host.css', 'embed/src/**/*.css'], { cwd: packages })
  const css = sheets.map((sheet) => readFileSync(join(packages, sheet), 'utf8')).join('')
  for (const name of named) {
    expect(css).toContain(`${name}:`)
    expect(css).toContain(`var(${name})`)
  }
})
