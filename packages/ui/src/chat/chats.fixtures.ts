import type { ChatMessage, ChatSummary } from './chat.ts'

/** The conversations of the stories. */
export const storyChats: readonly ChatSummary[] = [
  {
    id: 'c-1',
    peerId: 'u-2',
    name: 'bruno_onca',
    message: 'Valeu! Até já',
    unreadCount: 1,
    status: 'online',
    lastMessageTime: '20:05',
  },
  {
    id: 'c-2',
    name: 'Trovão Esports',
    message: 'confirmado',
    sender: 'joao_mid',
    unreadCount: 4,
    lastMessageTime: '19:48',
    isGroup: true,
  },
  {
    id: 'c-3',
    name: 'celia.n',
    message: 'Pode ser amanhã?',
    unreadCount: 0,
    status: 'away',
    lastMessageTime: '18:20',
  },
  {
    id: 'c-4',
    name: 'diego_krkn',
    message: 'gg wp',
    unreadCount: 0,
    status: 'offline',
    lastMessageTime: 'ontem',
  },
]

export const bruno = { id: 'u-2', name: 'bruno_onca' }
export const ana = { id: 'u-1', name: 'ana_sp' }

type Rest = Partial<ChatMessage>

/** A message of the other, `time` as HH:mm on the stories' day. */
export const theirs = (id: string, time: string, content: string, rest: Rest = {}): ChatMessage => ({
  id,
  content,
  sender: bruno,
  createdAt: `2026-11-20T${time}:00-03:00`,
  isOwn: false,
  ...rest,
})

export const own = (id: string, time: string, content: string, rest: Rest = {}): ChatMessage => ({
  ...theirs(id, time, content),
  sender: ana,
  isOwn: true,
  state: 'read',
  ...rest,
})

export const storyMessages: readonly ChatMessage[] = [
  theirs('m-1', '19:58', 'Bora fechar o scrim de hoje?'),
  theirs('m-2', '19:58', 'Mapa 1 Mirage, mapa 2 vocês escolhem'),
  own('m-3', '20:03', 'Fechado. Inferno no segundo'),
  own('m-4', '20:04', 'Mando o check-in pro time agora'),
  theirs('m-5', '20:05', 'Valeu! Até já'),
]

/** A long conversation over several days, oldest first. */
export function manyMessages(count: number, from = 0): ChatMessage[] {
  return Array.from({ length: count }, (_, place) => {
    const number = from + place
    const at = new Date(Date.parse('2026-11-20T19:00:00-03:00') - (1000 - number) * 1_200_000)
    const text = `Mensagem ${number}${number % 3 === 0 ? ', com um texto mais comprido que ocupa duas linhas' : ''}`
    const message =
      number % 4 === 0 ? own(`m-${number}`, '12:00', text) : theirs(`m-${number}`, '12:00', text)
    return { ...message, createdAt: at.toISOString() }
  })
}
