import type { Schemas } from '@convoca/sdk'
import {
  demoNow,
  fixtureId,
  minutesBefore,
  seedConversations,
  seedGames,
  seedInvitations,
  seedMessages,
  seedNotifications,
  seedPlayers,
  seedTeams,
  type SeedConversation,
  type SeedMember,
  type SeedMessage,
  type SeedPlayer,
} from '@convoca/fixtures'

export type UserRecord = Omit<SeedPlayer, 'about'> & { about: string | null; pictures: Schemas['FileRef'][] }
export type MemberRecord = Omit<SeedMember, 'player'> & { userId: string; joinedAt: string }
export interface TeamRecord {
  id: string
  name: string
  tag: string
  description: string
  gameId: string
  primaryColor: string
  secondaryColor: string
  isRecruiting: boolean
  showMembers: boolean
  wins: number
  losses: number
  createdAt: string
  members: MemberRecord[]
  pictures: Schemas['FileRef'][]
}
export interface InvitationRecord {
  id: string
  teamId: string
  userId: string
  byId: string
  kind: Schemas['InvitationKind']
  role: Schemas['TeamRole']
  status: Schemas['InvitationStatus']
  sentAt: string
  /** The message of the applicant. */
  message?: string | null
}
export interface NotificationRecord {
  id: string
  userId: string
  type: Schemas['NotificationType']
  context: Schemas['NotificationContext']
  title: string
  body: string | string[]
  isRead: boolean
  at: string
  teamId: string | null
  invitationId: string | null
  /** The other player it concerns. */
  playerId: string | null
}

/** The data that the flow stories change; each call of `createMockDatabase` creates an independent copy. */
export interface MockDatabase {
  users: UserRecord[]
  teams: TeamRecord[]
  invitations: InvitationRecord[]
  notifications: NotificationRecord[]
  conversations: SeedConversation[]
  messages: SeedMessage[]
  sessions: { token: string; userId: string }[]
  nextId(kind: Parameters<typeof fixtureId>[0]): string
  /** A clock that advances by a second with each reading, so that sorting by time is deterministic. */
  now(): string
}

/** The token of the session that a demo player has from the start. */
export function mockTokenOf(player: number): string {
  return `mock-token-${String(player).padStart(3, '0')}`.padEnd(43, '0')
}

const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no fixture ${index}`)
  return item
}

function mockFile(
  kind: string,
  index: number,
  number: number,
  business_type: Schemas['FileBusinessType'],
): Schemas['FileRef'] {
  return { id: fixtureId('file', number), business_type, url: `/files/mock/${kind}-${index}.svg` }
}

function teamPictures(index: number): Schemas['FileRef'][] {
  // Every fifth team has no pictures, so that placeholders are rendered too.
  if (index % 5 === 4) return []
  return [
    mockFile('logo', index, index * 2, 'TEAM_PROFILE_PHOTO'),
    mockFile('banner', index, index * 2 + 1, 'TEAM_BANNER_PHOTO'),
  ]
}

function userPictures(index: number): Schemas['FileRef'][] {
  return index % 6 === 5 ? [] : [mockFile('player', index, 500 + index, 'USER_PROFILE_PHOTO')]
}

function createTeams(): TeamRecord[] {
  return seedTeams.map(({ game, members, ...team }, index) => ({
    ...team,
    gameId: itemAt(seedGames, game).id,
    members: members.map(({ player, ...member }) => ({
      ...member,
      userId: itemAt(seedPlayers, player).id,
      joinedAt: team.createdAt,
    })),
    pictures: teamPictures(index),
  }))
}

function createInvitations(): InvitationRecord[] {
  return seedInvitations.map(({ team, player, by, sentMinutesAgo, ...invitation }) => ({
    ...invitation,
    teamId: itemAt(seedTeams, team).id,
    userId: itemAt(seedPlayers, player).id,
    byId: itemAt(seedPlayers, by).id,
    sentAt: minutesBefore(sentMinutesAgo),
  }))
}

function createNotifications(): NotificationRecord[] {
  return seedNotifications.map(({ player, team, invitation, about, minutesAgo, ...notification }) => ({
    ...notification,
    userId: itemAt(seedPlayers, player).id,
    at: minutesBefore(minutesAgo),
    teamId: team === undefined ? null : itemAt(seedTeams, team).id,
    invitationId: invitation === undefined ? null : itemAt(seedInvitations, invitation).id,
    playerId: about === undefined ? null : itemAt(seedPlayers, about).id,
  }))
}

export function createMockDatabase(): MockDatabase {
  let lastId = 5000
  let seconds = 0
  return {
    users: seedPlayers.map((player, index) => ({ ...player, pictures: userPictures(index) })),
    teams: createTeams(),
    invitations: createInvitations(),
    notifications: createNotifications(),
    conversations: [...seedConversations],
    messages: [...seedMessages],
    sessions: seedPlayers.map(({ id }, index) => ({ token: mockTokenOf(index), userId: id })),
    nextId: (kind) => fixtureId(kind, ++lastId),
    now: () => new Date(Date.parse(demoNow) + ++seconds * 1000).toISOString(),
  }
}
