import { championshipInput } from '../../championships.ts'
import { type Rows, everybody, members, nothing, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const open = (scenario: Scenario) => ({ path: { id: scenario.championshipId } })
const alone = ({ aloneId: id }: Scenario) => ({ path: { id } })
const draft = (scenario: Scenario) => ({ path: { id: scenario.draftId } })
const entered = ({ enteredId: id, registrationId }: Scenario) => ({ path: { id, registrationId } })
const ongoing = ({ ongoingId: id }: Scenario) => ({ path: { id } })
const match = ({ ongoingId: id, matchId }: Scenario) => ({ path: { id, matchId } })
const staffMember = ({ championshipId: id, people }: Scenario) => ({ id, userId: people.player.id })
const later = '2090-03-01T23:00:00.000Z'
/** The organiser, and the platform's staff. */
const organizers = (outcome: 200 | 204) => signedIn('FORBIDDEN', { owner: outcome, admin: outcome })
/** The outcomes of operations on a draft, which exists for its organiser and the staff alone. */
const ofDraft = (outcome: 200 | 204) => signedIn('CHAMPIONSHIP_NOT_FOUND', { owner: outcome, admin: outcome })

/** The outcomes of operations that the members who may register the team call. */
const entrants = (outcome: 200 | 201) => members(outcome, { player: 'FORBIDDEN', coach: 'FORBIDDEN' })
/** The outcomes of the team's leaders in a championship that exists for everybody. */
const ownTeam = (outcome: 200 | 201 | 204) =>
  signedIn('FORBIDDEN', { captain: outcome, manager: outcome, owner: outcome })

export const championshipRows = {
  listChampionships: { call: nothing, outcomes: everybody(200) },
  readChampionship: {
    call: draft,
    outcomes: { ...ofDraft(200), guest: 'CHAMPIONSHIP_NOT_FOUND', partner: 'CHAMPIONSHIP_NOT_FOUND' },
  },
  readChampionshipByUrl: {
    call: (scenario) => ({ path: { championshipUrl: scenario.championshipUrl } }),
    outcomes: everybody(200),
  },
  countChampionships: { call: nothing, outcomes: everybody(200) },
  listNextMatches: { call: nothing, outcomes: everybody(200) },
  followChampionship: { call: draft, outcomes: ofDraft(204) },
  unfollowChampionship: { call: open, outcomes: signedIn(204) },
  listAnnouncements: { call: open, outcomes: everybody(200) },
  createAnnouncement: {
    call: (scenario) => ({ ...open(scenario), body: { title: 'Horários', body: 'Começamos às 20h.' } }),
    outcomes: signedIn('FORBIDDEN', { owner: 201, admin: 201 }),
  },
  deleteAnnouncement: {
    call: (scenario) => ({
      path: { id: scenario.championshipId, announcementId: scenario.announcementId },
    }),
    outcomes: organizers(204),
  },
  listChampionshipStaff: { call: open, outcomes: everybody(200) },
  saveChampionshipStaff: {
    call: (scenario) => ({ path: staffMember(scenario), body: { role: 'CO_ORGANIZER' } }),
    outcomes: organizers(200),
  },
  listChampionshipInvitations: { call: open, outcomes: organizers(200) },
  inviteTeam: {
    call: ({ championshipId: id, teamId }) => ({ path: { id, teamId } }),
    outcomes: organizers(200),
  },
  // The player is asked there.
  confirmStaffRole: {
    call: ({ enteredId: id }) => ({ path: { id }, body: { is_confirmed: true } }),
    outcomes: signedIn('FORBIDDEN', { player: 204 }),
  },
  removeChampionshipStaff: {
    call: (scenario) => ({ path: staffMember(scenario) }),
    // The player steps down.
    outcomes: signedIn('FORBIDDEN', { owner: 204, admin: 204, player: 204 }),
  },
  listMyChampionships: { call: nothing, outcomes: signedIn(200) },
  createChampionship: {
    call: (scenario) => ({ body: championshipInput({ game_id: scenario.gameId }) }),
    outcomes: signedIn(201),
  },
  updateChampionship: {
    call: (scenario) => ({ ...open(scenario), body: championshipInput({ game_id: scenario.gameId }) }),
    outcomes: organizers(200),
  },
  deleteChampionship: { call: draft, outcomes: ofDraft(204) },
  changeChampionshipStatus: {
    call: (scenario) => ({ ...open(scenario), body: { status: 'CANCELLED', reason: 'Poucos times.' } }),
    outcomes: organizers(200),
  },
  readEligibility: {
    call: (scenario) => ({ path: { id: scenario.championshipId, teamId: scenario.teamId } }),
    outcomes: entrants(200),
  },
  readPlayerEligibility: { call: alone, outcomes: signedIn(200) },
  registerPlayer: { call: alone, outcomes: signedIn(201) },
  registerTeam: {
    call: (scenario) => ({
      ...open(scenario),
      body: {
        team_id: scenario.teamId,
        roster: [{ user_id: scenario.people.player.id, role: 'STARTER' }],
      },
    }),
    outcomes: entrants(201),
  },
  listChampionshipRegistrations: {
    call: (scenario) => ({ path: { id: scenario.enteredId } }),
    outcomes: everybody(200),
  },
  decideRegistration: {
    call: (scenario) => ({ ...entered(scenario), body: { status: 'REJECTED', reason: 'Sem elenco.' } }),
    outcomes: organizers(200),
  },
  confirmRosterPlace: {
    call: (scenario) => ({ ...entered(scenario), body: { is_confirmed: true } }),
    outcomes: { ...signedIn('FORBIDDEN'), owner: 200 },
  },
  withdrawRegistration: { call: entered, outcomes: ownTeam(204) },
  checkInRegistration: {
    call: ({ checkInChampionshipId: id, checkInRegistrationId: registrationId }) => ({
      path: { id, registrationId },
    }),
    outcomes: { ...ownTeam(200), admin: 200 },
  },
  listMatches: { call: ongoing, outcomes: everybody(200) },
  readMatch: { call: match, outcomes: everybody(200) },
  readStandings: { call: ongoing, outcomes: everybody(200) },
  previewBracket: { call: open, outcomes: organizers(200) },
  updateSeeding: {
    call: ({ enteredId: id }) => ({ path: { id }, body: { method: 'DRAW' } }),
    outcomes: organizers(200),
  },
  reportMatch: {
    call: (scenario) => ({ ...match(scenario), body: { home_score: 2, away_score: 1 } }),
    outcomes: ownTeam(200),
  },
  ruleMatch: {
    call: (scenario) => ({ ...match(scenario), body: { home_score: 2, away_score: 0, is_forfeit: true } }),
    // The organiser's own team plays.
    outcomes: { ...organizers(200), owner: 'OWN_MATCH' },
  },
  reopenMatch: {
    call: ({ endedId: id, endedMatchId: matchId }) => ({
      path: { id, matchId },
      body: { reason: 'Placar de outra partida.' },
    }),
    outcomes: organizers(200),
  },
  updateMatchScore: {
    call: (scenario) => ({ ...match(scenario), body: { home_score: 1, away_score: 1 } }),
    outcomes: { ...ownTeam(200), admin: 200 },
  },
  callReferee: { call: match, outcomes: ownTeam(200) },
  readMatchRoom: { call: match, outcomes: { ...ownTeam(200), admin: 200 } },
  checkInMatch: { call: match, outcomes: ownTeam(200) },
  scheduleMatch: {
    call: (scenario) => ({ ...match(scenario), body: { scheduled_at: later } }),
    outcomes: organizers(200),
  },
  scheduleMatches: {
    call: (scenario) => ({
      ...ongoing(scenario),
      body: { matches: [{ match_id: scenario.matchId, scheduled_at: later }] },
    }),
    outcomes: organizers(200),
  },
  proposeReschedule: {
    call: (scenario) => ({ ...match(scenario), body: { scheduled_at: later } }),
    outcomes: ownTeam(200),
  },
  respondToReschedule: {
    call: (scenario) => ({ ...match(scenario), body: { accept: true } }),
    outcomes: ownTeam(200),
  },
  forfeitMatch: { call: match, outcomes: ownTeam(200) },
  disqualifyTeam: {
    call: ({ ongoingId: id, ongoingRegistrationId: registrationId }) => ({
      path: { id, registrationId },
      body: { reason: 'Uso de programa proibido.' },
    }),
    outcomes: { ...organizers(200), owner: 'OWN_MATCH' },
  },
  reinstateTeam: {
    call: ({ ongoingId: id, ongoingRegistrationId: registrationId }) => ({ path: { id, registrationId } }),
    outcomes: { ...organizers(200), owner: 'OWN_MATCH' },
  },
  resetMatchCalendarKey: { call: nothing, outcomes: signedIn(200) },
  deleteMatchCalendarKey: { call: nothing, outcomes: signedIn(204) },
  // Calendar programs have no session: the key alone decides.
  readMatchCalendarFeed: {
    call: (scenario) => ({ query: { key: scenario.matchCalendarKey } }),
    outcomes: everybody(200),
  },
  listMyMatches: { call: nothing, outcomes: signedIn(200) },
  addMatchProof: {
    call: (scenario) => ({ ...match(scenario), body: { picture: scenario.picture } }),
    outcomes: ownTeam(201),
  },
  readMatchProof: {
    call: ({ ongoingId: id, matchId, proofId }) => ({ path: { id, matchId, proofId } }),
    outcomes: { ...ownTeam(200), admin: 200 },
  },
  cloneChampionship: {
    call: (scenario) => ({ ...open(scenario), body: { name: 'Copa 2090', starts_at: later } }),
    outcomes: signedIn('FORBIDDEN', { owner: 201, admin: 201 }),
  },
  exportChampionship: {
    call: (scenario) => ({ ...ongoing(scenario), query: { format: 'csv' } }),
    outcomes: organizers(200),
  },
  readDecisions: { call: ongoing, outcomes: organizers(200) },
} satisfies Rows
