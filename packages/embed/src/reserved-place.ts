import { readHeight } from './bracket/options.ts'
import { readParts, readWidth, widest, type CardPart } from './team-card/options.ts'
import { readPlayerParts } from './player-card/options.ts'

/* The place of an element before it is defined: its height, so that nothing moves when it comes, and a link. The app's builder
 * writes the same into its code; the browser test `embed-places` measures both. */

/** The place and the link of an element that is not defined yet. */
export interface ReservedPlace {
  display: 'block' | 'inline-block'
  /** A length in CSS. */
  minHeight: string
  /** Below the server's origin. */
  path: string
  label: string
}

const team = 284
const teamParts: Readonly<Record<CardPart, number>> = { next: 74, results: 42, members: 40, button: 54 }
/** The record of a team takes a second line in a card that is narrower than this. */
const wideRecord = 420
const secondLine = 21

/** The place of a team's card, whose banner is a third as high as it is wide. */
export function reserveTeamCard(tag: string, width?: number, show?: string): ReservedPlace {
  const greatest = readWidth(width === undefined ? null : String(width))
  const below = [...readParts(show ?? null)].reduce((height, part) => height + teamParts[part], team)
  const banner = greatest ? `${greatest}px` : `min(100vw, ${widest}px)`
  const height = below + ((greatest ?? widest) < wideRecord ? secondLine : 0)
  return {
    display: 'block',
    minHeight: `calc(${banner} / 3 + ${height}px)`,
    path: `/team/profile/${encodeURIComponent(tag)}`,
    label: `Time ${tag} na Convoca`,
  }
}

const player = 149
const playerParts = { games: 109, button: 70 }

export function reservePlayerCard(nick: string, show?: string): ReservedPlace {
  const height = [...readPlayerParts(show ?? null)].reduce((sum, part) => sum + playerParts[part], player)
  return {
    display: 'block',
    minHeight: `${height}px`,
    path: `/pro/${encodeURIComponent(nick)}`,
    label: `${nick} na Convoca`,
  }
}

const seal = 178

export const reserveOrganizerSeal = (nick: string): ReservedPlace => ({
  display: 'block',
  minHeight: `${seal}px`,
  path: `/pro/${encodeURIComponent(nick)}`,
  label: `Prêmios de ${nick} na Convoca`,
})

const listHead = 87
const row = 57

export const reserveRecruitingTeams = (limit = 5): ReservedPlace => ({
  display: 'block',
  minHeight: `${listHead + Math.min(Math.max(limit, 1), 20) * row}px`,
  path: '/jobs',
  label: 'Times recrutando na Convoca',
})

const aroundRounds = 96

export const reserveBracket = (url: string, height?: number): ReservedPlace => ({
  display: 'block',
  minHeight: `${readHeight(height === undefined ? null : String(height)) + aroundRounds}px`,
  path: `/championships/${encodeURIComponent(url)}`,
  label: `Chave de ${url} na Convoca`,
})

export const reserveBell = (): ReservedPlace => ({
  display: 'inline-block',
  minHeight: '44px',
  path: '/notifications',
  label: '🔔',
})
