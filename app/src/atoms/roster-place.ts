import { atomWithWrite } from './mutation.ts'
import { refreshNotifications } from './refresh-notifications.ts'

export interface RosterPlace {
  championshipId: string
  registrationId: string
  isConfirmed: boolean
}

/** Confirms the user's place in a roster, or gives it up. Apart from the registrations, which the bell does not load. */
export const confirmRosterPlaceAtom = atomWithWrite(
  'confirmRosterPlace',
  async (convoca, { championshipId: id, registrationId, isConfirmed }: RosterPlace) => {
    const { confirmRosterPlace } = await import('./championship-answers.ts')
    return confirmRosterPlace(convoca, { id, registrationId, body: { is_confirmed: isConfirmed } })
  },
  {
    onSettled: (_data, _error, { championshipId }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['championship', championshipId] })
      void refreshNotifications(client)
    },
  },
)
