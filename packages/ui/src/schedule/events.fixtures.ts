import type { ScheduleEvent } from './schedule.ts'

/** Around the stories' frozen day, 20 November 2026. */
export const storyEvents: readonly ScheduleEvent[] = [
  ...[3, 10, 17, 24].map((day) => ({
    key: `t-${day}`,
    title: 'Treino tático',
    type: 'TRAINING' as const,
    startsAt: `2026-11-${String(day).padStart(2, '0')}T20:00:00-03:00`,
    endsAt: `2026-11-${String(day).padStart(2, '0')}T22:00:00-03:00`,
    weekly: true,
    ownAnswer: true,
  })),
  {
    key: 'scrim',
    title: 'Scrim contra a Onça Pintada',
    type: 'SCRIM',
    startsAt: '2026-11-20T20:30:00-03:00',
    endsAt: '2026-11-20T23:30:00-03:00',
    location: 'Servidor São Paulo 2',
    ownAnswer: null,
  },
  {
    key: 'quartas',
    title: 'Quartas de final da Copa Convoca',
    type: 'MATCH',
    startsAt: '2026-11-24T18:00:00-03:00',
    endsAt: '2026-11-24T19:30:00-03:00',
    location: 'Arena Convoca',
    ownAnswer: null,
  },
  {
    key: 'reuniao',
    title: 'Reunião com a diretoria',
    type: 'MEETING',
    startsAt: '2026-11-24T15:00:00-03:00',
    endsAt: '2026-11-24T16:00:00-03:00',
  },
  {
    key: 'fotos',
    title: 'Sessão de fotos do elenco',
    type: 'OTHER',
    startsAt: '2026-11-24T10:00:00-03:00',
    endsAt: '2026-11-24T11:00:00-03:00',
    ownAnswer: false,
  },
]
