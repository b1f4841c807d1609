import { stat } from 'node:fs/promises'

const YEAR_SECONDS = 31_536_000
/** The header of addresses that change with their content. */
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

/**
 * A page's address that cannot be decoded, such as a link that was cut within a letter, with its percent signs taken
 * literally: it then leads to the page that says that there is none. The API refuses such addresses itself.
 */
export function toReadableUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (/^\/api(\/|$)/.test(path)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
