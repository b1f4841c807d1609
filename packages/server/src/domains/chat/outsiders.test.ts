import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { newId } from '../../database/id.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Conversation {
  id: string
  /** A message of somebody who is out by now; the next ones are of the other, and with a picture. */
  own: string
  theirs: string
  picture: string
  otherId: string
}

/** Both write, with a picture by `person`. */
async function begin(person: Person, other: Person, name: string | null): Promise<Conversation> {
  const { token } = other
  const { body } = await server.call('createConversation', {
    token,
    body: { userIds: [person.id], name },
  })
  const path = { id: body.id }
  const write = async (sender: Person, attachmentIds: string[]) => {
    const message = { clientId: newId(), content: 'Treino às oito', attachmentIds, replyTo: null }
    return (await server.call('sendMessage', { token: sender.token, path, body: message })).body.id
  }
  const theirs = await write(other, [])
  const base64 = (await plain(64, 64, '#bdee63').png().toBuffer()).toString('base64')
  const image = { kind: 'IMAGE', base64 } as const
  const picture = await server.call('uploadAttachment', { token: person.token, path, body: image })
  const own = await write(person, [picture.body.id])
  return { id: body.id, theirs, own, picture: picture.body.id, otherId: other.id }
}

/** Each operation of a conversation with `otherId`, and what it answers. */
async function tryAll({ token }: Person, { id, own, theirs, picture, otherId }: Conversation) {
  const base64 = (await plain(64, 64, '#345678').png().toBuffer()).toString('base64')
  const message = { clientId: newId(), content: 'Oi', attachmentIds: [], replyTo: null }
  const [path, mine, other] = [{ id }, { id: own }, { id: theirs }]
  const reaction = { id: theirs, emoji: '🔥' }
  const member = { id, userId: otherId }
  const groupPicture = (await plain(400, 400, '#345678').png().toBuffer()).toString('base64')
  const calls = {
    readConversation: () => server.call('readConversation', { token, path }),
    listMessages: () => server.call('listMessages', { token, path }),
    listPinnedMessages: () => server.call('listPinnedMessages', { token, path }),
    listConversationImages: () => server.call('listConversationImages', { token, path }),
    searchMessages: () =>
      server.call('searchMessages', { token, query: { search: 'treino', conversationId: id } }),
    readAttachment: () => server.call('readAttachment', { token, path: { id: picture } }),
    markConversationRead: () => server.call('markConversationRead', { token, path, body: { sequence: 1 } }),
    muteConversation: () => server.call('muteConversation', { token, path, body: { until: null } }),
    sendMessage: () => server.call('sendMessage', { token, path, body: message }),
    uploadAttachment: () => server.call('uploadAttachment', { token, path, body: { kind: 'IMAGE', base64 } }),
    editMessage: () => server.call('editMessage', { token, path: mine, body: { content: 'Às nove' } }),
    addReaction: () => server.call('addReaction', { token, path: reaction }),
    removeReaction: () => server.call('removeReaction', { token, path: reaction }),
    pinMessage: () => server.call('pinMessage', { token, path: other }),
    unpinMessage: () => server.call('unpinMessage', { token, path: other }),
    reportMessage: () =>
      server.call('reportMessage', { token, path: other, body: { reason: 'SPAM', text: null } }),
    reportConversation: () =>
      server.call('reportConversation', { token, path, body: { reason: 'SPAM', text: null } }),
    deleteMessage: () => server.call('deleteMessage', { token, path: mine }),
    updateConversation: () =>
      server.call('updateConversation', { token, path, body: { name: 'Outro nome' } }),
    updateConversationPicture: () =>
      server.call('updateConversationPicture', { token, path, body: { base64: groupPicture } }),
    deleteConversationPicture: () => server.call('deleteConversationPicture', { token, path }),
    addConversationMember: () => server.call('addConversationMember', { token, path: member }),
    removeConversationMember: () => server.call('removeConversationMember', { token, path: member }),
    transferConversation: () =>
      server.call('transferConversation', { token, path, body: { userId: otherId } }),
    answerMessageRequest: () =>
      server.call('answerMessageRequest', { token, path, body: { isAccepted: true } }),
    leaveConversation: () => server.call('leaveConversation', { token, path }),
  }
  const outcomes: Record<string, number | string> = {}
  for (const [name, call] of Object.entries(calls)) {
    const response = await call()
    outcomes[name] = response.status < 300 ? response.status : (codeOf(response)[1] ?? response.status)
  }
  return outcomes
}

