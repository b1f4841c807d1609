import { readPlayerEligibility, registerPlayer } from '@convoca/sdk/core'
import { atomWithWrite } from './mutation.ts'
import { refreshesRegistrations } from './championship-registration.ts'

/** Registers the user without a team; the reasons that stand in the way, if there are some. */
export const registerPlayerAtom = atomWithWrite(
  'registerPlayer',
  async (convoca, { championshipId: id }: { championshipId: string }) => {
    const { reasons } = await readPlayerEligibility(convoca, { id })
    if (reasons.length === 0) await registerPlayer(convoca, { id })
    return reasons
  },
  refreshesRegistrations,
)
