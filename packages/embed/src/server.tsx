// First: rules of the elements come after those for every tag.
import { readStyles } from './element/styles.ts'
import { hydrationTimeZone } from '@convoca/ui/plain'
import type { Schemas } from '@convoca/sdk/core'
import { toBracketData } from './bracket/bracket-data.ts'
import { BracketView } from './bracket/BracketView.tsx'
import { readHeight } from './bracket/options.ts'
import { bracketTexts } from './bracket/texts.ts'
import type { LoadState } from './element/load-state.ts'
import { escapeHtml, renderToHtml } from './jsx/html.ts'
import type { Child } from './jsx/runtime.ts'
import { toCardData } from './team-card/card-data.ts'
import { OrganizerSealView } from './organizer-seal/OrganizerSealView.tsx'
import { toSealData, type SealData } from './organizer-seal/seal-data.ts'
import { organizerSealTexts } from './organizer-seal/texts.ts'
import { readPlayerParts } from './player-card/options.ts'
import { toPlayerData, type PlayerData } from './player-card/player-data.ts'
import { PlayerCardView } from './player-card/PlayerCardView.tsx'
import { playerTexts } from './player-card/texts.ts'
import { withTimeZone } from './library/time-zone.ts'
import { readParts, readWidth } from './team-card/options.ts'
import { TeamCardView } from './team-card/TeamCardView.tsx'
import { cardTexts } from './team-card/texts.ts'

/** The pages of `/embed/team/{tag}`, `/embed/player/{nick}`, `/embed/championship/{url}` and `/embed/organizer/{nick}`, for an iframe: complete without a script. The server imports this module's build. */

const page = `
html{background:transparent;font-family:system-ui,sans-serif}
body{margin:0}
.cv-root>div{margin-inline:auto}`

/** The rules of the elements for a document of their own. */
export const styles = `${readStyles()
  .replaceAll(/:host\(\[(theme|fonts)=(\w+)\]\)/g, ':root[data-$1=$2]')
  .replaceAll(/:host\(\[hidden\]\)\{[^}]*\}/g, '')
  .replaceAll(':host', ':root')}${page}`

/** Tells the page around an iframe how high the card is. */
export const resizeScript = `new ResizeObserver(()=>parent.postMessage({type:'convoca:size',height:Math.ceil(document.body.getBoundingClientRect().height)},'*')).observe(document.body)`

export interface PageOptions {
  theme: 'dark' | 'light' | 'system'
  show: string | null
  width: string | null
  accent: string | null
  height: string | null
}

/** Elements with a preview in the builder, but no page for the iframes of other sites: they need their script. */
const previews = {
  'recruiting-teams': { script: 'recruiting-teams', element: 'convoca-recruiting-teams' },
  'notification-bell': { script: 'sample-bell', element: 'convoca-sample-bell' },
} as const
export type PreviewName = keyof typeof previews

export const previewStyles = `html{background:transparent;font:16px system-ui,sans-serif}
body{margin:0}
html[data-theme=dark]{color-scheme:dark}
html[data-theme=light]{color-scheme:light}
html[data-theme=system]{color-scheme:light dark}
.site{display:flex;align-items:center;justify-content:space-between;min-height:52px;padding:0 12px;border-bottom:1px solid GrayText;color:CanvasText}`

/** The element on a page of ours, as its script makes it; the bell at the end of a site's header. */
export function renderPreviewPage(
  name: PreviewName,
  theme: PageOptions['theme'],
  attributes: Readonly<Record<string, string>>,
): string {
  const { script, element } = previews[name]
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const tag = `<${element}${written.join('')}></${element}>`
  return `<!doctype html>
<html lang="pt-BR" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Prévia · Convoca</title>
<base target="_blank">
<style>${previewStyles}</style>
<script src="/embed/v1/${script}.js" async></script>
</head>
<body>${name === 'notification-bell' ? `<div class="site"><b>Seu site</b>${tag}</div>` : tag}<script>${resizeScript}</script></body>
</html>
`
}

