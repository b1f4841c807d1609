import type { Schemas } from '@convoca/sdk'
import { MockProblem } from '../problem.ts'
import { invitationShape, isOpen, permissionsOf, publicTeam, teamDetail, teamOf } from '../shapes.ts'
import type { World, WorldInvitation, WorldTeam } from '../world.ts'
import { allowedInTeam, oneById, record, type Inside } from './access.ts'
import { signedIn, type Context, type Handlers } from './handler.ts'
import { invite, inviteAll, keep } from './invitations.ts'

type Ids =
  | 'invitePlayers'
  | 'resendInvitation'
  | 'applyToTeam'
  | 'readInviteLink'
  | 'resetInviteLink'
  | 'readInviteLinkTeam'
  | 'joinByLink'

/** How long a link is good, in milliseconds. */
const linkLife = 30 * 24 * 60 * 60_000

function newLink(world: World, team: WorldTeam): Schemas['InviteLink'] {
  // The end of a fresh id: 12 digits that are different each time.
  const code = `${team.tag.padEnd(4, '0').slice(0, 4)}${world.nextId('invitation').slice(-12)}`
  const expires_at = new Date(Date.parse(world.now()) + linkLife).toISOString()
  const link = { code, url: `/team/join/${code}`, expires_at }
  world.inviteLinks.set(team.id, link)
  return link
}

function openInvitation({ world, team }: Inside, inviteId: string): WorldInvitation {
  const own = world.invitations.filter((one) => one.teamId === team.id && one.kind === 'INVITE')
  const found = oneById(own, inviteId, 'INVITATION_NOT_FOUND')
  if (found.status !== 'PENDING') throw new MockProblem(409, 'INVITATION_NOT_PENDING')
  return found
}

function linkedTeam({ world, input }: Context<'joinByLink' | 'readInviteLinkTeam'>): WorldTeam {
  for (const [teamId, link] of world.inviteLinks) if (link.code === input.code) return teamOf(world, teamId)
  throw new MockProblem(404, 'INVITATION_NOT_FOUND')
}

export const applicationHandlers: Handlers<Ids> = {
  invitePlayers(context) {
    const made = inviteAll(allowedInTeam(context, 'invite'), context.input.body)
    return made.map((one) => invitationShape(context.world, one))
  },
  resendInvitation(context) {
    const inside = allowedInTeam(context, 'invite')
    const { world, user, own } = inside
    const old = openInvitation(inside, context.input.inviteId)
    if (old.role === 'MANAGER' && !permissionsOf(own.role).promoteManager)
      throw new MockProblem(403, 'NOT_TEAM_OWNER')
    const fresh = { ...old, id: world.nextId('invitation'), byId: user.id, sentAt: world.now() }
    world.invitations = [...world.invitations.filter((one) => one !== old), fresh]
    return invitationShape(world, fresh)
  },
  applyToTeam(context) {
    const { world, input } = context
    const user = signedIn(context)
    const team = teamOf(world, input.id)
    const made = invite(world, team, user, { userId: user.id, role: 'PLAYER' })
    if (!team.isRecruiting) throw new MockProblem(409, 'TEAM_NOT_RECRUITING')
    const { message = null, vacancyId = null } = input.body ?? {}
    const application: WorldInvitation = { ...made, kind: 'APPLICATION', message, vacancyId }
    keep(world, [application])
    record({ world, user, team }, 'APPLICATION_RECEIVED', user.nick)
    return invitationShape(world, application)
  },
  readInviteLink(context) {
    const { world, team } = allowedInTeam(context, 'invite')
    return world.inviteLinks.get(team.id) ?? newLink(world, team)
  },
  resetInviteLink(context) {
    const { world, team } = allowedInTeam(context, 'invite')
    return newLink(world, team)
  },
  readInviteLinkTeam(context) {
    signedIn(context)
    return publicTeam(context.world, linkedTeam(context))
  },
  joinByLink(context) {
    const { world } = context
    const user = signedIn(context)
    const team = linkedTeam(context)
    if (team.members.some((member) => member.userId === user.id))
      throw new MockProblem(409, 'ALREADY_IN_TEAM')
    const ids = { id: world.nextId('member'), userId: user.id, joinedAt: world.now() }
    const open = world.invitations.find(
      (one) => one.teamId === team.id && one.userId === user.id && isOpen(one),
    )
    if (open) open.status = open.kind === 'INVITE' ? 'ACCEPTED' : 'CONFIRMED'
    const role = open?.role ?? 'PLAYER'
    team.members.push({ ...ids, role, roster: 'SUBSTITUTE' })
    record({ world, user, team }, 'MEMBER_JOINED')
    return teamDetail(world, team, role)
  },
}
