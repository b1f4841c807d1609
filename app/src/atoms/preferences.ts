import { readPreferences, updatePreferences } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomWithWrite, cacheUpdate, optimistic } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Preferences = Schemas['Preferences']

const preferencesKey = ['preferences'] as const

export const preferencesQuery = (convoca: Convoca, userId: string) =>
  queryOptions({
    queryKey: [...preferencesKey, userId],
    queryFn: ({ signal }) => readPreferences(convoca, { id: userId }, { signal }),
  })
export const preferencesAtom = atomsWithQuery(preferencesQuery)

interface PreferencesChange {
  userId: string
  preferences: Preferences
}

/** Saved at once, and rolled back when it fails. */
export const updatePreferencesAtom = atomWithWrite(
  'updatePreferences',
  (convoca, { userId, preferences }: PreferencesChange) =>
    updatePreferences(convoca, { id: userId, body: preferences }),
  optimistic(({ userId, preferences }: PreferencesChange) => [
    cacheUpdate<Preferences>([...preferencesKey, userId], () => preferences),
  ]),
)
