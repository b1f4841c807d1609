/**
 * A path that the router cannot decode, such as a link that was cut within a letter, one with a NUL, or one that looks
 * like another site's address, as one segment that no screen has: it leads to the not-found page, as on the server.
 */
export function toReadablePath(path: string): string {
  try {
    if (!path.startsWith('//') && !decodeURIComponent(path).includes('\0')) return path
  } catch {
    // The path cannot be decoded at all.
  }
  return `/${encodeURIComponent(path.slice(1))}`
}
