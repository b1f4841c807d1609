import { randomBytes } from 'node:crypto'

let lastMillisecond = 0
let sequence = 0

/**
 * A UUID version 7. Generated here rather than in the database, so that an id is known before its row is
 * inserted and PostgreSQL older than 18 works too. Ids of one process are strictly increasing.
 */
export function newId(): string {
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = randomBytes(2).readUInt16BE() & 0x7ff
  } else {
    sequence += 1
    if (sequence > 0xfff) {
      lastMillisecond += 1
      sequence = 0
    }
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isId(value: string): boolean {
  return uuidPattern.test(value)
}
