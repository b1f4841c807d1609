import type { Person, TestServer } from '../harness.ts'
import { type TestGrant, type TestSite, authorize, letIn, registerSite } from '../partners.ts'
import type { PersonName } from './actors.ts'

/** A site of the owner, which the invitee has let in. */
export interface ScenarioPartner extends TestSite, TestGrant {
  grantId: string
  /** The invitee's code, which is not yet exchanged. */
  code: { key: string; code: string; verifier: string }
}

export async function addPartner(
  server: TestServer,
  { owner, invitee }: Record<PersonName, Person>,
): Promise<ScenarioPartner> {
  const site = await registerSite(server, owner)
  const grant = await letIn(server, invitee, site)
  const code = await authorize(server, invitee, site)
  // Outlives the longest run of the matrix.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await server.db.updateTable('partner_codes').set({ expires_at: tomorrow }).execute()
  await server.db.updateTable('partner_tokens').set({ token_expires_at: tomorrow }).execute()
  const listed = await server.call('listPartnerGrants', { token: invitee.token })
  return { ...site, ...grant, code, grantId: listed.body[0].id }
}
