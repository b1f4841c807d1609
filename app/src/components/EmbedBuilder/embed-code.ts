import { embedParts, usualHeight, usualLimit, type EmbedChoice, type EmbedKind } from './embed-choice.ts'
import { toHeight, toReservedStyle, widestCard } from './reserved-height.ts'

interface EmbedElement {
  /** The name of the script and, after `convoca-`, of the element. */
  name: string
  /** The component of `@convoca/embed/react`; its definition in `@convoca/embed` begins with `define`. */
  component: string
}

const elements: Readonly<Record<EmbedKind, EmbedElement>> = {
  team: { name: 'team-card', component: 'TeamCard' },
  player: { name: 'player-card', component: 'PlayerCard' },
  bracket: { name: 'bracket', component: 'Bracket' },
  seal: { name: 'organizer-seal', component: 'OrganizerSeal' },
  recruiting: { name: 'recruiting-teams', component: 'RecruitingTeams' },
  bell: { name: 'notification-bell', component: 'NotificationBell' },
}

const widestBracket = 780
/** A head of two lines, which a frame cannot grow for. */
const spareHeight = 44

const isColor = /^#[\da-f]{6}$/i

/** Stands in for the key while the reader has no site yet. */
const keyPlace = 'chave-do-seu-site'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Those of the element that are not its default. */
function toAttributes(choice: EmbedChoice): Attributes {
  const { theme, accent } = choice
  const look = {
    theme: theme === 'site' ? undefined : theme,
    accent: accent !== undefined && isColor.test(accent) ? accent : undefined,
  }
  switch (choice.kind) {
    case 'team':
      return {
        tag: choice.tag,
        theme: look.theme,
        width: choice.width,
        accent: look.accent,
        show: choice.parts.length < embedParts.length ? choice.parts.join(' ') : undefined,
      }
    case 'player':
    case 'seal':
      return { nick: choice.nick, theme: look.theme, width: choice.width, accent: look.accent }
    case 'bracket':
      return {
        url: choice.championship,
        height: choice.height === usualHeight ? undefined : choice.height,
        ...look,
      }
    case 'recruiting':
      return {
        game: choice.game || undefined,
        position: choice.position,
        limit: choice.limit === usualLimit ? undefined : choice.limit,
        ...look,
      }
    case 'bell':
      return { site: choice.site || keyPlace, ...look }
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const write = (attributes: Attributes, toText: (name: string, value: string | number) => string): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${toText(name, value)}`]))
    .join('')

/** The address below `/embed` of its page, or of the preview that the builder has in the place of one. */
export function toFramePath(choice: EmbedChoice): string {
  const query = new URLSearchParams({ theme: choice.theme === 'site' ? 'system' : choice.theme })
  const { tag, nick, url, site, theme, ...rest } = toAttributes(choice)
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value))
  return `${pathOf(choice)}?${query}`
}

function pathOf({ kind, tag, nick, championship }: EmbedChoice): string {
  if (kind === 'team') return `/embed/team/${tag}`
  if (kind === 'player') return `/embed/player/${nick}`
  if (kind === 'seal') return `/embed/organizer/${nick}`
  return kind === 'bracket' ? `/embed/championship/${championship}` : `/embed/preview/${elements[kind].name}`
}

export const toPicturePath = (choice: EmbedChoice): string =>
  `${pathOf(choice)}@2x.png${choice.theme === 'light' ? '?theme=light' : ''}`

/** Accessible name of frames and pictures, and text of the link within an element. */
export function toTitle({ kind, tag, nick, championship }: EmbedChoice): string {
  switch (kind) {
    case 'team':
      return `Time ${tag} na Convoca`
    case 'player':
      return `${nick} na Convoca`
    case 'seal':
      return `Prêmios de ${nick} na Convoca`
    case 'bracket':
      return `Chave de ${championship} na Convoca`
    case 'recruiting':
      return 'Times recrutando na Convoca'
    case 'bell':
      return 'Sino de notificações da Convoca'
  }
}

/** The page to which frames, pictures and links lead. */
function toPage({ kind, tag, nick, championship, position }: EmbedChoice): string {
  switch (kind) {
    case 'team':
      return `/team/profile/${tag}`
    case 'player':
    case 'seal':
      return `/pro/${nick}`
    case 'bracket':
      return `/championships/${championship}`
    case 'recruiting':
      return position ? `/jobs?position=${encodeURIComponent(position)}` : '/jobs'
    case 'bell':
      return '/notifications'
  }
}

/** The link within an element: what a page has until the script has come, and where it never comes. */
function toChildLink(choice: EmbedChoice, page: string): string {
  const title = escapeHtml(toTitle(choice))
  // The name of the bell would be wider than the bell.
  if (choice.kind === 'bell') return `<a href="${page}" title="${title}" aria-label="${title}">🔔</a>`
  return `<a href="${page}">${title}</a>`
}

const toStyleText = (choice: EmbedChoice): string =>
  Object.entries(toReservedStyle(choice))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The code that is pasted. Names, addresses and colours are checked; what is free text is escaped. */
export function toEmbedCode(choice: EmbedChoice, origin: string): string {
  const { name, component } = elements[choice.kind]
  const attributes = toAttributes(choice)
  const tag = `convoca-${name}`
  const page = origin + toPage(choice)
  const written = write(
    { ...attributes, style: toStyleText(choice) },
    (key, value) => `${key}="${escapeHtml(String(value))}"`,
  )
  const element = `<${tag}${written}>${toChildLink(choice, page)}</${tag}>`
  const picture = origin + toPicturePath(choice)
  const title = toTitle(choice)
  switch (choice.form) {
    case 'script':
      return `<script src="${origin}/embed/v1/${name}.js" async></script>\n${element}`
    case 'module':
      return `<script type="module" src="${origin}/embed/v1/${name}.mjs"></script>\n${element}`
    case 'npm':
      return `npm install @convoca/embed\n\nimport { define${component} } from '@convoca/embed'\n\ndefine${component}('${origin}')\n\n${element}`
    case 'react': {
      const props = write({ origin, ...attributes }, (key, value) =>
        typeof value === 'number' ? `${key}={${value}}` : `${key}="${escapeHtml(value)}"`,
      )
      return `npm install @convoca/embed\n\nimport { ${component} } from '@convoca/embed/react'\n\n<${component}${props} />`
    }
    case 'iframe':
      return `<iframe src="${origin}${toFramePath(choice).replaceAll('&', '&amp;')}" title="${title}" ${sizeOf(choice)} loading="lazy" style="border:0;max-width:100%"><a href="${page}">${escapeHtml(title)}</a></iframe>`
    case 'html':
      return `<a href="${page}"><img src="${picture}" alt="${title}" width="480" height="252" style="max-width:100%;height:auto"></a>`
    case 'markdown':
      return `[![${title}](${picture})](${page})`
    case 'bbcode':
      return `[url=${page}][img]${picture}[/img][/url]`
    case 'link':
      return page
  }
}

/** The width and height of the frame. */
function sizeOf(choice: EmbedChoice): string {
  const height = toHeight(choice)
  if (choice.kind === 'bracket') return `width="${widestBracket}" height="${height + spareHeight}"`
  return `width="${choice.width ?? widestCard}" height="${height}"`
}
