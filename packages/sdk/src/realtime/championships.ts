import type { Socket } from 'socket.io-client'
import type {
  ChampionshipChanged,
  ClientEvents,
  MatchesChanged,
  ServerEvents,
  StandingsChanged,
} from '../generated/events.ts'
import { realtimeLimits, type ConnectionState } from './reconnect.ts'
import { keepConnected, openGuestSocket, type GuestConnectionOptions } from './socket.ts'

type ChampionshipSocket = Socket<ServerEvents['/championships'], ClientEvents['/championships']>

export interface ChampionshipsOptions extends GuestConnectionOptions<ChampionshipSocket> {
  /** Matches as they are now. They may arrive late: keep the highest `revision` of each. */
  onMatchesChanged: (change: MatchesChanged) => void
  /** Tables as they are now. */
  onStandingsChanged?: (change: StandingsChanged) => void
  /** A part to fetch again. */
  onChanged?: (change: ChampionshipChanged) => void
  /** The championship is watched, for the first time or again: what happened before has to be read. */
  onWatched?: (championshipId: string) => void
}

export interface ChampionshipsConnection {
  readonly state: ConnectionState
  /** Receives what changes in a championship, also after reconnecting; ten at once. */
  watch(championshipId: string): void
  unwatch(championshipId: string): void
  /** Closes the connection; it cannot be reopened. */
  close(): void
}

// Temporary failures of a request.
const temporaryCodes: readonly string[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE']

/** Receives what changes in championships that are shown, for anybody, until `close()`. */
export function connectChampionships(options: ChampionshipsOptions): ChampionshipsConnection {
  const socket = openGuestSocket('/championships', options)
  const watched = new Set<string>()
  const retries = new Set<ReturnType<typeof setTimeout>>()
  socket.on('matchesChanged', (change) => options.onMatchesChanged(change))
  socket.on('standingsChanged', (change) => options.onStandingsChanged?.(change))
  socket.on('championshipChanged', (change) => options.onChanged?.(change))

  function ask(championshipId: string): void {
    if (!socket.connected || !watched.has(championshipId)) return
    socket.emit('watch', { championshipId }, (receipt) => {
      if (!watched.has(championshipId)) return
      if (receipt.ok) options.onWatched?.(championshipId)
      else if (temporaryCodes.includes(receipt.code)) {
        const retry = setTimeout(() => {
          retries.delete(retry)
          ask(championshipId)
        }, realtimeLimits.delay)
        retries.add(retry)
      }
    })
  }
  function stopRetries(): void {
    for (const retry of retries) clearTimeout(retry)
    retries.clear()
  }

  const connection = keepConnected(socket, options, {
    onConnected: () => {
      for (const championshipId of watched) ask(championshipId)
    },
    onDisconnected: stopRetries,
  })
  return {
    get state() {
      return connection.state
    },
    watch: (championshipId) => {
      if (watched.has(championshipId)) return
      watched.add(championshipId)
      ask(championshipId)
    },
    unwatch: (championshipId) => {
      if (watched.delete(championshipId) && socket.connected) socket.emit('unwatch', { championshipId })
    },
    close: () => {
      stopRetries()
      connection.close()
    },
  }
}
