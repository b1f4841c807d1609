import { Avatar, TeamLogo } from '@convoca/ui'
import { expect, it, vi } from 'vitest'
import { toQuickResults } from './quick-results.tsx'

const player = { id: 'p-1', nick: 'bruno_onca', name: 'Bruno Ávila', files: [] }
const teamOf = (id: string, name: string, team_tag: string) => ({
  id,
  entity: { name, team_tag, primary_color: '#7c3aed', secondary_color: '#22d3ee' },
  files: [],
})
const teams = [teamOf('t-1', 'Onça Preta', 'ONCA')]
const otherTeams = [teamOf('t-2', 'Onça Parda', 'PARD')]
const championships = [
  { id: 'c-1', name: 'Copa Onça', url: 'copa-onca', game: { id: 'g-1', name: 'VALORANT' }, files: [] },
]
const talking = { meId: 'p-9', onTalk: vi.fn() }

it('links a player to the public profile, an own team to its inner page, another team to its public page, a championship to its page, and offers to talk', () => {
  const entries = toQuickResults({ players: [player], championships, teams, otherTeams }, talking).flatMap(
    ({ commands }) => commands,
  )
  expect(entries.map(({ label, detail, href }) => ({ label, detail, href }))).toEqual([
    { label: 'bruno_onca', detail: 'Bruno Ávila', href: '/pro/bruno_onca' },
    { label: 'Onça Preta', detail: 'ONCA', href: '/my/teams/ONCA' },
    { label: 'Onça Parda', detail: 'PARD', href: '/team/profile/PARD' },
    { label: 'Copa Onça', detail: 'VALORANT', href: '/championships/copa-onca' },
    { label: 'bruno_onca', detail: 'Conversar', href: undefined },
  ])
})

it('shows the face of a player and the logo of a team in its colours', () => {
  const entries = toQuickResults({ players: [player], championships, teams, otherTeams }, talking).flatMap(
    ({ commands }) => commands,
  )
  expect(entries.map(({ icon }) => icon)).toMatchObject([
    { type: Avatar, props: { id: 'p-1' } },
    { type: TeamLogo, props: { primaryColor: '#7c3aed', secondaryColor: '#22d3ee' } },
    { type: TeamLogo, props: { tag: 'PARD' } },
    { type: TeamLogo, props: { name: 'Copa Onça' } },
    { type: Avatar, props: { id: 'p-1' } },
  ])
})

it('offers no conversation with oneself', () => {
  const groups = toQuickResults(
    { players: [player], championships, teams, otherTeams },
    { ...talking, meId: 'p-1' },
  )
  expect(groups.find(({ id }) => id === 'chats')?.commands).toEqual([])
})
