import { randomBytes } from 'node:crypto'
import { recoveryCodeCount, twoStepSetupLifetime } from '@convoca/contract/rules'
import type { Context, QueryContext, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { toReadableEmail } from '../email-address.ts'
import { findPassword } from '../repository.ts'
import { deleteChallengesOf } from './challenges-repository.ts'
import { createRecoveryCodes, describeSecret, findStep, isTotpCode, normaliseRecoveryCode } from './codes.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCode,
  deleteTwoStep,
  enableSetup,
  findTwoStep,
  replaceRecoveryCodes,
  upsertSetup,
  consumeStep,
} from './repository.ts'

const SECRET_BYTES = 20
/** The settings of a signed-in user count their codes apart from log-ins. */
const SETTINGS = 'settings'

const wrongCode = () =>
  new DomainError('CODE_INVALID', {
    fieldErrors: [{ path: 'code', code: 'INVALID_VALUE', message: 'the code is wrong or was used' }],
  })

export async function readTwoStep({ db, actor }: QueryContext): Promise<Schemas['TwoStep']> {
  const found = await findTwoStep(db, actor.userId)
  const enabledAt = found?.enabled_at ?? null
  return {
    enabled: enabledAt !== null,
    enabled_at: enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: enabledAt === null ? 0 : await countRecoveryCodes(db, actor.userId),
  }
}

/** Starts the set-up with a new secret, which is stored encrypted. */
export async function startTwoStep(context: Context): Promise<Schemas['TwoStepSetup']> {
  const { db, actor, secrets, now } = context
  const secret = randomBytes(SECRET_BYTES)
  const setup = { secret: secrets.encrypt(secret, actor.userId), createdAt: now() }
  if (!(await upsertSetup(db, actor.userId, setup))) throw new DomainError('TWO_STEP_ENABLED')
  const { email } = await findPassword(db, actor.userId)
  return describeSecret(secret, toReadableEmail(email))
}

async function writeRecoveryCodes(context: Context): Promise<Schemas['RecoveryCodes']> {
  const { db, actor, secrets } = context
  const recoveryCodes = createRecoveryCodes(recoveryCodeCount)
  const hashes = recoveryCodes.map((code) => secrets.hash(normaliseRecoveryCode(code), actor.userId))
  await replaceRecoveryCodes(db, actor.userId, hashes)
  return { recoveryCodes }
}

/** Switches it on, with a code that shows that the app has the secret. */
export async function enableTwoStep(context: Context, code: string): Promise<Schemas['RecoveryCodes']> {
  const { db, actor, secrets, now } = context
  const setup = await findTwoStep(db, actor.userId)
  if (setup !== null && setup.enabled_at !== null) throw new DomainError('TWO_STEP_ENABLED')
  const isRunning = setup !== null && now().getTime() - setup.created_at.getTime() < twoStepSetupLifetime
  if (!isRunning) throw new DomainError('TWO_STEP_NOT_ENABLED')
  const step = findStep(secrets.decrypt(setup.secret, actor.userId), code, now())
  if (step === null) throw wrongCode()
  if (!(await enableSetup(db, actor.userId, { secret: setup.secret, step, now: now() })))
    throw new DomainError('TWO_STEP_ENABLED')
  await context.mails.send(context, { template: 'twoStepOn', userId: actor.userId })
  return writeRecoveryCodes(context)
}

/** Uses up a code of the app or a recovery code; throws where it is wrong or was used. */
export async function consumeCode(context: SystemContext, userId: string, code: string): Promise<void> {
  const { db, secrets, now } = context
  if (!isTotpCode(code)) {
    const hash = secrets.hash(normaliseRecoveryCode(code), userId)
    if (!(await deleteRecoveryCode(db, userId, hash))) throw wrongCode()
    return
  }
  const found = await findTwoStep(db, userId)
  const step = found === null ? null : findStep(secrets.decrypt(found.secret, userId), code, now())
  if (step === null || !(await consumeStep(db, userId, step))) throw wrongCode()
}

export interface TwoStepProof {
  password?: string | undefined
  code: string
}

/** Throws unless it is the signed-in user's password; an account without one has nothing to prove. Not in a transaction. */
async function requirePassword(
  { db, actor, passwords }: Pick<Context, 'db' | 'actor' | 'passwords'>,
  password: string | undefined,
): Promise<void> {
  const { password_hash: hash } = await findPassword(db, actor.userId)
  if (hash === null || (password !== undefined && (await passwords.verify(hash, password)))) return
  throw new DomainError('WRONG_PASSWORD', {
    fieldErrors: [{ path: 'password', code: 'INVALID_VALUE', message: 'the password is wrong' }],
  })
}

/** Checks the password and counts the code, outside a transaction. */
export async function prepareProof(context: Context, { password }: TwoStepProof): Promise<void> {
  const { db, actor, secondStepLimit } = context
  const found = await findTwoStep(db, actor.userId)
  if (found === null || found.enabled_at === null) throw new DomainError('TWO_STEP_NOT_ENABLED')
  await requirePassword(context, password)
  await secondStepLimit.count(actor.userId, SETTINGS)
}

async function consumeProof(context: Context, code: string): Promise<void> {
  const { actor, secondStepLimit } = context
  await consumeCode(context, actor.userId, code)
  context.afterCommit(() => secondStepLimit.giveBack(actor.userId, SETTINGS))
}

export async function renewRecoveryCodes(context: Context, code: string): Promise<Schemas['RecoveryCodes']> {
  await consumeProof(context, code)
  return writeRecoveryCodes(context)
}

export async function disableTwoStep(context: Context, code: string): Promise<void> {
  const { db, actor, mails } = context
  await consumeProof(context, code)
  if (!(await deleteTwoStep(db, actor.userId))) throw new DomainError('TWO_STEP_NOT_ENABLED')
  await deleteChallengesOf(db, actor.userId)
  await mails.send(context, { template: 'twoStepOff', userId: actor.userId })
}
