import { permissionsOf } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import {
  fixtureId,
  seedAchievements,
  seedGames,
  seedPlayerGames,
  seedPlayers,
  seedSponsors,
} from '@convoca/fixtures'
import type {
  InvitationRecord,
  MemberRecord,
  MockDatabase,
  NotificationRecord,
  TeamRecord,
  UserRecord,
} from './mock-database.ts'
import { MockProblem } from './problem.ts'
import { expiryOf, findOwner, findTeam, findUser, isExpired } from './queries.ts'

/** The number of achievements on a team's public page. */
const MAX_PUBLIC_ACHIEVEMENTS = 12

export function photoUrl(user: UserRecord): string | null {
  return user.pictures.find((file) => file.business_type === 'USER_PROFILE_PHOTO')?.url ?? null
}

export function toGame(id: string): Schemas['Game'] {
  const index = seedGames.findIndex((game) => game.id === id)
  const game = seedGames[index]
  if (!game) throw new MockProblem('GAME_NOT_FOUND')
  const icon = { id: fixtureId('file', 900 + index), url: `/files/mock/game-${index}.svg` }
  return { id: game.id, name: game.name, icon: { ...icon, business_type: 'GAMES_ICON' } }
}

export function toMember(database: MockDatabase, member: MemberRecord): Schemas['TeamMember'] {
  const user = findUser(database, member.userId)
  return {
    id: member.id,
    role: member.role,
    roster_status: member.roster,
    joined_at: member.joinedAt,
    avatar: photoUrl(user),
    entity: { user_id: user.id, user_name: user.nick, name: user.name },
  }
}

function toTeamEntity(database: MockDatabase, team: TeamRecord) {
  return {
    name: team.name,
    description: team.description,
    team_tag: team.tag,
    game_id: team.gameId,
    is_recruiting: team.isRecruiting,
    created_at: team.createdAt,
    team_members_count: team.members.length,
    owner: { name: findOwner(database, team).name },
    performance: { wins: team.wins, losses: team.losses },
    primary_color: team.primaryColor,
    secondary_color: team.secondaryColor,
  }
}

export function toTeamListItem(
  database: MockDatabase,
  team: TeamRecord,
  user: UserRecord,
): Schemas['TeamListItem'] {
  const visible = team.showMembers || team.members.some((member) => member.userId === user.id)
  const faces = visible ? team.members.slice(0, 5).map((member) => findUser(database, member.userId)) : []
  return {
    id: team.id,
    entityId: user.id,
    entity: {
      ...toTeamEntity(database, team),
      team_members: faces.map((face) => ({
        avatar: photoUrl(face),
        entity: { user_id: face.id, user_name: face.nick },
      })),
    },
    files: team.pictures,
  }
}

export function toPublicTeam(database: MockDatabase, team: TeamRecord): Schemas['PublicTeam'] {
  return {
    id: team.id,
    team_tag: team.tag,
    entity: toTeamEntity(database, team),
    files: team.pictures,
    members: team.showMembers ? team.members.map((member) => toMember(database, member)) : [],
    game: toGame(team.gameId),
    sponsors: seedSponsors.filter((sponsor) => sponsor.team_id === team.id && sponsor.is_active),
    achievements: seedAchievements
      .filter((achievement) => achievement.team_id === team.id)
      .slice(0, MAX_PUBLIC_ACHIEVEMENTS),
  }
}

export function toTeamDetail(
  database: MockDatabase,
  team: TeamRecord,
  role: Schemas['TeamRole'],
): Schemas['TeamDetail'] {
  const { id, nick, name } = findOwner(database, team)
  const { sponsors: _, achievements: __, ...shared } = toPublicTeam(database, team)
  return {
    ...shared,
    entity: {
      ...toTeamEntity(database, team),
      owner: { id, nick, name },
      show_team_members: team.showMembers,
      notifications_enabled: true,
    },
    members: team.members.map((member) => toMember(database, member)),
    role,
    permissions: permissionsOf(role),
  }
}

export function toProfileTeams(database: MockDatabase, user: UserRecord): Schemas['ProfileTeam'][] {
  return database.teams.flatMap((team) => {
    const own = team.members.find((member) => member.userId === user.id)
    if (!own) return []
    const { logo: _, ...summary } = toTeamSummary(team)
    return [{ ...summary, role: own.role, files: team.pictures }]
  })
}

