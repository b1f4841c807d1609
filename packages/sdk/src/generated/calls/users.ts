// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ReadMyProfileParams,
  ReadPublicProfileParams,
  SearchPlayersParams,
  ReadPublicUserParams,
  ListPlayersByNameParams,
  UpdateProfileParams,
  DeleteAccountParams,
  RequestEmailChangeParams,
  SendIdentityCodeParams,
  RestoreAccountParams,
  ExportAccountParams,
  ReadAccountArchiveParams,
  RequestAccountArchiveParams,
  DownloadAccountArchiveParams,
  ListUserTeamsParams,
  UpdatePlayerGamesParams,
  ReadPlayerRecordParams,
  ReadPreferencesParams,
  UpdatePreferencesParams,
  CreateEquipmentParams,
  UpdateEquipmentParams,
  DeleteEquipmentParams,
  ListEquipmentParams,
  ListPixKeysParams,
  CreatePixKeyParams,
  UpdatePixKeyParams,
  DeletePixKeyParams,
  RevealPixKeyParams,
  ListRecommendationsParams,
} from '../inputs.ts'
import type {
  AccountArchive,
  AccountExport,
  Equipment,
  Erasure,
  OwnProfile,
  PixKey,
  PlayerGames,
  PlayerOption,
  PlayerPage,
  PlayerRecord,
  Preferences,
  ProfileTeam,
  PublicProfile,
  Recommendations,
} from '../models.ts'

/**
 * Reads the signed-in user's profile.
 *
 * The only response with cpf, phone, e-mail and birth.
 *
 * `GET /user/profile/me`
 */
