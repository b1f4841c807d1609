'use client'

import {
  defineBracket,
  defineNotificationBell,
  defineOrganizerSeal,
  definePlayerCard,
  defineRecruitingTeams,
  defineTeamCard,
  type BracketTexts,
  type ConvocaState,
  type NotificationBellTexts,
  type OrganizerSealTexts,
  type PlayerCardTexts,
  type RecruitingTeamsTexts,
  type TeamCardTexts,
} from '@convoca/embed'
import { createElement, useEffect, useRef, type CSSProperties } from 'react'
import {
  reserveBell,
  reserveBracket,
  reserveOrganizerSeal,
  reservePlayerCard,
  reserveRecruitingTeams,
  reserveTeamCard,
  type ReservedPlace,
} from './reserved-place.ts'

interface ElementProps<Texts> {
  /** The address of Convoca. */
  origin: string
  /** Default: the `color-scheme` of the page. `system` is the reader's choice. */
  theme?: 'dark' | 'light' | 'system' | undefined
  /** `#rrggbb` of the button and the mark. */
  accent?: string | undefined
  /** Convoca's own fonts, where the page has them. Default the page's. */
  fonts?: 'brand' | undefined
  lang?: string | undefined
  /** Sentences that replace the Portuguese ones. */
  texts?: Partial<Texts> | undefined
  /** Called after each attempt to load. */
  onState?: ((state: ConvocaState) => void) | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

export interface TeamCardProps extends ElementProps<TeamCardTexts> {
  /** The team's tag. */
  tag: string
  /** Parts that are shown: `next results members button`. Default all. */
  show?: string | undefined
  /** Greatest width in px, 260 to 560. Default 560. */
  width?: number | undefined
}

export interface PlayerCardProps extends ElementProps<PlayerCardTexts> {
  /** The player's nick. */
  nick: string
  /** Parts that are shown: `games button`. Default all. */
  show?: string | undefined
  /** Greatest width in px, 260 to 560. Default 560. */
  width?: number | undefined
}

export interface OrganizerSealProps extends ElementProps<OrganizerSealTexts> {
  /** The nick of the organiser. */
  nick: string
  /** Greatest width in px, 260 to 560. Default 560. */
  width?: number | undefined
}

export interface RecruitingTeamsProps extends ElementProps<RecruitingTeamsTexts> {
  /** Name or id of the game. Default all games. */
  game?: string | undefined
  /** Position whose vacancies are listed, empty for those of all. Default teams. */
  position?: string | undefined
  /** The number of teams or vacancies, 1 to 20. Default 5. */
  limit?: number | undefined
  /** Greatest width in px, 260 to 560. Default 560. */
  width?: number | undefined
}

export interface BracketProps extends ElementProps<BracketTexts> {
  /** The last part of the championship's address. */
  url: string
  /** The height of the place for the rounds in px, 160 to 1200. Default 390. */
  height?: number | undefined
}

export interface NotificationBellProps extends ElementProps<NotificationBellTexts> {
  /** The key of the site. */
  site: string
}

/** Sets the properties and events of a custom element, because React 18 gives it attributes only. */
function useElement<Texts>(
  name: string,
  { texts, onState, className, style, ...attributes }: ElementProps<Texts>,
  define: () => void,
  { path, label, ...place }: ReservedPlace,
) {
  const element = useRef<HTMLElement & { texts?: Partial<Texts> | undefined }>(null)
  useEffect(define, [define])
  useEffect(() => {
    if (element.current) element.current.texts = texts
  }, [texts])
  useEffect(() => {
    const { current } = element
    const listen = ({ detail }: CustomEvent<ConvocaState>) => onState?.(detail)
    current?.addEventListener('convoca-state', listen)
    return () => current?.removeEventListener('convoca-state', listen)
  }, [onState])
  // The link stands in the page until the element is defined, and where the element has nothing to show.
  const link = createElement('a', { href: attributes.origin.replace(/\/+$/, '') + path }, label)
  const given = { ...attributes, class: className, style: { ...place, ...style }, ref: element }
  return createElement(name, given, link)
}

const define = () => defineTeamCard()
const definePlayer = () => definePlayerCard()
const defineSeal = () => defineOrganizerSeal()
const defineRounds = () => defineBracket()
const defineBell = () => defineNotificationBell()
const defineList = () => defineRecruitingTeams()

/** A team's card. */
export function TeamCard(props: TeamCardProps) {
  const { tag, width, show } = props
  return useElement('convoca-team-card', props, define, reserveTeamCard(tag, width, show))
}

/** A player's card. */
export function PlayerCard(props: PlayerCardProps) {
  const { nick, show } = props
  return useElement('convoca-player-card', props, definePlayer, reservePlayerCard(nick, show))
}

/** Whether somebody who organises keeps the prizes that are promised. */
export function OrganizerSeal(props: OrganizerSealProps) {
  return useElement('convoca-organizer-seal', props, defineSeal, reserveOrganizerSeal(props.nick))
}

/** Teams that look for players, or their vacancies. */
export function RecruitingTeams(props: RecruitingTeamsProps) {
  return useElement('convoca-recruiting-teams', props, defineList, reserveRecruitingTeams(props.limit))
}

/** The rounds of a championship. */
export function Bracket(props: BracketProps) {
  const { url, height } = props
  return useElement('convoca-bracket', props, defineRounds, reserveBracket(url, height))
}

/** The reader's notifications. */
export function NotificationBell(props: NotificationBellProps) {
  return useElement('convoca-notification-bell', props, defineBell, reserveBell())
}
