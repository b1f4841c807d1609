import type { ClientEvents, ServerEvents } from '../generated/events.ts'
import type { components } from '../generated/schema.d.ts'

export type { Receipt, TeamChanged, TeamPart } from '../generated/events.ts'

export type Notification = components['schemas']['Notification']

/** What the server sends on the namespace `/notifications`. */
export type ServerToClientEvents = ServerEvents['/notifications']

/** What the client sends there. */
export type ClientToServerEvents = ClientEvents['/notifications']
