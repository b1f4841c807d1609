import { isOwnPath } from '../atoms/login-draft.ts'

/**
 * The validators of the routes' search params. Written by hand, because every page loads them and a schema library would
 * be a tenth of its script; the state of a list is in the URL, and invalid params are dropped.
 */
type Read<Value> = (value: unknown) => Value | undefined
type Params<Values> = { [Key in keyof Values]?: Values[Key] | undefined }

/**
 * A validator from one reader per param. What a reader refuses becomes `undefined`: the router keeps the value of the address
 * where the validator names none.
 */
function searchParams<Values extends object>(readers: { [Key in keyof Values]: Read<Values[Key]> }) {
  return (search: Record<string, unknown>): Params<Values> => {
    const values: Params<Values> = {}
    for (const key in readers) {
      if (key in search) values[key] = readers[key](search[key])
    }
    return values
  }
}

const text =
  (most: number): Read<string> =>
  (value) => {
    if (typeof value !== 'string') return undefined
    const trimmed = value.trim()
    return trimmed !== '' && trimmed.length <= most ? trimmed : undefined
  }

const integer =
  (least: number, most: number): Read<number> =>
  (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number !== 'number' || !Number.isInteger(number)) return undefined
    return number >= least && number <= most ? number : undefined
  }

const oneOf =
  <const Option extends string>(options: readonly Option[]): Read<Option> =>
  (value) =>
    options.find((option) => option === value)

const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

const uuid = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i)
const page = integer(1, 100_000)

/** A day of the calendar, `2026-02-28`; not the 30th of February. */
const day: Read<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

export const teamsSearch = searchParams({ search: text(100), gameId: uuid, page })

/** The list of championships: search and filters. Its pages have cursors, which are nobody's address. */
export const championshipsSearch = searchParams({
  search: text(100),
  gameId: uuid,
  status: oneOf(['REGISTRATION', 'CHECK_IN', 'ONGOING', 'FINISHED']),
})

/** The list of events: their kind, a day, the first day of the strip, or those of the reader's interest. */
export const eventsSearch = searchParams({
  context: oneOf(['championship', 'community', 'live']),
  day,
  from: day,
  interest: oneOf(['mine']),
})
export type EventSearch = ReturnType<typeof eventsSearch>

/** The team or the championship whose code is shown. */
export const embedsSearch = searchParams({
  team: matching(/^[A-Z0-9]{2,5}$/),
  championship: matching(/^[a-z0-9-]{1,100}$/),
  organizer: matching(/^[A-Za-z0-9_-]{3,20}$/),
})

/** The list of vacancies: search, filters and page. */
export const jobsSearch = searchParams({
  search: text(100),
  gameId: uuid,
  position: text(50),
  maxRanking: integer(0, 1_000_000),
  page,
})

const nick = matching(/^[A-Za-z0-9_-]{3,20}$/)

/** The lists of the staff: the queue of tickets, the state of reports, the searched user, and the acts of the log. */
export const ticketsSearch = searchParams({ queue: oneOf(['OPEN', 'MINE', 'ANSWERED', 'CLOSED']), page })
export const reportsSearch = searchParams({ status: oneOf(['OPEN', 'RESOLVED', 'DISMISSED']), page })
export const usersSearch = searchParams({ search: text(100), page })
export const auditSearch = searchParams({
  action: oneOf([
    'TICKET_TAKEN',
    'TICKET_ANSWERED',
    'TICKET_CLOSED',
    'REPORT_RESOLVED',
    'REPORT_DISMISSED',
    'USER_WARNED',
    'USER_SUSPENDED',
    'USER_RESTORED',
    'ADMIN_MADE',
    'PRIZE_WITHHOLDING_SET',
    'GAME_ADDED',
    'GAME_CHANGED',
    'BADGE_CREATED',
    'BADGE_CHANGED',
    'BADGE_AWARDED',
    'BADGE_TAKEN',
  ]),
  actor: nick,
  user: nick,
  page,
})

/** The conversation that is shown. */
export const chatSearch = searchParams({ conversation: uuid })

/** The filter of the notifications (docs/product.md#notifications). */
export const notificationsSearch = searchParams({
  kind: oneOf(['invites', 'teams', 'schedule', 'championships', 'news', 'system']),
})

const settingsSectionIds = [
  'account',
  'appearance',
  'privacy',
  'notifications',
  'security',
  'sites',
  'pix',
  'payments',
  'data',
] as const
export type SettingsSectionId = (typeof settingsSectionIds)[number]

/** The open section of the settings. */
export const settingsSearch = searchParams({ section: oneOf(settingsSectionIds) })

const profileTab = oneOf(['matches', 'teams', 'badges', 'equipment'])
export type ProfileTab = NonNullable<ReturnType<typeof profileTab>>

/** The active tab of a player's page; the overview is without. */
export const playerSearch = searchParams({ tab: profileTab })

/** The active tab of the user's profile, and whether its form is open. */
export const profileSearch = searchParams({
  tab: profileTab,
  edit: (value) => (value === true ? value : undefined),
})

/** The first that can be gone to: a param may be given twice. */
const ownPath: Read<string> = (value) =>
  [value].flat().find((path): path is string => typeof path === 'string' && isOwnPath(path))

/** The page to which signing in leads: a path of this origin, never another site. */
export const authSearch = searchParams({ redirect: ownPath })

const mailedToken = matching(/^[\w-]{1,100}$/)

/** The parameters of a partner's page; `challenge` is of PKCE. */
export const consentSearch = searchParams({
  key: matching(/^[\w-]{22}$/),
  origin: text(255),
  state: matching(/^[\w-]{1,100}$/),
  challenge: matching(/^[\w-]{43}$/),
})
export type ConsentSearch = ReturnType<typeof consentSearch>

/** The parameters that a recovery mail links to. */
export const newPasswordSearch = searchParams({ token: mailedToken, email: text(254) })

/** The parameters that a confirmation mail links to. */
export const confirmEmailSearch = searchParams({ token: mailedToken })

const championshipTabs = ['overview', 'teams', 'bracket', 'matches', 'rules'] as const
export type ChampionshipTab = (typeof championshipTabs)[number]

/** The active tab of a championship's page. */
export const championshipSearch = searchParams({ tab: oneOf(championshipTabs) })

/** The active tab of a match's room on phones; the score is without. */
export const matchSearch = searchParams({ tab: oneOf(['chat', 'details']) })

/** The active tab of the organiser's page, which knows its tabs: every page loads this file. */
export const organiseSearch = searchParams({ tab: text(20) })

/** The active tab of the team's page, and the state of its section. */
export const teamSearch = searchParams({
  tab: oneOf([
    'overview',
    'members',
    'invitations',
    'schedule',
    'communications',
    'achievements',
    'sponsors',
    'recruitment',
    'payments',
    'activity',
    'settings',
  ]),
  /** The filter of the section's list. */
  filter: text(100),
  page,
  /** The view of the schedule, and the day that it shows. */
  view: oneOf(['month', 'week', 'list']),
  day,
})
