import { Agent, request } from 'node:http'
import { type Socket, io } from 'socket.io-client'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { startSession } from '../src/domains/auth/sessions.ts'

/** People, groups and requests of the chat's benches. */

/** Sockets of one address: the server takes 300. */
const PER_ADDRESS = 100

export interface Person {
  id: string
  token: string
}

export interface Room {
  id: string
  people: readonly Person[]
}

export async function insertPeople(db: Db, count: number): Promise<Person[]> {
  const ids = Array.from({ length: count }, () => newId())
  const users = ids.map((id, index) => ({
    id,
    email: `p${index}@convoca.example`,
    nick: `jogador_${index}`,
    name: `Jogador ${index}`,
    cpf: String(10_000_000_000 + index),
    phone: '11987654321',
    gender: null,
    birth: '2000-01-01',
    about: null,
    password_hash: null,
    email_verified_at: null,
  }))
  await db.insertInto('users').values(users).execute()
  const people: Person[] = []
  for (const id of ids)
    people.push({ id, token: await startSession({ db, now: () => new Date() }, id, 'bench') })
  return people
}

export async function insertRoom(db: Db, people: readonly Person[]): Promise<Room> {
  const id = newId()
  await db
    .insertInto('conversations')
    .values({ id, kind: 'GROUP', name: 'Grupo', owner_id: people[0]?.id ?? null })
    .execute()
  await db
    .insertInto('conversation_members')
    .values(people.map(({ id: userId }) => ({ conversation_id: id, user_id: userId })))
    .execute()
  return { id, people }
}

/** `number` picks the address that it comes from. */
export function openSocket(url: string, { id, token }: Person, number: number): Socket {
  const options = {
    auth: { token, id },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    localAddress: `127.0.0.${2 + Math.floor(number / PER_ADDRESS)}`,
  }
  return io(url, options)
}

export const agent = new Agent({ keepAlive: true })

export interface Sending {
  method?: 'POST' | 'PUT'
  headers: Record<string, string>
  body: object
  /** Another rejects. */
  status: number
}

export function send(url: string, { method = 'POST', headers, body, status }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        if (response.statusCode !== status) reject(new Error(`${url} returned ${response.statusCode ?? 0}`))
        response.resume()
        response.on('end', resolve)
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