export const readMyProfile: (convoca: Convoca, input?: ReadMyProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile> = /* @__PURE__ */ operation('readMyProfile', 'GET', '/user/profile/me')

/**
 * Reads a player's public profile.
 *
 * A nick that nobody has now leads to the player who had it last, for those who may see the profile: compare the `nick`.
 *
 * `GET /public/user/pro/{nickname}`
 */
export const readPublicProfile: (convoca: Convoca, input: ReadPublicProfileParams, options?: CallOptions) => ConvocaPromise<PublicProfile> = /* @__PURE__ */ operation('readPublicProfile', 'GET', '/public/user/pro/{nickname}')

/**
 * Searches players for the picker.
 *
 * 80 per page in the player picker. Minors and users with a hidden profile are omitted.
 *
 * `GET /public/user/options/search/`
 */
export const searchPlayers: (convoca: Convoca, input?: SearchPlayersParams, options?: CallOptions) => ConvocaPromise<PlayerPage> = /* @__PURE__ */ operation('searchPlayers', 'GET', '/public/user/options/search/', 'order? limit? search? page? entityId? gameId? position? rank? free?')

/**
 * Reads a player's public profile by id.
 *
 * `GET /public/user/{id}`
 */
export const readPublicUser: (convoca: Convoca, input: ReadPublicUserParams, options?: CallOptions) => ConvocaPromise<PublicProfile> = /* @__PURE__ */ operation('readPublicUser', 'GET', '/public/user/{id}')

/**
 * Searches players by the start of their nick or of a word of their name.
 *
 * The answer has at most 20 players, and a search at least 4 characters. Minors and users with a hidden profile are omitted.
 *
 * `GET /public/user/options/all`
 */
export const listPlayersByName: (convoca: Convoca, input: ListPlayersByNameParams, options?: CallOptions) => ConvocaPromise<PlayerOption[]> = /* @__PURE__ */ operation('listPlayersByName', 'GET', '/public/user/options/all', 'name')

/**
 * Updates the signed-in user's profile.
 *
 * `PUT /user/{id}`
 */
export const updateProfile: (convoca: Convoca, input: UpdateProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile> = /* @__PURE__ */ operation('updateProfile', 'PUT', '/user/{id}', 'body')

/**
 * Requests the erasure of the account.
 *
 * Requires the password or, as an account may have none, a mailed code (`sendIdentityCode`), a passkey or a fresh log-in at a linked account's provider; can be undone for 7 days. Owned teams must be handed over or deleted first: the refusal names them in `errors`. Then personal data, files and addresses are erased, and what the user wrote to others stays under "Conta excluída".
 *
 * `DELETE /user/{id}`
 */
export const deleteAccount: (convoca: Convoca, input: DeleteAccountParams, options?: CallOptions) => ConvocaPromise<Erasure> = /* @__PURE__ */ operation('deleteAccount', 'DELETE', '/user/{id}', 'body')

/**
 * Asks for another e-mail address.
 *
 * Requires the password or another proof, as `deleteAccount` does. The address counts once the link that is mailed to it was opened (`confirmEmail`); the old one is told then. The answer and its time do not tell whether somebody else has the address.
 *
 * `POST /user/{id}/email`
 */
export const requestEmailChange: (convoca: Convoca, input: RequestEmailChangeParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('requestEmailChange', 'POST', '/user/{id}/email', 'body', { responseKind: 'none' })

/**
 * Mails a code that proves the caller's identity.
 *
 * An account without a password calls this before whatever takes an `IdentityProof`. The code is mailed to the account's address, works once within 10 minutes, and signs nobody in.
 *
 * `POST /user/{id}/identity-code`
 */
export const sendIdentityCode: (convoca: Convoca, input: SendIdentityCodeParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('sendIdentityCode', 'POST', '/user/{id}/identity-code', '', { responseKind: 'none' })

/**
 * Cancels the erasure of the account.
 *
 * An account can be restored within the 7 days.
 *
 * `POST /user/{id}/restore`
 */
export const restoreAccount: (convoca: Convoca, input: RestoreAccountParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('restoreAccount', 'POST', '/user/{id}/restore', '', { responseKind: 'none' })

/**
 * Exports all data stored about the user.
 *
 * A single JSON document, as required by the LGPD.
 *
 * `GET /user/{id}/export`
 */
export const exportAccount: (convoca: Convoca, input: ExportAccountParams, options?: CallOptions) => ConvocaPromise<AccountExport> = /* @__PURE__ */ operation('exportAccount', 'GET', '/user/{id}/export')

/**
 * Reads whether the archive is ready.
 *
 * The archive expires 7 days after it was made.
 *
 * `GET /user/{id}/export/archive`
 */
export const readAccountArchive: (convoca: Convoca, input: ReadAccountArchiveParams, options?: CallOptions) => ConvocaPromise<AccountArchive> = /* @__PURE__ */ operation('readAccountArchive', 'GET', '/user/{id}/export/archive')

/**
 * Asks for an archive of all data stored about the user.
 *
 * A job packs the JSON document of `exportAccount` with the user's pictures; a notification and a mail tell when it is ready. Asked for again while it is prepared or within a minute, nothing changes; later, it is made anew.
 *
 * `POST /user/{id}/export/archive`
 */
export const requestAccountArchive: (convoca: Convoca, input: RequestAccountArchiveParams, options?: CallOptions) => ConvocaPromise<AccountArchive> = /* @__PURE__ */ operation('requestAccountArchive', 'POST', '/user/{id}/export/archive')

/**
 * Downloads the archive.
 *
 * Only its owner, with a session.
 *
 * `GET /user/{id}/export/archive/file`
 */
export const downloadAccountArchive: (convoca: Convoca, input: DownloadAccountArchiveParams, options?: CallOptions) => ConvocaPromise<Blob> = /* @__PURE__ */ operation('downloadAccountArchive', 'GET', '/user/{id}/export/archive/file', '', { responseKind: 'blob' })

/**
 * Lists a user's teams.
 *
 * Other users see only the teams whose members are public.
 *
 * `GET /user/{id}/teams`
 */
export const listUserTeams: (convoca: Convoca, input: ListUserTeamsParams, options?: CallOptions) => ConvocaPromise<ProfileTeam[]> = /* @__PURE__ */ operation('listUserTeams', 'GET', '/user/{id}/teams')

/**
 * Replaces the games of the signed-in user.
 *
 * A user has at most 10 games, each once. Account names are typed and shown as unverified.
 *
 * `PUT /user/{id}/games`
 */
export const updatePlayerGames: (convoca: Convoca, input: UpdatePlayerGamesParams, options?: CallOptions) => ConvocaPromise<PlayerGames> = /* @__PURE__ */ operation('updatePlayerGames', 'PUT', '/user/{id}/games', 'body')

/**
 * Reads a player's match record and badges.
 *
 * The record counts the matches of the teams whose members are public, since the player joined them; players see those of all their own teams.
 *
 * `GET /public/user/{id}/record`
 */
export const readPlayerRecord: (convoca: Convoca, input: ReadPlayerRecordParams, options?: CallOptions) => ConvocaPromise<PlayerRecord> = /* @__PURE__ */ operation('readPlayerRecord', 'GET', '/public/user/{id}/record')

/**
 * Reads the signed-in user's preferences.
 *
 * Notification channels, theme, visibility and chat.
 *
 * `GET /user/{id}/preferences`
 */
export const readPreferences: (convoca: Convoca, input: ReadPreferencesParams, options?: CallOptions) => ConvocaPromise<Preferences> = /* @__PURE__ */ operation('readPreferences', 'GET', '/user/{id}/preferences')

/**
 * Updates the signed-in user's preferences.
 *
 * Replaces all preferences.
 *
 * `PUT /user/{id}/preferences`
 */
export const updatePreferences: (convoca: Convoca, input: UpdatePreferencesParams, options?: CallOptions) => ConvocaPromise<Preferences> = /* @__PURE__ */ operation('updatePreferences', 'PUT', '/user/{id}/preferences', 'body')

/**
 * Adds a piece of equipment.
 *
 * `POST /user/{id}/equipament`
 */
export const createEquipment: (convoca: Convoca, input: CreateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment> = /* @__PURE__ */ operation('createEquipment', 'POST', '/user/{id}/equipament', 'body', { idempotencyKey: true })

/**
 * Updates a piece of equipment.
 *
 * `PUT /user/{id}/equipament/{setupId}/update`
 */
export const updateEquipment: (convoca: Convoca, input: UpdateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment> = /* @__PURE__ */ operation('updateEquipment', 'PUT', '/user/{id}/equipament/{setupId}/update', 'body')

/**
 * Removes a piece of equipment.
 *
 * `DELETE /user/{id}/equipament/{setupId}`
 */
export const deleteEquipment: (convoca: Convoca, input: DeleteEquipmentParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteEquipment', 'DELETE', '/user/{id}/equipament/{setupId}', '', { responseKind: 'none' })

/**
 * Lists a player's equipment.
 *
 * `GET /public/user/{id}/equipament`
 */
export const listEquipment: (convoca: Convoca, input: ListEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment[]> = /* @__PURE__ */ operation('listEquipment', 'GET', '/public/user/{id}/equipament')

/**
 * Lists the signed-in user's Pix keys.
 *
 * Masked; `revealPixKey` shows one whole.
 *
 * `GET /user/{id}/pix/all`
 */
export const listPixKeys: (convoca: Convoca, input: ListPixKeysParams, options?: CallOptions) => ConvocaPromise<PixKey[]> = /* @__PURE__ */ operation('listPixKeys', 'GET', '/user/{id}/pix/all')

/**
 * Adds a Pix key.
 *
 * A user has at most 5, and minors have none.
 *
 * `POST /user/{id}/pix`
 */
export const createPixKey: (convoca: Convoca, input: CreatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey> = /* @__PURE__ */ operation('createPixKey', 'POST', '/user/{id}/pix', 'body', { idempotencyKey: true })

/**
 * Changes a Pix key.
 *
 * `PUT /user/{id}/pix/{pixId}`
 */
export const updatePixKey: (convoca: Convoca, input: UpdatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey> = /* @__PURE__ */ operation('updatePixKey', 'PUT', '/user/{id}/pix/{pixId}', 'body')

/**
 * Removes a Pix key.
 *
 * `DELETE /user/{id}/pix/{pixId}`
 */
export const deletePixKey: (convoca: Convoca, input: DeletePixKeyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deletePixKey', 'DELETE', '/user/{id}/pix/{pixId}', '', { responseKind: 'none' })

/**
 * Shows a Pix key whole.
 *
 * Requires the password or another proof, as `deleteAccount` does: a key may be a CPF or a phone number, and an open session is not its owner. No other answer has a whole key.
 *
 * `POST /user/{id}/pix/{pixId}/reveal`
 */
export const revealPixKey: (convoca: Convoca, input: RevealPixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey> = /* @__PURE__ */ operation('revealPixKey', 'POST', '/user/{id}/pix/{pixId}/reveal', 'body')

/**
 * Recommends players and teams of the caller's games.
 *
 * `GET /recommendations`
 */
export const listRecommendations: (convoca: Convoca, input?: ListRecommendationsParams, options?: CallOptions) => ConvocaPromise<Recommendations> = /* @__PURE__ */ operation('listRecommendations', 'GET', '/recommendations')
