import type { Schemas } from '@convoca/sdk'
import { demoNow, fixtureId, seedGames } from '@convoca/fixtures'
import { MockProblem } from './problem.ts'
import type { World, WorldInvitation, WorldMember, WorldNotification, WorldTeam, WorldUser } from './world.ts'

/** One week in milliseconds: then a pending invitation has expired (product §5). */
const week = 7 * 24 * 60 * 60_000

export function userOf(world: World, id: string): WorldUser {
  const user = world.users.find((one) => one.id === id)
  if (!user) throw new MockProblem(404, 'USER_NOT_FOUND')
  return user
}

export function teamOf(world: World, id: string): WorldTeam {
  const team = world.teams.find((one) => one.id === id)
  if (!team) throw new MockProblem(404, 'TEAM_NOT_FOUND')
  return team
}

export function photoOf(user: WorldUser): string | null {
  return user.pictures.find((file) => file.business_type === 'USER_PROFILE_PHOTO')?.url ?? null
}

export function gameShape(id: string): Schemas['Game'] {
  const index = seedGames.findIndex((game) => game.id === id)
  const game = seedGames[index]
  if (!game) throw new MockProblem(404, 'GAME_NOT_FOUND')
  const icon = { id: fixtureId('file', 900 + index), url: `/files/mock/game-${index}.svg` }
  return { id: game.id, name: game.name, icon: { ...icon, business_type: 'GAMES_ICON' } }
}

export function memberShape(world: World, member: WorldMember): Schemas['TeamMember'] {
  const user = userOf(world, member.userId)
  return {
    id: member.id,
    role: member.role,
    roster_status: member.roster,
    joined_at: member.joinedAt,
    avatar: photoOf(user),
    entity: { user_id: user.id, user_name: user.nick, name: user.name },
  }
}

export function ownerOf(world: World, team: WorldTeam): WorldUser {
  const owner = team.members.find((member) => member.role === 'OWNER')
  return userOf(world, owner?.userId ?? '')
}

function sharedEntity(world: World, team: WorldTeam) {
  return {
    name: team.name,
    description: team.description,
    team_tag: team.tag,
    game_id: team.gameId,
    is_recruiting: team.isRecruiting,
    created_at: team.createdAt,
    team_members_count: team.members.length,
    owner: { name: ownerOf(world, team).name },
    performance: { wins: team.wins, losses: team.losses },
    primary_color: team.primaryColor,
    secondary_color: team.secondaryColor,
  }
}

export function teamListItem(world: World, team: WorldTeam, user: WorldUser): Schemas['TeamListItem'] {
  const visible = team.showMembers || team.members.some((member) => member.userId === user.id)
  const faces = visible ? team.members.slice(0, 5).map((member) => userOf(world, member.userId)) : []
  return {
    id: team.id,
    entityId: user.id,
    entity: {
      ...sharedEntity(world, team),
      team_members: faces.map((face) => ({
        avatar: photoOf(face),
        entity: { user_id: face.id, user_name: face.nick },
      })),
    },
    files: team.pictures,
  }
}

export function publicTeam(world: World, team: WorldTeam): Schemas['PublicTeam'] {
  return {
    id: team.id,
    team_tag: team.tag,
    entity: sharedEntity(world, team),
    files: team.pictures,
    members: team.showMembers ? team.members.map((member) => memberShape(world, member)) : [],
    game: gameShape(team.gameId),
    sponsors: world.sponsors.filter((sponsor) => sponsor.team_id === team.id && sponsor.is_active),
  }
}

/** Product §5's table. */
export function permissionsOf(role: Schemas['TeamRole']): Schemas['TeamPermissions'] {
  const owner = role === 'OWNER'
  const managing = owner || role === 'MANAGER'
  const leading = managing || role === 'CAPTAIN'
  return {
    deleteTeam: owner,
    transferTeam: owner,
    promoteManager: owner,
    editTeam: managing,
    invite: managing,
    manageMembers: managing,
    manageShowcase: managing,
    manageSchedules: leading || role === 'COACH',
    communicate: leading || role === 'COACH',
    enterChampionships: leading,
    readInner: true,
    leave: !owner,
  }
}

export function teamDetail(world: World, team: WorldTeam, role: Schemas['TeamRole']): Schemas['TeamDetail'] {
  const { id, nick, name } = ownerOf(world, team)
  const { sponsors: _, ...shared } = publicTeam(world, team)
  return {
    ...shared,
    entity: {
      ...sharedEntity(world, team),
      owner: { id, nick, name },
      show_team_members: team.showMembers,
      notifications_enabled: team.notificationsEnabled,
    },
    members: team.members.map((member) => memberShape(world, member)),
    role,
    permissions: permissionsOf(role),
  }
}

