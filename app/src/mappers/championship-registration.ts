import { roleLabel } from '@convoca/ui'
import type { LostEntry, RegistrationState, RegistrationTeam, RosterMember } from '@convoca/ui/app'
import type { Championship, ChampionshipMatch } from '../atoms/championship.ts'
import type { Applicant, Eligibility } from '../atoms/championship-registration.ts'
import type { OwnProfile } from '../atoms/session.ts'
import type { Schemas } from '@convoca/sdk/core'
import { canEnter } from './championship-page.ts'
import { getChampionshipPath, getMatchPath, toPhase } from './championship.ts'
import { toCalendarHref } from './championship-calendar.ts'
import { toTeamPictures } from './files.ts'
import { getPublicTeamPath } from './team.ts'

export type Registration = Schemas['ChampionshipRegistration']
export type OwnTeam = OwnProfile['entity']['teams'][number]

/** The answers of the API that the state depends on; undefined while they are read. */
export interface RegistrationFacts {
  championship: Championship
  /** The moment at which it was read, which the server and the browser agree on. */
  now: number
  /** Null for a guest. */
  visitor: OwnProfile['entity'] | null | undefined
  registrations: readonly Registration[] | undefined
  matches: readonly ChampionshipMatch[] | undefined
  /** Ids of the visitor's teams of the game. */
  gameTeamIds: readonly string[] | undefined
  applicants: readonly Applicant[] | undefined
  isFollowed: boolean
  /** The origin of this site, for addresses that leave it. */
  origin: string
}

const order: Readonly<Record<Registration['status'], number>> = {
  CONFIRMED: 0,
  PENDING_PAYMENT: 1,
  WAITING: 2,
  REJECTED: 3,
  WITHDRAWN: 4,
}

/** A player without a team, as the panel shows a team that they lead. */
const toOwnEntrant = (visitor: OwnProfile['entity']) => ({
  id: visitor.id,
  name: visitor.nick,
  role: 'CAPTAIN' as const,
  logoUrl: visitor.picture ?? undefined,
})

type Entrant = OwnTeam | ReturnType<typeof toOwnEntrant>

/** The registration of one of the visitor's teams, or of the visitor, that counts. */
export function findOwnRegistration({ championship, visitor, registrations }: RegistrationFacts) {
  const isAlone = championship.participant === 'PLAYER'
  const teams: readonly Entrant[] = visitor ? (isAlone ? [toOwnEntrant(visitor)] : visitor.teams) : []
  const own = (registrations ?? []).flatMap((registration) => {
    const team = teams.find(({ id }) => id === registration.team.id)
    return team && order[registration.status] <= order.WAITING ? [{ registration, team }] : []
  })
  return own.toSorted((a, b) => order[a.registration.status] - order[b.registration.status])[0]
}

/** The teams that the visitor may register, once it is known which play the game. */
export const findCandidates = (
  visitor: OwnProfile['entity'] | null | undefined,
  gameTeamIds: readonly string[] | undefined,
): OwnTeam[] => visitor?.teams.filter((team) => canEnter(team) && gameTeamIds?.includes(team.id)) ?? []

function toTeam(team: Entrant): RegistrationTeam {
  if (!('team_tag' in team)) return { name: team.name, logoUrl: team.logoUrl }
  return toTeamOf(team)
}

const toTeamOf = (team: OwnTeam): RegistrationTeam => ({
  name: team.name,
  tag: team.team_tag,
  logoUrl: toTeamPictures(team.files).logoUrl,
  primaryColor: team.primary_color,
  secondaryColor: team.secondary_color,
})

/** The visitor's state in a championship: a guest, an applicant, a player and so on. */
export function toRegistrationState(facts: RegistrationFacts): RegistrationState {
  const { championship, now, isFollowed } = facts
  const phase = toPhase(championship, now)
  switch (phase) {
    case 'cancelled':
      return { kind: 'cancelled', reason: championship.cancel_reason ?? undefined }
    case 'finished':
      return toFinished(championship)
    case 'live':
      return toLive(facts)
    case 'soon':
      return { kind: 'soon', opensAt: championship.registration_opens_at, isFollowed }
    case 'open':
    case 'full':
      return toOwnState(facts, phase, findAnother(facts)) ?? toOpenState(facts, phase)
    case 'closed':
    case 'checkIn':
      return toOwnState(facts, phase) ?? { kind: 'closed', startsAt: championship.starts_at }
  }
}

