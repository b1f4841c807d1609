import type { LucideIcon } from 'lucide-react'
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleX,
  Clock,
  Crown,
  Flag,
  Gift,
  KeyRound,
  Lock,
  Medal,
  Megaphone,
  Newspaper,
  Pencil,
  ShieldPlus,
  Swords,
  Ticket,
  Timer,
  Trash,
  Trophy,
  UserMinus,
  UserPlus,
  UserX,
  XCircle,
} from 'lucide-react'
import type { BadgeTone } from '../primitives/Badge/Badge.tsx'

/** Every type of the API, letter for letter: `CHAMPIOSHIP_GIFT_RECEIVE` is spelled so there. */
export const NOTIFICATION_TYPES = [
  'TEAM_INVITE',
  'TEAM_JOIN',
  'TEAM_LEAVE',
  'TEAM_KICK',
  'TEAM_UPDATE',
  'TEAM_DELETE',
  'CHAMPIONSHIP_INVITE',
  'CHAMPIONSHIP_CANCEL',
  'CHAMPIONSHIP_IS_CLOSE',
  'CHAMPIONSHIP_START',
  'CHAMPIONSHIP_REGISTER_ACCEPT',
  'CHAMPIONSHIP_REGISTER_REJECT',
  'CHAMPIONSHIP_RESULT',
  'CHAMPIONSHIP_MATCH_RESULT',
  'CHAMPIONSHIP_MATCH_CANCEL',
  'CHAMPIONSHIP_MATCH_RESCHEDULE',
  'CHAMPIONSHIP_MATCH_UPDATE',
  'CHAMPIONSHIP_MATCH_CODE',
  'CHAMPIONSHIP_MATCH_IS_CLOSE',
  'CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15',
  'USER_ALTER_PASSWORD',
  'BADGET_RECEIVE',
  'EVENT_ANNOUNCE',
  'ANNOUNCE_NEW',
  'REFUSED',
  'CHAMPIOSHIP_GIFT_RECEIVE',
  'SCHEDULE_INVITE',
] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** `accent` requires an action; the others are the colours of states. */
export type NotificationTone = BadgeTone

/** Values of the kind filter; also used in addresses. */
export const NOTIFICATION_GROUPS = [
  'invites',
  'teams',
  'schedule',
  'championships',
  'news',
  'system',
] as const

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

interface NotificationKind {
  icon: LucideIcon
  tone: NotificationTone
  group: NotificationGroup
}

/** Icon, tone and group of every documented type; the type requires all of them. */
export const notificationKinds: Record<NotificationType, NotificationKind> = {
  TEAM_INVITE: { icon: ShieldPlus, tone: 'accent', group: 'invites' },
  TEAM_JOIN: { icon: UserPlus, tone: 'success', group: 'teams' },
  TEAM_LEAVE: { icon: UserMinus, tone: 'neutral', group: 'teams' },
  TEAM_KICK: { icon: UserX, tone: 'error', group: 'teams' },
  TEAM_UPDATE: { icon: Pencil, tone: 'info', group: 'teams' },
  TEAM_DELETE: { icon: Trash, tone: 'error', group: 'teams' },
  CHAMPIONSHIP_INVITE: { icon: Ticket, tone: 'accent', group: 'invites' },
  CHAMPIONSHIP_CANCEL: { icon: CircleX, tone: 'error', group: 'championships' },
  CHAMPIONSHIP_IS_CLOSE: { icon: Clock, tone: 'warning', group: 'championships' },
  CHAMPIONSHIP_START: { icon: Flag, tone: 'accent', group: 'championships' },
  CHAMPIONSHIP_REGISTER_ACCEPT: { icon: Trophy, tone: 'warning', group: 'championships' },
  CHAMPIONSHIP_REGISTER_REJECT: { icon: XCircle, tone: 'error', group: 'championships' },
  CHAMPIONSHIP_RESULT: { icon: Crown, tone: 'warning', group: 'championships' },
  CHAMPIONSHIP_MATCH_RESULT: { icon: Swords, tone: 'info', group: 'championships' },
  CHAMPIONSHIP_MATCH_CANCEL: { icon: CalendarX, tone: 'error', group: 'championships' },
  CHAMPIONSHIP_MATCH_RESCHEDULE: { icon: CalendarClock, tone: 'warning', group: 'championships' },
  CHAMPIONSHIP_MATCH_UPDATE: { icon: Swords, tone: 'info', group: 'championships' },
  CHAMPIONSHIP_MATCH_CODE: { icon: KeyRound, tone: 'accent', group: 'championships' },
  CHAMPIONSHIP_MATCH_IS_CLOSE: { icon: Clock, tone: 'warning', group: 'championships' },
  CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15: { icon: Timer, tone: 'warning', group: 'championships' },
  USER_ALTER_PASSWORD: { icon: Lock, tone: 'info', group: 'system' },
  BADGET_RECEIVE: { icon: Medal, tone: 'warning', group: 'system' },
  EVENT_ANNOUNCE: { icon: Megaphone, tone: 'info', group: 'schedule' },
  ANNOUNCE_NEW: { icon: Newspaper, tone: 'info', group: 'news' },
  REFUSED: { icon: Ban, tone: 'neutral', group: 'invites' },
  CHAMPIOSHIP_GIFT_RECEIVE: { icon: Gift, tone: 'success', group: 'championships' },
  SCHEDULE_INVITE: { icon: CalendarCheck, tone: 'info', group: 'schedule' },
}
