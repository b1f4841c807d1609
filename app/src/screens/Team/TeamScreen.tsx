import { LinkButton, Tabs } from '@convoca/ui'
import { TeamHeader } from '@convoca/ui/app'
import { useParams, useSearch } from '@tanstack/react-router'
import { convocaAtom, queryClientAtom } from '../../atoms/client.ts'
import { unreadCommunicationsAtom } from '../../atoms/communications.ts'
import { nextSchedulesQuery } from '../../atoms/schedules.ts'
import type { AppStore } from '../../atoms/store.ts'
import {
  publicTeamQuery,
  teamBadgesQuery,
  teamByTagAtom,
  teamByTagQuery,
  teamStatsQuery,
} from '../../atoms/teams.ts'
import type { Team } from '../../atoms/teams.ts'
import { EmbedButton } from '../../components/EmbedButton.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { formatShortDate, getPublicTeamPath, toTeamHeader } from '../../mappers/team.ts'
import { notFound } from '../NotFoundScreen.tsx'
import { sectionAtom, sectionQuery, teamTabs } from './team-tabs.ts'
import type { TeamTab, TeamTabEntry } from './team-tabs.ts'
import { useTeamAccess } from './useTeamAccess.ts'

const route = '/shell/guarded/my/teams/$tag'

/** Reads what the screen shows with the tab that is opened first. */
export async function prefetch(
  store: AppStore,
  {
    params: { tag },
    deps: { tab = 'overview' },
  }: { params: { tag: string }; deps: { tab?: TeamTab | undefined } },
) {
  const convoca = store.get(convocaAtom)
  const queries = store.get(queryClientAtom)
  const entry = teamTabs.find(({ id }) => id === tab)
  await Promise.all([
    entry && queries.prefetchQuery(sectionQuery(entry)),
    queries.prefetchQuery(teamByTagQuery(convoca, tag)),
    tab === 'overview' && prefetchOverview(store, tag),
    tab === 'schedule' && prefetchMatches(store, tag),
  ])
}

async function prefetchOverview(store: AppStore, tag: string) {
  const convoca = store.get(convocaAtom)
  const queries = store.get(queryClientAtom)
  const { id } = await queries.fetchQuery(publicTeamQuery(convoca, tag))
  await Promise.all([
    queries.prefetchQuery(nextSchedulesQuery(convoca, id)),
    queries.prefetchQuery(teamStatsQuery(convoca, id)),
    queries.prefetchQuery(teamBadgesQuery(convoca, id)),
  ])
}

/** The match that is being played stands above the calendar, which must not move when it is known. */
async function prefetchMatches(store: AppStore, tag: string) {
  const convoca = store.get(convocaAtom)
  const queries = store.get(queryClientAtom)
  const { id } = await queries.fetchQuery(publicTeamQuery(convoca, tag))
  await queries.prefetchQuery(teamStatsQuery(convoca, id))
}

/** /my/teams/{tag}: a team's inner page, for its members. */
export function TeamScreen() {
  const { tag } = useParams({ from: route })
  const team = useQueryAtom(teamByTagAtom, tag)
  const ended = useTeamAccess(team, tag)
  if (ended) return <ListSkeleton />
  return (
    <QueryContent query={team} title={tag} failed="Não foi possível carregar o time" fallback={notFound}>
      {(data) => <TeamPage team={data} />}
    </QueryContent>
  )
}

function TeamPage({ team }: { team: Team }) {
  const { tab = 'overview' } = useSearch({ from: route })
  const { entity, game, permissions } = team
  const unread = useQueryAtom(unreadCommunicationsAtom, team.id).data?.count
  const tabs = teamTabs.filter((entry) => entry.isVisible?.(permissions) ?? true)
  // A tab that this member may not see falls back to the first one.
  const active = tabs.find(({ id }) => id === tab) ?? tabs[0]
  return (
    <>
      <PageHead title={entity.name} />
      <TeamHeader
        team={toTeamHeader(team)}
        subtitle={`${game.name} · desde ${formatShortDate(entity.created_at)}`}
        compact={active?.id !== 'overview'}
        shareUrl={getPublicTeamPath(team.team_tag)}
        actions={
          <>
            <LinkButton href={`/team/profile/${team.team_tag}`}>Ver página pública</LinkButton>
            <EmbedButton
              subject={{ kind: 'team', name: entity.name, tag: team.team_tag, color: entity.primary_color }}
            />
          </>
        }
      />
      <Tabs
        label="Partes do time"
        items={tabs.map(({ id, label }) => ({
          id,
          label,
          href: id === 'overview' ? `/my/teams/${team.team_tag}` : `/my/teams/${team.team_tag}?tab=${id}`,
          active: id === active?.id,
          count: (id === 'communications' && unread) || undefined,
        }))}
      />
      {active && <Section tab={active} team={team} />}
    </>
  )
}

function Section({ tab, team }: { tab: TeamTabEntry; team: Team }) {
  const section = useQueryAtom(sectionAtom, tab)
  return (
    <QueryContent query={section} rows={6}>
      {(Part) => <Part team={team} />}
    </QueryContent>
  )
}
