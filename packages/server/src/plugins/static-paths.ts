import { stat } from 'node:fs/promises'

const YEAR_SECONDS = 31_536_000
/** For addresses that change with their content. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`

export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** The decoded path; null where it could leave its folder or name a hidden file. */
export function toSafePath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    const parts = path.split('/').slice(1)
    const isSafe = parts.every((part) => !part.startsWith('.') && !/[\\\0]/.test(part))
    return isSafe ? path : null
  } catch {
    return null
  }
}
