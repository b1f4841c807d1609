import type { Schemas } from '@convoca/sdk'
import { MockProblem } from '../problem.ts'
import { teamOf, userOf } from '../shapes.ts'
import type { World, WorldTeam, WorldUser } from '../world.ts'
import { oneById } from './access.ts'
import { signedIn, type Handlers } from './handler.ts'

/** Largest picture in bytes (part 2 §5). */
const largest = 5 * 1024 * 1024

function requireLeader(team: WorldTeam, user: WorldUser): void {
  const role = team.members.find((member) => member.userId === user.id)?.role
  if (role !== 'OWNER' && role !== 'MANAGER') throw new MockProblem(403, 'FORBIDDEN')
}

/** The list of pictures that a file belongs to, when the caller may change it. */
function picturesOf(world: World, user: WorldUser, body: Schemas['FileInput']): Schemas['FileRef'][] {
  if (body.entityType === 'USER') {
    if (body.entityId !== user.id) throw new MockProblem(403, 'FORBIDDEN')
    return userOf(world, body.entityId).pictures
  }
  if (body.entityType === 'TEAM_SPONSOR' || body.entityType === 'AWARD') {
    const list = body.entityType === 'AWARD' ? world.achievements : world.sponsors
    const { team_id, files } = oneById<Schemas['Achievement'] | Schemas['Sponsor']>(list, body.entityId)
    requireLeader(teamOf(world, team_id), user)
    return files
  }
  if (body.entityType !== 'TEAM') throw new MockProblem(403, 'FORBIDDEN')
  const team = teamOf(world, body.entityId)
  requireLeader(team, user)
  return team.pictures
}

function store(
  world: World,
  user: WorldUser,
  body: Schemas['FileInput'],
  replaced?: string,
): Schemas['FileRecord'] {
  if (body.base64.length * 0.75 > largest) throw new MockProblem(413, 'FILE_TOO_LARGE')
  const pictures = picturesOf(world, user, body)
  const earlier = pictures.findIndex((file) => file.business_type === body.businessType)
  if (replaced !== undefined && pictures[earlier]?.id !== replaced)
    throw new MockProblem(404, 'FILE_NOT_FOUND')
  const id = replaced ?? world.nextId('file')
  // The clock makes the name new each time: pictures are cached for ever by their address.
  const created_at = world.now()
  const name = `upload-${id}-${Date.parse(created_at)}.jpg`
  world.uploads.set(name, body.base64)
  const file = { id, business_type: body.businessType, url: `/files/mock/${name}` }
  pictures.splice(earlier === -1 ? pictures.length : earlier, earlier === -1 ? 0 : 1, file)
  const size = body.businessType.endsWith('BANNER') || body.businessType === 'TEAM_BANNER_PHOTO' ? 1200 : 400
  const owner = { entity_type: body.entityType, entity_id: body.entityId }
  return { ...file, ...owner, width: size, height: 400, created_at }
}

function remove(world: World, user: WorldUser, id: string): undefined {
  const holds = (pictures: readonly Schemas['FileRef'][]) => pictures.some((file) => file.id === id)
  const shown = [...world.achievements, ...world.sponsors].find(({ files }) => holds(files))
  const team = shown ? teamOf(world, shown.team_id) : world.teams.find(({ pictures }) => holds(pictures))
  const pictures = shown?.files ?? team?.pictures ?? user.pictures
  if (!holds(pictures)) throw new MockProblem(404, 'FILE_NOT_FOUND')
  if (team) requireLeader(team, user)
  pictures.splice(
    pictures.findIndex((file) => file.id === id),
    1,
  )
}

export const fileHandlers: Handlers<'saveFile' | 'replaceFile' | 'deleteFile'> = {
  saveFile: (context) => store(context.world, signedIn(context), context.input.body),
  replaceFile: (context) => store(context.world, signedIn(context), context.input.body, context.input.id),
  deleteFile: (context) => remove(context.world, signedIn(context), context.input.id),
}
