/**
 * An https address with a full host and nothing that hides where it leads, such as the user name in
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
