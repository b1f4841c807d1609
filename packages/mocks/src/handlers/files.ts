import { decodedLength, hasPermission, imageRules, maxImageBytes } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, TeamRecord, UserRecord } from '../mock-database.ts'
import { MockProblem } from '../problem.ts'
import { findTeam, findUser } from '../queries.ts'
import { findById } from './access.ts'
import { requireChampionshipPermission } from './championships.ts'
import { requireUser, type Handlers } from './handler.ts'

function requireTeamPermission(
  team: TeamRecord,
  user: UserRecord,
  permission: 'editTeam' | 'manageShowcase',
): void {
  const role = team.members.find((member) => member.userId === user.id)?.role
  if (role === undefined || !hasPermission(role, permission)) throw new MockProblem('FORBIDDEN')
}

/** Those of a badge, and those that were uploaded for a game. */
function findStaffPictures(
  { staffBadges, gamePictures }: MockDatabase,
  { entityType, entityId }: Schemas['FileInput'],
): Schemas['FileRef'][] {
  if (entityType === 'BADGET') return findById(staffBadges, entityId).files
  const files = gamePictures.get(entityId) ?? []
  gamePictures.set(entityId, files)
  return files
}

/** The pictures of an entity that the caller may change. */
function findPictures(
  database: MockDatabase,
  user: UserRecord,
  body: Schemas['FileInput'],
): Schemas['FileRef'][] {
  if (body.entityType === 'USER') {
    if (body.entityId !== user.id) throw new MockProblem('FORBIDDEN')
    return findUser(database, body.entityId).pictures
  }
  if (body.entityType === 'TEAM_SPONSOR' || body.entityType === 'AWARD') {
    const list = body.entityType === 'AWARD' ? database.achievements : database.sponsors
    const { team_id, files } = findById<Schemas['Achievement'] | Schemas['Sponsor']>(list, body.entityId)
    requireTeamPermission(findTeam(database, team_id), user, 'manageShowcase')
    return files
  }
  if (body.entityType === 'CHAMPIONSHIP') {
    const context = { database, user, input: { id: body.entityId } }
    return requireChampionshipPermission(context, 'edit').files
  }
  if (body.entityType === 'GAME' || body.entityType === 'BADGET') {
    if (!database.adminIds.has(user.id)) throw new MockProblem('FORBIDDEN')
    return findStaffPictures(database, body)
  }
  if (body.entityType !== 'TEAM') throw new MockProblem('FORBIDDEN')
  const team = findTeam(database, body.entityId)
  requireTeamPermission(team, user, 'editTeam')
  return team.pictures
}

function savePicture(
  database: MockDatabase,
  user: UserRecord,
  body: Schemas['FileInput'],
  replaced?: string,
): Schemas['FileRecord'] {
  if (decodedLength(body.base64) > maxImageBytes) throw new MockProblem('FILE_TOO_LARGE')
  const pictures = findPictures(database, user, body)
  const earlier = pictures.findIndex((file) => file.business_type === body.businessType)
  if (replaced !== undefined && pictures[earlier]?.id !== replaced) throw new MockProblem('FILE_NOT_FOUND')
  const id = replaced ?? database.nextId('file')
  // A new name for each upload, because pictures are cached for ever by URL.
  const created_at = database.now()
  const name = `upload-${id}-${Date.parse(created_at)}.jpg`
  database.uploads.set(name, body.base64)
  const file = { id, business_type: body.businessType, url: `/files/mock/${name}` }
  pictures.splice(earlier === -1 ? pictures.length : earlier, earlier === -1 ? 0 : 1, file)
  const owner = { entity_type: body.entityType, entity_id: body.entityId }
  return { ...file, ...owner, ...imageRules[body.businessType].stored, created_at }
}

function removePicture(database: MockDatabase, user: UserRecord, id: string): undefined {
  const hasFile = (pictures: readonly Schemas['FileRef'][]) => pictures.some((file) => file.id === id)
  const shown = [...database.achievements, ...database.sponsors].find(({ files }) => hasFile(files))
  const team = shown
    ? findTeam(database, shown.team_id)
    : database.teams.find(({ pictures }) => hasFile(pictures))
  const pictures = shown?.files ?? team?.pictures ?? user.pictures
  if (!hasFile(pictures)) throw new MockProblem('FILE_NOT_FOUND')
  if (team) requireTeamPermission(team, user, shown ? 'manageShowcase' : 'editTeam')
  pictures.splice(
    pictures.findIndex((file) => file.id === id),
    1,
  )
}

export const fileHandlers: Handlers<'saveFile' | 'replaceFile' | 'deleteFile'> = {
  saveFile: (context) => savePicture(context.database, requireUser(context), context.input.body),
  replaceFile: (context) =>
    savePicture(context.database, requireUser(context), context.input.body, context.input.id),
  deleteFile: (context) => removePicture(context.database, requireUser(context), context.input.id),
}
