import type { DashboardEvent } from './dashboard-event.ts'

export const thunder = {
  name: 'Trovão Esports',
  tag: 'TRV',
  primaryColor: '#7c3aed',
  secondaryColor: '#22d3ee',
}
export const macaw = {
  name: 'Arara Vermelha',
  tag: 'ARA',
  primaryColor: '#dc2626',
  secondaryColor: '#f97316',
}

/** The events of the evening that every story shows: 20 November 2026, 20:00. */
export const events: readonly DashboardEvent[] = [
  {
    id: '1',
    title: 'Quartas da Copa de Inverno',
    kind: 'Partida',
    startsAt: '2026-11-20T23:42:08.000Z',
    endsAt: '2026-11-21T01:00:00.000Z',
    location: 'Servidor São Paulo 2',
    href: '#copa',
    team: thunder,
    confirmed: 3,
    invited: 5,
    answer: null,
  },
  {
    id: '2',
    title: 'Revisão das partidas',
    kind: 'Reunião',
    startsAt: '2026-11-21T00:30:00.000Z',
    endsAt: '2026-11-21T01:30:00.000Z',
    href: '#revisao',
    team: thunder,
    confirmed: 4,
    invited: 7,
    answer: true,
  },
  {
    id: '3',
    title: 'Scrim contra a Onça Pintada',
    kind: 'Scrim',
    startsAt: '2026-11-21T01:15:00.000Z',
    endsAt: '2026-11-21T03:00:00.000Z',
    team: macaw,
    confirmed: 1,
    invited: 6,
    answer: false,
  },
]
