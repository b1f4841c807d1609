import { createPerson, type Person, signUpByApi } from './accounts.ts'
import { callApi } from './api.ts'

export interface Member {
  person: Person
  token: string
  id: string
}

export async function signUp(url: string, name: string): Promise<Member> {
  const person = createPerson(name)
  const token = await signUpByApi(url, person)
  const { entity } = await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  return { person, token, id: entity.id }
}

/** Two players with a conversation. */
export async function createPair(url: string) {
  const [davi, elis] = [await signUp(url, 'Davichat'), await signUp(url, 'Elischat')]
  const body = { userIds: [elis.id], name: null }
  const { id } = await callApi<{ id: string }>(url, davi.token, 'POST', '/chat/conversations', body)
  return { davi, elis, id }
}

/** Writes as a member, without a page. */
export const say = (
  url: string,
  { token }: Pick<Member, 'token'>,
  id: string,
  content: string,
  replyTo: string | null = null,
) =>
  callApi<{ id: string }>(url, token, 'POST', `/chat/conversations/${id}/messages`, {
    clientId: crypto.randomUUID(),
    content,
    attachmentIds: [],
    replyTo,
  })
