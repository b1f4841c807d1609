import type { Schemas } from '@convoca/sdk'
import {
  seedAchievements,
  seedActivities,
  seedAvailability,
  seedChampionshipAnnouncements,
  seedChampionshipMatches,
  seedChampionshipRegistrations,
  seedChampionships,
  seedCheckIns,
  seedCommunications,
  seedConversations,
  seedEquipment,
  seedMessages,
  seedGames,
  seedPixKeys,
  seedPlayerGames,
  seedPlayers,
  seedRegistrations,
  seedSchedules,
  seedSponsors,
  seedVacancies,
  type SeedActivity,
  type SeedCheckIn,
  type SeedCommunication,
  type SeedConversation,
  type SeedEquipment,
  type SeedMessage,
  type SeedSchedule,
  type SeedVacancy,
} from '@convoca/fixtures'

export type ConversationRecord = Omit<SeedConversation, 'readUpTo'> & {
  /** By user: the sequence up to which they have read. */
  readUpTo: Map<string, number>
  /** By user: until when it is muted. */
  mutedUntil: Map<string, string>
  /** Of a group that users have made. */
  ownerId: string | null
  picture: string | null
  /** Who has not answered a stranger yet. */
  requestedOf?: string | undefined
  /** Who has left the group, and whether they declined to be back. */
  departures?: Map<string, { hasDeclined: boolean }>
}
export type MessageRecord = SeedMessage & {
  change: number
  attachments: Schemas['Attachment'][]
  reactions: { emoji: string; userIds: string[] }[]
  replyTo: string | null
  editedAt: string | null
  deletedAt: string | null
  pinnedAt: string | null
}

/** What depends on the caller is not stored. */
export type ChampionshipRecord = Omit<Schemas['Championship'], 'role' | 'is_followed'>

export type RegistrationRecord = Schemas['ChampionshipRegistration'] & { championshipId: string }

export type MatchRecord = Schemas['ChampionshipMatchDetail'] & {
  championshipId: string
  /** What only the room shows. */
  reschedule: Schemas['MatchRoom']['reschedule']
  proofs: (Schemas['MatchProof'] & { base64: string })[]
}

/** The data of team content, chat and settings. */
export interface ContentTables {
  achievements: Schemas['Achievement'][]
  sponsors: Schemas['Sponsor'][]
  registrations: Schemas['Registration'][]
  championships: ChampionshipRecord[]
  championshipRegistrations: RegistrationRecord[]
  championshipMatches: MatchRecord[]
  championshipInvitations: (Schemas['ChampionshipInvitation'] & { championshipId: string })[]
  /** Who declined stays, so that they are not asked again. */
  championshipStaff: (Schemas['ChampionshipStaffMember'] & { championshipId: string; hasDeclined?: true })[]
  championshipAnnouncements: (Schemas['ChampionshipAnnouncement'] & { championshipId: string })[]
  championshipFollowers: { championshipId: string; userId: string }[]
  vacancies: SeedVacancy[]
  activities: SeedActivity[]
  communications: SeedCommunication[]
  schedules: SeedSchedule[]
  checkIns: Omit<SeedCheckIn, 'isConfirmed' | 'answeredAt'>[]
  /** By check-in and occurrence. */
  answers: Map<string, { isConfirmed: boolean; answeredAt: string }>
  /** By schedule and occurrence: other times, or null where it is cancelled. */
  exceptions: Map<string, { starts_at: string; ends_at: string } | null>
  /** By schedule. */
  remindedAt: Map<string, string>
  availability: { teamId: string; userId: string; hours: Schemas['WeekHour'][] }[]
  conversations: ConversationRecord[]
  messages: MessageRecord[]
  attachments: Map<string, Schemas['Attachment']>
  /** As base64, by the attachment's id. */
  attachmentBytes: Map<string, string>
  blocks: { userId: string; blockedId: string }[]
  equipment: SeedEquipment[]
  /** By user. */
  playerGames: Map<string, Schemas['PlayerGamesInput']>
  pixKeys: Schemas['PixKey'][]
  preferences: Map<string, Schemas['Preferences']>
  /** By user: when the account will be erased. */
  erasures: Map<string, string>
  /** The ids of the teams and players that had a tag, or a nick in small letters, before. */
  formerTags: Map<string, string>
  formerNicks: Map<string, string>
  /** By user. */
  archives: Map<string, Schemas['AccountArchive']>
  /** By team. */
  inviteLinks: Map<string, Schemas['InviteLink']>
}

