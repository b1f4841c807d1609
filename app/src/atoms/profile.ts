import { updatePlayerGames, updateProfile } from '@convoca/sdk/core'
import type { Input } from '@convoca/sdk/core'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'

export type ProfileInput = Input<'updateProfile'>['body']

/** Names and pictures of the user are part of teams and searches too. */
const refreshProfile = refetchOnSuccess(() => [['profile'], ['teams'], ['team'], ['players']])

/** Saves the profile form; the profile is then read again (docs/product.md#profile). */
export const updateProfileAtom = atomWithWrite(
  'updateProfile',
  (convoca, body: ProfileInput) => updateProfile(convoca, { id: body.id, body }),
  refreshProfile,
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
  refreshProfile,
)

export const removeProfilePictureAtom = atomWithWrite(
  'deleteProfilePicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  refreshProfile,
)

export type PlayerGamesInput = Input<'updatePlayerGames'>['body']

/** Replaces the games of the profile. */
export const updatePlayerGamesAtom = atomWithWrite(
  'updatePlayerGames',
  (convoca, { userId, body }: { userId: string; body: PlayerGamesInput }) =>
    updatePlayerGames(convoca, { id: userId, body }),
  refreshProfile,
)
