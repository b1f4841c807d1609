/** The way in which this browser last showed the app: the server needs it to render a page alike. It holds no secret. */
export interface View {
  appearance: 'dark' | 'light'
  /** Whether there is a session; whose, the server does not know. */
  signedIn: boolean
  sidebarCollapsed: boolean
}

/** The first visit (look.md: dark by default). */
const firstView: View = { appearance: 'dark', signedIn: false, sidebarCollapsed: false }

const cookieName = 'convoca.view'
const year = 365 * 24 * 60 * 60

/** A value such as `light.user.wide`: one part per field, in a fixed order. */
export const toViewCode = ({ appearance, signedIn, sidebarCollapsed }: View) =>
  [appearance, signedIn ? 'user' : 'guest', sidebarCollapsed ? 'narrow' : 'wide'].join('.')

const views = (['dark', 'light'] as const).flatMap((appearance) =>
  [false, true].flatMap((signedIn) =>
    [false, true].map((sidebarCollapsed): View => ({ appearance, signedIn, sidebarCollapsed })),
  ),
)
const byCode = new Map(views.map((view) => [toViewCode(view), view]))

export const isSameView = (a: View, b: View) => toViewCode(a) === toViewCode(b)

/** The view in a `Cookie` header; that of a first visit where there is none. */
export function readView(cookies: string): View {
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    if (name === cookieName) return byCode.get(value) ?? firstView
  }
  return firstView
}

/** The view as a value of `document.cookie`. */
export function toViewCookie(view: View, secure: boolean): string {
  return `${cookieName}=${toViewCode(view)}; path=/; max-age=${year}; samesite=lax${secure ? '; secure' : ''}`
}
