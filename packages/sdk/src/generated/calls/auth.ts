// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  RegisterParams,
  LoginParams,
  CompleteLoginParams,
  ReadTwoStepParams,
  EnableTwoStepParams,
  StartTwoStepParams,
  RenewRecoveryCodesParams,
  DisableTwoStepParams,
  LoginByPasskeyParams,
  StartPasskeyLoginParams,
  ListPasskeysParams,
  AddPasskeyParams,
  StartPasskeyParams,
  RemovePasskeyParams,
  RenamePasskeyParams,
  LogoutParams,
  ListSessionsParams,
  EndOtherSessionsParams,
  EndSessionParams,
  SocialLoginParams,
  StartSocialLoginParams,
  CompleteSocialLoginParams,
  LinkSocialLoginParams,
  ListLinkedAccountsParams,
  LinkAccountParams,
  UnlinkAccountParams,
  ResetPasswordParams,
  ChangePasswordParams,
  ListRecoveryWaysInParams,
  UpdatePasswordParams,
  CreatePasswordParams,
  ConfirmEmailParams,
} from '../inputs.ts'
import type {
  LinkedAccount,
  LinkedAccounts,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RecoveryCodes,
  RecoveryWayIn,
  SecondStep,
  Session,
  SocialStart,
  SocialToken,
  Token,
  TwoStep,
  TwoStepSetup,
  User,
} from '../models.ts'

/**
 * Creates an account.
 *
 * Nobody is signed in by it; call `login` next.
 *
 * `POST /auth/register`
 */
export const register: (convoca: Convoca, input: RegisterParams, options?: CallOptions) => ConvocaPromise<User> = /* @__PURE__ */ operation('register', 'POST', '/auth/register', 'body', { idempotencyKey: true })

/**
 * Starts a session.
 *
 * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began. An account with two-step log-in gets a challenge instead of a session, where the client says that it can ask for the second step (`secondStep`), and TWO_STEP_REQUIRED where it does not.
 *
 * `POST /auth/login`
 */
export const login: (convoca: Convoca, input: LoginParams, options?: CallOptions) => ConvocaPromise<Token | SecondStep> = /* @__PURE__ */ operation('login', 'POST', '/auth/login', 'body')

/**
 * Completes a log-in with its second step.
 *
 * A code of the authenticator app is accepted once, a recovery code too. A challenge is for one session and expires after 5 minutes; its codes are counted before they are checked.
 *
 * `POST /auth/login/second-step`
 */
export const completeLogin: (convoca: Convoca, input: CompleteLoginParams, options?: CallOptions) => ConvocaPromise<Token> = /* @__PURE__ */ operation('completeLogin', 'POST', '/auth/login/second-step', 'body')

/**
 * Reads whether two-step log-in is on.
 *
 * `GET /auth/two-step`
 */
export const readTwoStep: (convoca: Convoca, input?: ReadTwoStepParams, options?: CallOptions) => ConvocaPromise<TwoStep> = /* @__PURE__ */ operation('readTwoStep', 'GET', '/auth/two-step')

/**
 * Switches two-step log-in on.
 *
 * The code of the authenticator app shows that it has the secret. The answer has the recovery codes, which are stored hashed and never shown again. A mail tells the user.
 *
 * `PUT /auth/two-step`
 */
export const enableTwoStep: (convoca: Convoca, input: EnableTwoStepParams, options?: CallOptions) => ConvocaPromise<RecoveryCodes> = /* @__PURE__ */ operation('enableTwoStep', 'PUT', '/auth/two-step', 'body')

/**
 * Starts the set-up of an authenticator app.
 *
 * Needs a proof of who asks. Answers a new secret, once. Nothing changes for the log-in before `enableTwoStep` confirms it with a code; the set-up expires after 15 minutes, and another one replaces it.
 *
 * `POST /auth/two-step`
 */
