import {
  fixtureId,
  seedChampionshipAnnouncements,
  seedGames,
  seedPlayers,
  seedTeams,
} from '@convoca/fixtures'
import { id, type SampleRequests } from './samples.ts'

const championship = {
  name: 'Copa de Teste',
  game_id: seedGames[0]?.id,
  description: 'Uma copa para experimentar.',
  rules: '',
  format: 'SINGLE_ELIMINATION',
  best_of: [3],
  group_count: null,
  qualifiers_per_group: null,
  swiss_rounds: null,
  team_size: 5,
  max_substitutes: 1,
  min_age: null,
  min_teams: 2,
  max_teams: 8,
  entry_fee: 0,
  prizes: [],
  registration_opens_at: '2026-11-21T12:00:00.000Z',
  registration_closes_at: '2026-12-01T12:00:00.000Z',
  check_in_opens_at: '2026-12-02T12:00:00.000Z',
  starts_at: '2026-12-02T13:00:00.000Z',
}
const cup = { id: fixtureId('championship', 0) }
const cupMatch = { ...cup, matchId: fixtureId('championshipMatch', 4) }
const picture = '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//'

export const championships = {
  listChampionships: { query: '?status=REGISTRATION&search=verao' },
  readChampionship: { params: { id: fixtureId('championship', 0) } },
  readChampionshipByUrl: { params: { championshipUrl: 'copa-convoca' } },
  listMyChampionships: {},
  createChampionship: { body: championship },
  updateChampionship: {
    params: { id: fixtureId('championship', 1) },
    body: { ...championship, team_size: 2, max_substitutes: 2, format: 'SWISS' },
  },
  deleteChampionship: {
    params: { id: fixtureId('championship', 1) },
    arrange: (database) => Object.assign(database.championships[1] ?? {}, { status: 'DRAFT' }),
  },
  changeChampionshipStatus: {
    params: { id: fixtureId('championship', 1) },
    body: { status: 'CANCELLED', reason: 'Poucos times.' },
  },
  readEligibility: { params: { id: fixtureId('championship', 1), teamId: id } },
  registerTeam: {
    params: { id: fixtureId('championship', 1) },
    body: { team_id: id, roster: [{ user_id: seedPlayers[0]?.id, role: 'STARTER' }] },
    arrange: (database) => {
      database.championshipRegistrations = []
      const game = database.championships[1]?.game
      const own = database.teams[0]
      if (game && own) game.id = own.gameId
    },
  },
  listChampionshipRegistrations: { params: { id: fixtureId('championship', 0) } },
  decideRegistration: {
    params: { id: fixtureId('championship', 1), registrationId: fixtureId('registration', 1100) },
    body: { status: 'REJECTED', reason: 'Elenco incompleto.' },
  },
  withdrawRegistration: {
    params: { id: fixtureId('championship', 1), registrationId: fixtureId('registration', 1100) },
  },
  confirmRosterPlace: {
    params: { id: fixtureId('championship', 1), registrationId: fixtureId('registration', 1100) },
    body: { is_confirmed: true },
    arrange: (database) => {
      const user = seedPlayers[0]
      const found = database.championshipRegistrations.find(
        ({ id: one }) => one === fixtureId('registration', 1100),
      )
      if (found && user)
        found.roster = [{ user: { id: user.id, nick: user.nick }, role: 'STARTER', is_confirmed: false }]
    },
  },
  checkInRegistration: {
    params: { id: fixtureId('championship', 1), registrationId: fixtureId('registration', 1100) },
    arrange: (database) => Object.assign(database.championships[1] ?? {}, { status: 'CHECK_IN' }),
  },
  listMatches: { params: { id: fixtureId('championship', 0) } },
  readMatch: { params: cupMatch },
  readStandings: { params: { id: fixtureId('championship', 0) } },
  updateSeeding: { params: { id: fixtureId('championship', 1) }, body: { method: 'DRAW' } },
  reportMatch: {
    params: cupMatch,
    body: { home_score: 2, away_score: 0 },
  },
  ruleMatch: {
    params: { ...cup, matchId: fixtureId('championshipMatch', 2) },
    body: { home_score: 2, away_score: 0, is_forfeit: true },
  },
  updateMatchScore: { params: cupMatch, body: { home_score: 1, away_score: 0 } },
  callReferee: { params: cupMatch },
  countChampionships: {},
  listNextMatches: {},
  listMyMatches: {},
  resetMatchCalendarKey: {},
  deleteMatchCalendarKey: {},
  readMatchCalendarFeed: { query: '?key=q3uV1m0XcC6kqjYw5rQ8yq' },
  readMatchRoom: { params: cupMatch },
  checkInMatch: { params: cupMatch },
  scheduleMatch: { params: cupMatch, body: { scheduled_at: '2026-11-21T22:00:00.000Z' } },
  scheduleMatches: {
    params: cup,
    body: { matches: [{ match_id: cupMatch.matchId, scheduled_at: '2026-11-21T22:00:00.000Z' }] },
  },
  proposeReschedule: { params: cupMatch, body: { scheduled_at: '2026-11-21T22:00:00.000Z' } },
  respondToReschedule: {
    params: cupMatch,
    body: { accept: true },
    arrange: (database) => {
      const match = database.championshipMatches[4]
      const proposed_at = '2026-11-20T21:00:00.000Z'
      if (match) match.reschedule = { side: 'away', scheduled_at: '2026-11-21T22:00:00.000Z', proposed_at }
    },
  },
  forfeitMatch: { params: cupMatch },
  addMatchProof: { params: cupMatch, body: { picture } },
  readMatchProof: {
    params: { ...cupMatch, proofId: fixtureId('matchProof', 0) },
    arrange: (database) =>
      database.championshipMatches[4]?.proofs.push({
        id: fixtureId('matchProof', 0),
        side: 'home',
        nick: seedPlayers[0]?.nick ?? null,
        width: 800,
        height: 600,
        created_at: '2026-11-20T22:00:00.000Z',
        base64: picture,
      }),
  },
  disqualifyTeam: {
    params: { ...cup, registrationId: fixtureId('registration', 1003) },
    body: { reason: 'Uso de programa proibido.' },
  },
  listChampionshipStaff: { params: cup },
  saveChampionshipStaff: {
    params: { ...cup, userId: seedPlayers[1]?.id ?? '' },
    body: { role: 'REFEREE' },
  },
  listChampionshipInvitations: { params: cup },
  inviteTeam: {
    params: { ...cup, teamId: seedTeams.at(-1)?.id ?? '' },
    arrange: (database) => {
      const found = database.championships.find(({ id: one }) => one === cup.id)
      const team = database.teams.at(-1)
      if (!found || !team) return
      found.status = 'REGISTRATION'
      team.gameId = found.game.id
      database.championshipRegistrations = []
    },
  },
  confirmStaffRole: {
    params: cup,
    body: { is_confirmed: true },
    arrange: (database) => {
      const user = seedPlayers[0]
      if (user && cup.id !== undefined)
        database.championshipStaff.push({
          championshipId: cup.id,
          user: { id: user.id, nick: user.nick },
          role: 'REFEREE',
          is_confirmed: false,
          created_at: database.now(),
        })
    },
  },
  removeChampionshipStaff: { params: { ...cup, userId: seedPlayers[1]?.id ?? '' } },
  followChampionship: { params: cup },
  unfollowChampionship: { params: cup },
  listAnnouncements: { params: cup },
  deleteAnnouncement: {
    params: { ...cup, announcementId: seedChampionshipAnnouncements[0]?.id ?? '' },
  },
  createAnnouncement: { params: cup, body: { title: 'Horários', body: 'As partidas começam às 20h.' } },
  cloneChampionship: {
    params: cup,
    body: { name: 'Copa Convoca 2027', starts_at: '2027-11-20T22:00:00.000Z' },
  },
  exportChampionship: { params: cup, query: '?format=csv' },
  readDecisions: { params: cup },
  listTeamRegistrations: { params: { teamId: id } },
} satisfies SampleRequests
