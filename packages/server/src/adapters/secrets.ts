import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '../context.ts'

const IV = 12
const TAG = 16

/** The key in the data folder, made on first use; complete as soon as it has its name, and of simultaneous ones the first stays. */
function readKeyFile(dataDir: string): Buffer {
  const file = join(dataDir, 'encryption.key')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}

/** AES-256-GCM and HMAC-SHA-256 by keys that are not in the database: a stolen dump opens nothing. */
export function createSecrets({
  encryptionKey,
  dataDir,
}: {
  encryptionKey: Buffer | null
  dataDir: string
}): Secrets {
  let main: Buffer | null = encryptionKey
  const derive = (purpose: string): Buffer => {
    main ??= readKeyFile(dataDir)
    return Buffer.from(hkdfSync('sha256', main, '', purpose, 32))
  }
  return {
    encrypt(plain, owner) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', derive('encryption'), iv).setAAD(Buffer.from(owner))
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(sealed, owner) {
      const decipher = createDecipheriv('aes-256-gcm', derive('encryption'), sealed.subarray(0, IV))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG))
      return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()])
    },
    hash: (text, owner) =>
      createHmac('sha256', derive('hash'))
        .update(JSON.stringify([owner, text]))
        .digest(),
  }
}
