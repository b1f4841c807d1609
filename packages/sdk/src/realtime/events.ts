import type { ClientEvents, ServerEvents } from '../generated/events.ts'
import type { components } from '../generated/schema.d.ts'

export type { Receipt, TeamChanged, TeamPart } from '../generated/events.ts'

export type Notification = components['schemas']['Notification']

/** Events of the server in the namespace `/notifications`. */
export type ServerToClientEvents = ServerEvents['/notifications']

/** Events of the client in the namespace `/notifications`. */
export type ClientToServerEvents = ClientEvents['/notifications']
