import { expect } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { newId } from '../src/database/id.ts'
import type { Person, TestServer } from './harness.ts'

type Conversation = Schemas['Conversation']
type Message = Schemas['Message']

/** The acts of people in conversations, on the server of a file. */
export function conversationCalls(getServer: () => TestServer) {
  const start = ({ token }: Person, userIds: string[], name: string | null = null) =>
    getServer().call('createConversation', { token, body: { userIds, name } })

  async function direct(from: Person, to: Person): Promise<string> {
    const { status, body } = await start(from, [to.id])
    expect([status, body.code]).toEqual([201, undefined])
    return body.id
  }

  const send = ({ token }: Person, id: string, given: Partial<Schemas['MessageInput']> = {}) =>
    getServer().call('sendMessage', {
      token,
      path: { id },
      body: { clientId: newId(), content: 'Bora treinar?', attachmentIds: [], replyTo: null, ...given },
    })

  async function sent(from: Person, id: string, content = 'Bora treinar?'): Promise<Message> {
    const { status, body } = await send(from, id, { content })
    expect([status, body.code]).toEqual([201, undefined])
    return body
  }

  async function conversations({ token }: Person, query: object = {}): Promise<Conversation[]> {
    return (await getServer().call('listConversations', { token, query })).body.data
  }

  async function messages({ token }: Person, id: string, query: object = {}): Promise<Message[]> {
    return (await getServer().call('listMessages', { token, path: { id }, query })).body.data
  }

  return { start, direct, send, sent, conversations, messages }
}
