import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { UsageError, runCommand, withDatabase } from './command-line.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/schema.ts'
import { runInTransaction } from './database/transaction.ts'
import { addListedGame } from './domains/games/additions.ts'
import { findAllGames } from './domains/games/queries.ts'
import { DomainError } from './errors.ts'
import { createPictureDecoder } from './adapters/images.ts'
import { createStorage } from './adapters/storage.ts'

/**
 * `pnpm --filter @convoca/server games list` and `games add <file.json>`: the games that teams can play, on the database of
 * DATABASE_URL or of the server that runs on DATA_DIR. The file is a list such as `[{"name": "VALORANT", "icon": "valorant.png"}]`,
 * the icons beside it. A game of that name that is there already keeps its teams and gets the icon.
 */

const gameList = z
  .array(z.strictObject({ name: z.string().trim().min(1).max(60), icon: z.string().min(1).optional() }))
  .min(1)
  .max(500)

type Entry = z.infer<typeof gameList>[number]

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function readEntries(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} cannot be read`)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is no JSON`)
  }
  const parsed = gameList.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UsageError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

async function readIcon(path: string): Promise<Buffer> {
  return readFile(path).catch(() => {
    throw new UsageError(`The icon ${path} cannot be read`)
  })
}

/** All or none, so that a file can be corrected and given again. */
async function addGames(db: Db, config: Config, path: string): Promise<void> {
  const entries = await readEntries(path)
  const pictures = createPictureDecoder(config)
  const storage = createStorage({ folder: config.filesDir, db })
  try {
    const lines = await runInTransaction(
      db,
      async (unit) => {
        const said: string[] = []
        for (const { name, icon } of entries) {
          const bytes = icon === undefined ? null : await readIcon(resolve(dirname(path), icon))
          const isNew = await addListedGame({ ...unit, storage, pictures }, { name, icon: bytes }).catch(
            (error: unknown) => {
              if (error instanceof DomainError) throw new UsageError(`${name}: ${error.message}`)
              throw error
            },
          )
          said.push(`${name}: ${isNew ? 'added' : 'was there already'}`)
        }
        return said
      },
      (error) => {
        throw error
      },
    )
    for (const line of lines) print(line)
  } finally {
    pictures.close()
  }
}

async function listGames(db: Db): Promise<void> {
  const games = await findAllGames(db)
  if (games.length === 0) print('There are no games yet: games add <file.json>')
  for (const { id, name, icon } of games) print(`${id}  ${name}${icon === null ? '  (no icon)' : ''}`)
}

async function run([command, path]: readonly string[]): Promise<void> {
  const isKnown = command === 'list' || (command === 'add' && path !== undefined)
  if (!isKnown) throw new UsageError('Usage: games list | games add <file.json>')
  await withDatabase(async (db, config) => {
    if (path === undefined || command === 'list') await listGames(db)
    // pnpm runs the script in the package's folder; the path is meant from where it was called.
    else await addGames(db, config, resolve(process.env['INIT_CWD'] ?? '.', path))
  })
}

await runCommand(run)
