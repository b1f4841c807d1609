import { updatePlayerGames, updateProfile } from '@convoca/sdk/core'
import type { Input } from '@convoca/sdk/core'
import type { QueryClient } from '@tanstack/query-core'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite } from './mutation.ts'

export type ProfileInput = Input<'updateProfile'>['body']

/** Names and pictures of the user are part of teams and searches too. */
const refreshProfile = (queries: QueryClient) =>
  Promise.all(
    ['profile', 'teams', 'team', 'players'].map((part) => queries.invalidateQueries({ queryKey: [part] })),
  )

/** Saves the profile form; the profile is then read again (docs/product.md#profile). */
export const updateProfileAtom = atomWithWrite(
  'updateProfile',
  (convoca, body: ProfileInput) => updateProfile(convoca, { id: body.id, body }),
  { onSuccess: (_profile, _body, _result, { client }) => refreshProfile(client) },
)

export interface ProfilePicture extends Pick<Picture, 'base64' | 'files'> {
  userId: string
  businessType: 'USER_PROFILE_PHOTO' | 'USER_PROFILE_BANNER'
}

/** Stores the photo or the banner (docs/product.md#files-and-pictures). */
export const saveProfilePictureAtom = atomWithWrite(
  'saveProfilePicture',
  (convoca, { userId, ...picture }: ProfilePicture) =>
    savePicture(convoca, { ...picture, entityType: 'USER', entityId: userId }),
  { onSuccess: (_saved, _picture, _result, { client }) => refreshProfile(client) },
)

export const removeProfilePictureAtom = atomWithWrite(
  'deleteProfilePicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  { onSuccess: (_deleted, _id, _result, { client }) => refreshProfile(client) },
)

export type PlayerGamesInput = Input<'updatePlayerGames'>['body']

/** Replaces the games of the profile. */
export const updatePlayerGamesAtom = atomWithWrite(
  'updatePlayerGames',
  (convoca, { userId, body }: { userId: string; body: PlayerGamesInput }) =>
    updatePlayerGames(convoca, { id: userId, body }),
  { onSuccess: (_games, _body, _result, { client }) => refreshProfile(client) },
)
