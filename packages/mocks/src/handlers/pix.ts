import type { Schemas } from '@convoca/sdk'
import { ageOn, isPixKey, maskPixKey } from '@convoca/sdk/text'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findById, requireIdentity, requireOwnAccount } from './access.ts'
import type { Handlers } from './handler.ts'

type PixKey = Schemas['PixKey']

/** Keys a user may have (docs/product.md#profile). */
const maxPixKeys = 5
const ageOfMajority = 18

const findPixKeys = (database: MockDatabase, user: UserRecord) =>
  database.pixKeys.filter((key) => key.user_id === user.id)

const maskKey = (key: PixKey): PixKey => ({ ...key, key: maskPixKey(key.type, key.key) })

function validateKey(
  database: MockDatabase,
  user: UserRecord,
  body: Schemas['PixKeyInput'],
  except?: PixKey,
): void {
  if (body.user_id !== undefined && body.user_id !== user.id)
    throw invalid('user_id', 'INVALID_VALUE', 'must be the one of the address')
  if (!isPixKey(body.type, body.key)) {
    throw invalid('key', 'INVALID_FORMAT', 'is invalid')
  }
  if (findPixKeys(database, user).some((key) => key !== except && key.key === body.key))
    throw new MockProblem('PIX_KEY_TAKEN')
}

export const pixHandlers: Handlers<
  'listPixKeys' | 'revealPixKey' | 'createPixKey' | 'updatePixKey' | 'deletePixKey'
> = {
  listPixKeys(context) {
    return findPixKeys(context.database, requireOwnAccount(context)).map(maskKey)
  },
  revealPixKey(context) {
    const { database, input } = context
    const user = requireOwnAccount(context)
    const key = findById(findPixKeys(database, user), input.pixId)
    requireIdentity(database, user, input.body)
    return key
  },
  createPixKey(context) {
    const { database } = context
    const { body } = context.input
    const user = requireOwnAccount(context)
    if (ageOn(user.birth, new Date(database.now())) < ageOfMajority)
      throw new MockProblem('MINOR_NOT_ALLOWED')
    if (findPixKeys(database, user).length >= maxPixKeys) throw new MockProblem('PIX_KEY_LIMIT')
    validateKey(database, user, body)
    const key = { ...body, id: database.nextId('pixKey'), user_id: user.id }
    database.pixKeys.push(key)
    return maskKey(key)
  },
  updatePixKey(context) {
    const { database } = context
    const user = requireOwnAccount(context)
    const key = findById(findPixKeys(database, user), context.input.pixId)
    validateKey(database, user, context.input.body, key)
    return maskKey(Object.assign(key, context.input.body))
  },
  deletePixKey(context) {
    const { database } = context
    const key = findById(findPixKeys(database, requireOwnAccount(context)), context.input.pixId)
    database.pixKeys = database.pixKeys.filter((one) => one !== key)
    return undefined
  },
}
