import { listSessions, endSession, login, logout, readMyProfile, register } from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, ensureDeviceIdAtom, queryClientAtom, tokenAtom } from './client.ts'
import { atomWithWrite } from './mutation.ts'
import { finishRemovalAtom } from './notifications.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type OwnProfile = Schemas['OwnProfile']

/** The signed-in user's profile; `null` for a guest. */
export const profileQuery = (convoca: Convoca, token: string | null) =>
  queryOptions<OwnProfile | null>({
    queryKey: ['profile', 'me', token],
    queryFn: ({ signal }) => (token ? readMyProfile(convoca, {}, { signal }) : Promise.resolve(null)),
  })
export const profileAtom = atomWithQuery((get) => profileQuery(get(convocaAtom), get(tokenAtom)))

/** The signed-in user, once known. */
export const userAtom = atom((get) => get(profileAtom).data?.entity ?? null)

/** The same, but `undefined` while there is a session whose user is still unknown. */
export const visitorAtom = atom((get) => get(userAtom) ?? (get(tokenAtom) ? undefined : null))

/** Resolves to the signed-in user, or `null` for a guest: for the route guard. */
export const ensureUserAtom = atom(null, async (get) => {
  const token = get(tokenAtom)
  if (!token) return null
  const profile = await get(queryClientAtom).ensureQueryData(profileQuery(get(convocaAtom), token))
  return profile?.entity ?? null
})

export const registerAtom = atomWithWrite('register', (convoca, body: Input<'register'>['body']) =>
  register(convoca, { body }),
)

const createSessionAtom = atomWithWrite('login', (convoca, body: Input<'login'>['body']) =>
  login(convoca, { body }),
)

/** Starts a session and reads its user. */
export const loginAtom = atom(null, async (get, set, body: Input<'login'>['body']) => {
  const deviceId = set(ensureDeviceIdAtom)
  const { token } = await set(createSessionAtom, deviceId === null ? body : { ...body, deviceId })
  get(queryClientAtom).clear()
  set(tokenAtom, token)
  await set(ensureUserAtom)
})

const deleteSessionAtom = atomWithWrite('logout', (convoca, _none: void) => logout(convoca))

/** Ends the session here even when the server cannot be reached. */
export const logoutAtom = atom(null, async (get, set) => {
  // A removal that could still be undone becomes final; its failure is not shown to who leaves.
  await set(finishRemovalAtom).catch(() => undefined)
  try {
    await set(deleteSessionAtom, undefined)
  } finally {
    set(tokenAtom, null)
    get(queryClientAtom).clear()
  }
})

export const sessionsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(convoca, {}, { signal }),
    staleTime: 0,
  })
export const sessionsAtom = atomsWithQuery(sessionsQuery)(undefined)

export const endSessionAtom = atomWithWrite(
  'endSession',
  (convoca, id: string) => endSession(convoca, { id }),
  {
    onSuccess: (_ended, _id, _result, { client }) => client.invalidateQueries({ queryKey: ['sessions'] }),
  },
)
