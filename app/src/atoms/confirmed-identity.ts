import { atom } from 'jotai'
import type { SocialProvider } from './social.ts'

/** The tasks that the owner of the account confirms. */
export type IdentityTask =
  | 'addLoginMethod'
  | 'changeEmail'
  | 'createPassword'
  | 'deleteAccount'
  | 'removeLoginMethod'
  | 'revealPixKey'

/** A log-in at a provider that has left the page, and come back to what it confirms. In memory, since it is a proof. */
export interface ConfirmedIdentity {
  task: IdentityTask
  provider: SocialProvider
  token: string
  /** The e-mail that was typed before. */
  email?: string | undefined
  /** The subject of the task: the provider or the id of the login method that is to be removed, or the id of the Pix key that is to be shown. */
  loginMethod?: string | undefined
}

export const confirmedIdentityAtom = atom<ConfirmedIdentity | null>(null)

/** An account at a provider that waits to be linked, until its user has shown who they are. In memory, since it is a proof. */
export const pendingLinkAtom = atom<Pick<ConfirmedIdentity, 'provider' | 'token'> | null>(null)