const getBracketPath = ({ id }: Championship) => `/championships/table/${id}`

function toFinished(championship: Championship): RegistrationState {
  const { winner, starts_at: startedAt } = championship
  const champion = winner && { name: winner.name, tag: winner.team_tag, logoUrl: winner.logo?.url }
  return {
    kind: 'finished',
    champion: champion ?? undefined,
    startedAt,
    resultHref: getBracketPath(championship),
  }
}

function toLive(facts: RegistrationFacts): RegistrationState {
  const { championship, matches } = facts
  const own = findOwnRegistration(facts)
  const bracketHref = getBracketPath(championship)
  if (!own) return { kind: 'live', bracketHref }
  const { id } = own.team
  const match = matches?.find(
    ({ state, home, away }) => state === 'READY' && (home?.id === id || away?.id === id),
  )
  const opponent = match?.home?.id === id ? match.away : match?.home
  return {
    kind: 'live',
    team: toTeam(own.team),
    isOut: own.registration.reason !== null,
    canWithdraw:
      canEnter(own.team) && own.registration.status === 'CONFIRMED' && own.registration.reason === null,
    next:
      match && opponent
        ? {
            opponent: opponent.name,
            scheduledAt: match.scheduled_at,
            roomHref: getMatchPath(championship.url, match.id),
          }
        : undefined,
    bracketHref,
  }
}

/** A team that the visitor can register beside those that are. */
function findAnother(facts: RegistrationFacts): RegistrationTeam | undefined {
  const { championship, visitor, gameTeamIds, applicants } = facts
  if (championship.participant === 'PLAYER') return undefined
  const isEligible = ({ id }: OwnTeam) =>
    applicants?.some(({ teamId, eligibility }) => teamId === id && eligibility.reasons.length === 0)
  const team = findCandidates(visitor, gameTeamIds).find(isEligible)
  return team && toTeam(team)
}

/** The state of a team that is registered; undefined if none is. */
function toOwnState(
  facts: RegistrationFacts,
  phase: string,
  another?: RegistrationTeam,
): RegistrationState | undefined {
  const { championship, registrations = [], origin } = facts
  const own = findOwnRegistration(facts)
  if (!own) return undefined
  const { registration } = own
  const { roster } = registration
  const nicksOf = (isConfirmed: boolean) =>
    roster.filter((player) => player.is_confirmed === isConfirmed).map(({ user }) => user.nick)
  const shared = {
    team: toTeam(own.team),
    canManage: canEnter(own.team),
    roster: {
      confirmed: nicksOf(true),
      pending: nicksOf(false),
      isOwnPending: roster.some(({ user, is_confirmed }) => user.id === facts.visitor?.id && !is_confirmed),
    },
  }
  if (registration.status === 'PENDING_PAYMENT') {
    const isPlayer = roster.some(({ user }) => user.id === facts.visitor?.id)
    const payHref = `${getChampionshipPath(championship.url)}/checkout`
    return {
      kind: 'pendingPayment',
      ...shared,
      another,
      payHref: isPlayer || shared.canManage ? payHref : undefined,
      payUntil: registration.payment?.pay_until ?? undefined,
      paid: registration.payment?.paid,
    }
  }
  // Teams that wait check in as well: they take the places of those that do not.
  if (phase === 'checkIn') {
    return {
      kind: 'checkIn',
      ...shared,
      closesAt: championship.starts_at,
      isCheckedIn: registration.checked_in_at !== null,
      checkedIn: registrations.filter(
        ({ status, checked_in_at }) => status === 'CONFIRMED' && checked_in_at !== null,
      ).length,
    }
  }
  if (registration.status === 'WAITING') {
    const waiting = registrations.filter(({ status }) => status === 'WAITING')
    return { kind: 'waiting', ...shared, another, place: waiting.indexOf(registration) + 1 }
  }
  return {
    kind: 'registered',
    ...shared,
    another,
    registeredAt: registration.created_at,
    seed: registration.seed ?? undefined,
    checkInOpensAt: championship.check_in_opens_at,
    startsAt: championship.starts_at,
    calendarHref: toCalendarHref(championship, origin),
  }
}

