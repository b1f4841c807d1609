import type { OperationId } from '../../src/contract/types.ts'
import type { ErrorCode } from '../../src/domains/errors.ts'
import type { PlannedId } from '../../src/routes/planned.ts'
import type { CallOptions } from '../harness.ts'
import { PASSWORD, newRegistrant } from '../people.ts'
import type { ActorName, World } from './world.ts'

/** A success status, or the code of the refusal. */
export type Outcome = 200 | 201 | 204 | ErrorCode

export interface Row<K extends OperationId> {
  call: (world: World, actor: ActorName) => CallOptions<K>
  outcomes: Record<ActorName, Outcome>
}

/** An operation with a handler and without a row does not compile. */
export type Matrix = { [K in Exclude<OperationId, PlannedId>]: Row<K> }

/** The same for everybody, guests included. */
function everybody(outcome: Outcome): Record<ActorName, Outcome> {
  return { guest: outcome, ...people(outcome) }
}

function people(outcome: Outcome): Record<Exclude<ActorName, 'guest'>, Outcome> {
  return { stranger: outcome, invitee: outcome, player: outcome, manager: outcome, owner: outcome }
}

/** The same for everybody with a session, unless said otherwise. */
function signedIn(
  outcome: Outcome,
  except: Partial<Record<ActorName, Outcome>> = {},
): Record<ActorName, Outcome> {
  return { guest: 'UNAUTHENTICATED', ...people(outcome), ...except }
}

/** Only the team's leaders; members are told so, and for the others the thing does not exist. */
function leaders(outcome: Outcome, hidden: ErrorCode): Record<ActorName, Outcome> {
  return signedIn(outcome, { stranger: hidden, invitee: hidden, player: 'FORBIDDEN' })
}

const nothing = (): Record<never, never> => ({})
const invitation = (world: World) => ({ path: { id: world.teamId, inviteId: world.invitationId } })

function picture(world: World) {
  return {
    base64: world.picture,
    extension: 'PNG' as const,
    entityType: 'TEAM' as const,
    entityId: world.teamId,
    businessType: 'TEAM_BANNER_PHOTO' as const,
    fileType: 'IMAGE' as const,
  }
}

export const matrix: Matrix = {
  register: { call: () => ({ body: { ...newRegistrant() } }), outcomes: everybody(201) },
  login: {
    call: (world) => ({ body: { email: world.people.owner.email, password: PASSWORD } }),
    outcomes: everybody(200),
  },
  logout: { call: nothing, outcomes: signedIn(204) },
  listSessions: { call: nothing, outcomes: signedIn(200) },
  endSession: {
    call: (world) => ({ path: { id: world.sessionId } }),
    outcomes: signedIn('SESSION_NOT_FOUND', { owner: 204 }),
  },
  readMyProfile: { call: nothing, outcomes: signedIn(200) },
  readPublicProfile: {
    call: (world) => ({ path: { nickname: world.people.owner.nick } }),
    outcomes: everybody(200),
  },
  searchPlayers: { call: nothing, outcomes: everybody(200) },
  listGames: { call: nothing, outcomes: everybody(200) },
  listAllGames: { call: nothing, outcomes: everybody(200) },
  // `entityId` is the own id: another's is refused.
  listTeams: {
    call: (world) => ({ query: { entityId: world.people.owner.id } }),
    outcomes: signedIn('FORBIDDEN', { owner: 200 }),
  },
  createTeam: {
    call: (world) => ({
      body: {
        name: `Outro ${world.teamTag}`,
        teamTag: `X${world.teamTag.slice(1)}`,
        game_id: world.gameId,
        description: 'Mais um time para as provas.',
      },
    }),
    outcomes: signedIn(201),
  },
  readTeam: {
    call: (world) => ({ path: { id: world.teamId } }),
    outcomes: signedIn(200, { stranger: 'TEAM_NOT_FOUND', invitee: 'TEAM_NOT_FOUND' }),
  },
  listTeamMembers: {
    call: (world) => ({ path: { id: world.teamId } }),
    outcomes: signedIn(200, { stranger: 'TEAM_NOT_FOUND', invitee: 'TEAM_NOT_FOUND' }),
  },
  readPublicTeam: { call: (world) => ({ path: { teamTag: world.teamTag } }), outcomes: everybody(200) },
  listMyInvitations: { call: nothing, outcomes: signedIn(200) },
  sendInvitations: {
    call: (world) => ({ path: { id: world.teamId }, body: [{ userId: world.candidate.id, role: 'PLAYER' }] }),
    outcomes: leaders(201, 'TEAM_NOT_FOUND'),
  },
  listTeamInvitations: {
    call: (world) => ({ path: { id: world.teamId } }),
    outcomes: leaders(200, 'TEAM_NOT_FOUND'),
  },
  deleteInvitation: { call: invitation, outcomes: leaders(204, 'TEAM_NOT_FOUND') },
  acceptInvitation: { call: invitation, outcomes: signedIn('INVITATION_NOT_FOUND', { invitee: 200 }) },
  declineInvitation: { call: invitation, outcomes: signedIn('INVITATION_NOT_FOUND', { invitee: 200 }) },
  saveFile: { call: (world) => ({ body: picture(world) }), outcomes: leaders(201, 'TEAM_NOT_FOUND') },
  replaceFile: {
    call: (world) => ({
      path: { id: world.fileId },
      body: { ...picture(world), businessType: 'TEAM_PROFILE_PHOTO' },
    }),
    outcomes: leaders(200, 'TEAM_NOT_FOUND'),
  },
  listUnreadNotifications: { call: nothing, outcomes: signedIn(200) },
  listNotifications: { call: nothing, outcomes: signedIn(200) },
  markNotificationRead: {
    call: (world) => ({ path: { id: world.notificationId } }),
    outcomes: signedIn('NOTIFICATION_NOT_FOUND', { invitee: 200 }),
  },
  markAllNotificationsRead: { call: nothing, outcomes: signedIn(200) },
  deleteNotification: {
    call: (world) => ({ path: { id: world.notificationId } }),
    outcomes: signedIn('NOTIFICATION_NOT_FOUND', { invitee: 204 }),
  },
  readHealth: { call: nothing, outcomes: everybody(200) },
  readReadiness: { call: nothing, outcomes: everybody(200) },
}

/** What a planned operation answers, whoever asks: nobody gets past it, and a guest not even to it. */
export function plannedOutcome(needsSession: boolean, actor: ActorName): ErrorCode {
  return needsSession && actor === 'guest' ? 'UNAUTHENTICATED' : 'NOT_IMPLEMENTED'
}
