import type { SceneName } from '../championships/SceneArt/scene.ts'

/** The context of an event; a part of its address. */
export type EventContext = 'championship' | 'community' | 'live'

/** An event as lists and its page show it. */
export interface EventItem {
  /** The last part of its address: the seed of its colours. */
  name: string
  context: EventContext
  title: string
  /** ISO instants. */
  startsAt: string
  endsAt?: string | undefined
  /** Absent for one that is only online. */
  place?: string | undefined
  /** Uploaded banner (3:1). Absent or broken: a generated one. */
  bannerUrl?: string | undefined
  /** The drawn scene in the place of a banner. Default: that of its name. */
  scene?: SceneName | undefined
  /** Name of the game. */
  game?: string | undefined
  /** Nick of the organiser. */
  organizer?: string | undefined
  /** The number of users who have shown interest. */
  interestedCount: number
  isCancelled?: boolean | undefined
  /** It has begun and has not ended. */
  isLive?: boolean | undefined
}

export const eventContexts: Readonly<Record<EventContext, string>> = {
  championship: 'Campeonato',
  community: 'Comunidade',
  live: 'Ao vivo',
}

const number = new Intl.NumberFormat('pt-BR')

/** `1.848 com interesse` */
export const formatInterest = (count: number): string => `${number.format(count)} com interesse`