/** The state while teams can register, for a visitor without a team in the championship. */
function toOpenState(facts: RegistrationFacts, phase: 'open' | 'full'): RegistrationState {
  const { championship, visitor, gameTeamIds } = facts
  const back = `redirect=${encodeURIComponent(getChampionshipPath(championship.url))}`
  if (visitor === null)
    return {
      kind: 'guest',
      closesAt: championship.registration_closes_at,
      loginHref: `/auth?${back}`,
      registerHref: `/register?${back}`,
    }
  if (visitor && championship.participant === 'PLAYER') return toAloneState(facts, visitor, phase)
  if (visitor === undefined || gameTeamIds === undefined) return { kind: 'loading' }
  const members = visitor.teams.filter(({ id }) => gameTeamIds.includes(id))
  const [first] = members
  if (!first)
    return {
      kind: 'noTeam',
      game: championship.game.name,
      createHref: '/team/create',
      vacanciesHref: `/jobs?gameId=${championship.game.id}`,
    }
  const candidates = findCandidates(visitor, gameTeamIds)
  if (candidates.length > 0) return toCandidateState(facts, candidates, phase)
  return {
    kind: 'noRight',
    team: toTeam(first),
    role: roleLabel(first.role).toLowerCase(),
    teamHref: getPublicTeamPath(first.team_tag),
  }
}

/** The applicant whose team the card shows: one that can be registered, else what is known of another. */
export function chooseApplicant(applicants: readonly Applicant[] | undefined): Applicant | undefined {
  return (
    applicants?.find(({ eligibility }) => eligibility.reasons.length === 0) ??
    applicants?.find(({ eligibility }) => eligibility.reasons.includes('REJECTED')) ??
    applicants?.[0]
  )
}

/** The state while players can register, for one without an entry: what stands in the way is said once they try. */
function toAloneState(
  { championship, registrations }: RegistrationFacts,
  visitor: OwnProfile['entity'],
  phase: 'open' | 'full',
): RegistrationState {
  const team = toTeam(toOwnEntrant(visitor))
  if (phase === 'full') return { kind: 'full', team }
  return {
    kind: 'ready',
    team,
    closesAt: championship.registration_closes_at,
    lost: findLostEntry(registrations, visitor.id),
  }
}

/** The fate of the money of the team's latest entry that was not paid in time. */
function findLostEntry(
  registrations: readonly Registration[] | undefined,
  teamId: string,
): LostEntry | undefined {
  const lost = registrations
    ?.filter(({ team, status, reason }) => team.id === teamId && status === 'WITHDRAWN' && reason !== null)
    .toSorted((first, second) => second.created_at.localeCompare(first.created_at))[0]
  const status = lost?.payment?.status
  return status === 'EXPIRED' || status === 'REFUNDING' || status === 'REFUNDED' ? status : undefined
}

function toCandidateState(
  { championship, applicants, registrations }: RegistrationFacts,
  candidates: readonly OwnTeam[],
  phase: 'open' | 'full',
): RegistrationState {
  const applicant = chooseApplicant(applicants)
  const found = candidates.find(({ id }) => id === applicant?.teamId)
  if (!applicant || !found) return { kind: 'loading' }
  const team = toTeam(found)
  const { reasons } = applicant.eligibility
  if (reasons.includes('REJECTED')) return { kind: 'refused', team, reason: applicant.refusal ?? undefined }
  if (reasons.length > 0)
    return {
      kind: 'obstacle',
      team,
      obstacle: reasons.includes('NOT_ENOUGH_MEMBERS') ? 'NOT_ENOUGH_MEMBERS' : 'OTHER',
      teamSize: championship.team_size,
      teamHref: getPublicTeamPath(found.team_tag),
    }
  return phase === 'full'
    ? { kind: 'full', team }
    : {
        kind: 'ready',
        team,
        closesAt: championship.registration_closes_at,
        lost: findLostEntry(registrations, applicant.teamId),
      }
}

export const toRosterMember = ({ user, account, reasons }: Eligibility['members'][number]): RosterMember => ({
  id: user.id,
  nick: user.nick,
  account,
  obstacles: reasons,
})
