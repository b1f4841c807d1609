import type { TeamActivity } from './activity.ts'

const ana = { id: 'u-1', nick: 'ana_bia', href: '#ana' }
const bruno = { id: 'u-2', nick: 'brunocv', href: '#bruno' }
const caio = { id: 'u-3', nick: 'caio.dev' }

/** Two days and an older one, before the stories' frozen clock (2026-11-20 20:00 in São Paulo). */
export const storyActivities: readonly TeamActivity[] = [
  {
    id: '1',
    kind: 'COMMUNICATION_SENT',
    actor: ana,
    target: 'Treino de sexta às 20h',
    createdAt: '2026-11-20T22:40:00Z',
  },
  {
    id: '2',
    kind: 'ROSTER_CHANGED',
    actor: ana,
    subject: caio,
    target: 'STARTER',
    createdAt: '2026-11-20T18:00:00Z',
  },
  { id: '3', kind: 'MEMBER_JOINED', actor: caio, role: 'PLAYER', createdAt: '2026-11-19T21:00:00Z' },
  {
    id: '4',
    kind: 'ROLE_CHANGED',
    actor: ana,
    subject: bruno,
    role: 'CAPTAIN',
    createdAt: '2026-11-19T20:00:00Z',
  },
  {
    id: '5',
    kind: 'ACHIEVEMENT_ADDED',
    actor: bruno,
    target: 'Campeões da Copa Convoca de Inverno',
    createdAt: '2026-08-30T20:00:00Z',
  },
  { id: '6', kind: 'MEMBER_LEFT', actor: null, createdAt: '2026-08-30T12:00:00Z' },
]
