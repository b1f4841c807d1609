import { listSessions, endSession, login, logout, readMyProfile, register } from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, tokenAtom } from './client.ts'
import { finishRemovalAtom } from './notifications.ts'

export type OwnProfile = Schemas['OwnProfile']

const profileKey = (token: string | null) => ['profile', 'me', token] as const

/** The signed-in user's profile; `null` for a guest. */
export const profileAtom = atomWithQuery<OwnProfile | null>((get) => {
  const token = get(tokenAtom)
  const convoca = get(convocaAtom)
  return {
    queryKey: profileKey(token),
    queryFn: ({ signal }) => (token ? readMyProfile(convoca, {}, { signal }) : Promise.resolve(null)),
  }
})

/** The signed-in user, as soon as it is known. */
export const userAtom = atom((get) => get(profileAtom).data?.entity ?? null)

/** The same, but `undefined` while there is a session and it is not known whose. */
export const visitorAtom = atom((get) => get(userAtom) ?? (get(tokenAtom) ? undefined : null))

/** Waits until it is known who is signed in: the guard's question. `null` for a guest. */
export const ensureUserAtom = atom(null, async (get) => {
  const token = get(tokenAtom)
  if (!token) return null
  const convoca = get(convocaAtom)
  const profile = await get(queryClientAtom).ensureQueryData<OwnProfile | null>({
    queryKey: profileKey(token),
    queryFn: () => readMyProfile(convoca),
  })
  return profile?.entity ?? null
})

export const registerAtom = atom(null, (get, _set, body: Input<'register'>['body']) =>
  register(get(convocaAtom), { body }),
)

/** Starts a session and reads who it belongs to. */
export const loginAtom = atom(null, async (get, set, body: Input<'login'>['body']) => {
  const { token } = await login(get(convocaAtom), { body })
  get(queryClientAtom).clear()
  set(tokenAtom, token)
  await set(ensureUserAtom)
})

/** Ends the session here even when the server cannot be reached to end it there. */
export const logoutAtom = atom(null, async (get, set) => {
  // What could still be undone is final; whoever leaves is not told of its failure.
  await set(finishRemovalAtom).catch(() => undefined)
  try {
    await logout(get(convocaAtom))
  } finally {
    set(tokenAtom, null)
    get(queryClientAtom).clear()
  }
})

export const sessionsAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  return {
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(convoca, {}, { signal }),
    staleTime: 0,
  }
})

export const endSessionAtom = atom(null, async (get, _set, id: string) => {
  await endSession(get(convocaAtom), { id })
  await get(queryClientAtom).invalidateQueries({ queryKey: ['sessions'] })
})
