import { maskPixKey } from '@convoca/sdk/text'
import { strToU8, zipSync } from 'fflate'
import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { DomainError } from '../../errors.ts'
import { notify } from '../notifications/service.ts'
import {
  deleteArchivesExpiredBefore,
  findArchive,
  findArchiveBytes,
  insertArchiveRequest,
  storeArchive,
} from './repository.ts'
import { findExportSections, findOwnPictures, findOwnProof, findOwnProofIds } from './export-repository.ts'
import { requireOwnAccount } from '../users/own-account.ts'
import { listDatedPixKeys } from '../users/pix-keys.ts'
import { findProfile } from '../users/service.ts'

const LIFETIME = 7 * 24 * 60 * 60 * 1000
/** Before which a finished archive answers further requests, so that one that arrives late adds no second job. */
const FRESHNESS = 60 * 1000
/** After which a request that was lost may be made again. */
const PATIENCE = 60 * 60 * 1000

/** All that is held about the user; of others nothing, and no secret. */
async function collectAccount(
  { db, now }: Pick<SystemContext, 'db' | 'now'>,
  userId: string,
): Promise<Schemas['AccountExport'] | null> {
  const profile = await findProfile({ db }, userId)
  if (profile === null) return null
  const pixKeys = await listDatedPixKeys({ db }, userId)
  const sections = [
    ...(await findExportSections(db, userId)),
    // Whole keys are shown after a proof of identity only, which an open session is not.
    { name: 'pix_keys', records: pixKeys.map((key) => ({ ...key, key: maskPixKey(key.type, key.key) })) },
  ]
  return { exported_at: now().toISOString(), profile, sections }
}

export async function exportAccount(context: Context, userId: string): Promise<Schemas['AccountExport']> {
  requireOwnAccount(context, userId)
  const account = await collectAccount(context, context.actor.userId)
  if (account === null) throw new DomainError('USER_NOT_FOUND')
  return account
}

export async function readArchive(context: Context, userId: string): Promise<Schemas['AccountArchive']> {
  requireOwnAccount(context, userId)
  const found = await findArchive(context.db, context.actor.userId, context.now())
  if (found === null) return { status: 'NONE', requested_at: null, expires_at: null }
  return {
    status: found.is_ready ? 'READY' : 'PENDING',
    requested_at: found.requested_at.toISOString(),
    expires_at: found.expires_at?.toISOString() ?? null,
  }
}

/** Adds one job if several requests come at once. */
export async function requestArchive(context: Context, userId: string): Promise<Schemas['AccountArchive']> {
  requireOwnAccount(context, userId)
  const { db, actor, archives, now } = context
  const at = now()
  const isNew = await insertArchiveRequest(db, actor.userId, {
    now: at,
    staleBefore: new Date(at.getTime() - FRESHNESS),
    lostBefore: new Date(at.getTime() - PATIENCE),
  })
  if (isNew) await archives.add(context, { userId: actor.userId })
  return readArchive(context, userId)
}

export async function downloadArchive(context: Context, userId: string): Promise<Buffer> {
  requireOwnAccount(context, userId)
  const bytes = await findArchiveBytes(context.db, context.actor.userId, context.now())
  if (bytes === null) throw new DomainError('NOT_FOUND')
  return bytes
}

type Services = Omit<SystemContext, 'afterCommit'>

/** A picture that cannot be read fails the job, which is run again: an archive is whole, or there is none. */
function requireBytes(bytes: Buffer | null, name: string): Buffer {
  if (bytes === null) throw new Error(`a picture of the archive cannot be read: ${name}`)
  return bytes
}

async function packArchive(services: Services, userId: string): Promise<Buffer | null> {
  const account = await collectAccount(services, userId)
  if (account === null) return null
  const files: Record<string, Uint8Array> = { 'conta.json': strToU8(JSON.stringify(account, null, 2)) }
  for (const { id, business_type: type, hash } of await findOwnPictures(services.db, userId)) {
    files[`imagens/${type.toLowerCase()}-${id}.jpg`] = requireBytes(await services.storage.read(hash), id)
  }
  for (const id of await findOwnProofIds(services.db, userId)) {
    files[`provas/${id}.jpg`] = requireBytes(await findOwnProof(services.db, userId, id), id)
  }
  return Buffer.from(zipSync(files, { level: 6 }))
}

/** The job: packs the archive and notifies its owner. Run again, it does so once: the second run finds the archive. */
export async function prepareArchive(
  services: Services,
  userId: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const archive = await packArchive(services, userId)
  // Erased in the meantime.
  if (archive === null) return
  await runInTransaction(
    services.db,
    async (unit) => {
      const context = { ...services, ...unit }
      const expiresAt = new Date(services.now().getTime() + LIFETIME)
      if (!(await storeArchive(unit.db, userId, { archive, expiresAt }))) return
      await context.mails.send(context, { template: 'archiveReady', userId })
      const body = 'Baixe o arquivo nas configurações, em “Seus dados”. Ele fica disponível por 7 dias.'
      const draft = {
        type: 'ANNOUNCE_NEW',
        contextType: 'USER',
        title: 'Os seus dados estão prontos',
        body,
      } as const
      await notify(context, [{ ...draft, userId }])
    },
    onError,
  )
}

export async function deleteExpiredArchives({ db, now }: Pick<SystemContext, 'db' | 'now'>): Promise<void> {
  await deleteArchivesExpiredBefore(db, now())
}
