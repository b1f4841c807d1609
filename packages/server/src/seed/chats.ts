import { seedTeams } from '@convoca/fixtures'
import type { Context } from '../context.ts'
import { addReaction, sendMessage } from '../domains/chat/messages.ts'
import { pinMessage } from '../domains/chat/pins.ts'
import { createConversation, markConversationRead } from '../domains/chat/service.ts'
import type { Schemas } from '../contract/types.ts'
import { type SeedContext, asUser, getAt, minutesAgo } from './seed-context.ts'

type Message = Schemas['Message']

interface Line {
  /** The place of the sender in the demo team: 0 is its owner. */
  from: number
  minutesAgo: number
  content: string
  /** The line that it answers, by its place. */
  replyTo?: number
  reactions?: readonly (readonly [emoji: string, by: readonly number[]])[]
  isPinned?: boolean
}

const HOUR = 60
const DAY = 24 * HOUR

const teamTalk: readonly Line[] = [
  { from: 1, minutesAgo: 2 * DAY + 90, content: 'Treino confirmado terça às 20h, servidor de São Paulo' },
  { from: 2, minutesAgo: 2 * DAY + 84, content: 'Fechado. Chego uns 10 minutos antes pra aquecer' },
  { from: 0, minutesAgo: 2 * DAY + 80, content: 'Boa! Quem consegue gravar as partidas?' },
  { from: 3, minutesAgo: 2 * DAY + 70, content: 'Eu gravo', replyTo: 2 },
  {
    from: 0,
    minutesAgo: DAY + 300,
    content: 'Final da chave superior no sábado, 20h. Check-in até 19h45 na sala da partida.',
    isPinned: true,
    reactions: [['🔥', [1, 2, 3]]],
  },
  {
    from: 1,
    minutesAgo: DAY + 120,
    content: 'Scrim de ontem valeu demais. A rotação pelo meio encaixou',
    reactions: [['👏', [0, 2]]],
  },
  { from: 0, minutesAgo: DAY + 112, content: 'Isso! Hoje a gente abre com ela de novo' },
  { from: 0, minutesAgo: DAY + 111, content: 'Quem fica de suporte no segundo mapa?' },
  { from: 2, minutesAgo: DAY + 96, content: 'Eu. Já revisei as posições', replyTo: 7 },
  { from: 3, minutesAgo: 75, content: 'Chego em casa 19h40, dá tempo do check-in?' },
  { from: 3, minutesAgo: 74, content: 'Se não der eu entro pelo celular' },
  { from: 1, minutesAgo: 62, content: 'Dá sim, fecha 19h45' },
  { from: 1, minutesAgo: 61, content: 'Levo o print da tabela' },
]

const directTalks: readonly (readonly Line[])[] = [
  [
    { from: 1, minutesAgo: 6 * HOUR, content: 'Bora fechar o scrim de hoje?' },
    { from: 0, minutesAgo: 6 * HOUR - 4, content: 'Bora. Eles escolhem o primeiro mapa' },
    { from: 0, minutesAgo: 6 * HOUR - 5, content: 'Mando o check-in pro time agora' },
    { from: 1, minutesAgo: 40, content: 'Valeu! Até já' },
  ],
  [
    { from: 0, minutesAgo: DAY + 30, content: 'Conseguiu ver a gravação do treino?' },
    { from: 2, minutesAgo: DAY + 12, content: 'Vi. Minuto 23 a gente perde a visão do meio' },
    { from: 0, minutesAgo: DAY + 10, content: 'Anotado, levo pra reunião', reactions: [['👍', [2]]] },
  ],
  [
    { from: 3, minutesAgo: 4 * DAY, content: 'Pode ser amanhã o pagamento da inscrição?' },
    { from: 0, minutesAgo: 4 * DAY - 20, content: 'Pode! O prazo é domingo' },
  ],
]

/** The authors of the lines, in their order in the demo team. */
type People = readonly Context[]

async function backdate(
  { context: { db } }: SeedContext,
  message: Pick<Message, 'id' | 'conversationId'>,
  at: Date,
): Promise<void> {
  await db.updateTable('messages').set({ created_at: at }).where('id', '=', message.id).execute()
  await db
    .updateTable('conversations')
    .set({ last_message_at: at })
    .where('id', '=', message.conversationId)
    .execute()
}

async function addTalk(seed: SeedContext, people: People, id: string, lines: readonly Line[]): Promise<void> {
  const ids: string[] = []
  for (const { from, content, replyTo, reactions = [], isPinned = false, ...line } of lines) {
    const sender = getAt(people, from)
    const message = await sendMessage(sender, id, {
      clientId: crypto.randomUUID(),
      content,
      attachmentIds: [],
      replyTo: replyTo === undefined ? null : getAt(ids, replyTo),
    })
    ids.push(message.id)
    for (const [emoji, by] of reactions)
      for (const place of by) await addReaction(getAt(people, place), message.id, emoji)
    if (isPinned) await pinMessage(sender, message.id)
    await backdate(seed, message, minutesAgo(seed, line.minutesAgo))
  }
}

async function findTeamConversation({ context: { db }, teams }: SeedContext): Promise<string> {
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('team_id', '=', getAt(teams, 0))
    .executeTakeFirstOrThrow()
  return id
}

/** The conversations of the demo team, in its group and one to one; the latest messages are unread by its owner. */
export async function addChats(seed: SeedContext): Promise<void> {
  const people = getAt(seedTeams, 0).members.map(({ player }) => asUser(seed, getAt(seed.players, player)))
  const groupId = await findTeamConversation(seed)
  await addTalk(seed, people, groupId, teamTalk)
  for (const person of people.slice(1, 3)) await markConversationRead(person, groupId, teamTalk.length)
  for (const [index, lines] of directTalks.entries()) {
    const other = getAt(people, index + 1)
    const { id } = await createConversation(getAt(people, 0), { userIds: [other.actor.userId], name: null })
    await addTalk(seed, people, id, lines)
    if (index > 0) await markConversationRead(getAt(people, 0), id, lines.length)
  }
}