const findGames = ({ id }: UserRecord) =>
  seedPlayerGames.find(({ player }) => seedPlayers[player]?.id === id) ?? { isFree: false, games: [] }

function toPlayerGames(user: UserRecord): Schemas['PlayerGames'] {
  const { isFree, games } = findGames(user)
  return {
    looking_for_team: isFree,
    games: games.map(({ game, positions, ...rest }) => ({
      ...rest,
      positions: [...positions],
      game: toGame(seedGames[game]?.id ?? ''),
      verified: false,
    })),
  }
}

/** The fields of a game that a list of players shows. */
export function toPlayerSearchGame(user: UserRecord) {
  const { looking_for_team, games } = toPlayerGames(user)
  const [first] = games
  if (first === undefined) return { looking_for_team, game: null }
  const { game, rank, positions } = first
  return { looking_for_team, game: { name: game.name, rank, positions } }
}

export function toOwnProfile(database: MockDatabase, user: UserRecord): Schemas['OwnProfile'] {
  const { id, name, nick, email, gender, phone, cpf, about, birth } = user
  const teams = toProfileTeams(database, user)
  return {
    entity: {
      id,
      name,
      nick,
      email,
      gender,
      phone,
      cpf,
      about,
      birth,
      picture: photoUrl(user),
      role: 'USER',
      teams,
      ...toPlayerGames(user),
    },
    files: user.pictures,
    erase_at: null,
  }
}

export function toPublicProfile(database: MockDatabase, user: UserRecord): Schemas['PublicProfile'] {
  const { id, name, nick, about } = user
  const shown = new Set(database.teams.filter((team) => team.showMembers).map((team) => team.id))
  const teams = toProfileTeams(database, user).filter((team) => shown.has(team.id))
  const entity = { id, name, nick, about, picture: photoUrl(user), teams, ...toPlayerGames(user) }
  return { entity, files: user.pictures }
}

export function toPlayerOption({ id, name, nick, pictures }: UserRecord): Schemas['PlayerOption'] {
  return { id, name, nick, files: pictures }
}

export function toTeamSummary(team: TeamRecord): Schemas['TeamSummary'] {
  return {
    id: team.id,
    name: team.name,
    team_tag: team.tag,
    primary_color: team.primaryColor,
    secondary_color: team.secondaryColor,
    logo: team.pictures.find((file) => file.business_type === 'TEAM_PROFILE_PHOTO')?.url ?? null,
  }
}

export function toInvitation(database: MockDatabase, invitation: InvitationRecord): Schemas['Invitation'] {
  const team = findTeam(database, invitation.teamId)
  const user = findUser(database, invitation.userId)
  const by = findUser(database, invitation.byId)
  return {
    id: invitation.id,
    kind: invitation.kind,
    status: invitation.status,
    role: invitation.role,
    created_at: invitation.sentAt,
    expires_at: expiryOf(invitation).toISOString(),
    team: toTeamSummary(team),
    user: { id: user.id, nick: user.nick },
    userWhoInvited: { id: by.id, nick: by.nick },
    user_id: user.id,
    team_id: team.id,
    schedule: null,
    schedule_id: null,
    is_confirmed: null,
    is_expired: isExpired(invitation),
    message: invitation.message ?? null,
    vacancy: null,
  }
}

export function toNotification(
  database: MockDatabase,
  notification: NotificationRecord,
): Schemas['Notification'] {
  const invitation = database.invitations.find(({ id }) => id === notification.invitationId)
  const team = database.teams.find(({ id }) => id === notification.teamId)
  const player = database.users.find(({ id }) => id === notification.playerId)
  return {
    id: notification.id,
    title: notification.title,
    type: notification.type,
    context_type: notification.context,
    body: invitation ? toInvitation(database, invitation) : notification.body,
    isRead: notification.isRead,
    createAt: notification.at,
    teamId: team?.id ?? null,
    teamTag: team?.tag ?? null,
    inviteId: invitation?.id ?? null,
    scheduleId: null,
    checkInId: null,
    player: player === undefined ? null : { nick: player.nick },
  }
}
