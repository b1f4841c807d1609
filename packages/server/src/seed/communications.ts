import { seedCommunications } from '@convoca/fixtures'
import type { Schemas } from '../contract/types.ts'
import { insertCommunication } from '../domains/communications/repository.ts'
import { insertPastActivity } from './activities.ts'
import {
  HOUR,
  type SeedContext,
  daysAgo,
  getAt,
  getDemoMemberIds,
  getTeamId,
  getUserId,
  toPresent,
} from './seed-context.ts'

type DemoCommunication = readonly [messageType: 'INFO' | 'WARNING' | 'URGENT', title: string, body: string]

/** Older communications of the demo team, the latest first. */
const demoCommunications: readonly DemoCommunication[] = [
  [
    'INFO',
    'Análise do último treino',
    'O vídeo está na pasta do time. Assistam até o minuto 40 antes de terça.',
  ],
  [
    'WARNING',
    'Troca de horário na quinta',
    'O treino de quinta começa às 21h por causa da manutenção do servidor.',
  ],
  [
    'INFO',
    'Parabéns pela vitória',
    'Jogo limpo do começo ao fim. A jogada do terceiro mapa vai para o mural.',
  ],
  [
    'URGENT',
    'Confirmem a presença hoje',
    'A organização pede a lista até as 18h. Quem não confirmar fica de fora.',
  ],
  ['INFO', 'Camisas novas', 'Chegaram. Retirada no sábado, depois do treino, ou combinem o envio.'],
  ['WARNING', 'Prazo da inscrição', 'Faltam dois documentos. Mandem até domingo à noite.'],
  ['INFO', 'Semana leve', 'Depois das quartas, só treino de mira e revisão. Descansem.'],
  [
    'INFO',
    'Adversário das quartas',
    'Eles repetem a mesma abertura em três mapas. Resumo no documento do time.',
  ],
  ['URGENT', 'Partida antecipada', 'A organização antecipou para as 19h. Avisem se alguém não consegue.'],
  ['INFO', 'Transmissão no sábado', 'A final vai ao vivo. Nomes e câmeras conferidos até sexta.'],
  [
    'WARNING',
    'Faltas nos treinos',
    'Três faltas sem aviso no mês tiram a titularidade. Falem com a gente antes.',
  ],
  ['INFO', 'Patrocínio fechado', 'O novo parceiro cobre as inscrições do semestre. Obrigado a quem ajudou.'],
  ['INFO', 'Nova rotina de aquecimento', 'Vinte minutos de mira e uma partida curta antes de cada treino.'],
  ['INFO', 'Plano da temporada', 'Duas ligas e uma copa. O calendário completo está na agenda do time.'],
  ['WARNING', 'Contas e senhas', 'Ativem a verificação em duas etapas nas contas do jogo até sexta.'],
  ['INFO', 'Bem-vindos', 'Este é o mural do time: avisos aqui, conversa no chat.'],
]

const FIRST_DAYS_AGO = 8
const DAYS_BETWEEN = 11
/** The owner and the next two members take turns. */
const SENDERS = 3

interface PastCommunication {
  teamId: string
  senderId: string
  recipientId: string | null
  messageType: Schemas['MessageType']
  title: string
  body: string
  createdAt: Date
  /** Null: everybody has read it. */
  readBy: readonly string[] | null
}

/** Inserted through the repository, because the service would notify every recipient of an old message. */
async function addPastCommunication(
  { context: { db } }: SeedContext,
  past: PastCommunication,
): Promise<void> {
  const { createdAt, readBy, ...communication } = past
  const { id } = await insertCommunication(db, communication)
  await db
    .updateTable('communications')
    .set({ created_at: createdAt, updated_at: createdAt })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('communication_readers')
    .set({ read_at: new Date(createdAt.getTime() + HOUR) })
    .where('communication_id', '=', id)
    .$if(readBy !== null, (query) => query.where('user_id', 'in', [...(readBy ?? []), past.senderId]))
    .execute()
  if (past.recipientId !== null) return
  const { teamId, senderId: actorId, title: target } = past
  await insertPastActivity(db, { teamId, actorId, kind: 'COMMUNICATION_SENT', createdAt, target })
}

/** The latest communications of the first ten teams; those of the last two days are unread. */
async function addRecentCommunications(seed: SeedContext): Promise<void> {
  for (const fixture of seedCommunications) {
    await addPastCommunication(seed, {
      teamId: getTeamId(seed, fixture.teamId),
      senderId: getUserId(seed, fixture.senderId),
      recipientId: fixture.recipientId === null ? null : getUserId(seed, fixture.recipientId),
      messageType: fixture.messageType,
      title: fixture.title,
      body: fixture.body,
      createdAt: toPresent(seed, fixture.createdAt),
      readBy: fixture.readBy.map((id) => getUserId(seed, id)),
    })
  }
}

async function addDemoCommunications(seed: SeedContext): Promise<void> {
  const teamId = getAt(seed.teams, 0)
  const members = getDemoMemberIds(seed)
  for (const [index, [messageType, title, body]] of demoCommunications.entries()) {
    await addPastCommunication(seed, {
      teamId,
      senderId: getAt(members, (index % SENDERS) % members.length),
      recipientId: null,
      messageType,
      title,
      body,
      createdAt: daysAgo(seed, FIRST_DAYS_AGO + index * DAYS_BETWEEN),
      readBy: null,
    })
  }
}

export async function addCommunications(seed: SeedContext): Promise<void> {
  await addRecentCommunications(seed)
  await addDemoCommunications(seed)
}
