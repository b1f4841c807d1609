import { warnOnce } from '../element/warn.ts'

/** The message that the window of consent sends. */
interface Answer {
  type: 'convoca:grant'
  state: string
  code?: string
}

export interface Code {
  code: string
  verifier: string
}

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const random = (): string => encode(crypto.getRandomValues(new Uint8Array(32)))

async function toChallenge(verifier: string): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

/** Waits for the window's answer; undefined where the user refuses or closes it. */
function listen(popup: Window, origin: string, state: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const receive = ({ data, origin: from, source }: MessageEvent<Answer>): void => {
      if (from === origin && source === popup && data.type === 'convoca:grant' && data.state === state)
        finish(data.code)
    }
    // A closed window sends no event to its opener.
    const timer = setInterval(() => {
      if (!popup.closed) return
      // That of a site that is not registered sends none either: a page must not learn more than its reader says.
      warnOnce(
        'convoca-notification-bell',
        `a janela foi fechada sem resposta. Se ela dizia que este site não está cadastrado, confira a chave no atributo site e inclua ${location.origin} nas origens do site, em ${origin}/settings?section=sites.`,
      )
      finish(undefined)
    }, 500)
    function finish(code: string | undefined): void {
      clearInterval(timer)
      removeEventListener('message', receive)
      resolve(code)
    }
    addEventListener('message', receive)
  })
}

/** Opens the window of consent: to be called by a click. PKCE with S256. */
export async function askConsent(origin: string, key: string): Promise<Code | undefined> {
  // The window opens at once, or the browser would block it; its address follows when the challenge is made.
  const popup = open('', `convoca-${key}`, 'popup,width=460,height=680')
  if (!popup) return undefined
  const state = random()
  const verifier = random()
  const query = new URLSearchParams({
    key,
    state,
    origin: location.origin,
    scope: 'notifications',
    challenge: await toChallenge(verifier),
  })
  const answer = listen(popup, origin, state)
  popup.location.href = `${origin}/partner/authorize?${query}`
  const code = await answer
  return code === undefined ? undefined : { code, verifier }
}
