import { truncate } from '@convoca/sdk/text'
import type { MatchTeam } from '@convoca/ui'
import type { RegistrationRow } from '@convoca/ui/app'
import type { Championship, ChampionshipMatch, ChampionshipRegistration } from '../atoms/championship.ts'
import { hasPlace, toMatchTeam } from './championship-page.ts'

type Role = NonNullable<Championship['role']>
type NextStatus = 'REGISTRATION' | 'CHECK_IN' | 'ONGOING'

export interface StatusStep {
  status: NextStatus
  label: string
  /** The question of the dialog that asks before. */
  question: string
  description: string
  done: string
}

const publish: StatusStep = {
  status: 'REGISTRATION',
  label: 'Publicar',
  question: 'Publicar o campeonato?',
  description:
    'Ele aparece na lista e as inscrições abrem no prazo. Jogo, formato, quem participa e valor da inscrição não mudam mais.',
  done: 'Campeonato publicado.',
}
const openCheckIn: StatusStep = {
  status: 'CHECK_IN',
  label: 'Abrir check-in',
  question: 'Abrir o check-in?',
  description: 'As inscrições terminam e os inscritos são avisados para confirmar presença.',
  done: 'Check-in aberto.',
}
const begin: StatusStep = {
  status: 'ONGOING',
  label: 'Iniciar',
  question: 'Iniciar o campeonato?',
  description: 'A chave é montada com os inscritos confirmados, na ordem dos seeds. Não dá para voltar.',
  done: 'Campeonato iniciado.',
}

/** `x-transitions` of the contract's ChampionshipStatus: it ends by itself with the last match. */
const next: Readonly<Record<Championship['status'], readonly StatusStep[]>> = {
  DRAFT: [publish],
  REGISTRATION: [openCheckIn, begin],
  CHECK_IN: [begin],
  ONGOING: [],
  FINISHED: [],
  CANCELLED: [],
}

/** The changes of status that the organisers can make now. */
export const findStatusSteps = ({ status }: Pick<Championship, 'status'>): readonly StatusStep[] =>
  next[status]

export const canEdit = (role: Role | null): boolean => role === 'ORGANIZER' || role === 'CO_ORGANIZER'

/** A permission of the organiser alone, as `hasChampionshipPermission` of the server has it. */
export const canManageStaff = (role: Role | null): boolean => role === 'ORGANIZER'

export const canCancel = ({ status, role }: Pick<Championship, 'status' | 'role'>): boolean =>
  role === 'ORGANIZER' && ['REGISTRATION', 'CHECK_IN', 'ONGOING'].includes(status)

export const canDelete = ({ status, role }: Pick<Championship, 'status' | 'role'>): boolean =>
  role === 'ORGANIZER' && status === 'DRAFT'

/** Teams can still be accepted, rejected and seeded. */
export const isBeforeStart = ({ status }: Pick<Championship, 'status'>): boolean =>
  status === 'REGISTRATION' || status === 'CHECK_IN'

export const statusTexts: Readonly<Record<Championship['status'], string>> = {
  DRAFT: 'Rascunho: só a organização vê este campeonato.',
  REGISTRATION: 'Publicado. As inscrições seguem o prazo.',
  CHECK_IN: 'Check-in aberto. Só joga quem confirma presença.',
  ONGOING: 'Em andamento. Termina sozinho com a última partida.',
  FINISHED: 'Encerrado.',
  CANCELLED: 'Cancelado.',
}

const fourWeeks = 28 * 24 * 60 * 60 * 1000

/** A name and a start for the next edition, both to be edited: the same hour and weekday, in the future. */
export function findNextEdition(
  { name, starts_at: startsAt }: Pick<Championship, 'name' | 'starts_at'>,
  now: number,
): { name: string; starts_at: string } {
  const ending = ' (nova edição)'
  const start = Date.parse(startsAt)
  const periods = Math.max(1, Math.floor((now - start) / fourWeeks) + 1)
  return {
    name: truncate(`${name}${ending}`, 100, ending),
    starts_at: new Date(start + periods * fourWeeks).toISOString(),
  }
}

/** A registration as a row of the organisers' list. */
const toRowPayment = ({
  status,
  amount,
  paid,
  returned,
  pay_until: payUntil,
}: NonNullable<ChampionshipRegistration['payment']>): RegistrationRow['payment'] => ({
  status,
  amount,
  paid,
  returned,
  payUntil: payUntil ?? undefined,
})

export function toRegistrationRow(
  registration: ChampionshipRegistration,
  championship: Pick<Championship, 'status'>,
): RegistrationRow {
  const { id, team, status, seed, checked_in_at, reason, departure, roster, payment } = registration
  const isOpen = isBeforeStart(championship)
  const hasBegun = championship.status === 'ONGOING' || championship.status === 'FINISHED'
  return {
    id,
    team: toMatchTeam(team),
    state: status,
    seed,
    isCheckedIn: checked_in_at !== null,
    payment: payment === null ? undefined : toRowPayment(payment),
    reason: reason ?? undefined,
    players: roster.map(({ user }) => user.nick),
    canAccept: isOpen && (status === 'WAITING' || status === 'PENDING_PAYMENT'),
    canCheckIn:
      championship.status === 'CHECK_IN' &&
      checked_in_at === null &&
      (status === 'CONFIRMED' || status === 'WAITING'),
    canReject: isOpen && status !== 'REJECTED' && status !== 'WITHDRAWN',
    departure,
    canDisqualify: hasBegun && status === 'CONFIRMED' && departure === undefined,
    canReinstate: hasBegun && departure !== undefined && !team.is_deleted,
  }
}

/** The registrations that are seeded, the best seed first and those without one last, as a start finds them. */
export const toSeeding = (registrations: readonly ChampionshipRegistration[]): readonly MatchTeam[] =>
  registrations
    .filter(hasPlace)
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0)
    .map(({ id, team }) => ({ ...toMatchTeam(team), id }))

/** A time that was set, and the one before. */
export interface SavedTime {
  matchId: string
  before: string | null
  after: string
}

/** The times that can be undone: of matches that are still open, and have had no other time since. */
export const findRevertible = (
  saved: readonly SavedTime[],
  matches: readonly Pick<ChampionshipMatch, 'id' | 'state' | 'scheduled_at'>[],
): readonly SavedTime[] =>
  saved.filter(({ matchId, after }) =>
    matches.some(
      ({ id, state, scheduled_at: at }) =>
        id === matchId &&
        (state === 'WAITING' || state === 'READY') &&
        Date.parse(at ?? '') === Date.parse(after),
    ),
  )
