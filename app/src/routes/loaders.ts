import { notFound, redirect } from '@tanstack/react-router'
import { announcementsQuery } from '../atoms/championship-announcements.ts'
import {
  championshipByIdQuery,
  championshipByUrlQuery,
  championshipMatchesQuery,
  championshipStandingsQuery,
  championshipTeamsQuery,
} from '../atoms/championship.ts'
import {
  championshipCountsQuery,
  championshipsQuery,
  guaranteedChampionshipsQuery,
} from '../atoms/championships.ts'
import type { ChampionshipSearch } from '../atoms/championships.ts'
import { convocaAtom, queryClientAtom } from '../atoms/client.ts'
import { isDeleted, isMissing } from '../atoms/errors.ts'
import { championshipStaffQuery, matchQuery } from '../atoms/match.ts'
import { eventCountsQuery, eventQuery, eventsQuery } from '../atoms/events.ts'
import type { EventKey } from '../atoms/events.ts'
import { equipmentQuery } from '../atoms/equipment.ts'
import { gamesQuery } from '../atoms/games.ts'
import { playerRecordQuery, profileByIdQuery, publicProfileQuery } from '../atoms/players.ts'
import { nextMatchesQuery } from '../atoms/next-matches.ts'
import { organizerRecordQuery } from '../atoms/organizer-record.ts'
import { prizePoolQuery } from '../atoms/prizes.ts'
import { recruitingTeamsQuery } from '../atoms/recruiting-teams.ts'
import { teamVacanciesQuery, vacanciesQuery } from '../atoms/recruitment.ts'
import type { VacancySearch } from '../atoms/recruitment.ts'
import { configQuery } from '../atoms/social.ts'
import type { AppStore } from '../atoms/store.ts'
import { toDay, toWindow } from '../mappers/events.ts'
import { hasMoney } from '../mappers/prizes.ts'
import type { EventSearch } from '../navigation/search.ts'
import { publicTeamQuery, teamBadgesQuery, teamStatsQuery } from '../atoms/teams.ts'

/** The loaders of public pages, which the server runs before it renders them. In the browser screens read their data. */
const clients = (store: AppStore) => ({
  convoca: store.get(convocaAtom),
  queries: store.get(queryClientAtom),
})

/** The subject of a page: without it the page does not exist, or no longer. */
async function readSubject<Data>(read: Promise<Data>): Promise<Data> {
  return read.catch((error: unknown) => {
    throw isMissing(error) ? notFound({ data: { isDeleted: isDeleted(error) } }) : error
  })
}

/** The one address of a page, with the query of the one that was asked for: campaigns count their visits by it. */
const movedTo = (path: string, query: string) => redirect({ href: `${path}${query}`, statusCode: 301 })

export async function loadTeamProfile(store: AppStore, tag: string, query: string) {
  const { convoca, queries } = clients(store)
  const { id, entity, team_tag } = await readSubject(queries.fetchQuery(publicTeamQuery(convoca, tag)))
  // One address per team; a tag in small letters and former tags are found, too.
  if (team_tag !== tag) throw movedTo(`/team/profile/${encodeURIComponent(team_tag)}`, query)
  await Promise.all([
    queries.prefetchQuery(gamesQuery(convoca)),
    queries.prefetchQuery(teamStatsQuery(convoca, id)),
    queries.prefetchQuery(teamBadgesQuery(convoca, id)),
    entity.is_recruiting && queries.prefetchQuery(teamVacanciesQuery(convoca, id)),
  ])
}

/** A championship with what its tabs show. */
export async function loadChampionship(store: AppStore, url: string) {
  const { convoca, queries } = clients(store)
  const championship = await readSubject(queries.fetchQuery(championshipByUrlQuery(convoca, url)))
  const { id, organizer } = championship
  await Promise.all([
    hasMoney(championship) && queries.prefetchQuery(prizePoolQuery(convoca, id)),
    hasMoney(championship) && organizer && queries.prefetchQuery(organizerRecordQuery(convoca, organizer.id)),
    queries.prefetchQuery(championshipTeamsQuery(convoca, id)),
    queries.prefetchQuery(championshipStaffQuery(convoca, id)),
    queries.prefetchQuery(announcementsQuery(convoca, id)),
    loadMatches({ convoca, queries }, id),
  ])
}

export async function loadChampionshipTable(store: AppStore, id: string) {
  const { convoca, queries } = clients(store)
  await readSubject(queries.fetchQuery(championshipByIdQuery(convoca, id)))
  await loadMatches({ convoca, queries }, id)
}

export async function loadMatch(store: AppStore, url: string, matchId: string) {
  const { convoca, queries } = clients(store)
  const { id } = await readSubject(queries.fetchQuery(championshipByUrlQuery(convoca, url)))
  await Promise.all([
    readSubject(queries.fetchQuery(matchQuery(convoca, { id, matchId }))),
    queries.prefetchQuery(championshipStaffQuery(convoca, id)),
  ])
}

