import { readDashboard } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom } from './client.ts'
import { dashboardKey } from './dashboard-cache.ts'
import { queryOptions } from './query.ts'

export type Dashboard = Schemas['Dashboard']

const fiveMinutes = 5 * 60_000

/** All of the dashboard. Events invalidate it; that time passes, only this clock tells. */
export const dashboardQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => readDashboard(convoca, {}, { signal }),
    refetchInterval: fiveMinutes,
    refetchOnWindowFocus: 'always',
  })
export const dashboardAtom = atomWithQuery((get) => dashboardQuery(get(convocaAtom)))
