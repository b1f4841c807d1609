/** Null for what is no URL. `URL.canParse` takes a few that the constructor then refuses, and Node 20 lacks `URL.parse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * An https URL with a full host and no credentials, which would disguise where it leads, as in
 * `https://banco.example@mau.example`.
 */
export function isSecureUrl(text: string): boolean {
  const url = parseUrl(text)
  return (
    url !== null &&
    /^https:\/\//i.test(text) &&
    url.username === '' &&
    url.password === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)
  )
}
