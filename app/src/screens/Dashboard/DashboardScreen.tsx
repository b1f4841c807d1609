import { ErrorState, LinkButton, PageHeader, Skeleton, SkeletonRows } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { CalendarPlus, Megaphone, Trophy } from 'lucide-react'
import { convocaAtom, queryClientAtom } from '../../atoms/client.ts'
import { dashboardAtom, dashboardQuery, type Dashboard } from '../../atoms/dashboard.ts'
import { toFailure } from '../../atoms/errors.ts'
import { userAtom } from '../../atoms/session.ts'
import type { AppStore } from '../../atoms/store.ts'
import { LiveMatches } from '../../components/LiveMatches.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { greetingAt, isSameDay, summarize } from '../../mappers/dashboard.ts'
import { toLiveMatches } from '../../mappers/live-matches.ts'
import { Counters } from './Counters.tsx'
import { InvitationsPanel } from './InvitationsPanel.tsx'
import { NextPanel } from './NextPanel.tsx'
import { FormPanel, TodayPanel, UnreadPanel, VacanciesPanel, WeekPanel } from './panels.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import styles from './dashboard.module.css'

/** Reads what the screen shows. */
export const prefetch = (store: AppStore) =>
  store.get(queryClientAtom).prefetchQuery(dashboardQuery(store.get(convocaAtom)))

/** The skeleton is as high as what it stands for, so that nothing moves when it loads. */
function DashboardSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <p className="cv-hidden" role="status">
        Carregando...
      </p>
      <Skeleton height={262} />
      <div className={styles.counters}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height={74} />
        ))}
      </div>
      <div className={styles.columns}>
        <SkeletonRows rows={8} />
        <div className={styles.side}>
          <SkeletonRows rows={6} />
        </div>
      </div>
    </div>
  )
}

/** /dashboard: what the user has to do next, from one call (docs/product.md#dashboard). */
export function DashboardScreen() {
  const dashboard = useAtomValue(dashboardAtom)
  const name = useAtomValue(userAtom)?.name.split(' ')[0]
  const now = new Date()
  const { data } = dashboard
  return (
    <>
      <PageHead title="Dashboard" />
      <PageHeader
        title={name === undefined ? greetingAt(now) : `${greetingAt(now)}, ${name}`}
        subtitle={
          data
            ? summarize(countOpen(data, now), data.invitations.total)
            : dashboard.isError
              ? 'O que espera por você não carregou.'
              : 'Carregando...'
        }
        actions={
          <>
            {data && <NewEvent dashboard={data} />}
            <LinkButton href="/championships" icon={<Trophy aria-hidden="true" />}>
              Achar campeonato
            </LinkButton>
          </>
        }
      />
      {data ? (
        <Content dashboard={data} now={now} />
      ) : dashboard.isError ? (
        <ErrorState
          {...toFailure(dashboard.error)}
          onRetry={() => void dashboard.refetch()}
          retrying={dashboard.isFetching}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

/** Opens the form in the first team whose events the user plans; players look for a team. */
function NewEvent({ dashboard }: { dashboard: Dashboard }) {
  const planned = dashboard.teams.find(({ role }) => role !== 'PLAYER')
  if (!planned)
    return (
      <LinkButton href="/jobs" icon={<Megaphone aria-hidden="true" />}>
        Ver vagas
      </LinkButton>
    )
  return (
    <LinkButton
      href={`/my/teams/${planned.team.team_tag}?tab=schedule`}
      icon={<CalendarPlus aria-hidden="true" />}
    >
      Novo evento
    </LinkButton>
  )
}

/** Check-ins of today without a response. */
const countOpen = ({ events }: Dashboard, now: Date) =>
  events.filter((event) => isSameDay(event.starts_at, now) && event.own_checkin.is_confirmed === null).length

function Content({ dashboard, now }: { dashboard: Dashboard; now: Date }) {
  return (
    <div className={styles.page}>
      <LiveMatches matches={toLiveMatches(dashboard.matches)} />
      <NextPanel dashboard={dashboard} />
      <Counters dashboard={dashboard} openCheckIns={countOpen(dashboard, now)} />
      <div className={styles.columns}>
        <TodayPanel dashboard={dashboard} now={now} />
        <div className={styles.side}>
          <InvitationsPanel dashboard={dashboard} />
          <UnreadPanel dashboard={dashboard} />
          <RatingPanel dashboard={dashboard} />
        </div>
        <div className={styles.column}>
          <WeekPanel dashboard={dashboard} now={now} />
          <FormPanel dashboard={dashboard} />
        </div>
      </div>
      <VacanciesPanel dashboard={dashboard} />
    </div>
  )
}
