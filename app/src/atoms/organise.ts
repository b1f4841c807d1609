import {
  changeChampionshipStatus,
  cloneChampionship,
  createChampionship,
  decideRegistration,
  deleteChampionship,
  disqualifyTeam,
  reinstateTeam,
  exportChampionship,
  listMyChampionships,
  readDecisions,
  removeChampionshipStaff,
  saveChampionshipStaff,
  scheduleMatches,
  updateChampionship,
  updateSeeding,
} from '@convoca/sdk/core'
import type { Convoca, Input } from '@convoca/sdk/core'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite, refetchOnSettled, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

/** The championships that the user organises, drafts as well. */
export const myChampionshipsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: ['championships', 'mine'],
    queryFn: ({ signal }) => listMyChampionships(convoca, {}, { signal }),
  })
export const myChampionshipsAtom = atomsWithQuery(myChampionshipsQuery)(undefined)

export const decisionsAtom = atomsWithQuery((convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['championship', id, 'decisions'],
    queryFn: ({ signal }) => readDecisions(convoca, { id }, { signal }),
  }),
)

/** Everything of championships: an organiser's change is in the lists, on the page and in the bracket. */
const everything = [['championship'], ['championships']]

const refreshed = refetchOnSuccess(() => everything)

/** Reads again after a refusal, too, which says that what is shown is no longer true. */
const refreshedEither = refetchOnSettled(() => everything)

type ChampionshipBody = Input<'createChampionship'>['body']

export const createChampionshipAtom = atomWithWrite(
  'createChampionship',
  (convoca, body: ChampionshipBody) => createChampionship(convoca, { body }),
  refreshed,
)

export const updateChampionshipAtom = atomWithWrite(
  'updateChampionship',
  (convoca, { id, body }: { id: string; body: ChampionshipBody }) =>
    updateChampionship(convoca, { id, body }),
  refreshed,
)

export const changeStatusAtom = atomWithWrite(
  'changeChampionshipStatus',
  (convoca, { id, ...body }: { id: string } & Input<'changeChampionshipStatus'>['body']) =>
    changeChampionshipStatus(convoca, { id, body }),
  refreshed,
)

export const deleteChampionshipAtom = atomWithWrite(
  'deleteChampionship',
  (convoca, id: string) => deleteChampionship(convoca, { id }),
  // The page of the deleted championship is not read again, because it is being left.
  refetchOnSuccess(() => [['championships']]),
)

export const cloneChampionshipAtom = atomWithWrite(
  'cloneChampionship',
  (convoca, { id, ...body }: { id: string } & Input<'cloneChampionship'>['body']) =>
    cloneChampionship(convoca, { id, body }),
  refreshed,
)

export const exportChampionshipAtom = atomWithWrite(
  'exportChampionship',
  (convoca, { id, format }: { id: string; format: 'csv' | 'json' }) =>
    exportChampionship(convoca, { id, format }),
)

export const decideRegistrationAtom = atomWithWrite(
  'decideRegistration',
  (
    convoca,
    {
      id,
      registrationId,
      ...body
    }: { id: string; registrationId: string } & Input<'decideRegistration'>['body'],
  ) => decideRegistration(convoca, { id, registrationId, body }),
  refreshed,
)

export const disqualifyTeamAtom = atomWithWrite(
  'disqualifyTeam',
  (convoca, { id, registrationId, reason }: { id: string; registrationId: string; reason: string }) =>
    disqualifyTeam(convoca, { id, registrationId, body: { reason } }),
  refreshed,
)

export const reinstateTeamAtom = atomWithWrite(
  'reinstateTeam',
  (convoca, target: { id: string; registrationId: string }) => reinstateTeam(convoca, target),
  refreshed,
)

export interface StaffChange {
  id: string
  userId: string
  role: 'CO_ORGANIZER' | 'REFEREE'
}

export const saveStaffAtom = atomWithWrite(
  'saveChampionshipStaff',
  (convoca, { id, userId, role }: StaffChange) =>
    saveChampionshipStaff(convoca, { id, userId, body: { role } }),
  refreshed,
)

export const removeStaffAtom = atomWithWrite(
  'removeChampionshipStaff',
  (convoca, { id, userId }: { id: string; userId: string }) =>
    removeChampionshipStaff(convoca, { id, userId }),
  refreshed,
)

export const scheduleMatchesAtom = atomWithWrite(
  'scheduleMatches',
  (convoca, { id, ...body }: { id: string } & Input<'scheduleMatches'>['body']) =>
    scheduleMatches(convoca, { id, body }),
  refreshedEither,
)

export const updateSeedingAtom = atomWithWrite(
  'updateSeeding',
  (convoca, { id, ...body }: { id: string } & Input<'updateSeeding'>['body']) =>
    updateSeeding(convoca, { id, body }),
  refreshed,
)

export interface ChampionshipPicture extends Pick<Picture, 'base64' | 'files'> {
  championshipId: string
  businessType: 'CHAMPIONSHIP_BANNER' | 'CHAMPIONSHIP_CARD' | 'CHAMPIONSHIP_LOGO' | 'EVENT_BANNER'
}

export const saveChampionshipPictureAtom = atomWithWrite(
  'saveChampionshipPicture',
  (convoca, { championshipId, ...picture }: ChampionshipPicture) =>
    savePicture(convoca, { ...picture, entityType: 'CHAMPIONSHIP', entityId: championshipId }),
  refreshed,
)

export const removeChampionshipPictureAtom = atomWithWrite(
  'deleteChampionshipPicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  refreshed,
)
