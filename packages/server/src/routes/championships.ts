import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
} from '../domains/championships/announcements.ts'
import { cloneChampionship } from '../domains/championships/clones.ts'
import { readDecisions } from '../domains/championships/decisions.ts'
import { exportChampionship } from '../domains/championships/exports.ts'
import { followChampionship, unfollowChampionship } from '../domains/championships/followers.ts'
import { disqualifyTeam, forfeitMatch } from '../domains/championships/forfeits.ts'
import {
  deleteMatchCalendarKey,
  readMatchCalendarFeed,
  resetMatchCalendarKey,
} from '../domains/championships/match-calendar.ts'
import { listMyMatches, listNextMatches } from '../domains/championships/match-lists.ts'
import {
  proposeReschedule,
  respondToReschedule,
  scheduleMatch,
  scheduleMatches,
} from '../domains/championships/match-schedule.ts'
import { addMatchProof, prepareProof, readMatchProof } from '../domains/championships/proofs.ts'
import { callReferee } from '../domains/championships/referee-calls.ts'
import { checkInMatch, readMatchRoom } from '../domains/championships/rooms.ts'
import { confirmRosterPlace } from '../domains/championships/rosters.ts'
import { updateMatchScore } from '../domains/championships/running-score.ts'
import {
  confirmStaffRole,
  listChampionshipStaff,
  removeChampionshipStaff,
  saveChampionshipStaff,
} from '../domains/championships/staff.ts'
import { inviteTeam, listChampionshipInvitations } from '../domains/championships/team-invitations.ts'
import {
  changeChampionshipStatus,
  countChampionships,
  createChampionship,
  deleteChampionship,
  listChampionships,
  listMyChampionships,
  readChampionship,
  updateChampionship,
} from '../domains/championships/service.ts'
import {
  checkInRegistration,
  decideRegistration,
  listChampionshipRegistrations,
  listTeamRegistrations,
  readEligibility,
  registerTeam,
  withdrawRegistration,
} from '../domains/championships/registrations.ts'
import {
  listMatchesOf,
  readMatch,
  readStandings,
  reportMatch,
  ruleMatch,
} from '../domains/championships/matches.ts'
import { updateSeeding } from '../domains/championships/start.ts'
import type { Handlers } from './handler.ts'

const matchOf = ({ id, matchId }: { id: string; matchId: string }) => ({ championshipId: id, matchId })

const registrationOf = ({ id, registrationId }: { id: string; registrationId: string }) => ({
  championshipId: id,
  registrationId,
})

const staffOf = ({ id, userId }: { id: string; userId: string }) => ({ championshipId: id, userId })

