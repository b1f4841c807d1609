import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { themable } from '../build/styles.ts'
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

it('names every custom property that a page may set, and no other', () => {
  const [, list = ''] = /## Look\n(.*?)\nParts of the card/s.exec(readme) ?? []
  const named = [...list.matchAll(/`(--cv-[\w-]+)`/g)].map(([, name]) => name)
  expect(named).toEqual(themable)
})
