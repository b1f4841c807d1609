import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Schemas } from '../contract/types.ts'
import type { Subject } from '../domains/embeds/pictures.ts'

export interface EmbedPageOptions {
  theme: 'dark' | 'light' | 'system'
  /** The parts of the card, as in the element's attribute; null for everything. */
  show: string | null
  width: string | null
  accent: string | null
  /** The height of the place for a championship's rounds. */
  height: string | null
}

export interface TeamPage extends EmbedPageOptions {
  team: Schemas['PublicTeam']
  stats: Schemas['TeamStats']
  origin: string
  now: Date
}

export interface PlayerPage extends EmbedPageOptions {
  profile: Schemas['PublicProfile']
  origin: string
  now: Date
}

export interface ChampionshipPage extends EmbedPageOptions {
  championship: Schemas['Championship']
  matches: readonly Schemas['ChampionshipMatch'][]
  origin: string
  now: Date
}

export interface OrganizerPage extends EmbedPageOptions {
  record: Schemas['OrganizerRecord']
  origin: string
  now: Date
}

/** The elements that are shown by a script alone: the builder's preview is a page with that script. */
export const previewNames = ['recruiting-teams', 'notification-bell'] as const
export type PreviewName = (typeof previewNames)[number]

/** The exports of `@convoca/embed`'s build for the server: `packages/embed/src/server.tsx`. */
interface EmbedModule {
  styles: string
  previewStyles: string
  resizeScript: string
  renderPreviewPage: (
    name: PreviewName,
    theme: EmbedPageOptions['theme'],
    attributes: Readonly<Record<string, string>>,
  ) => string
  /** The data of a team that an element shows. */
  toCardData: (team: Schemas['PublicTeam'], stats: Schemas['TeamStats'], origin: string) => object
  renderTeamPage: (page: TeamPage) => string
  renderPlayerPage: (page: PlayerPage) => string
  renderChampionshipPage: (page: ChampionshipPage) => string
  renderOrganizerPage: (page: OrganizerPage) => string
  renderMissingPage: (subject: Subject, name: string, options: EmbedPageOptions) => string
}

export interface EmbedRenderer extends Omit<EmbedModule, 'styles' | 'previewStyles' | 'resizeScript'> {
  /** Content security policy of its pages. */
  policy: string
  /** The policy of previews, which run the elements' scripts and are for our own pages. */
  previewPolicy: string
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy names hashes, not nonces: the pages are the same for everybody and may be kept. */
function toPolicy({ styles, resizeScript }: EmbedModule): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(resizeScript)}`,
    `style-src ${hashOf(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
}

const toPreviewPolicy = ({ previewStyles, resizeScript }: EmbedModule): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(resizeScript)}`,
    `style-src ${hashOf(previewStyles)}`,
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Returns a reader of the current build's renderer, imported anew for each build; null where it is not built. */
export function createEmbedReader(appDir: string): () => Promise<EmbedRenderer | null> {
  const path = join(`${appDir}-server`, 'embed.js')
  let current: { version: number; renderer: Promise<EmbedRenderer> } | null = null
  async function load(version: number): Promise<EmbedRenderer> {
    const built = (await import(`${pathToFileURL(path).href}?version=${version}`)) as EmbedModule
    return { ...built, policy: toPolicy(built), previewPolicy: toPreviewPolicy(built) }
  }
  return async () => {
    const version = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (version === null) return null
    if (current?.version !== version) current = { version, renderer: load(version) }
    return current.renderer
  }
}