describe('each operation of a conversation', () => {
  test('for who is blocked: what was said is read, and nothing reaches the other any more', async () => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    const conversation = await begin(ana, bruno, null)
    await server.call('blockUser', { token: bruno.token, path: { userId: ana.id } })
    expect(await tryAll(ana, conversation)).toEqual({
      readConversation: 200,
      listMessages: 200,
      listPinnedMessages: 200,
      listConversationImages: 200,
      searchMessages: 200,
      readAttachment: 200,
      markConversationRead: 204,
      muteConversation: 200,
      sendMessage: 'USER_BLOCKED',
      uploadAttachment: 'USER_BLOCKED',
      editMessage: 'USER_BLOCKED',
      addReaction: 'USER_BLOCKED',
      removeReaction: 'USER_BLOCKED',
      pinMessage: 'USER_BLOCKED',
      unpinMessage: 'USER_BLOCKED',
      reportMessage: 204,
      reportConversation: 204,
      deleteMessage: 204,
      updateConversation: 'FORBIDDEN',
      updateConversationPicture: 'FORBIDDEN',
      deleteConversationPicture: 'FORBIDDEN',
      addConversationMember: 'FORBIDDEN',
      removeConversationMember: 'FORBIDDEN',
      transferConversation: 'FORBIDDEN',
      answerMessageRequest: 'CONVERSATION_NOT_FOUND',
      leaveConversation: 'FORBIDDEN',
    })
    // Existing conversations stay; nothing new begins.
    const listed = await server.call('listConversations', { token: ana.token })
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([conversation.id])
    const carla = await server.registerUser()
    await server.call('blockUser', { token: carla.token, path: { userId: ana.id } })
    for (const name of [null, 'Dupla de treino']) {
      const body = { userIds: [carla.id], name }
      expect(codeOf(await server.call('createConversation', { token: ana.token, body }))).toEqual([
        403,
        'USER_BLOCKED',
      ])
    }
  })

  test.each(['left', 'was removed'])('for who %s: nothing is there any more', async (how) => {
    const [ana, bruno] = [await server.registerUser(), await server.registerUser()]
    const conversation = await begin(ana, bruno, 'Dupla de treino')
    const { id } = conversation
    if (how === 'left') await server.call('leaveConversation', { token: ana.token, path: { id } })
    else await server.call('removeConversationMember', { token: bruno.token, path: { id, userId: ana.id } })
    expect(await tryAll(ana, conversation)).toEqual({
      readConversation: 'CONVERSATION_NOT_FOUND',
      listMessages: 'CONVERSATION_NOT_FOUND',
      listPinnedMessages: 'CONVERSATION_NOT_FOUND',
      listConversationImages: 'CONVERSATION_NOT_FOUND',
      searchMessages: 'CONVERSATION_NOT_FOUND',
      readAttachment: 'FILE_NOT_FOUND',
      markConversationRead: 'CONVERSATION_NOT_FOUND',
      muteConversation: 'CONVERSATION_NOT_FOUND',
      sendMessage: 'CONVERSATION_NOT_FOUND',
      uploadAttachment: 'CONVERSATION_NOT_FOUND',
      editMessage: 'MESSAGE_NOT_FOUND',
      addReaction: 'MESSAGE_NOT_FOUND',
      removeReaction: 'MESSAGE_NOT_FOUND',
      pinMessage: 'MESSAGE_NOT_FOUND',
      unpinMessage: 'MESSAGE_NOT_FOUND',
      reportMessage: 'MESSAGE_NOT_FOUND',
      reportConversation: 'CONVERSATION_NOT_FOUND',
      deleteMessage: 'MESSAGE_NOT_FOUND',
      updateConversation: 'CONVERSATION_NOT_FOUND',
      updateConversationPicture: 'CONVERSATION_NOT_FOUND',
      deleteConversationPicture: 'CONVERSATION_NOT_FOUND',
      addConversationMember: 'CONVERSATION_NOT_FOUND',
      removeConversationMember: 'CONVERSATION_NOT_FOUND',
      transferConversation: 'CONVERSATION_NOT_FOUND',
      answerMessageRequest: 'CONVERSATION_NOT_FOUND',
      leaveConversation: 'CONVERSATION_NOT_FOUND',
    })
    const listed = await server.call('listConversations', { token: ana.token })
    expect(listed.body.data).toEqual([])
  })
})
