import type { FileRef } from '../domains/files/mappers.ts'

/** What the preview of a link to a team shows. */
export interface TeamSummary {
  name: string
  tag: string
  description: string
  game: string
  members: number
  isRecruiting: boolean
  files: readonly FileRef[]
}

const MAX_DESCRIPTION = 200

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`
}

/** As one line, truncated between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const characters = [...line]
  if (characters.length <= MAX_DESCRIPTION) return line
  const cut = characters.slice(0, MAX_DESCRIPTION - 1).join('')
  return `${cut.replace(/ [^ ]*$/, '')}…`
}

function describe(team: TeamSummary): string {
  const members = team.members === 1 ? '1 membro' : `${team.members} membros`
  const facts = [team.game, members, ...(team.isRecruiting ? ['Recrutando'] : [])]
  return shorten(`${facts.join(' · ')} — ${team.description}`)
}

/** The banner or else the logo, by absolute URL where the origin is known, as most link previews require. */
function pictureTags(team: TeamSummary, origin: string | null): string[] {
  const find = (type: FileRef['business_type']) => team.files.find((file) => file.business_type === type)
  const banner = find('TEAM_BANNER_PHOTO')
  const picture = banner ?? find('TEAM_PROFILE_PHOTO')
  if (picture === undefined) return [meta('name', 'twitter:card', 'summary')]
  const [width, height] = banner === undefined ? ['400', '400'] : ['1200', '400']
  return [
    meta('property', 'og:image', `${origin ?? ''}${picture.url}`),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', width),
    meta('property', 'og:image:height', height),
    meta('property', 'og:image:alt', `${banner === undefined ? 'Logo' : 'Banner'} do time ${team.name}`),
    meta('name', 'twitter:card', banner === undefined ? 'summary' : 'summary_large_image'),
  ]
}

/**
 * The app's page with the team's meta tags, for crawlers that do not run the app. Without a known origin (null) its
 * links are relative: the client chooses the header `Host`.
 */
export function withTeamMetaTags(html: string, team: TeamSummary, origin: string | null): string {
  const title = `${team.name} [${team.tag}]`
  const address = `${origin ?? ''}/team/profile/${team.tag}`
  const head = [
    `<title>${escapeHtml(`${title} · Convoca`)}</title>`,
    meta('name', 'description', describe(team)),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Convoca'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', describe(team)),
    // It must be absolute; without it a crawler takes the address it has requested.
    ...(origin === null ? [] : [meta('property', 'og:url', address)]),
    ...pictureTags(team, origin),
  ].join('\n    ')
  const bare = html.replace(/<title>[^<]*<\/title>/, '').replace(/<meta\s[^>]*name="description"[^>]*>/, '')
  // A function, since a name may contain `$` patterns of `replace`.
  return bare.replace('</head>', () => `${head}\n  </head>`)
}
