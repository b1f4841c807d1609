import { expect, it } from 'vitest'
import { toQuickResults } from './quick-results.tsx'

const player = { id: 'p-1', nick: 'bruno_onca', name: 'Bruno Ávila', files: [] }
const teamOf = (id: string, name: string, team_tag: string) => ({ id, entity: { name, team_tag } })
const teams = [teamOf('t-1', 'Onça Preta', 'ONCA')]
const otherTeams = [teamOf('t-2', 'Onça Parda', 'PARD')]

it('leads from a player to the public profile and from a team to its page: the inner one of the own, the public one of others', () => {
  const entries = toQuickResults({ players: [player], teams, otherTeams }).flatMap(({ commands }) => commands)
  expect(entries.map(({ label, detail, href }) => ({ label, detail, href }))).toEqual([
    { label: 'bruno_onca', detail: 'Bruno Ávila', href: '/pro/bruno_onca' },
    { label: 'Onça Preta', detail: 'ONCA', href: '/my/teams/ONCA' },
    { label: 'Onça Parda', detail: 'PARD', href: '/team/profile/PARD' },
  ])
})
