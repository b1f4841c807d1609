import { createPerson, signUpByApi } from './accounts.ts'
import { callApi } from './api.ts'
import { openChampionshipByApi, registerNewTeam } from './championship-api.ts'
import { hostileParagraph } from './hostile-corpus.ts'

export interface HostileGift {
  /** The address where the team pays its entry, or takes the gift. */
  checkoutPath: string
  /** Session of a member who may answer for the team. */
  captainToken: string
  senderToken: string
}

/** A paid gift with a message, for a team that has not answered. */
export async function createHostileGift(url: string, organizerToken: string): Promise<HostileGift> {
  const cup = await openChampionshipByApi(url, { name: 'Copa Surpresa', entry_fee: 5000, organizerToken })
  const captainToken = await registerNewTeam(url, cup.id, 'XSSG')
  const senderToken = await signUpByApi(url, createPerson('Madrinha'))
  const path = `/public/championships/${cup.id}/registrations`
  const [entry] = await callApi<{ id: string }[]>(url, senderToken, 'GET', path)
  const gift = await callApi<{ payment_id: string }>(
    url,
    senderToken,
    'POST',
    `/championships/${cup.id}/registrations/${entry?.id}/gifts`,
    { message: hostileParagraph.slice(0, 280) },
  )
  await callApi(url, senderToken, 'POST', `/payments/${gift.payment_id}/simulation`, { outcome: 'PAID' })
  return { checkoutPath: `/championships/${cup.url}/checkout`, captainToken, senderToken }
}
