import type { Input, Schemas } from '@convoca/sdk'
import { invalid, MockProblem } from '../problem.ts'
import {
  expiryOf,
  invitationShape,
  isExpired,
  isOpen,
  pageOf,
  permissionsOf,
  teamOf,
  userOf,
} from '../shapes.ts'
import type { World, WorldInvitation, WorldTeam, WorldUser } from '../world.ts'
import { allowedInTeam, type Inside } from './access.ts'
import { signedIn, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listMyInvitations'
  | 'sendInvitations'
  | 'listTeamInvitations'
  | 'deleteInvitation'
  | 'acceptInvitation'
  | 'declineInvitation'

/** Pending invitations that a team may have at once. */
const mostOpen = 50

function listed(world: World, list: WorldInvitation[], input: Input<'listMyInvitations'>) {
  const found = list.filter((one) => {
    const status = isExpired(one) ? 'EXPIRED' : one.status
    return (input.status ?? status) === status && (input.kind ?? one.kind) === one.kind
  })
  const sorted = found.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
  return pageOf(
    sorted.map((one) => invitationShape(world, one)),
    input,
  )
}

export function invite(
  world: World,
  team: WorldTeam,
  by: WorldUser,
  item: Schemas['InviteItem'],
): WorldInvitation {
  const { id: userId } = userOf(world, item.userId)
  if (team.members.some((member) => member.userId === userId)) throw new MockProblem(409, 'ALREADY_IN_TEAM')
  const own = world.invitations.filter((one) => one.teamId === team.id && one.userId === userId)
  if (own.some(isOpen)) throw new MockProblem(409, 'USER_ALREADY_INVITED')
  const ids = { id: world.nextId('invitation'), teamId: team.id, userId, byId: by.id }
  return { ...ids, kind: 'INVITE', role: item.role, status: 'PENDING', sentAt: world.now() }
}

/** Keeps what was made; what the same players let expire gives way to it. */
export function keep(world: World, made: readonly WorldInvitation[]): void {
  const givesWay = (old: WorldInvitation) =>
    isExpired(old) && made.some((one) => one.teamId === old.teamId && one.userId === old.userId)
  world.invitations = [...world.invitations.filter((one) => !givesWay(one)), ...made]
}

/** Invites all of a list or nobody. */
export function inviteAll(
  { world, team, user, own }: Inside,
  items: Schemas['InviteInput'],
): WorldInvitation[] {
  const asOwner = items.findIndex((item) => item.role === 'OWNER')
  if (asOwner >= 0) throw invalid(`${asOwner}.role`, 'INVALID_VALUE', 'must not be OWNER')
  const promotes = items.some((item) => item.role === 'MANAGER')
  if (promotes && !permissionsOf(own.role).promoteManager) throw new MockProblem(403, 'NOT_TEAM_OWNER')
  const made = items.map((item) => invite(world, team, user, item))
  const open = world.invitations.filter(
    (one) => one.teamId === team.id && one.kind === 'INVITE' && isOpen(one),
  )
  if (open.length + made.length > mostOpen) throw new MockProblem(409, 'INVITATION_QUOTA_EXCEEDED')
  keep(world, made)
  return made
}

/** Whether the caller is the one who answers: the player an invite, the team's leaders an application. */
function answers(world: World, invitation: WorldInvitation, userId: string): boolean {
  if (invitation.kind === 'INVITE') return invitation.userId === userId
  const own = teamOf(world, invitation.teamId).members.find((member) => member.userId === userId)
  return own !== undefined && permissionsOf(own.role).invite
}

/** The open invitation that the caller may answer or withdraw, or the error that tells why there is none. */
function answerable(
  context: Context<'acceptInvitation' | 'declineInvitation'>,
  mayWithdraw: boolean,
): WorldInvitation {
  const { world, input } = context
  const user = signedIn(context)
  const found = world.invitations.find((one) => one.id === input.inviteId && one.teamId === input.id)
  const isOwn = found?.userId === user.id && mayWithdraw
  if (!found || !(isOwn || answers(world, found, user.id))) throw new MockProblem(404, 'INVITATION_NOT_FOUND')
  const refusing = mayWithdraw && found.kind === 'APPLICATION' && !isOwn
  if (refusing && found.status === 'DECLINED_BY_MEMBER') return found
  if (found.status !== 'PENDING') throw new MockProblem(409, 'INVITATION_NOT_PENDING')
  if (expiryOf(found) < Date.parse(world.now())) throw new MockProblem(409, 'INVITATION_EXPIRED')
  return found
}

export const invitationHandlers: Handlers<Ids> = {
  listMyInvitations(context) {
    const { id } = signedIn(context)
    const own = context.world.invitations.filter((one) => one.userId === id)
    return listed(context.world, own, context.input)
  },
  sendInvitations(context) {
    const made = inviteAll(allowedInTeam(context, 'invite'), context.input.body)
    return made.map((one) => invitationShape(context.world, one))
  },
  listTeamInvitations(context) {
    const { team } = allowedInTeam(context, 'invite')
    const own = context.world.invitations.filter((one) => one.teamId === team.id)
    return listed(context.world, own, context.input)
  },
  deleteInvitation(context) {
    const { world, input } = context
    const { team } = allowedInTeam(context, 'invite')
    const found = world.invitations.find(
      (one) => one.id === input.inviteId && one.teamId === team.id && one.kind === 'INVITE',
    )
    if (!found) throw new MockProblem(404, 'INVITATION_NOT_FOUND')
    if (found.status !== 'PENDING') throw new MockProblem(409, 'INVITATION_NOT_PENDING')
    world.invitations = world.invitations.filter((one) => one !== found)
    return undefined
  },
  acceptInvitation(context) {
    const { world } = context
    const found = answerable(context, false)
    const team = teamOf(world, found.teamId)
    found.status = found.kind === 'INVITE' ? 'ACCEPTED' : 'CONFIRMED'
    const member = { id: world.nextId('member'), userId: found.userId, joinedAt: world.now() }
    team.members.push({ ...member, role: found.role, roster: 'SUBSTITUTE' })
    return invitationShape(world, found)
  },
  declineInvitation(context) {
    const found = answerable(context, true)
    const byPlayer = found.userId === signedIn(context).id
    if (found.kind === 'INVITE') found.status = 'DECLINED'
    else if (found.status === 'DECLINED_BY_MEMBER') found.status = 'DECLINED_BY_OWNER_AND_MEMBER'
    else found.status = byPlayer ? 'DECLINED_BY_MEMBER' : 'DECLINED_BY_OWNER'
    return invitationShape(context.world, found)
  },
}