export const championshipHandlers = {
  listChampionships: async ({ context, query }) => {
    const { limit = 10, order = 'asc', ...filter } = query
    return { status: 200, body: await listChampionships(context, { ...filter, limit, order }) }
  },
  readChampionship: async ({ context, path }) => ({
    status: 200,
    body: await readChampionship(context, { id: path.id }),
  }),
  readChampionshipByUrl: async ({ context, path }) => ({
    status: 200,
    body: await readChampionship(context, { url: path.championshipUrl }),
  }),
  countChampionships: async ({ context }) => ({ status: 200, body: await countChampionships(context) }),
  listNextMatches: async ({ context, query: { limit = 6 } }) => ({
    status: 200,
    body: await listNextMatches(context, limit),
  }),
  followChampionship: async ({ context, path }) => {
    await followChampionship(context, path.id)
    return { status: 204 }
  },
  unfollowChampionship: async ({ context, path }) => {
    await unfollowChampionship(context, path.id)
    return { status: 204 }
  },
  listAnnouncements: async ({ context, path }) => ({
    status: 200,
    body: await listAnnouncements(context, path.id),
  }),
  createAnnouncement: async ({ context, path, body }) => ({
    status: 201,
    body: await createAnnouncement(context, path.id, body),
  }),
  deleteAnnouncement: async ({ context, path }) => {
    await deleteAnnouncement(context, path.id, path.announcementId)
    return { status: 204 }
  },
  listChampionshipStaff: async ({ context, path }) => ({
    status: 200,
    body: await listChampionshipStaff(context, path.id),
  }),
  saveChampionshipStaff: async ({ context, path, body }) => ({
    status: 200,
    body: await saveChampionshipStaff(context, staffOf(path), body),
  }),
  listChampionshipInvitations: async ({ context, path }) => ({
    status: 200,
    body: await listChampionshipInvitations(context, path.id),
  }),
  inviteTeam: async ({ context, path }) => ({ status: 200, body: await inviteTeam(context, path) }),
  confirmStaffRole: async ({ context, path, body }) => {
    await confirmStaffRole(context, path.id, body)
    return { status: 204 }
  },
  removeChampionshipStaff: async ({ context, path }) => {
    await removeChampionshipStaff(context, staffOf(path))
    return { status: 204 }
  },
  listMyChampionships: async ({ context }) => ({ status: 200, body: await listMyChampionships(context) }),
  createChampionship: async ({ context, body }) => ({
    status: 201,
    body: await createChampionship(context, body),
  }),
  updateChampionship: async ({ context, path, body }) => ({
    status: 200,
    body: await updateChampionship(context, path.id, body),
  }),
  deleteChampionship: async ({ context, path }) => {
    await deleteChampionship(context, path.id)
    return { status: 204 }
  },
  changeChampionshipStatus: async ({ context, path, body }) => ({
    status: 200,
    body: await changeChampionshipStatus(context, path.id, body),
  }),
  readEligibility: async ({ context, path }) => ({
    status: 200,
    body: await readEligibility(context, path.id, path.teamId),
  }),
  registerTeam: async ({ context, path, body }) => ({
    status: 201,
    body: await registerTeam(context, path.id, body),
  }),
  listChampionshipRegistrations: async ({ context, path }) => ({
    status: 200,
    body: await listChampionshipRegistrations(context, path.id),
  }),
  decideRegistration: async ({ context, path, body }) => ({
    status: 200,
    body: await decideRegistration(context, registrationOf(path), body),
  }),
  withdrawRegistration: async ({ context, path }) => {
    await withdrawRegistration(context, registrationOf(path))
    return { status: 204 }
  },
  confirmRosterPlace: async ({ context, path, body }) => ({
    status: 200,
    body: await confirmRosterPlace(context, registrationOf(path), body),
  }),
  checkInRegistration: async ({ context, path }) => ({
    status: 200,
    body: await checkInRegistration(context, registrationOf(path)),
  }),
  listTeamRegistrations: async ({ context, path, query }) => {
    const { page = 1, limit = 10 } = query
    return { status: 200, body: await listTeamRegistrations(context, path.teamId, { page, limit }) }
  },
  listMatches: async ({ context, path }) => ({ status: 200, body: await listMatchesOf(context, path.id) }),
  readMatch: async ({ context, path }) => ({ status: 200, body: await readMatch(context, matchOf(path)) }),
  readStandings: async ({ context, path }) => ({ status: 200, body: await readStandings(context, path.id) }),
  updateSeeding: async ({ context, path, body }) => ({
    status: 200,
    body: await updateSeeding(context, path.id, body),
  }),
  reportMatch: async ({ context, path, body }) => ({
    status: 200,
    body: await reportMatch(context, matchOf(path), body),
  }),
  ruleMatch: async ({ context, path, body }) => ({
    status: 200,
    body: await ruleMatch(context, matchOf(path), body),
  }),
  updateMatchScore: async ({ context, path, body }) => ({
    status: 200,
    body: await updateMatchScore(context, matchOf(path), body),
  }),
  callReferee: async ({ context, path }) => ({
    status: 200,
    body: await callReferee(context, matchOf(path)),
  }),
  readMatchRoom: async ({ context, path }) => ({
    status: 200,
    body: await readMatchRoom(context, matchOf(path)),
  }),
  checkInMatch: async ({ context, path }) => ({
    status: 200,
    body: await checkInMatch(context, matchOf(path)),
  }),
  scheduleMatch: async ({ context, path, body }) => ({
    status: 200,
    body: await scheduleMatch(context, matchOf(path), body),
  }),
  scheduleMatches: async ({ context, path, body }) => ({
    status: 200,
    body: await scheduleMatches(context, path.id, body),
  }),
  proposeReschedule: async ({ context, path, body }) => ({
    status: 200,
    body: await proposeReschedule(context, matchOf(path), body),
  }),
  respondToReschedule: async ({ context, path, body }) => ({
    status: 200,
    body: await respondToReschedule(context, matchOf(path), body),
  }),
  forfeitMatch: async ({ context, path }) => ({
    status: 200,
    body: await forfeitMatch(context, matchOf(path)),
  }),
  disqualifyTeam: async ({ context, path, body }) => ({
    status: 200,
    body: await disqualifyTeam(context, registrationOf(path), body),
  }),
  listMyMatches: async ({ context }) => ({ status: 200, body: await listMyMatches(context) }),
  resetMatchCalendarKey: async ({ context }) => ({
    status: 200,
    body: await resetMatchCalendarKey(context),
  }),
  deleteMatchCalendarKey: async ({ context }) => {
    await deleteMatchCalendarKey(context)
    return { status: 204 }
  },
  readMatchCalendarFeed: async ({ context, query }) => ({
    status: 200,
    body: await readMatchCalendarFeed(context, query.key),
  }),
  addMatchProof: {
    prepare: async ({ context, path, body }) => {
      const picture = await prepareProof(context, matchOf(path), body)
      return async (request) => ({
        status: 201,
        body: await addMatchProof(request.context, matchOf(request.path), picture),
      })
    },
  },
  readMatchProof: async ({ context, path }) => ({
    status: 200,
    body: await readMatchProof(context, { ...matchOf(path), proofId: path.proofId }),
  }),
  cloneChampionship: async ({ context, path, body }) => ({
    status: 201,
    body: await cloneChampionship(context, path.id, body),
  }),
  exportChampionship: async ({ context, path, query }) => ({
    status: 200,
    body: await exportChampionship(context, path.id, query.format),
  }),
  readDecisions: async ({ context, path }) => ({
    status: 200,
    body: await readDecisions(context, path.id),
  }),
} satisfies Partial<Handlers>
