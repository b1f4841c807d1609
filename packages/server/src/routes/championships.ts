import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
} from '../domains/championships/organising/announcements.ts'
import { cloneChampionship } from '../domains/championships/organising/clones.ts'
import { readDecisions } from '../domains/championships/organising/decisions.ts'
import { exportChampionship } from '../domains/championships/organising/exports.ts'
import { followChampionship, unfollowChampionship } from '../domains/championships/followers.ts'
import { disqualifyTeam, reinstateTeam } from '../domains/championships/live/disqualifications.ts'
import { forfeitMatch } from '../domains/championships/live/forfeits.ts'
import {
  deleteMatchCalendarKey,
  readMatchCalendarFeed,
  resetMatchCalendarKey,
} from '../domains/championships/matches/match-calendar.ts'
import { reopenMatch } from '../domains/championships/matches/set-backs.ts'
import { listMyMatches, listNextMatches } from '../domains/championships/matches/match-lists.ts'
import {
  proposeReschedule,
  respondToReschedule,
  scheduleMatch,
  scheduleMatches,
} from '../domains/championships/live/match-schedule.ts'
import { addMatchProof, prepareProof, readMatchProof } from '../domains/championships/live/proofs.ts'
import { callReferee } from '../domains/championships/live/referee-calls.ts'
import { checkInMatch, readMatchRoom } from '../domains/championships/live/rooms.ts'
import { withdrawRegistration } from '../domains/championships/live/withdrawals.ts'
import {
  readPlayerEligibility,
  registerPlayer,
} from '../domains/championships/registrations/own-registrations.ts'
import { checkInRegistration } from '../domains/championships/registrations/check-in.ts'
import { substitutePlayer, updateRoster } from '../domains/championships/rosters/own-rosters.ts'
import {
  decideRosterChange,
  listRosterChanges,
  requestRosterChange,
} from '../domains/championships/rosters/roster-changes.ts'
import { confirmRosterPlace } from '../domains/championships/registrations/rosters.ts'
import { updateMatchScore } from '../domains/championships/live/running-score.ts'
import {
  confirmStaffRole,
  listChampionshipStaff,
  removeChampionshipStaff,
  saveChampionshipStaff,
} from '../domains/championships/organising/staff.ts'
import {
  inviteTeam,
  listChampionshipInvitations,
} from '../domains/championships/registrations/team-invitations.ts'
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
  decideRegistration,
  listChampionshipRegistrations,
  listTeamRegistrations,
  readEligibility,
  registerTeam,
} from '../domains/championships/registrations/registrations.ts'
import {
  listMatchesOf,
  readMatch,
  readStandings,
  reportMatch,
  ruleMatch,
} from '../domains/championships/matches/matches.ts'
import { previewBracket } from '../domains/championships/organising/preview.ts'
import { updateSeeding } from '../domains/championships/organising/seeding.ts'
import type { Handlers } from './handler.ts'

const matchOf = ({ id, matchId }: { id: string; matchId: string }) => ({ championshipId: id, matchId })

const registrationOf = ({ id, registrationId }: { id: string; registrationId: string }) => ({
  championshipId: id,
  registrationId,
})

const staffOf = ({ id, userId }: { id: string; userId: string }) => ({ championshipId: id, userId })

