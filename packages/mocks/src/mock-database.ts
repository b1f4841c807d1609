import type { Schemas } from '@convoca/sdk'
import {
  demoNow,
  fixtureId,
  minutesBefore,
  seedGames,
  seedInvitations,
  seedNotifications,
  seedPlayers,
  seedTeams,
  type SeedMember,
  type SeedPlayer,
} from '@convoca/fixtures'
import { createContentTables, type ContentTables } from './content-tables.ts'
import { createSupportTables, type SupportTables } from './support-tables.ts'

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
  notificationsEnabled: boolean
  wins: number
  losses: number
  createdAt: string
  members: MemberRecord[]
  /** Whom the team removed: the link does not let them in. */
  removedIds?: string[]
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
  /** What the applicant wrote. */
  message?: string | null
  /** The vacancy that an application answers. */
  vacancyId?: string | null
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

/** Two-step log-in and passkeys of a user. */
export interface WaysInRecord {
  /** Since when two-step log-in is on; null while it is off. */
  twoStep: string | null
  recoveryCodes: string[]
  passkeys: Schemas['Passkey'][]
}

/** All data of the mocked server; each call of `createMockDatabase` creates an independent one. */
export type MockDatabase = ContentTables &
  SupportTables & {
    users: UserRecord[]
    teams: TeamRecord[]
    invitations: InvitationRecord[]
    notifications: NotificationRecord[]
    sessions: { id: string; token: string; userId: string; at: string }[]
    pushSubscriptions: { id: string; token: string | null; userId: string; at: string }[]
    partnerSites: (Schemas['PartnerSite'] & { userId: string })[]
    partnerGrants: (Schemas['PartnerGrant'] & { userId: string })[]
    linkedAccounts: (Schemas['LinkedAccount'] & { userId: string })[]
    /** First social log-ins whose account has to be completed. */
    socialRegistrations: { token: string; email: string | null }[]
    /** By user id. */
    waysIn: Map<string, WaysInRecord>
    /** Uploaded pictures by file name, base64. */
    uploads: Map<string, string>
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
  return seedTeams.map((team, index) => ({
    id: team.id,
    name: team.name,
    tag: team.tag,
    description: team.description,
    gameId: itemAt(seedGames, team.game).id,
    primaryColor: team.primaryColor,
    secondaryColor: team.secondaryColor,
    isRecruiting: team.isRecruiting,
    showMembers: team.showMembers,
    notificationsEnabled: true,
    wins: team.wins,
    losses: team.losses,
    createdAt: team.createdAt,
    members: team.members.map(({ player, ...member }) => ({
      ...member,
      userId: itemAt(seedPlayers, player).id,
      joinedAt: team.createdAt,
    })),
    pictures: teamPictures(index),
  }))
}

function createInvitations(): InvitationRecord[] {
  return seedInvitations.map(({ id, team, player, by, kind, role, status, sentMinutesAgo, message }) => ({
    id,
    teamId: itemAt(seedTeams, team).id,
    userId: itemAt(seedPlayers, player).id,
    byId: itemAt(seedPlayers, by).id,
    kind,
    role,
    status,
    sentAt: minutesBefore(sentMinutesAgo),
    message,
  }))
}

function createNotifications(): NotificationRecord[] {
  return seedNotifications.map(({ id, player, team, invitation, about, minutesAgo, ...rest }) => ({
    id,
    userId: itemAt(seedPlayers, player).id,
    type: rest.type,
    context: rest.context,
    title: rest.title,
    body: rest.body,
    isRead: rest.isRead,
    at: minutesBefore(minutesAgo),
    teamId: team === undefined ? null : itemAt(seedTeams, team).id,
    invitationId: invitation === undefined ? null : itemAt(seedInvitations, invitation).id,
    playerId: about === undefined ? null : itemAt(seedPlayers, about).id,
  }))
}

const createLinkedAccounts = (): MockDatabase['linkedAccounts'] => [
  {
    userId: itemAt(seedPlayers, 0).id,
    providerType: 'STEAM',
    name: 'ana_bia_br',
    linked_at: minutesBefore(60 * 24 * 40),
    provesIdentity: true,
  },
]

/** A new copy of the demo data. */
export function createMockDatabase(): MockDatabase {
  let lastId = 5000
  let seconds = 0
  return {
    ...createContentTables(),
    ...createSupportTables(),
    users: seedPlayers.map((player, index) => ({ ...player, pictures: userPictures(index) })),
    teams: createTeams(),
    invitations: createInvitations(),
    notifications: createNotifications(),
    sessions: seedPlayers.map(({ id }, index) => ({
      id: fixtureId('session', index),
      token: mockTokenOf(index),
      userId: id,
      at: demoNow,
    })),
    pushSubscriptions: [
      {
        id: fixtureId('session', 900),
        token: null,
        userId: itemAt(seedPlayers, 0).id,
        at: minutesBefore(60 * 24 * 3),
      },
    ],
    partnerSites: [
      {
        id: fixtureId('session', 910),
        userId: itemAt(seedPlayers, 0).id,
        name: 'Blog da Ana',
        key: 'Ym9sZXRpbS1kYS1hbmEtMQ',
        origins: ['https://blog-da-ana.example', 'http://localhost:4321'],
        created_at: minutesBefore(60 * 24 * 20),
      },
    ],
    partnerGrants: [
      {
        id: fixtureId('session', 911),
        userId: itemAt(seedPlayers, 0).id,
        name: 'Esporte Urbano',
        origin: 'https://esporte-urbano.example',
        scope: 'notifications',
        created_at: minutesBefore(60 * 24 * 9),
        last_used_at: minutesBefore(42),
      },
    ],
    linkedAccounts: createLinkedAccounts(),
    socialRegistrations: [],
    waysIn: new Map(),
    uploads: new Map(),
    nextId: (kind) => fixtureId(kind, ++lastId),
    now: () => new Date(Date.parse(demoNow) + ++seconds * 1000).toISOString(),
  }
}
