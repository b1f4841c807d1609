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

/** Drops what no screen has asked for: asked for later, the answer would be an old one. */
export function dropEarlyCalls(): void {
  for (const answer of window.earlyCalls?.answers.values() ?? [])
    void answer.then(({ body }) => body?.cancel()).catch(() => undefined)
  delete window.earlyCalls
}