export const championshipHandlers = {
  listChampionships: ({ context, query }) => listChampionships(context, query),
  readChampionship: ({ context, path }) => readChampionship(context, { id: path.id }),
  readChampionshipByUrl: ({ context, path }) => readChampionship(context, { url: path.championshipUrl }),
  countChampionships: ({ context }) => countChampionships(context),
  listNextMatches: ({ context, query: { limit } }) => listNextMatches(context, limit),
  followChampionship: ({ context, path }) => followChampionship(context, path.id),
  unfollowChampionship: ({ context, path }) => unfollowChampionship(context, path.id),
  listAnnouncements: ({ context, path }) => listAnnouncements(context, path.id),
  createAnnouncement: ({ context, path, body }) => createAnnouncement(context, path.id, body),
  deleteAnnouncement: ({ context, path }) => deleteAnnouncement(context, path.id, path.announcementId),
  listChampionshipStaff: ({ context, path }) => listChampionshipStaff(context, path.id),
  saveChampionshipStaff: ({ context, path, body }) => saveChampionshipStaff(context, staffOf(path), body),
  listChampionshipInvitations: ({ context, path }) => listChampionshipInvitations(context, path.id),
  inviteTeam: ({ context, path }) => inviteTeam(context, path),
  confirmStaffRole: ({ context, path, body }) => confirmStaffRole(context, path.id, body),
  removeChampionshipStaff: ({ context, path }) => removeChampionshipStaff(context, staffOf(path)),
  listMyChampionships: ({ context }) => listMyChampionships(context),
  createChampionship: ({ context, body }) => createChampionship(context, body),
  updateChampionship: ({ context, path, body }) => updateChampionship(context, path.id, body),
  deleteChampionship: ({ context, path }) => deleteChampionship(context, path.id),
  changeChampionshipStatus: ({ context, path, body }) => changeChampionshipStatus(context, path.id, body),
  readEligibility: ({ context, path }) => readEligibility(context, path.id, path.teamId),
  readPlayerEligibility: ({ context, path }) => readPlayerEligibility(context, path.id),
  registerPlayer: ({ context, path }) => registerPlayer(context, path.id),
  registerTeam: ({ context, path, body }) => registerTeam(context, path.id, body),
  listChampionshipRegistrations: ({ context, path }) => listChampionshipRegistrations(context, path.id),
  decideRegistration: ({ context, path, body }) => decideRegistration(context, registrationOf(path), body),
  withdrawRegistration: ({ context, path }) => withdrawRegistration(context, registrationOf(path)),
  confirmRosterPlace: ({ context, path, body }) => confirmRosterPlace(context, registrationOf(path), body),
  updateRoster: ({ context, path, body }) => updateRoster(context, registrationOf(path), body),
  substitutePlayer: ({ context, path, body }) => substitutePlayer(context, registrationOf(path), body),
  requestRosterChange: ({ context, path, body }) => requestRosterChange(context, registrationOf(path), body),
  listRosterChanges: ({ context, path }) => listRosterChanges(context, path.id),
  decideRosterChange: ({ context, path, body }) =>
    decideRosterChange(context, { championshipId: path.id, changeId: path.changeId }, body),
  checkInRegistration: ({ context, path }) => checkInRegistration(context, registrationOf(path)),
  listTeamRegistrations: ({ context, path, query }) => listTeamRegistrations(context, path.teamId, query),
  listMatches: ({ context, path }) => listMatchesOf(context, path.id),
  readMatch: ({ context, path }) => readMatch(context, matchOf(path)),
  readStandings: ({ context, path }) => readStandings(context, path.id),
  updateSeeding: ({ context, path, body }) => updateSeeding(context, path.id, body),
  previewBracket: ({ context, path }) => previewBracket(context, path.id),
  reportMatch: ({ context, path, body }) => reportMatch(context, matchOf(path), body),
  reopenMatch: ({ context, path, body }) => reopenMatch(context, matchOf(path), body),
  ruleMatch: ({ context, path, body }) => ruleMatch(context, matchOf(path), body),
  updateMatchScore: ({ context, path, body }) => updateMatchScore(context, matchOf(path), body),
  callReferee: ({ context, path }) => callReferee(context, matchOf(path)),
  readMatchRoom: ({ context, path }) => readMatchRoom(context, matchOf(path)),
  checkInMatch: ({ context, path }) => checkInMatch(context, matchOf(path)),
  scheduleMatch: ({ context, path, body }) => scheduleMatch(context, matchOf(path), body),
  scheduleMatches: ({ context, path, body }) => scheduleMatches(context, path.id, body),
  proposeReschedule: ({ context, path, body }) => proposeReschedule(context, matchOf(path), body),
  respondToReschedule: ({ context, path, body }) => respondToReschedule(context, matchOf(path), body),
  forfeitMatch: ({ context, path }) => forfeitMatch(context, matchOf(path)),
  disqualifyTeam: ({ context, path, body }) => disqualifyTeam(context, registrationOf(path), body),
  reinstateTeam: ({ context, path }) => reinstateTeam(context, registrationOf(path)),
  listMyMatches: ({ context }) => listMyMatches(context),
  resetMatchCalendarKey: ({ context }) => resetMatchCalendarKey(context),
  deleteMatchCalendarKey: ({ context }) => deleteMatchCalendarKey(context),
  readMatchCalendarFeed: ({ context, query }) => readMatchCalendarFeed(context, query.key),
  addMatchProof: {
    prepare: async ({ context, path, body }) => {
      const picture = await prepareProof(context, matchOf(path), body)
      return (request) => addMatchProof(request.context, matchOf(request.path), picture)
    },
  },
  readMatchProof: ({ context, path }) => readMatchProof(context, { ...matchOf(path), proofId: path.proofId }),
  cloneChampionship: ({ context, path, body }) => cloneChampionship(context, path.id, body),
  exportChampionship: ({ context, path, query }) => exportChampionship(context, path.id, query.format),
  readDecisions: ({ context, path }) => readDecisions(context, path.id),
} satisfies Partial<Handlers>
