import type { BracketTexts } from './bracket/texts.ts'
import type { NotificationBellTexts } from './bell/texts.ts'
import type { OrganizerSealTexts } from './organizer-seal/texts.ts'
import type { PlayerCardTexts } from './player-card/texts.ts'
import type { RecruitingTeamsTexts } from './recruiting-teams/texts.ts'
import type { TeamCardTexts } from './team-card/texts.ts'

export { defineBracket } from './bracket/define.ts'
export { defineNotificationBell } from './bell/define.ts'
export { defineOrganizerSeal } from './organizer-seal/define.ts'
export { definePlayerCard } from './player-card/define.ts'
export { defineRecruitingTeams } from './recruiting-teams/define.ts'
export { defineTeamCard } from './team-card/define.ts'
export type {
  BracketTexts,
  NotificationBellTexts,
  OrganizerSealTexts,
  PlayerCardTexts,
  RecruitingTeamsTexts,
  TeamCardTexts,
}

/** `<convoca-team-card>` */
export interface TeamCardElement extends HTMLElement {
  /** Sentences that replace the Portuguese ones. */
  texts: Partial<TeamCardTexts> | undefined
}

/** `<convoca-player-card>` */
export interface PlayerCardElement extends HTMLElement {
  /** Sentences that replace the Portuguese ones. */
  texts: Partial<PlayerCardTexts> | undefined
}

/** `<convoca-organizer-seal>` */
export interface OrganizerSealElement extends HTMLElement {
  /** Sentences that replace the Portuguese ones. */
  texts: Partial<OrganizerSealTexts> | undefined
}

/** `<convoca-recruiting-teams>` */
export interface RecruitingTeamsElement extends HTMLElement {
  /** Sentences that replace the Portuguese ones. */
  texts: Partial<RecruitingTeamsTexts> | undefined
}

/** `<convoca-bracket>` */
export interface BracketElement extends HTMLElement {
  /** Sentences that replace the Portuguese ones. */
  texts: Partial<BracketTexts> | undefined
}

/** `<convoca-notification-bell>` */
export interface NotificationBellElement extends HTMLElement {
  /** Sentences that replace the Portuguese ones. */
  texts: Partial<NotificationBellTexts> | undefined
}

/** `detail` of the event `convoca-state`, which an element sends after each attempt to load; `guest` and `loading` are of the bell. */
export type ConvocaState = 'guest' | 'loading' | 'ready' | 'missing' | 'failed' | 'stale'

declare global {
  interface HTMLElementTagNameMap {
    'convoca-bracket': BracketElement
    'convoca-notification-bell': NotificationBellElement
    'convoca-organizer-seal': OrganizerSealElement
    'convoca-player-card': PlayerCardElement
    'convoca-team-card': TeamCardElement
    'convoca-recruiting-teams': RecruitingTeamsElement
  }
  interface HTMLElementEventMap {
    'convoca-state': CustomEvent<ConvocaState>
  }
}
