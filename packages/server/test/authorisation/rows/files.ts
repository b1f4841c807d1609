import { type Rows, leaders } from '../row.ts'
import type { Scenario } from '../scenario.ts'

function picture(scenario: Scenario) {
  return {
    base64: scenario.picture,
    extension: 'PNG' as const,
    entityType: 'TEAM' as const,
    entityId: scenario.teamId,
    businessType: 'TEAM_BANNER_PHOTO' as const,
    fileType: 'IMAGE' as const,
  }
}

export const fileRows = {
  saveFile: { call: (scenario) => ({ body: picture(scenario) }), outcomes: leaders(201) },
  replaceFile: {
    call: (scenario) => ({
      path: { id: scenario.fileId },
      body: { ...picture(scenario), businessType: 'TEAM_PROFILE_PHOTO' },
    }),
    outcomes: leaders(200),
  },
  deleteFile: { call: (scenario) => ({ path: { id: scenario.fileId } }), outcomes: leaders(204) },
} satisfies Rows
