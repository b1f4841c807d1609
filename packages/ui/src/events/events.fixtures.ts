import type { EventItem } from './event.ts'

export const gala: EventItem = {
  name: 'noite-de-gala',
  context: 'championship',
  title: 'Noite de Gala: a final no Recife',
  startsAt: '2026-12-05T22:00:00.000Z',
  endsAt: '2026-12-06T02:30:00.000Z',
  place: 'Arena Maré, Recife',
  game: 'Counter-Strike 2',
  organizer: 'nordeste-gg',
  interestedCount: 1848,
}

export const meeting: EventItem = {
  name: 'encontro-de-capitas',
  context: 'community',
  title: 'Encontro de capitãs: como montar treino',
  startsAt: '2026-11-28T22:30:00.000Z',
  endsAt: '2026-11-28T23:30:00.000Z',
  organizer: 'luzprado',
  interestedCount: 96,
}

export const stream: EventItem = {
  name: 'mesa-redonda',
  context: 'live',
  title: 'Mesa-redonda da Copa Convoca',
  startsAt: '2026-11-27T22:00:00.000Z',
  endsAt: '2026-11-28T01:00:00.000Z',
  game: 'VALORANT',
  organizer: 'luzprado',
  interestedCount: 1,
  isLive: true,
}

/** Before all of them. */
export const storyNow = new Date('2026-11-27T15:00:00.000Z')
