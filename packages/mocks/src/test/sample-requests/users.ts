import { ana, type SampleRequests } from './samples.ts'
import { seedPlayers, demoPassword, seedGames, fixtureId } from '@convoca/fixtures'

const profile = {
  id: ana?.id,
  name: 'Ana Beatriz Lima',
  nick: 'ana_bia',
  gender: 'FEMALE',
  phone: '11987654321',
  cpf: ana?.cpf,
  about: null,
  birth: '1999-05-17',
}
const preferences = {
  notifications: [{ type: 'TEAM_INVITE', inApp: true, email: false }],
  theme: 'system',
  visibility: 'MEMBERS',
  chat: 'TEAMMATES',
}
const equipment = { type: 'NOTEBOOK', brand: 'Avell', model: 'Storm', description: null }

export const users = {
  readMyProfile: {},
  readPublicProfile: { params: { nickname: 'ANA_BIA' } },
  searchPlayers: { query: '?order=asc&limit=80&search=jo%C3%A3o&page=1' },
  readPublicUser: { params: { id: ana?.id } },
  listPlayersByName: { query: '?name=jo%C3%A3o' },
  updateProfile: { params: { id: ana?.id }, body: profile },
  // The last player owns no team.
  deleteAccount: { as: 59, params: { id: seedPlayers[59]?.id }, body: { password: demoPassword } },
  restoreAccount: {
    params: { id: ana?.id },
    arrange: (database) => database.erasures.set(ana?.id ?? '', database.now()),
  },
  exportAccount: { params: { id: ana?.id } },
  sendIdentityCode: { as: 59, params: { id: seedPlayers[59]?.id } },
  requestEmailChange: {
    params: { id: ana?.id },
    body: { email: 'ana.nova@convoca.example', password: demoPassword },
  },
  requestAccountArchive: { params: { id: ana?.id } },
  readAccountArchive: {
    params: { id: ana?.id },
    arrange: (database) =>
      database.archives.set(ana?.id ?? '', {
        status: 'READY',
        requested_at: database.now(),
        expires_at: null,
      }),
  },
  downloadAccountArchive: {
    params: { id: ana?.id },
    arrange: (database) =>
      database.archives.set(ana?.id ?? '', {
        status: 'READY',
        requested_at: database.now(),
        expires_at: null,
      }),
  },
  listUserTeams: { params: { id: ana?.id } },
  updatePlayerGames: {
    params: { id: seedPlayers[0]?.id },
    body: {
      looking_for_team: true,
      games: [{ game_id: seedGames[0]?.id, account: null, rank: null, positions: [] }],
    },
  },
  readPlayerRecord: { params: { id: seedPlayers[0]?.id } },
  readPreferences: { params: { id: ana?.id } },
  updatePreferences: { params: { id: ana?.id }, body: preferences },
  createEquipment: { params: { id: ana?.id }, body: equipment },
  updateEquipment: { params: { id: ana?.id, setupId: fixtureId('equipment', 0) }, body: equipment },
  deleteEquipment: { params: { id: ana?.id, setupId: fixtureId('equipment', 0) } },
  listEquipment: { params: { id: ana?.id } },
  listPixKeys: { params: { id: ana?.id } },
  revealPixKey: {
    params: { id: ana?.id, pixId: fixtureId('pixKey', 0) },
    body: { code: '7KQ2-MX9P' },
  },
  createPixKey: { params: { id: ana?.id }, body: { user_id: ana?.id, type: 'PHONE', key: '11987654321' } },
  updatePixKey: {
    params: { id: ana?.id, pixId: fixtureId('pixKey', 0) },
    body: { user_id: ana?.id, type: 'EMAIL', key: 'pix@convoca.example' },
  },
  deletePixKey: { params: { id: ana?.id, pixId: fixtureId('pixKey', 0) } },
  listRecommendations: {},
} satisfies SampleRequests
