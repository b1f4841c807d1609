import type { ChampionshipPart } from '@convoca/sdk/realtime'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import { toMatch } from '../domains/championships/mappers.ts'
import { findMatchesById } from '../domains/championships/matches/matches-repository.ts'
import { findStandings } from '../domains/championships/matches/standings.ts'
import type { ChampionshipSockets } from './championship-sockets.ts'

export const CHAMPIONSHIP_CHANNEL = 'convoca_championship'

export const championshipParts: readonly ChampionshipPart[] = [
  'CHAMPIONSHIP',
  'REGISTRATIONS',
  'MATCHES',
  'ANNOUNCEMENTS',
]

/** PostgreSQL takes payloads below 8000 bytes; an id is 36 and a comma. */
const idsPerPayload = 200
/** The contract's limit of one event. */
const matchesPerEvent = 200
/** The number of changed matches above which the whole is read again. */
const MAX_MATCHES = 5 * matchesPerEvent

interface Change {
  parts: Set<ChampionshipPart>
  matchIds: Set<string>
}

/** This process listens too. */
export async function sendMatches(
  db: Db,
  championshipId: string,
  matchIds: readonly string[],
): Promise<void> {
  const payloads: string[] = []
  for (let at = 0; at < matchIds.length; at += idsPerPayload)
    payloads.push(`${championshipId} ${matchIds.slice(at, at + idsPerPayload).join(',')}`)
  if (payloads.length > 0) await sendNotify(db, CHAMPIONSHIP_CHANNEL, payloads)
}

/** PostgreSQL delivers equal payloads of one transaction once. */
export async function sendPart(db: Db, championshipId: string, part: ChampionshipPart): Promise<void> {
  await sendNotify(db, CHAMPIONSHIP_CHANNEL, [`${championshipId} ${part}`])
}

function add(change: Change, content: string): void {
  const part = championshipParts.find((championshipPart) => championshipPart === content)
  if (part !== undefined) change.parts.add(part)
  else for (const id of content.split(',')) change.matchIds.add(id)
}

async function emitMatches(
  db: Db,
  sockets: ChampionshipSockets,
  { championshipId, matchIds }: { championshipId: string; matchIds: readonly string[] },
): Promise<void> {
  const rows = await findMatchesById(db, championshipId, matchIds)
  for (let at = 0; at < rows.length; at += matchesPerEvent)
    sockets.emit(championshipId, 'matchesChanged', {
      championshipId,
      matches: rows.slice(at, at + matchesPerEvent).map(toMatch),
    })
  // An elimination has no table.
  if (rows.every(({ bracket }) => bracket !== 'GROUP' && bracket !== 'SWISS')) return
  const standings = await findStandings(db, championshipId)
  sockets.emit(championshipId, 'standingsChanged', { championshipId, standings })
}

/**
 * Emits the changes of a championship one after the other. What comes while one is read is read together: the number of
 * queries depends neither on the viewers nor on how fast results come.
 */
export function createChampionshipEmitter(
  db: Db,
): (sockets: ChampionshipSockets, payload: string) => Promise<void> {
  const waiting = new Map<string, Change>()
  const running = new Map<string, Promise<void>>()

  async function emitChange(
    sockets: ChampionshipSockets,
    championshipId: string,
    { parts, matchIds }: Change,
  ): Promise<void> {
    if (matchIds.size > MAX_MATCHES) parts.add('MATCHES')
    else if (matchIds.size > 0) await emitMatches(db, sockets, { championshipId, matchIds: [...matchIds] })
    for (const part of parts) sockets.emit(championshipId, 'championshipChanged', { championshipId, part })
  }

  async function emitWaiting(sockets: ChampionshipSockets, championshipId: string): Promise<void> {
    // All that one transaction has sent arrives before this goes on.
    await Promise.resolve()
    try {
      let change = waiting.get(championshipId)
      while (change !== undefined) {
        waiting.delete(championshipId)
        await emitChange(sockets, championshipId, change)
        change = waiting.get(championshipId)
      }
    } finally {
      // The entry is deleted at once, so that nothing comes between the last look and this.
      running.delete(championshipId)
    }
  }

  return (sockets, payload) => {
    const [championshipId, content] = payload.split(' ')
    if (championshipId === undefined || content === undefined || !sockets.isWatched(championshipId))
      return Promise.resolve()
    const change = waiting.get(championshipId) ?? { parts: new Set(), matchIds: new Set() }
    add(change, content)
    waiting.set(championshipId, change)
    const current = running.get(championshipId)
    if (current !== undefined) return current
    const run = emitWaiting(sockets, championshipId)
    running.set(championshipId, run)
    return run
  }
}

/** Changes are not stored for replay: after a lost connection every open page reads again. */
export function emitEveryChampionship(sockets: ChampionshipSockets): void {
  for (const championshipId of sockets.watched())
    for (const part of championshipParts)
      sockets.emit(championshipId, 'championshipChanged', { championshipId, part })
}
