function parse(baseUrl: string, page: string | undefined): URL | undefined {
  try {
    return new URL(baseUrl, page)
  } catch {
    return undefined
  }
}

/** The absolute URL of the API; what no request could be sent to is refused when the client is created. */
export function resolveBaseUrl(baseUrl: string): URL {
  // Absent outside browsers, where a relative URL has nothing to be relative to.
  const page = globalThis.location?.href
  const url = typeof baseUrl === 'string' ? parse(baseUrl, page) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    // A password in it must not reach a log.
    const shown = JSON.stringify(baseUrl)?.replace(/\/\/.*@/, '//…@')
    throw new TypeError(`baseUrl must be a URL such as https://convoca.example/api, not ${shown}`)
  }
  return url
}