export const startTwoStep: (convoca: Convoca, input: StartTwoStepParams, options?: CallOptions) => ConvocaPromise<TwoStepSetup> = /* @__PURE__ */ operation('startTwoStep', 'POST', '/auth/two-step', 'body')

/**
 * Replaces the recovery codes.
 *
 * The old ones no longer work.
 *
 * `POST /auth/two-step/recovery-codes`
 */
export const renewRecoveryCodes: (convoca: Convoca, input: RenewRecoveryCodesParams, options?: CallOptions) => ConvocaPromise<RecoveryCodes> = /* @__PURE__ */ operation('renewRecoveryCodes', 'POST', '/auth/two-step/recovery-codes', 'body')

/**
 * Switches two-step log-in off.
 *
 * The body has the password and a code, of the app or a recovery code. A mail tells the user.
 *
 * `POST /auth/two-step/disable`
 */
export const disableTwoStep: (convoca: Convoca, input: DisableTwoStepParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('disableTwoStep', 'POST', '/auth/two-step/disable', 'body', { responseKind: 'none' })

/**
 * Starts a session by a passkey.
 *
 * If the authenticator has verified its user, a passkey is both steps. Otherwise an account with two-step log-in gets a challenge for `completeLogin`, or TWO_STEP_REQUIRED if the client cannot ask for a code.
 *
 * `POST /auth/login/passkey`
 */
export const loginByPasskey: (convoca: Convoca, input: LoginByPasskeyParams, options?: CallOptions) => ConvocaPromise<Token | SecondStep> = /* @__PURE__ */ operation('loginByPasskey', 'POST', '/auth/login/passkey', 'body')

/**
 * Starts a log-in by passkey.
 *
 * Answers the options for `navigator.credentials.get()`, which name no account. The challenge is for one log-in and expires after 5 minutes.
 *
 * `POST /auth/login/passkey/options`
 */
export const startPasskeyLogin: (convoca: Convoca, input?: StartPasskeyLoginParams, options?: CallOptions) => ConvocaPromise<PasskeyRequestOptions> = /* @__PURE__ */ operation('startPasskeyLogin', 'POST', '/auth/login/passkey/options')

/**
 * Lists the passkeys of the user.
 *
 * Newest first.
 *
 * `GET /auth/passkeys`
 */
export const listPasskeys: (convoca: Convoca, input?: ListPasskeysParams, options?: CallOptions) => ConvocaPromise<Passkey[]> = /* @__PURE__ */ operation('listPasskeys', 'GET', '/auth/passkeys')

/**
 * Adds a passkey.
 *
 * The body is the authenticator's response to the options of `startPasskey`, whose challenge it uses up. A mail tells the user.
 *
 * `POST /auth/passkeys`
 */
export const addPasskey: (convoca: Convoca, input: AddPasskeyParams, options?: CallOptions) => ConvocaPromise<Passkey> = /* @__PURE__ */ operation('addPasskey', 'POST', '/auth/passkeys', 'body')

/**
 * Starts to add a passkey.
 *
 * Needs a proof of who asks. Answers the options for `navigator.credentials.create()`. The challenge is for one passkey and expires after 5 minutes.
 *
 * `POST /auth/passkeys/options`
 */
export const startPasskey: (convoca: Convoca, input: StartPasskeyParams, options?: CallOptions) => ConvocaPromise<PasskeyCreationOptions> = /* @__PURE__ */ operation('startPasskey', 'POST', '/auth/passkeys/options', 'body')

/**
 * Removes a passkey.
 *
 * Never the last way into the account. Needs a proof of who asks: without one the answer is 403.
 *
 * `DELETE /auth/passkeys/{id}`
 */
export const removePasskey: (convoca: Convoca, input: RemovePasskeyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('removePasskey', 'DELETE', '/auth/passkeys/{id}', 'body?', { responseKind: 'none' })

/**
 * Renames a passkey.
 *
 * `PATCH /auth/passkeys/{id}`
 */
export const renamePasskey: (convoca: Convoca, input: RenamePasskeyParams, options?: CallOptions) => ConvocaPromise<Passkey> = /* @__PURE__ */ operation('renamePasskey', 'PATCH', '/auth/passkeys/{id}', 'body')

/**
 * Ends the current session.
 *
 * Requests with its token get 401 from then on.
 *
 * `POST /auth/logout`
 */
export const logout: (convoca: Convoca, input?: LogoutParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('logout', 'POST', '/auth/logout', '', { responseKind: 'none' })

/**
 * Lists the sessions of the user.
 *
 * Most recently used first.
 *
 * `GET /auth/sessions`
 */
export const listSessions: (convoca: Convoca, input?: ListSessionsParams, options?: CallOptions) => ConvocaPromise<Session[]> = /* @__PURE__ */ operation('listSessions', 'GET', '/auth/sessions')

/**
 * Ends every session of the user but the current one.
 *
 * Open pages of the ended sessions are told at once.
 *
 * `DELETE /auth/sessions`
 */
export const endOtherSessions: (convoca: Convoca, input?: EndOtherSessionsParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('endOtherSessions', 'DELETE', '/auth/sessions', '', { responseKind: 'none' })

/**
 * Ends one session of the user.
 *
 * May be the current session.
 *
 * `DELETE /auth/sessions/{id}`
 */
export const endSession: (convoca: Convoca, input: EndSessionParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('endSession', 'DELETE', '/auth/sessions/{id}', '', { responseKind: 'none' })

/**
 * Starts a session with a social account.
 *
 * The token of GOOGLE is the ID token, that of FACEBOOK the access token, that of STEAM the query string of the OpenID response; each is accepted once. At the first log-in `missing` is not empty: there is no account yet, and the token is only good for `completeSocialLogin` and `linkSocialLogin`.
 *
 * `POST /auth/social-login`
 */
export const socialLogin: (convoca: Convoca, input: SocialLoginParams, options?: CallOptions) => ConvocaPromise<SocialToken | SecondStep> = /* @__PURE__ */ operation('socialLogin', 'POST', '/auth/social-login', 'body')

/**
 * Says where a log-in at a provider begins.
 *
 * GOOGLE: the address of its script, and the nonce that its ID token has to have, valid once and for 10 minutes. FACEBOOK and STEAM: the page to which the browser goes; it comes back to `{origin}/auth/facebook/callback` with an access token in the fragment, or to `{origin}/auth/steam/callback`.
 *
 * `POST /auth/social-login/start`
 */
export const startSocialLogin: (convoca: Convoca, input: StartSocialLoginParams, options?: CallOptions) => ConvocaPromise<SocialStart> = /* @__PURE__ */ operation('startSocialLogin', 'POST', '/auth/social-login/start', 'body')

/**
 * Creates the account of a first social log-in and starts its session.
 *
 * An e-mail other than the one that the provider has verified is confirmed by mail, as after `register`.
 *
 * `POST /auth/social-login/complete`
 */
export const completeSocialLogin: (convoca: Convoca, input: CompleteSocialLoginParams, options?: CallOptions) => ConvocaPromise<Token> = /* @__PURE__ */ operation('completeSocialLogin', 'POST', '/auth/social-login/complete', 'body')

/**
 * Links the social account of a first log-in to the account that has its e-mail, and starts a session.
 *
 * Only where the provider has verified the e-mail (`registration.hasAccount`), and with the password of that account.
 *
 * `POST /auth/social-login/link`
 */
export const linkSocialLogin: (convoca: Convoca, input: LinkSocialLoginParams, options?: CallOptions) => ConvocaPromise<Token | SecondStep> = /* @__PURE__ */ operation('linkSocialLogin', 'POST', '/auth/social-login/link', 'body')

/**
 * Lists the social accounts of the signed-in user.
 *
 * `GET /user/{id}/linked-accounts`
 */
export const listLinkedAccounts: (convoca: Convoca, input: ListLinkedAccountsParams, options?: CallOptions) => ConvocaPromise<LinkedAccounts> = /* @__PURE__ */ operation('listLinkedAccounts', 'GET', '/user/{id}/linked-accounts')

/**
 * Links a social account to the signed-in user.
 *
 * Takes the token that `socialLogin` takes, and a proof of who asks: without one the answer is 403. A refused proof does not use the token up.
 *
 * `POST /user/{id}/linked-accounts`
 */
export const linkAccount: (convoca: Convoca, input: LinkAccountParams, options?: CallOptions) => ConvocaPromise<LinkedAccount> = /* @__PURE__ */ operation('linkAccount', 'POST', '/user/{id}/linked-accounts', 'body')

/**
 * Unlinks a social account from the signed-in user.
 *
 * Refused where it is the last way in, that is without a password and another linked account. Needs a proof of who asks: without one the answer is 403.
 *
 * `DELETE /user/{id}/linked-accounts/{providerType}`
 */
export const unlinkAccount: (convoca: Convoca, input: UnlinkAccountParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('unlinkAccount', 'DELETE', '/user/{id}/linked-accounts/{providerType}', 'body?', { responseKind: 'none' })

/**
 * Requests a recovery e-mail.
 *
 * The response and its time do not reveal whether the e-mail exists.
 *
 * `POST /auth/reset-password`
 */
export const resetPassword: (convoca: Convoca, input: ResetPasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('resetPassword', 'POST', '/auth/reset-password', 'body', { responseKind: 'none' })

/**
 * Sets a new password with a recovery token.
 *
 * Ends every session, and the ways into the account that `listRecoveryWaysIn` says end, but those of `keep`. A link that is unknown, used or expired is refused with 400: it says nothing about a session, which a 401 would end.
 *
 * `POST /auth/change-password`
 */
export const changePassword: (convoca: Convoca, input: ChangePasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('changePassword', 'POST', '/auth/change-password', 'body', { responseKind: 'none' })

/**
 * Lists the ways into the account of a recovery token.
 *
 * Passkeys, linked accounts and the authenticator app, besides the password, and what a new password does with each. The token stays valid. What was added in the last 30 days, or before the address was confirmed, ends unless the owner keeps it; where the recovery is the first proof of the address, all end.
 *
 * `POST /auth/change-password/ways-in`
 */
export const listRecoveryWaysIn: (convoca: Convoca, input: ListRecoveryWaysInParams, options?: CallOptions) => ConvocaPromise<RecoveryWayIn[]> = /* @__PURE__ */ operation('listRecoveryWaysIn', 'POST', '/auth/change-password/ways-in', 'body')

/**
 * Changes the password of the signed-in user.
 *
 * Requires the current password; ends every other session.
 *
 * `PUT /auth/password`
 */
export const updatePassword: (convoca: Convoca, input: UpdatePasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('updatePassword', 'PUT', '/auth/password', 'body', { responseKind: 'none' })

/**
 * Sets the first password of the signed-in user.
 *
 * Sets the password of an account that a social log-in has made without one. The caller proves the identity by a mailed code (`sendIdentityCode`), a passkey or a fresh log-in at a linked account's provider. Every other session ends. An account that has a password is refused: it changes it by `updatePassword`.
 *
 * `POST /auth/password`
 */
export const createPassword: (convoca: Convoca, input: CreatePasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('createPassword', 'POST', '/auth/password', 'body', { responseKind: 'none' })

/**
 * Confirms an e-mail address.
 *
 * The token comes from the registration e-mail, or from the one that a change of the address sends to the new address.
 *
 * `POST /auth/confirm-email`
 */
export const confirmEmail: (convoca: Convoca, input: ConfirmEmailParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('confirmEmail', 'POST', '/auth/confirm-email', 'body', { responseKind: 'none' })
