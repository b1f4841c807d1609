import {
  listSessions,
  endOtherSessions,
  endSession,
  login,
  logout,
  readMyProfile,
  register,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import {
  convocaAtom,
  ensureDeviceIdAtom,
  keepUserIdAtom,
  queryClientAtom,
  restoreTokenAtom,
  tokenAtom,
  tokenKey,
} from './client.ts'
import { isSessionCode, isUnauthenticated } from './errors.ts'
import { forgetKeptFormsAtom } from './kept-forms.ts'
import { atomWithWrite, noRuns, refetchOnSuccess } from './mutation.ts'
import type { WriteAtom } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'
import { showUnauthenticatedAtom } from './toasts.ts'
import { keepOpenFormsAtom } from './unsaved-changes.ts'

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

/** The moment at which the signed-in user's account will be erased; null unless they asked for it. */
export const erasureAtom = atom((get) => get(profileAtom).data?.erase_at ?? null)

const isRenderedForUserAtom = atom(false)

/** Whether there is a session. The server that renders a page knows this, but not the token. */
export const signedInAtom = atom(
  (get) => get(tokenAtom) !== null || get(isRenderedForUserAtom),
  (_get, set, signedIn: boolean) => set(isRenderedForUserAtom, signedIn),
)

/**
 * The signed-in user; `null` for a guest, `undefined` while there is a session whose user is still unknown.
 */
export const visitorAtom = atom((get) => get(userAtom) ?? (get(signedInAtom) ? undefined : null))

/** Resolves to the signed-in user, or `null` for a guest: for the route guard. */
export const ensureUserAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom)
  if (!token) return null
  try {
    const profile = await get(queryClientAtom).ensureQueryData(profileQuery(get(convocaAtom), token))
    if (profile && get(tokenAtom) === token) set(keepUserIdAtom, profile.entity.id)
    return profile?.entity ?? null
  } catch (error) {
    // The session has ended: the user is a guest now.
    if (get(tokenAtom) === null) return null
    throw error
  }
})

export const registerAtom = atomWithWrite('register', (convoca, body: Input<'register'>['body']) =>
  register(convoca, { body }),
)

const createSessionAtom = atomWithWrite('login', (convoca, body: Input<'login'>['body']) =>
  login(convoca, { body }),
)

/** Keeps the token of a new session and reads its user. */
export const startSessionAtom = atom(null, async (get, set, token: string) => {
  get(queryClientAtom).clear()
  set(tokenAtom, token)
  await set(ensureUserAtom)
})

/** The log-in that waits for its second step: in memory, never in an address. The log-in's page asks for the code. */
export const secondStepAtom = atom<Schemas['SecondStep'] | null>(null)

/** Ends every kind of log-in: resolves to whether there is a session, or the second step is left. */
export const finishLoginAtom = atom(
  null,
  async (_get, set, result: Schemas['Token'] | Schemas['SecondStep']) => {
    const isLeft = !('token' in result)
    set(secondStepAtom, isLeft ? result : null)
    if (!isLeft) await set(startSessionAtom, result.token)
    return !isLeft
  },
)

/** Starts a session; resolves to whether there is one, or the second step is left. */
export const loginAtom = atom(null, async (_get, set, body: Input<'login'>['body']) => {
  const deviceId = set(ensureDeviceIdAtom)
  const device = deviceId === null ? {} : { deviceId }
  return set(finishLoginAtom, await set(createSessionAtom, { ...body, secondStep: true, ...device }))
})

/** Removes the token, and everything that was read with it. */
const forgetSessionAtom = atom(null, (get, set) => {
  set(tokenAtom, null)
  get(queryClientAtom).clear()
})

/** The number of sessions that have ended while the page is open, other than by a log-out here; the router follows to /auth. */
export const endedSessionsAtom = atom(0)

const isLoggingOutAtom = atom(false)

/** The session was ended elsewhere: a call or the socket was refused, or another tab has logged out. */
export const expireSessionAtom = atom(null, (get, set) => {
  // Only the first of several refusals counts; a log-out that is refused has nothing left to do.
  if (get(tokenAtom) === null || get(isLoggingOutAtom)) return
  const userId = get(userAtom)?.id
  if (userId !== undefined) set(keepOpenFormsAtom, userId)
  set(forgetSessionAtom)
  set(showUnauthenticatedAtom)
  set(endedSessionsAtom, (count) => count + 1)
})

/**
 * The session that a socket connects with, and that its refusal ends: the one of that token. A refusal that arrives after another
 * log-in says nothing about the new session.
 */
export const createSocketSessionAtom = atom(null, (get, set) => {
  let sent = get(tokenAtom)
  return {
    token: () => {
      sent = get(tokenAtom)
      return sent
    },
    refuse: (code: string) => {
      if (isSessionCode(code) && sent === get(tokenAtom)) set(expireSessionAtom)
    },
  }
})

/** Follows the log-ins and log-outs of other tabs; returns the cleanup. */
export const watchTabsAtom = atom(null, (get, set) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    // An event without a key says that the whole storage was cleared.
    if ((key !== null && key !== tokenKey) || newValue === get(tokenAtom)) return
    if (newValue === null) return set(expireSessionAtom)
    set(restoreTokenAtom)
    void get(queryClientAtom).resetQueries()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
})

const deleteSessionAtom = atomWithWrite('logout', (convoca, _none: void) => logout(convoca))

/** Ends the session here even when the server cannot be reached. */
export const logoutAtom: WriteAtom<void, void> = atom(noRuns, async (get, set) => {
  // A removal that could still be undone becomes final; a user who leaves does not see its failure.
  await import('./notifications.ts')
    .then(({ finishRemovalAtom }) => set(finishRemovalAtom))
    .catch(() => undefined)
  await import('./chat/forget.ts').then(({ forgetChatAtom }) => set(forgetChatAtom)).catch(() => undefined)
  set(isLoggingOutAtom, true)
  // A query in flight would be refused once the session has ended.
  await get(queryClientAtom).cancelQueries()
  try {
    await set(deleteSessionAtom, undefined)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
  } finally {
    set(isLoggingOutAtom, false)
    set(forgetKeptFormsAtom)
    set(forgetSessionAtom)
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
  refetchOnSuccess(() => [['sessions']]),
)

export const endOtherSessionsAtom = atomWithWrite(
  'endOtherSessions',
  (convoca, _none: void) => endOtherSessions(convoca),
  refetchOnSuccess(() => [['sessions']]),
)
