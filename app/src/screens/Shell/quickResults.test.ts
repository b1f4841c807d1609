import { expect, it } from 'vitest'
import { toQuickResults, type QuickFound } from './quickResults.tsx'

const player = { id: 'p-1', nick: 'bruno_onca', name: 'Bruno Ávila', files: [] }
const team = { id: 't-1', entity: { name: 'Onça Preta', team_tag: 'ONCA' } } as QuickFound['teams'][number]

it('leads from a player to the public profile and from a team to its page', () => {
  const entries = toQuickResults({ players: [player], teams: [team] }).flatMap(({ commands }) => commands)
  expect(entries.map(({ label, detail, href }) => ({ label, detail, href }))).toEqual([
    { label: 'bruno_onca', detail: 'Bruno Ávila', href: '/pro/bruno_onca' },
    { label: 'Onça Preta', detail: 'ONCA', href: '/my/teams/ONCA' },
  ])
})
