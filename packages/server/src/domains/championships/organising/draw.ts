import { createHash, randomBytes } from 'node:crypto'

/** Published with the draw. */
export function createDrawSeed(): string {
  return randomBytes(16).toString('hex')
}

/** The order of a draw: by the SHA-256 of `<seed>:<id>`, which anybody can compute again. */
export function drawOrder(seed: string, ids: readonly string[]): string[] {
  const hashOf = (id: string): string => createHash('sha256').update(`${seed}:${id}`).digest('hex')
  const hashes = new Map(ids.map((id) => [id, hashOf(id)]))
  return ids.toSorted((a, b) => ((hashes.get(a) ?? '') < (hashes.get(b) ?? '') ? -1 : 1))
}
