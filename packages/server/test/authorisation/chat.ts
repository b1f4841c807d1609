import { newId } from '../../src/database/id.ts'
import type { Person, TestServer } from '../harness.ts'
import type { TestTeam } from '../teams.ts'
import type { PersonName } from './actors.ts'

/** The team's group with a message of the captain, and a group of the captain and the player. */
export interface TeamChat {
  conversationId: string
  messageId: string
  /** A picture of that message. */
  chatPictureId: string
  groupId: string
  /** The user whom the captain has added to that group. */
  groupMemberId: string
}

export const message = (content: string) => ({
  clientId: newId(),
  content,
  attachmentIds: [],
  replyTo: null,
})

export async function addChat(
  server: TestServer,
  team: TestTeam,
  { captain, player }: Record<PersonName, Person>,
  picture: string,
): Promise<TeamChat> {
  const { token } = captain
  const { id: conversationId } = await server.db
    .selectFrom('conversations')
    .select('id')
    .where('team_id', '=', team.id)
    .executeTakeFirstOrThrow()
  const body = message('Treino hoje às oito?')
  const path = { id: conversationId }
  const uploaded = await server.call('uploadAttachment', {
    token,
    path,
    body: { kind: 'IMAGE', base64: picture },
  })
  const sent = await server.call('sendMessage', {
    token,
    path,
    body: { ...body, attachmentIds: [uploaded.body.id] },
  })
  const group = await server.call('createConversation', {
    token,
    body: { userIds: [player.id], name: 'Dupla de treino' },
  })
  if (sent.status !== 201 || group.status !== 201) throw new Error('No message or no group')
  const { id: groupMemberId } = await server.registerUser()
  const added = await server.call('addConversationMember', {
    token,
    path: { id: group.body.id, userId: groupMemberId },
  })
  if (added.status !== 200) throw new Error('No third member')
  return {
    groupMemberId,
    conversationId,
    messageId: sent.body.id,
    chatPictureId: uploaded.body.id,
    groupId: group.body.id,
  }
}
