import { randomUUID } from 'node:crypto'
import { addLinkedAccount } from '../../src/domains/auth/social/linked-accounts.ts'
import { insertPixKey } from '../../src/domains/users/pix-keys-repository.ts'
import type { TestServer } from '../harness.ts'
import { newBrowser } from '../push-stand-in.ts'
import type { ActorName, PersonName } from './actors.ts'
import type { Scenario } from './scenario.ts'

/** A value that only its owner may ever see. */
interface Canary {
  owner: PersonName
  field: string
  value: string
  /** The other people who may see it. */
  readers?: readonly PersonName[]
}

export interface Canaries {
  /** The address from which each person calls. */
  addressOf(person: PersonName): string
  /** The fields of others that this text shows to its reader, as `owner field`; null is somebody whom it must show nobody. */
  leaksIn(text: string, reader: ActorName | null): string[]
}

const formatCpf = (cpf: string) => cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
const formatPhone = (phone: string) => phone.replace(/^(..)(.....)(....)$/, '($1) $2-$3')
const formatDay = (day: string) => day.split('-').toReversed().join('/')

const addressFor = (index: number) => `203.0.${100 + index}.77`
const networkFor = (index: number) => `203.0.${100 + index}.0/24`

/** Gives a person a value of their own in every personal field, and returns these values by field. */
async function fillPerson(server: TestServer, { people }: Scenario, person: PersonName, index: number) {
  const { id, email, token } = people[person]
  const { db, services } = server
  const phone = `1197${String(1_000_000 + index * 104_729)}`
  const birth = `${1971 + index}-07-${String(11 + index)}`
  const changed = db.updateTable('users').set({ phone, birth }).where('id', '=', id)
  const { cpf } = await changed.returning('cpf').executeTakeFirstOrThrow()
  const pixKey = randomUUID()
  await insertPixKey(db, id, { type: 'KEYRANDOM', key: pixKey })
  const subject = `1082763500000000${String(10_000 + index)}`
  await addLinkedAccount(services, id, { provider: 'GOOGLE', subject, name: person })
  const endpoint = `https://fcm.googleapis.com/fcm/send/canary-of-${person}`
  const { keys } = newBrowser()
  const remoteAddress = addressFor(index)
  const subscribed = await server.call('subscribeToPush', { token, body: { endpoint, keys }, remoteAddress })
  if (subscribed.status !== 200) throw new Error(`No subscription: ${JSON.stringify(subscribed.body)}`)
  return {
    email,
    token,
    cpf: cpf ?? '',
    'formatted cpf': formatCpf(cpf ?? ''),
    phone,
    'formatted phone': formatPhone(phone),
    birth,
    'formatted birth': formatDay(birth),
    'Pix key': pixKey,
    'Google subject': subject,
    'push endpoint': endpoint,
    'push key': keys.auth,
    address: remoteAddress,
    network: networkFor(index),
  }
}

function ownSecrets({ ways, ...scenario }: Scenario): Canary[] {
  return [
    ...ways.manager.recoveryCodes.map(
      (value) => ({ owner: 'manager', field: 'recovery code', value }) as const,
    ),
    { owner: 'manager', field: 'two-step secret', value: ways.manager.secret },
    { owner: 'manager', field: 'challenge', value: ways.challenge },
    { owner: 'owner', field: 'recovery token', value: scenario.recoveryToken },
    { owner: 'owner', field: 'confirmation token', value: scenario.confirmationToken },
    { owner: 'owner', field: 'social token', value: scenario.socialToken },
    { owner: 'owner', field: 'digest token', value: scenario.digestToken },
    { owner: 'owner', field: 'session', value: scenario.sessionId },
    { owner: 'owner', field: 'match calendar key', value: scenario.matchCalendarKey },
    { owner: 'captain', field: 'calendar key', value: scenario.calendarKey },
  ]
}

/**
 * A gender is told by one word, which only its owner has. The stranger is a minor, whose full name their teams and the staff
 * see; a ticket is between its author and the staff.
 */
async function addPrivateTexts({ db }: TestServer, { people, ticketText }: Scenario): Promise<Canary[]> {
  const users = db.updateTable('users')
  await users.set({ gender: 'OTHER' }).where('id', '=', people.owner.id).execute()
  const minor = { name: 'Zuleica Menor Canário', birth: `${new Date().getFullYear() - 17}-01-02` }
  await users.set(minor).where('id', '=', people.stranger.id).execute()
  return [
    { owner: 'owner', field: 'gender', value: '"gender":"OTHER"' },
    { owner: 'owner', field: 'ticket', value: ticketText, readers: ['admin'] },
    { owner: 'stranger', field: 'name of a minor', value: minor.name, readers: ['admin'] },
    { owner: 'stranger', field: 'birth of a minor', value: minor.birth },
  ]
}

export async function addCanaries(server: TestServer, scenario: Scenario): Promise<Canaries> {
  const names = Object.keys(scenario.people) as PersonName[]
  const canaries = ownSecrets(scenario)
  for (const [index, owner] of names.entries()) {
    const values = await fillPerson(server, scenario, owner, index)
    for (const [field, value] of Object.entries(values)) canaries.push({ owner, field, value })
  }
  canaries.push(...(await addPrivateTexts(server, scenario)))
  if (canaries.some(({ value }) => value.length < 8)) throw new Error('A canary is not unmistakable')
  return {
    addressOf: (person) => addressFor(names.indexOf(person)),
    leaksIn: (text, reader) =>
      canaries
        .filter(({ owner, readers = [] }) => [owner, ...readers].every((each) => each !== reader))
        .filter(({ value }) => text.includes(value))
        .map(({ owner, field }) => `${owner} ${field}`),
  }
}
