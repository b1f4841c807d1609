/**
 * The answer to a call that the page has sent before its script was there (`rendering/start-page.ts`): once, for the session that
 * it was sent with.
 */
export function takeEarlyCall({ method, url, headers }: Request): Promise<Response> | undefined {
  const { earlyCalls } = window
  if (!earlyCalls || method !== 'GET') return undefined
  if (headers.get('authorization') !== `Bearer ${earlyCalls.token}`) return undefined
  const { pathname, search } = new URL(url)
  const call = `${pathname}${search}`
  const answer = earlyCalls.answers.get(call)
  earlyCalls.answers.delete(call)
  return answer
}