const copies = <T>(list: readonly T[]): T[] => list.map((item) => structuredClone(item))

function createPlayerGames(): ContentTables['playerGames'] {
  return new Map(
    seedPlayerGames.map(({ player, isFree, games }) => [
      seedPlayers[player]?.id ?? '',
      {
        looking_for_team: isFree,
        games: games.map(({ game, positions, ...rest }) => ({
          ...rest,
          game_id: seedGames[game]?.id ?? '',
          positions: [...positions],
        })),
      },
    ]),
  )
}

/** Each seeded answer holds for the first occurrence that is not over. */
function createAnswers(): ContentTables['answers'] {
  const startOf = new Map(seedSchedules.map((schedule) => [schedule.id, schedule.starts_at]))
  return new Map(
    seedCheckIns.flatMap(({ id, scheduleId, isConfirmed, answeredAt }) =>
      isConfirmed === null || answeredAt === null
        ? []
        : [[`${id} ${Date.parse(startOf.get(scheduleId) ?? '')}`, { isConfirmed, answeredAt }] as const],
    ),
  )
}

export function createContentTables(): ContentTables {
  return {
    achievements: copies(seedAchievements),
    sponsors: copies(seedSponsors),
    registrations: copies(seedRegistrations),
    championshipMatches: copies(seedChampionshipMatches).map((match) => ({
      ...match,
      reschedule: null,
      proofs: [],
    })),
    championshipStaff: [],
    championshipInvitations: [],
    championshipAnnouncements: copies(seedChampionshipAnnouncements),
    championshipFollowers: [],
    championshipRegistrations: copies(seedChampionshipRegistrations),
    championships: seedChampionships.map(({ role: _, is_followed: _followed, ...championship }) =>
      structuredClone(championship),
    ),
    vacancies: copies(seedVacancies),
    activities: copies(seedActivities),
    communications: copies(seedCommunications),
    schedules: copies(seedSchedules),
    checkIns: seedCheckIns.map(({ isConfirmed: _, answeredAt: _at, ...checkIn }) => checkIn),
    answers: createAnswers(),
    exceptions: new Map(),
    remindedAt: new Map(),
    availability: copies(seedAvailability),
    conversations: seedConversations.map(({ readUpTo, ...conversation }) => ({
      ...conversation,
      userIds: [...conversation.userIds],
      readUpTo: new Map(conversation.userIds.map((id) => [id, readUpTo])),
      mutedUntil: new Map(),
      ownerId:
        conversation.name !== null && conversation.teamId === null ? (conversation.userIds[0] ?? null) : null,
      picture: null,
    })),
    messages: seedMessages.map((message) => ({
      ...message,
      change: message.sequence,
      attachments: [],
      // Some messages have a reaction, so that stories render them.
      reactions: message.content.includes('🔥') ? [{ emoji: '🔥', userIds: [message.senderId] }] : [],
      replyTo: null,
      editedAt: null,
      deletedAt: null,
      pinnedAt: null,
    })),
    attachments: new Map(),
    attachmentBytes: new Map(),
    blocks: [],
    equipment: copies(seedEquipment),
    playerGames: createPlayerGames(),
    pixKeys: copies(seedPixKeys),
    preferences: new Map(),
    erasures: new Map(),
    formerTags: new Map(),
    formerNicks: new Map(),
    archives: new Map(),
    inviteLinks: new Map(),
  }
}
