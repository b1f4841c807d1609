/**
 * An https URL with a full host and no credentials, which would disguise where it leads, as in
 * `https://banco.example@mau.example`.
 */
export function isSecureUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return (
    url !== null &&
    /^https:\/\//i.test(text) &&
    url.username === '' &&
    url.password === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)
  )
}