export function profileTeams(world: World, user: WorldUser): Schemas['ProfileTeam'][] {
  return world.teams.flatMap((team) => {
    const own = team.members.find((member) => member.userId === user.id)
    if (!own) return []
    return [{ id: team.id, name: team.name, team_tag: team.tag, role: own.role, files: team.pictures }]
  })
}

export function ownProfile(world: World, user: WorldUser): Schemas['OwnProfile'] {
  const { id, name, nick, email, gender, phone, cpf, about, birth } = user
  const teams = profileTeams(world, user)
  return {
    entity: { id, name, nick, email, gender, phone, cpf, about, birth, picture: photoOf(user), teams },
    files: user.pictures,
  }
}

export function publicProfile(world: World, user: WorldUser): Schemas['PublicProfile'] {
  const { id, name, nick, about } = user
  const shown = new Set(world.teams.filter((team) => team.showMembers).map((team) => team.id))
  const teams = profileTeams(world, user).filter((team) => shown.has(team.id))
  return { entity: { id, name, nick, about, picture: photoOf(user), teams }, files: user.pictures }
}

export function playerOption({ id, name, nick, pictures }: WorldUser): Schemas['PlayerOption'] {
  return { id, name, nick, files: pictures }
}

export function expiryOf(invitation: WorldInvitation): number {
  return Date.parse(invitation.sentAt) + week
}

/** Whether nobody answered in time, seen from the moment that the demo data stands still at. */
export function isExpired(invitation: WorldInvitation): boolean {
  return invitation.status === 'PENDING' && expiryOf(invitation) <= Date.parse(demoNow)
}

/** Whether it can still be answered. */
export function isOpen(invitation: WorldInvitation): boolean {
  return invitation.status === 'PENDING' && !isExpired(invitation)
}

export function invitationShape(world: World, invitation: WorldInvitation): Schemas['Invitation'] {
  const team = teamOf(world, invitation.teamId)
  const user = userOf(world, invitation.userId)
  const by = userOf(world, invitation.byId)
  const vacancy = world.vacancies.find(({ id }) => id === invitation.vacancyId)
  return {
    id: invitation.id,
    kind: invitation.kind,
    status: invitation.status,
    role: invitation.role,
    created_at: invitation.sentAt,
    expires_at: new Date(expiryOf(invitation)).toISOString(),
    team: { id: team.id, name: team.name, team_tag: team.tag },
    user: { id: user.id, nick: user.nick },
    userWhoInvited: { id: by.id, nick: by.nick },
    user_id: user.id,
    team_id: team.id,
    schedule: null,
    schedule_id: null,
    is_confirmed: null,
    is_expired: isExpired(invitation),
    message: invitation.message ?? null,
    vacancy: vacancy === undefined ? null : { id: vacancy.id, title: vacancy.title },
  }
}

export function notificationShape(world: World, one: WorldNotification): Schemas['Notification'] {
  const invitation = world.invitations.find(({ id }) => id === one.invitationId)
  const team = world.teams.find(({ id }) => id === one.teamId)
  const player = world.users.find(({ id }) => id === one.playerId)
  return {
    id: one.id,
    title: one.title,
    type: one.type,
    context_type: one.context,
    body: invitation ? invitationShape(world, invitation) : one.body,
    isRead: one.isRead,
    createAt: one.at,
    teamId: team?.id ?? null,
    teamTag: team?.tag ?? null,
    inviteId: invitation?.id ?? null,
    scheduleId: null,
    checkInId: null,
    player: player === undefined ? null : { nick: player.nick },
  }
}

/** One page of a list (part 1 §3). */
export function pageOf<T>(
  list: readonly T[],
  input: { page?: number | undefined; limit?: number | undefined },
  size = 10,
) {
  const page = input.page ?? 1
  const limit = input.limit ?? size
  return {
    data: list.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: list.length,
    totalPage: Math.ceil(list.length / limit),
  }
}

/** Without accents and case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether one of the texts contains what is looked for, whatever case and accents. */
export function matches(search: string | undefined, ...texts: string[]): boolean {
  const wanted = plain(search ?? '').trim()
  return texts.some((text) => plain(text).includes(wanted))
}