const loadMatches = ({ convoca, queries }: ReturnType<typeof clients>, id: string) =>
  Promise.all([
    queries.prefetchQuery(championshipMatchesQuery(convoca, id)),
    queries.prefetchQuery(championshipStandingsQuery(convoca, id)),
  ])

export async function loadEvents(store: AppStore, search: EventSearch) {
  const { convoca, queries } = clients(store)
  const today = toDay(new Date())
  await Promise.all([
    queries.prefetchInfiniteQuery(eventsQuery(convoca, toWindow({}, today))),
    queries.prefetchQuery(eventCountsQuery(convoca, search.from ?? today)),
    queries.fetchInfiniteQuery(eventsQuery(convoca, toWindow(search, today))),
  ])
}

export async function loadEvent(store: AppStore, key: EventKey) {
  const { convoca, queries } = clients(store)
  const { championship } = await readSubject(queries.fetchQuery(eventQuery(convoca, key)))
  if (championship === null) return
  await Promise.all([
    queries.prefetchQuery(championshipTeamsQuery(convoca, championship.id)),
    queries.prefetchQuery(championshipMatchesQuery(convoca, championship.id)),
  ])
}

export async function loadPlayer(store: AppStore, nickname: string, query: string) {
  const { convoca, queries } = clients(store)
  const { entity } = await readSubject(queries.fetchQuery(publicProfileQuery(convoca, nickname)))
  // One address per player, whose former nicks are found, too.
  if (entity.nick !== nickname) throw movedTo(`/pro/${encodeURIComponent(entity.nick)}`, query)
  await loadProfileParts({ convoca, queries }, entity.id)
}

export async function loadPlayerById(store: AppStore, id: string) {
  const { convoca, queries } = clients(store)
  await readSubject(queries.fetchQuery(profileByIdQuery(convoca, id)))
  await loadProfileParts({ convoca, queries }, id)
}

async function loadProfileParts({ convoca, queries }: ReturnType<typeof clients>, userId: string) {
  await Promise.all([
    queries.prefetchQuery(playerRecordQuery(convoca, userId)),
    queries.prefetchQuery(equipmentQuery(convoca, userId)),
  ])
}

type JobsSearch = { [Param in keyof VacancySearch]?: VacancySearch[Param] | undefined }

export async function loadJobs(store: AppStore, search: JobsSearch) {
  const { convoca, queries } = clients(store)
  await Promise.all([
    queries.prefetchQuery(gamesQuery(convoca)),
    queries.fetchQuery(vacanciesQuery(convoca, { ...search, page: search.page ?? 1 })),
  ])
}

export async function loadChampionships(store: AppStore, search: ChampionshipSearch) {
  const { convoca, queries } = clients(store)
  await Promise.all([
    queries.prefetchQuery(gamesQuery(convoca)),
    queries.prefetchQuery(championshipCountsQuery(convoca)),
    queries.prefetchQuery(recruitingTeamsQuery(convoca)),
    queries.fetchInfiniteQuery(championshipsQuery(convoca, search)),
  ])
}

/** The front page: the list, with what stands above it. */
export async function loadFront(store: AppStore, search: ChampionshipSearch) {
  const { convoca, queries } = clients(store)
  await Promise.all([
    queries.prefetchQuery(nextMatchesQuery(convoca)),
    queries.prefetchQuery(guaranteedChampionshipsQuery(convoca)),
    loadChampionships(store, search),
  ])
}

export async function loadHome(store: AppStore) {
  const { convoca, queries } = clients(store)
  await Promise.all([
    queries.prefetchQuery(gamesQuery(convoca)),
    queries.prefetchInfiniteQuery(championshipsQuery(convoca, { status: 'ONGOING' })),
    queries.prefetchInfiniteQuery(championshipsQuery(convoca, { status: 'REGISTRATION' })),
    loadRecruitingTeams(store),
  ])
}

async function loadRecruitingTeams(store: AppStore) {
  const { convoca, queries } = clients(store)
  await queries.prefetchQuery(recruitingTeamsQuery(convoca))
}

/** The examples of `/embeds` are read before the page renders. */
export async function loadEmbeds(store: AppStore) {
  const { convoca, queries } = clients(store)
  await Promise.all([
    queries.prefetchQuery(recruitingTeamsQuery(convoca)),
    queries.prefetchInfiniteQuery(championshipsQuery(convoca, {})),
  ])
}

/** The buttons of the social log-ins. */
export async function loadAuth(store: AppStore) {
  const { convoca, queries } = clients(store)
  await queries.prefetchQuery(configQuery(convoca))
}
