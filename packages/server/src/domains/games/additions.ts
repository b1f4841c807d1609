import { GameInput } from '@convoca/sdk/limits'
import { imageRules } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Context, PreparedPicture, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { requireAdmin } from '../staff/access.ts'
import { logAct } from '../staff/audit.ts'
import { prepareFieldPicture } from '../files/field-picture.ts'
import { storeGameIcon } from '../files/pictures.ts'
import { lengthErrors } from '../text-rules.ts'
import { countGames, findOrInsertGame } from './repository.ts'
import { readGame } from './service.ts'

/** The number of games that lists of all games show. */
const MAX_GAMES = 500

export interface NewGame {
  name: string
  /** Null leaves the icon as it is. */
  icon: Buffer | null
}

async function refuseTooMany({ db }: Pick<SystemContext, 'db'>): Promise<void> {
  if ((await countGames(db)) > MAX_GAMES) throw new DomainError('GAME_LIMIT')
}

type AddingContext = Pick<SystemContext, 'db' | 'storage' | 'pictures' | 'afterCommit'>

/**
 * Adds a game for the command line, or gives the one of that name another icon; returns whether it is new.
 */
export async function addListedGame(context: AddingContext, { name, icon }: NewGame): Promise<boolean> {
  const { id, isNew } = await findOrInsertGame(context.db, name)
  if (isNew) await refuseTooMany(context)
  if (icon !== null) {
    const picture = await context.pictures.prepare(id, icon, imageRules.GAMES_ICON)
    await storeGameIcon(context, id, picture, null)
  }
  return isNew
}

/** Only for the staff, so that nobody else has pictures decoded. */
export async function prepareGameIcon(
  context: Context,
  base64: string | null,
): Promise<PreparedPicture | null> {
  await requireAdmin(context)
  return prepareFieldPicture(context, { path: 'icon', base64, sizes: imageRules.GAMES_ICON })
}

/** Adds a game for the staff: one that is there already is refused, and keeps its icon. */
export async function addGame(
  context: Context,
  input: Pick<Schemas['GameInput'], 'name'>,
  icon: PreparedPicture | null,
): Promise<Schemas['Game']> {
  await requireAdmin(context)
  const name = cleanName(input.name)
  refuseInvalid(lengthErrors('name', name, GameInput.name))
  const { id, isNew } = await findOrInsertGame(context.db, name)
  if (!isNew) {
    const taken = fieldError('name', 'TAKEN', 'is already in use')
    throw new DomainError('GAME_NAME_TAKEN', { fieldErrors: [taken] })
  }
  await refuseTooMany(context)
  if (icon !== null) await storeGameIcon(context, id, icon, context.actor.userId)
  await logAct(context, { action: 'GAME_ADDED', subjectId: id, detail: name })
  return readGame(context, id)
}
