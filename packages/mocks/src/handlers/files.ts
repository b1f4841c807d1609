import type { Schemas } from '@convoca/sdk'
import { MockProblem } from '../problem.ts'
import { findTeam, findUser } from '../mappers.ts'
import type { MockDatabase, TeamRecord, UserRecord } from '../mock-database.ts'
import { findById } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'

/** Largest picture in bytes (part 2 §5). */
const largest = 5 * 1024 * 1024

function requireLeader(team: TeamRecord, user: UserRecord): void {
  const role = team.members.find((member) => member.userId === user.id)?.role
  if (role !== 'OWNER' && role !== 'MANAGER') throw new MockProblem(403, 'FORBIDDEN')
}

/** The list of pictures that a file belongs to, when the caller may change it. */
function picturesOf(
  database: MockDatabase,
  user: UserRecord,
  body: Schemas['FileInput'],
): Schemas['FileRef'][] {
  if (body.entityType === 'USER') {
    if (body.entityId !== user.id) throw new MockProblem(403, 'FORBIDDEN')
    return findUser(database, body.entityId).pictures
  }
  if (body.entityType === 'TEAM_SPONSOR' || body.entityType === 'AWARD') {
    const list = body.entityType === 'AWARD' ? database.achievements : database.sponsors
    const { team_id, files } = findById<Schemas['Achievement'] | Schemas['Sponsor']>(list, body.entityId)
    requireLeader(findTeam(database, team_id), user)
    return files
  }
  if (body.entityType !== 'TEAM') throw new MockProblem(403, 'FORBIDDEN')
  const team = findTeam(database, body.entityId)
  requireLeader(team, user)
  return team.pictures
}

function store(
  database: MockDatabase,
  user: UserRecord,
  body: Schemas['FileInput'],
  replaced?: string,
): Schemas['FileRecord'] {
  if (body.base64.length * 0.75 > largest) throw new MockProblem(413, 'FILE_TOO_LARGE')
  const pictures = picturesOf(database, user, body)
  const earlier = pictures.findIndex((file) => file.business_type === body.businessType)
  if (replaced !== undefined && pictures[earlier]?.id !== replaced)
    throw new MockProblem(404, 'FILE_NOT_FOUND')
  const id = replaced ?? database.nextId('file')
  // The clock makes the name new each time: pictures are cached for ever by their address.
  const created_at = database.now()
  const name = `upload-${id}-${Date.parse(created_at)}.jpg`
  database.uploads.set(name, body.base64)
  const file = { id, business_type: body.businessType, url: `/files/mock/${name}` }
  pictures.splice(earlier === -1 ? pictures.length : earlier, earlier === -1 ? 0 : 1, file)
  const size = body.businessType.endsWith('BANNER') || body.businessType === 'TEAM_BANNER_PHOTO' ? 1200 : 400
  const owner = { entity_type: body.entityType, entity_id: body.entityId }
  return { ...file, ...owner, width: size, height: 400, created_at }
}

function remove(database: MockDatabase, user: UserRecord, id: string): undefined {
  const holds = (pictures: readonly Schemas['FileRef'][]) => pictures.some((file) => file.id === id)
  const shown = [...database.achievements, ...database.sponsors].find(({ files }) => holds(files))
  const team = shown
    ? findTeam(database, shown.team_id)
    : database.teams.find(({ pictures }) => holds(pictures))
  const pictures = shown?.files ?? team?.pictures ?? user.pictures
  if (!holds(pictures)) throw new MockProblem(404, 'FILE_NOT_FOUND')
  if (team) requireLeader(team, user)
  pictures.splice(
    pictures.findIndex((file) => file.id === id),
    1,
  )
}

export const fileHandlers: Handlers<'saveFile' | 'replaceFile' | 'deleteFile'> = {
  saveFile: (context) => store(context.database, requireUser(context), context.input.body),
  replaceFile: (context) =>
    store(context.database, requireUser(context), context.input.body, context.input.id),
  deleteFile: (context) => remove(context.database, requireUser(context), context.input.id),
}
