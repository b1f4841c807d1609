import { MAX_PIX_KEYS } from '@convoca/sdk/rules'
import { isPixKey, maskPixKey, onlyDigits, phoneDigits } from '@convoca/sdk/text'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { DomainError, invalid } from '../../errors.ts'
import { toNewEmail, toReadableEmail } from '../auth/email-address.ts'
import { latestBirth } from '../auth/rules.ts'
import { requireOwnAccount } from './own-account.ts'
import {
  countPixKeys,
  deletePixKeyRow,
  findPixKey,
  findPixKeys,
  insertPixKey,
  lockBirth,
  updatePixKeyRow,
  findDatedPixKeys,
} from './pix-keys-repository.ts'
import { fullAge } from './rules.ts'

interface PixKeyPath {
  id: string
  pixId: string
}

type Key = Pick<Schemas['PixKey'], 'type' | 'key'>

/** One spelling of each key, the one of a Pix charge. */
const spellings: Readonly<Record<Schemas['PixKeyType'], (key: string) => string>> = {
  CPF: onlyDigits,
  EMAIL: (key) => toNewEmail('key', key).toLowerCase(),
  PHONE: (key) => `+55${phoneDigits(key)}`,
  KEYRANDOM: (key) => key.toLowerCase(),
}

/** The key as people read it: an e-mail with the letters of its domain. */
function toRevealed(key: Schemas['PixKey']): Schemas['PixKey'] {
  return key.type === 'EMAIL' ? { ...key, key: toReadableEmail(key.key) } : key
}

function toMasked(key: Schemas['PixKey']): Schemas['PixKey'] {
  return { ...key, key: maskPixKey(key.type, toRevealed(key).key) }
}

function checkPixKey(userId: string, input: Schemas['PixKeyInput']): Key {
  if (input.user_id !== undefined && input.user_id.toLowerCase() !== userId) {
    throw invalid('user_id', 'INVALID_VALUE', 'must be the one of the address')
  }
  const { type } = input
  const key = input.key.trim()
  if (!isPixKey(type, key)) throw invalid('key', 'INVALID_FORMAT', `must be a key of type ${type}`)
  return { type, key: spellings[type](key) }
}

async function refuseSecond<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (getViolatedConstraint(error) !== 'pix_keys_key_key') throw error
    throw new DomainError('PIX_KEY_TAKEN', {
      fieldErrors: [{ path: 'key', code: 'TAKEN', message: 'key is already in use' }],
    })
  }
}

export async function listPixKeys(context: Context, userId: string): Promise<Schemas['PixKey'][]> {
  requireOwnAccount(context, userId)
  return (await findPixKeys(context.db, context.actor.userId)).map(toMasked)
}

/** Whole: only for whoever has shown that the account is theirs. */
export async function readPixKey(context: Context, { id, pixId }: PixKeyPath): Promise<Schemas['PixKey']> {
  requireOwnAccount(context, id)
  const key = await findPixKey(context.db, { userId: context.actor.userId, id: pixId })
  if (key === null) throw new DomainError('NOT_FOUND')
  return toRevealed(key)
}

/** Throws for a minor. */
async function lockAdult({ db, actor, now }: Context): Promise<void> {
  const birth = await lockBirth(db, actor.userId)
  if (birth === null || birth > latestBirth(fullAge, now())) throw new DomainError('MINOR_NOT_ALLOWED')
}

export async function createPixKey(
  context: Context,
  userId: string,
  input: Schemas['PixKeyInput'],
): Promise<Schemas['PixKey']> {
  requireOwnAccount(context, userId)
  const { db, actor } = context
  const key = checkPixKey(actor.userId, input)
  await lockAdult(context)
  if ((await countPixKeys(db, actor.userId)) >= MAX_PIX_KEYS) throw new DomainError('PIX_KEY_LIMIT')
  return toMasked(await refuseSecond(() => insertPixKey(db, actor.userId, key)))
}

export async function updatePixKey(
  context: Context,
  { id, pixId }: PixKeyPath,
  input: Schemas['PixKeyInput'],
): Promise<Schemas['PixKey']> {
  requireOwnAccount(context, id)
  const { db, actor } = context
  const key = checkPixKey(actor.userId, input)
  await lockAdult(context)
  const stored = await refuseSecond(() => updatePixKeyRow(db, { userId: actor.userId, id: pixId }, key))
  if (stored === null) throw new DomainError('NOT_FOUND')
  return toMasked(stored)
}

export async function deletePixKey(context: Context, { id, pixId }: PixKeyPath): Promise<void> {
  requireOwnAccount(context, id)
  const isDeleted = await deletePixKeyRow(context.db, { userId: context.actor.userId, id: pixId })
  if (!isDeleted) throw new DomainError('NOT_FOUND')
}

/** The keys with the time at which each was added, for the archive of the account. */
export const listDatedPixKeys = ({ db }: Pick<Context, 'db'>, userId: string) => findDatedPixKeys(db, userId)
