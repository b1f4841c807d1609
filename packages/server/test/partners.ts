import { createHash, randomBytes } from 'node:crypto'
import type { Person, TestServer } from './harness.ts'

export const partnerOrigin = 'https://jornal-da-vila.example'

export interface TestSite {
  id: string
  key: string
  origin: string
}

export interface TestGrant {
  token: string
  renewal: string
}

export async function registerSite(
  server: TestServer,
  owner: Person,
  origins: string[] = [partnerOrigin],
): Promise<TestSite> {
  const { token } = owner
  const made = await server.call('createPartnerSite', { token, body: { name: 'Jornal da Vila', origins } })
  if (made.status !== 201) throw new Error(`No site: ${JSON.stringify(made.body)}`)
  return { id: made.body.id, key: made.body.key, origin: String(origins[0]) }
}

export function createPkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The page of consent does this: it gets a code, and the verifier that the site keeps. */
export async function authorize(server: TestServer, person: Person, { key, origin }: TestSite) {
  const { verifier, challenge } = createPkce()
  const body = { key, origin, scope: 'notifications', method: 'S256', challenge }
  const made = await server.call('authorizePartner', { token: person.token, body })
  if (made.status !== 201) throw new Error(`No code: ${JSON.stringify(made.body)}`)
  return { key, code: String(made.body.code), verifier }
}

/** The person lets the site in, and the site has its token. */
export async function letIn(server: TestServer, person: Person, site: TestSite): Promise<TestGrant> {
  const body = await authorize(server, person, site)
  const exchanged = await server.call('exchangePartnerCode', { headers: { origin: site.origin }, body })
  if (exchanged.status !== 200) throw new Error(`No token: ${JSON.stringify(exchanged.body)}`)
  return exchanged.body
}
