import { PASSWORD } from '../../registrations.ts'
import { type Rows, everybody, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

/** The owner's account: nobody else's call may touch it. */
const account = ({ people: { owner } }: Scenario) => ({ path: { id: owner.id } })
const piece = { type: 'PC', brand: 'Mancer', model: 'Goblin', description: null } as const
const key = { type: 'EMAIL', key: 'premios@convoca.example' } as const
const ownOnly = (outcome: 200 | 201 | 204) => signedIn('FORBIDDEN', { owner: outcome })

export const profileRows = {
  updatePlayerGames: {
    call: (scenario) => ({
      ...account(scenario),
      body: {
        looking_for_team: true,
        games: [{ game_id: scenario.gameId, account: 'luz#BR1', rank: 'Imortal 2', positions: ['IGL'] }],
      },
    }),
    outcomes: ownOnly(200),
  },
  readPlayerRecord: { call: account, outcomes: everybody(200) },
  listPlayerRanking: { call: ({ gameId }) => ({ query: { gameId } }), outcomes: signedIn(200) },
  listTeamRanking: { call: ({ gameId }) => ({ query: { gameId } }), outcomes: signedIn(200) },
  listEquipment: { call: account, outcomes: everybody(200) },
  createEquipment: { call: (scenario) => ({ ...account(scenario), body: piece }), outcomes: ownOnly(201) },
  updateEquipment: {
    call: (scenario) => ({
      path: { id: scenario.people.owner.id, setupId: scenario.equipmentId },
      body: piece,
    }),
    outcomes: ownOnly(200),
  },
  deleteEquipment: {
    call: (scenario) => ({ path: { id: scenario.people.owner.id, setupId: scenario.equipmentId } }),
    outcomes: ownOnly(204),
  },
  listPixKeys: { call: account, outcomes: ownOnly(200) },
  createPixKey: { call: (scenario) => ({ ...account(scenario), body: key }), outcomes: ownOnly(201) },
  updatePixKey: {
    call: (scenario) => ({ path: { id: scenario.people.owner.id, pixId: scenario.pixKeyId }, body: key }),
    outcomes: ownOnly(200),
  },
  deletePixKey: {
    call: (scenario) => ({ path: { id: scenario.people.owner.id, pixId: scenario.pixKeyId } }),
    outcomes: ownOnly(204),
  },
  revealPixKey: {
    call: (scenario) => ({
      path: { id: scenario.people.owner.id, pixId: scenario.pixKeyId },
      body: { password: PASSWORD },
    }),
    outcomes: ownOnly(200),
  },
  readPreferences: { call: account, outcomes: ownOnly(200) },
  updatePreferences: {
    call: (scenario) => ({
      ...account(scenario),
      body: {
        notifications: [{ type: 'TEAM_INVITE', inApp: true, email: false }],
        theme: 'dark',
        visibility: 'PUBLIC',
        chat: 'TEAMMATES',
        quiet_hours: { from: '23:00', until: '08:00' },
      },
    }),
    outcomes: ownOnly(200),
  },
  listRecommendations: { call: nothing, outcomes: signedIn(200) },
} satisfies Rows
