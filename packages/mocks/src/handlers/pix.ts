import type { Schemas } from '@convoca/sdk'
import { ageOn, isPixKey, maskPixKey } from '@convoca/sdk/text'
import { invalid, MockProblem } from '../problem.ts'
import type { World, WorldUser } from '../world.ts'
import { oneById, ownAccount } from './access.ts'
import type { Handlers } from './handler.ts'

type PixKey = Schemas['PixKey']

/** Keys a user may have (product §4). */
const most = 5
const fullAge = 18

const keysOf = (world: World, user: WorldUser) => world.pixKeys.filter((key) => key.user_id === user.id)

const masked = (key: PixKey): PixKey => ({ ...key, key: maskPixKey(key.type, key.key) })

function checkKey(world: World, user: WorldUser, body: Schemas['PixKeyInput'], except?: PixKey): void {
  if (body.user_id !== user.id) throw new MockProblem(403, 'FORBIDDEN')
  if (!isPixKey(body.type, body.key)) {
    throw invalid('key', 'INVALID_FORMAT', 'is invalid')
  }
  if (world.pixKeys.some((key) => key !== except && key.key === body.key))
    throw new MockProblem(409, 'PIX_KEY_TAKEN')
}

export const pixHandlers: Handlers<'listPixKeys' | 'createPixKey' | 'updatePixKey' | 'deletePixKey'> = {
  listPixKeys(context) {
    const keys = keysOf(context.world, ownAccount(context))
    return context.input.reveal === true ? keys : keys.map(masked)
  },
  createPixKey(context) {
    const { world } = context
    const { body } = context.input
    const user = ownAccount(context)
    if (ageOn(user.birth, new Date(world.now())) < fullAge) throw new MockProblem(409, 'MINOR_NOT_ALLOWED')
    if (keysOf(world, user).length >= most) throw new MockProblem(409, 'PIX_KEY_LIMIT')
    checkKey(world, user, body)
    const key = { id: world.nextId('pixKey'), ...body }
    world.pixKeys.push(key)
    return masked(key)
  },
  updatePixKey(context) {
    const { world } = context
    const user = ownAccount(context)
    const key = oneById(keysOf(world, user), context.input.pixId)
    checkKey(world, user, context.input.body, key)
    return masked(Object.assign(key, context.input.body))
  },
  deletePixKey(context) {
    const { world } = context
    const key = oneById(keysOf(world, ownAccount(context)), context.input.pixId)
    world.pixKeys = world.pixKeys.filter((one) => one !== key)
    return undefined
  },
}
