import { atomWithWrite } from './mutation.ts'
import { refreshNotifications } from './refresh-notifications.ts'

export interface StaffAnswer {
  championshipId: string
  isConfirmed: boolean
}

/** Accepts or declines a role in a championship's staff. Apart from the organising page, which the bell does not load. */
export const confirmStaffRoleAtom = atomWithWrite(
  'confirmStaffRole',
  async (convoca, { championshipId: id, isConfirmed }: StaffAnswer) => {
    const { confirmStaffRole } = await import('./championship-answers.ts')
    return confirmStaffRole(convoca, { id, body: { is_confirmed: isConfirmed } })
  },
  {
    onSettled: (_data, _error, { championshipId }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['championship', championshipId] })
      void client.invalidateQueries({ queryKey: ['championships', 'mine'] })
      void refreshNotifications(client)
    },
  },
)