const inSaoPaulo = (now: Date) =>
  now.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' })

function toDocument(title: string, { theme }: PageOptions, content: Child): string {
  return `<!doctype html>
<html lang="pt-BR" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Convoca</title>
<base target="_blank">
<style>${styles}</style>
</head>
<body><div class="cv-root">${withTimeZone(hydrationTimeZone, () => renderToHtml(content))}</div><script>${resizeScript}</script></body>
</html>
`
}

export interface TeamPage extends PageOptions {
  team: Schemas['PublicTeam']
  stats: Schemas['TeamStats']
  origin: string
  now: Date
}

export { toCardData }

/** A team's card as a document. */
export function renderTeamPage({ team, stats, origin, now, ...options }: TeamPage): string {
  const data = toCardData(team, stats, origin)
  const view = toView('ready', options, { data, time: cardTexts.updated(inSaoPaulo(now)) })
  return toDocument(team.entity.name, options, view)
}

export interface PlayerPage extends PageOptions {
  profile: Schemas['PublicProfile']
  origin: string
  now: Date
}

/** A player's card as a document. */
export function renderPlayerPage({ profile, origin, now, ...options }: PlayerPage): string {
  const data = toPlayerData(profile, origin)
  const view = toPlayerView('ready', options, { data, time: playerTexts.updated(inSaoPaulo(now)) })
  return toDocument(profile.entity.nick, options, view)
}

export interface ChampionshipPage extends PageOptions {
  championship: Schemas['Championship']
  matches: readonly Schemas['ChampionshipMatch'][]
  origin: string
  now: Date
}

/** The rounds of a championship as a document. */
export function renderChampionshipPage(given: ChampionshipPage): string {
  const { championship, matches, origin, now, ...options } = given
  const data = toBracketData(championship, matches, origin)
  const time = bracketTexts.updated(inSaoPaulo(now))
  return toDocument(championship.name, options, toBracketView('ready', options, { data, time }))
}

export interface OrganizerPage extends PageOptions {
  record: Schemas['OrganizerRecord']
  origin: string
  now: Date
}

/** An organiser's seal as a document. */
export function renderOrganizerPage({ record, origin, now, ...options }: OrganizerPage): string {
  const data = toSealData(record, origin)
  const view = toSealView('ready', options, { data, time: organizerSealTexts.updated(inSaoPaulo(now)) })
  return toDocument(record.organizer.nick, options, view)
}

/** The quiet line of what there is not, or guests may not see. */
export function renderMissingPage(
  subject: 'team' | 'player' | 'championship' | 'organizer',
  name: string,
  options: PageOptions,
): string {
  const views = {
    team: () => toView('missing', options, { time: '' }),
    player: () => toPlayerView('missing', options, { time: '' }),
    organizer: () => toSealView('missing', options, { time: '' }),
    championship: () => toBracketView('missing', options, { data: undefined, time: '' }),
  }
  return toDocument(name, options, views[subject]())
}

function toBracketView(
  state: LoadState,
  { height, accent }: PageOptions,
  given: { data: ReturnType<typeof toBracketData> | undefined; time: string },
): Child {
  return <BracketView {...given} state={state} height={readHeight(height)} accent={accent} />
}

function toSealView(
  state: LoadState,
  { width, accent }: PageOptions,
  given: { data?: SealData; time: string },
): Child {
  return <OrganizerSealView {...given} state={state} width={readWidth(width)} accent={accent} />
}

function toPlayerView(
  state: LoadState,
  { show, width, accent }: PageOptions,
  given: { data?: PlayerData; time: string },
): Child {
  const parts = readPlayerParts(show)
  return <PlayerCardView {...given} state={state} parts={parts} width={readWidth(width)} accent={accent} />
}

function toView(
  state: LoadState,
  { show, width, accent }: PageOptions,
  given: { data?: ReturnType<typeof toCardData>; time: string },
): Child {
  return (
    <TeamCardView {...given} state={state} parts={readParts(show)} width={readWidth(width)} accent={accent} />
  )
}
