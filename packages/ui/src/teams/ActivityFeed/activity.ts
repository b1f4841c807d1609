import type { TeamRole } from '../team-roles.ts'

/** The kinds of activity in a team. */
export type TeamActivityKind =
  | 'TEAM_CREATED'
  | 'TEAM_UPDATED'
  | 'MEMBER_INVITED'
  | 'MEMBER_JOINED'
  | 'MEMBER_LEFT'
  | 'MEMBER_REMOVED'
  | 'ROLE_CHANGED'
  | 'ROSTER_CHANGED'
  | 'INVITATION_DECLINED'
  | 'INVITATION_CANCELLED'
  | 'APPLICATION_RECEIVED'
  | 'RECRUITMENT_CHANGED'
  | 'ACHIEVEMENT_ADDED'
  | 'COMMUNICATION_SENT'
  | 'COMMUNICATION_UPDATED'
  | 'COMMUNICATION_DELETED'
  | 'SPONSOR_ADDED'
  | 'SCHEDULE_CREATED'
  | 'SCHEDULE_UPDATED'
  | 'SCHEDULE_DELETED'
  | 'PICTURE_CHANGED'

/** The period that a feed looks back. */
export type ActivityPeriod = 'TODAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'ALL'

export interface ActivityPerson {
  id: string
  nick: string
  avatarUrl?: string | null | undefined
  /** Public profile. */
  href?: string | undefined
}

export interface TeamActivity {
  id: string
  kind: TeamActivityKind
  /** Null when the account is gone. */
  actor: ActivityPerson | null
  /** The person affected by it, when that is not the actor alone. */
  subject?: ActivityPerson | null | undefined
  role?: TeamRole | null | undefined
  /** The name of the thing that it concerns: a title, a roster status, a business type of a picture. */
  target?: string | null | undefined
  /** ISO 8601. */
  createdAt: string
}
