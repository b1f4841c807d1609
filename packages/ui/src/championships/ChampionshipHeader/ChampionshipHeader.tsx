'use client'

import { clsx } from 'clsx'
import { CalendarDays, ClipboardCheck, Eye, Network, ShieldCheck, Ticket, Trophy, Users } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { ShareButton } from '../../teams/ShareButton/ShareButton.tsx'
import type { ChampionshipFormat, ChampionshipPhase } from '../championship.ts'
import { ChampionshipBanner } from '../ChampionshipBanner/ChampionshipBanner.tsx'
import { type ChampionshipLengths, toLengthsText } from './length-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './ChampionshipHeader.module.css'
import { championshipFormats, championshipPhases, formatMoney, formatStart } from '../championship-texts.ts'

export const championshipHeaderTexts = {
  /** Labels and notes of the facts. */
  teamsLabel: 'Times',
  checkInNote: 'pelo capitão',
  feeNote: 'por time',
  phases: championshipPhases,
  formats: championshipFormats,
  followers: (count: number): string =>
    count === 1 ? '1 acompanha' : `${count.toLocaleString('pt-BR')} acompanham`,
  lengths: toLengthsText,
  /** Players against players. */
  versus: (teamSize: number) => `${teamSize} × ${teamSize}`,
  places: (teams: number, most: number) => `${teams} de ${most} vagas`,
  /** Day and time. */
  startsAt: formatStart,
  registrationUntil: (when: string) => `inscrições até ${when}`,
  money: formatMoney,
}

export interface ChampionshipHead extends ChampionshipLengths {
  name: string
  /** Last part of its address: the seed of its colours. */
  url: string
  /** Name of the game. */
  game: string
  /** Nick of the organiser; absent once the account was erased. */
  organizer?: string | undefined
  phase: ChampionshipPhase
  logoUrl?: string | undefined
  bannerUrl?: string | undefined
  format: ChampionshipFormat
  teamSize: number
  teamsCount: number
  maxTeams: number
  /** ISO dates. */
  startsAt: string
  checkInOpensAt: string
  /** The end of the registration; given while teams can register. */
  registrationClosesAt?: string | undefined
  /** The prize of the first place. */
  prize?: string | undefined
  /** The fee in centavos; 0 is free. */
  entryFee: number
  followersCount: number
  /** Whether all money of its prizes is deposited. */
  isPrizeGuaranteed?: boolean | undefined
  /** False: its results count neither for rankings nor for a trophy. */
  isRated?: boolean | undefined
}

export type ChampionshipHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** The championship. */
  championship: ChampionshipHead
  /** Absolute address of the page: a button passes it on. */
  shareUrl?: string | undefined
  /** The one button that fits the user and the moment, and others after it. */
  actions?: ReactNode
}

const phaseTones: Readonly<Record<ChampionshipPhase, BadgeTone>> = {
  soon: 'neutral',
  open: 'accent',
  full: 'warning',
  closed: 'neutral',
  checkIn: 'warning',
  live: 'error',
  finished: 'neutral',
  cancelled: 'neutral',
}

/** Head of a championship's page: banner, name as the page's h1, state, who runs it, and six facts. */
export function ChampionshipHeader(props: ChampionshipHeaderProps) {
  const { championship, shareUrl, actions, className, ...rest } = props
  const { name, url, game, organizer, phase, logoUrl, bannerUrl, followersCount } = championship
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <ChampionshipBanner url={url} game={game} src={bannerUrl} priority className={styles.banner} />
      {followersCount > 0 && (
        <span className={styles.followers}>
          <Eye aria-hidden="true" size={14} />
          <span>{championshipHeaderTexts.followers(followersCount)}</span>
        </span>
      )}
      <div className={styles.body}>
        <TeamLogo name={name} tag={url} src={logoUrl} size={104} className={styles.logo} />
        <div className={styles.text}>
          <p className={styles.line}>
            <span className={styles.game}>{game}</span>
            {organizer !== undefined && (
              <span>
                <span>{`por `}</span>
                <span className={styles.organizer}>{organizer}</span>
              </span>
            )}
          </p>
          <div className={styles.title}>
            <h1 className={styles.name}>{name}</h1>
            <Badge tone={phaseTones[phase]} dot>
              {championshipHeaderTexts.phases[phase]}
            </Badge>
            {championship.isRated === false && phase !== 'cancelled' && (
              <Badge tone="neutral">Sem pontos</Badge>
            )}
            {championship.isPrizeGuaranteed === true && (
              <Badge tone="success">
                <ShieldCheck aria-hidden="true" size={14} />
                <span>Premiação garantida</span>
              </Badge>
            )}
          </div>
        </div>
        {(actions !== undefined || shareUrl !== undefined) && (
          <div className={styles.actions}>
            {wrapText(actions)}
            {shareUrl !== undefined && <ShareButton url={shareUrl} name={name} />}
          </div>
        )}
      </div>
      <Facts championship={championship} />
    </header>
  )
}

interface FactsProps {
  championship: ChampionshipHead
}

function Facts({ championship }: FactsProps) {
  const labels = useTexts('ChampionshipHeader', championshipHeaderTexts, undefined)
  const inTimeZone = useTimeZone()
  const when = (iso: string | undefined) => {
    const date = parseDate(inTimeZone(iso))
    return date && championshipHeaderTexts.startsAt(date)
  }
  const { format, teamSize, teamsCount, maxTeams, startsAt, checkInOpensAt } = championship
  const { registrationClosesAt, prize, entryFee } = championship
  const until = when(registrationClosesAt)
  return (
    <dl className={styles.facts}>
      <Fact
        icon={<Network />}
        label="Formato"
        value={championshipHeaderTexts.formats[format]}
        note={championshipHeaderTexts.lengths(format, championship)}
      />
      <Fact
        icon={<Users />}
        label={labels.teamsLabel}
        value={championshipHeaderTexts.versus(teamSize)}
        note={championshipHeaderTexts.places(teamsCount, maxTeams)}
      />
      <Fact
        icon={<CalendarDays />}
        label="Início"
        value={<time dateTime={startsAt}>{when(startsAt)}</time>}
        note={until === undefined ? undefined : championshipHeaderTexts.registrationUntil(until)}
      />
      <Fact
        icon={<ClipboardCheck />}
        label="Check-in"
        value={<time dateTime={checkInOpensAt}>{when(checkInOpensAt)}</time>}
        note={labels.checkInNote}
      />
      <Fact icon={<Trophy />} label="Prêmio" value={prize ?? 'Sem prêmio'} note={prizeNote(championship)} />
      <Fact
        icon={<Ticket />}
        label="Entrada"
        value={entryFee === 0 ? 'Gratuito' : championshipHeaderTexts.money(entryFee)}
        note={entryFee === 0 ? undefined : labels.feeNote}
      />
    </dl>
  )
}

function prizeNote({ prize, isPrizeGuaranteed }: ChampionshipHead) {
  if (prize === undefined) return undefined
  return isPrizeGuaranteed === true ? '100% já depositado' : 'para o campeão'
}

interface FactProps {
  icon: ReactNode
  label: string
  value: ReactNode
  note: string | undefined
}

function Fact({ icon, label, value, note }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
