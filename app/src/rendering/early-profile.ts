/** The answer to the call for the own profile that the page has sent before its script was there: once, for its token. */
export function takeEarlyProfile({ method, url, headers }: Request): Promise<Response> | undefined {
  const { earlyProfile } = window
  if (!earlyProfile || method !== 'GET' || new URL(url).pathname !== '/api/user/profile/me') return undefined
  if (headers.get('authorization') !== `Bearer ${earlyProfile.token}`) return undefined
  delete window.earlyProfile
  return earlyProfile.response
}
