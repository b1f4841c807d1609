/** How a team is put on a page: a script where the site takes one, else a frame, else a picture with a link. */
export const embedForms = ['script', 'iframe', 'html', 'markdown', 'bbcode'] as const
export type EmbedForm = (typeof embedForms)[number]

/** `site` follows the page's own colours; a frame and a picture cannot know them. */
export const embedThemes = ['dark', 'light', 'site'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export const embedParts = ['next', 'results', 'members', 'button'] as const
export type EmbedPart = (typeof embedParts)[number]

export interface EmbedChoice {
  /** In capitals. */
  tag: string
  form: EmbedForm
  theme: EmbedTheme
  /** Greatest width in px; undefined fills the place. */
  width: number | undefined
  /** `#rrggbb`; undefined keeps Convoca's. */
  accent: string | undefined
  parts: readonly EmbedPart[]
}

/** The accent where none is chosen. */
export const convocaAccent = '#bdee63'

/** Room for the card with all its parts, where no script can say how high it is. */
const frameHeight = 640
const widest = 560

const isTag = /^[A-Z0-9]{2,5}$/
const isColor = /^#[\da-f]{6}$/i

export const isTeamTag = (tag: string): boolean => isTag.test(tag)

/** Of the page for frames, which is also the preview. */
export function toFramePath({ tag, theme, width, accent, parts }: EmbedChoice): string {
  const query = new URLSearchParams({
    theme: theme === 'site' ? 'system' : theme,
    ...(width !== undefined && { width: String(width) }),
    ...(accent !== undefined && isColor.test(accent) && { accent }),
    ...(parts.length < embedParts.length && { show: parts.join(' ') }),
  })
  return `/embed/team/${tag}?${query}`
}

/** The code that is pasted. Tag and colour are checked, so that nothing in it needs escaping. */
export function toEmbedCode(choice: EmbedChoice, origin: string): string {
  const { tag, form, theme, width } = choice
  const page = `${origin}/team/profile/${tag}`
  const picture = `${origin}/embed/team/${tag}@2x.png${theme === 'light' ? '?theme=light' : ''}`
  const name = `Time ${tag} na Convoca`
  switch (form) {
    case 'script':
      return `<script src="${origin}/embed/v1/team-card.js" async></script>\n<convoca-team-card ${toAttributes(choice)}></convoca-team-card>`
    case 'iframe':
      return `<iframe src="${origin}${toFramePath(choice).replaceAll('&', '&amp;')}" title="${name}" width="${width ?? widest}" height="${frameHeight}" loading="lazy" style="border:0;max-width:100%"></iframe>`
    case 'html':
      return `<a href="${page}"><img src="${picture}" alt="${name}" width="480" height="252"></a>`
    case 'markdown':
      return `[![${name}](${picture})](${page})`
    case 'bbcode':
      return `[url=${page}][img]${picture}[/img][/url]`
  }
}

function toAttributes({ tag, theme, width, accent, parts }: EmbedChoice): string {
  const attributes = {
    tag,
    theme: theme === 'site' ? undefined : theme,
    width,
    accent: accent !== undefined && isColor.test(accent) ? accent : undefined,
    show: parts.length < embedParts.length ? parts.join(' ') : undefined,
  }
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => `${attribute}="${value}"`)
    .join(' ')
}
