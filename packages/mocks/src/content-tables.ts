import type { Schemas } from '@convoca/sdk'
import {
  seedAchievements,
  seedActivities,
  seedAvailability,
  seedCheckIns,
  seedCommunications,
  seedConversations,
  seedEquipment,
  seedMessages,
  seedPixKeys,
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
}
export type MessageRecord = SeedMessage & {
  attachments: Schemas['Attachment'][]
  reactions: { emoji: string; userIds: string[] }[]
  replyTo: string | null
  editedAt: string | null
  deletedAt: string | null
}

/** The data of team content, chat and settings. */
export interface ContentTables {
  achievements: Schemas['Achievement'][]
  sponsors: Schemas['Sponsor'][]
  registrations: Schemas['Registration'][]
  vacancies: SeedVacancy[]
  activities: SeedActivity[]
  communications: SeedCommunication[]
  schedules: SeedSchedule[]
  checkIns: SeedCheckIn[]
  availability: { teamId: string; userId: string; hours: Schemas['WeekHour'][] }[]
  conversations: ConversationRecord[]
  messages: MessageRecord[]
  attachments: Map<string, Schemas['Attachment']>
  blocks: { userId: string; blockedId: string }[]
  equipment: SeedEquipment[]
  pixKeys: Schemas['PixKey'][]
  preferences: Map<string, Schemas['Preferences']>
  /** By user: when the account will be erased. */
  erasures: Map<string, string>
  /** By team. */
  inviteLinks: Map<string, Schemas['InviteLink']>
}

const copies = <T>(list: readonly T[]): T[] => list.map((item) => structuredClone(item))

export function createContentTables(): ContentTables {
  return {
    achievements: copies(seedAchievements),
    sponsors: copies(seedSponsors),
    registrations: copies(seedRegistrations),
    vacancies: copies(seedVacancies),
    activities: copies(seedActivities),
    communications: copies(seedCommunications),
    schedules: copies(seedSchedules),
    checkIns: copies(seedCheckIns),
    availability: copies(seedAvailability),
    conversations: seedConversations.map(({ readUpTo, ...conversation }) => ({
      ...conversation,
      userIds: [...conversation.userIds],
      readUpTo: new Map(conversation.userIds.map((id) => [id, readUpTo])),
      mutedUntil: new Map(),
    })),
    messages: seedMessages.map((message) => ({
      ...message,
      attachments: [],
      // Some messages have a reaction, so that stories render them.
      reactions: message.content.includes('🔥') ? [{ emoji: '🔥', userIds: [message.senderId] }] : [],
      replyTo: null,
      editedAt: null,
      deletedAt: null,
    })),
    attachments: new Map(),
    blocks: [],
    equipment: copies(seedEquipment),
    pixKeys: copies(seedPixKeys),
    preferences: new Map(),
    erasures: new Map(),
    inviteLinks: new Map(),
  }
}
