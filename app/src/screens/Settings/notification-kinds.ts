import type { Preferences } from '../../atoms/preferences.ts'

type NotificationPreference = Preferences['notifications'][number]

export interface NotificationKind {
  label: string
  hint: string
  types: readonly NotificationPreference['type'][]
  /** Whether some of it reaches a device while the app is closed. */
  isPushed?: true
}

/** Types of notifications that are turned on and off together. */
export const notificationKinds: readonly NotificationKind[] = [
  {
    label: 'Convites e times',
    hint: 'Convites, entradas, saídas e mudanças nos seus times',
    types: ['TEAM_INVITE', 'TEAM_JOIN', 'TEAM_LEAVE', 'TEAM_KICK', 'TEAM_UPDATE', 'TEAM_DELETE'],
    isPushed: true,
  },
  {
    label: 'Agenda e check-in',
    hint: 'Treinos, scrims, mudanças e lembretes',
    types: ['SCHEDULE_INVITE', 'EVENT_ANNOUNCE'],
    isPushed: true,
  },
  {
    label: 'Campeonatos',
    hint: 'Inscrição, chave, início e cancelamento',
    types: [
      'CHAMPIONSHIP_INVITE',
      'CHAMPIONSHIP_CANCEL',
      'CHAMPIONSHIP_IS_CLOSE',
      'CHAMPIONSHIP_START',
      'CHAMPIONSHIP_REGISTER_ACCEPT',
      'CHAMPIONSHIP_REGISTER_REJECT',
      'CHAMPIONSHIP_RESULT',
      'CHAMPIOSHIP_GIFT_RECEIVE',
    ],
  },
  {
    label: 'Partidas',
    hint: 'Código, remarcação, placar e disputa',
    types: [
      'CHAMPIONSHIP_MATCH_RESULT',
      'CHAMPIONSHIP_MATCH_CANCEL',
      'CHAMPIONSHIP_MATCH_RESCHEDULE',
      'CHAMPIONSHIP_MATCH_UPDATE',
      'CHAMPIONSHIP_MATCH_CODE',
      'CHAMPIONSHIP_MATCH_IS_CLOSE',
      'CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15',
    ],
    isPushed: true,
  },
  { label: 'Vagas e candidaturas', hint: 'Recusas da sua candidatura', types: ['REFUSED'] },
  {
    label: 'Novidades',
    hint: 'Comunicados dos times, insígnias e anúncios da Convoca',
    types: ['BADGET_RECEIVE', 'ANNOUNCE_NEW'],
  },
]

/** A channel by which a notification arrives. */
export type Channel = 'inApp' | 'email' | 'push'

/** The channels of a type without an entry. */
const byDefault: Record<Channel, boolean> = { inApp: true, email: false, push: true }

const findPreference = ({ notifications }: Preferences, type: NotificationPreference['type']) => ({
  ...byDefault,
  ...(notifications.find((notification) => notification.type === type) ?? { type }),
})

/** A kind is on if any of its types is. */
export const isKindOn = (preferences: Preferences, { types }: NotificationKind, channel: Channel): boolean =>
  types.some((type) => findPreference(preferences, type)[channel])

/** The preferences with all types of a kind on or off in a channel; types that are as by default need no entry. */
export function withKind(
  preferences: Preferences,
  { types }: NotificationKind,
  change: Partial<Record<Channel, boolean>>,
): NotificationPreference[] {
  const others = preferences.notifications.filter(({ type }) => !types.includes(type))
  const changed = types.map((type) => ({ ...findPreference(preferences, type), ...change }))
  return [...others, ...changed.filter(({ inApp, email, push }) => !inApp || email || !push)]
}
