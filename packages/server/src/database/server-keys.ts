import type { Db } from './schema.ts'

export class ServerKeyError extends Error {
  override readonly name = 'ServerKeyError'
}

export interface ServerKey {
  name: 'ENCRYPTION_KEY' | 'VAPID_PUBLIC_KEY'
  fingerprint: string
  /** The file of the data folder that holds it where no variable does. */
  file: string
}

/**
 * The first server of a database leaves the fingerprints of its keys there. One with other keys could open none of the stored
 * secrets, or reach none of the subscribed browsers, and would only say so later, request by request.
 */
export async function requireKnownKeys(db: Db, keys: readonly ServerKey[]): Promise<void> {
  const values = keys.map(({ name, fingerprint }) => ({ name, fingerprint }))
  await db
    .insertInto('server_keys')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db.selectFrom('server_keys').select(['name', 'fingerprint']).execute()
  const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
  const other = keys.find(({ name, fingerprint }) => known.get(name) !== fingerprint)
  if (other === undefined) return
  const variables =
    other.name === 'ENCRYPTION_KEY' ? 'ENCRYPTION_KEY' : 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'
  throw new ServerKeyError(
    `This database was set up with another ${other.name}; set ${variables} to the same as its other servers, or DATA_DIR to the folder with their ${other.file}.`,
  )
}
