import { type Rows, leaders } from '../row.ts'
import type { World } from '../scenario.ts'

function picture(world: World) {
  return {
    base64: world.picture,
    extension: 'PNG' as const,
    entityType: 'TEAM' as const,
    entityId: world.teamId,
    businessType: 'TEAM_BANNER_PHOTO' as const,
    fileType: 'IMAGE' as const,
  }
}

export const fileRows = {
  saveFile: { call: (world) => ({ body: picture(world) }), outcomes: leaders(201) },
  replaceFile: {
    call: (world) => ({
      path: { id: world.fileId },
      body: { ...picture(world), businessType: 'TEAM_PROFILE_PHOTO' },
    }),
    outcomes: leaders(200),
  },
  deleteFile: { call: (world) => ({ path: { id: world.fileId } }), outcomes: leaders(204) },
} satisfies Rows
