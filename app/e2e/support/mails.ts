import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A mail as it is written: quoted-printable, with soft line breaks. */
function decode(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

export async function readMails(dataDir: string, template: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.includes(`-${template}-`)).toSorted()
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(decode)
}

/** The link of the `count`th mail of a template to this address, once it has been written. */
export async function mailedLink(
  { dataDir }: { dataDir: string },
  template: 'recovery' | 'confirmEmail' | 'passwordChanged' | 'confirmNewEmail' | 'erasureRequested',
  address: string,
  count = 1,
): Promise<string> {
  await expect
    .poll(async () => (await readMails(dataDir, template, address)).length)
    .toBeGreaterThanOrEqual(count)
  const mails = await readMails(dataDir, template, address)
  return /https?:\/\/\S+/.exec(mails[count - 1] ?? '')?.[0] ?? ''
}
