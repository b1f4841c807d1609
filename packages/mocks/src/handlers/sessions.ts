import type { MockDatabase } from '../mock-database.ts'

export function openSession(database: MockDatabase, userId: string): { token: string } {
  const id = database.nextId('session')
  const token = id.replaceAll('-', '').padEnd(43, '0')
  database.sessions.push({ id, token, userId, at: database.now() })
  return { token }
}
