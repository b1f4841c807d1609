import type { TeamCommunication } from './communication.ts'

const ana = { id: 'u-1', nick: 'ana_bia', href: '#ana' }
const bruno = { id: 'u-2', nick: 'brunocv', href: '#bruno' }

export const storyCommunications: readonly TeamCommunication[] = [
  {
    id: '1',
    kind: 'URGENT',
    title: 'Jogo antecipado',
    body: 'A partida das quartas passou para hoje, às 19h.\nConfirmem a presença até as 18h.',
    sender: ana,
    isRead: false,
    readCount: 2,
    createdAt: '2026-11-20T21:30:00Z',
  },
  {
    id: '2',
    kind: 'PRIVATE',
    title: 'Sobre a sua função',
    body: 'Quero testar você na entrada na próxima semana. O que acha?',
    sender: bruno,
    recipient: ana,
    isRead: false,
    readCount: 0,
    createdAt: '2026-11-20T17:00:00Z',
  },
  {
    id: '3',
    kind: 'INFO',
    title: 'Treino de sexta às 20h',
    body: 'Vamos rever as partidas da semana. Levem anotações.',
    sender: ana,
    isRead: true,
    isOwn: true,
    readCount: 6,
    createdAt: '2026-11-18T20:00:00Z',
    edited: true,
  },
  {
    id: '4',
    kind: 'WARNING',
    title: 'Inscrição termina domingo',
    body: 'Quem ainda não confirmou os dados precisa confirmar até sábado.',
    sender: bruno,
    isRead: true,
    readCount: 1,
    createdAt: '2026-10-02T20:00:00Z',
  },
]
