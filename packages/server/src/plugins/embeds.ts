import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type GuestContext, createContext } from '../context.ts'
import {
  type PictureRequest,
  type Subject,
  createPictures,
  pictureSubjects,
} from '../domains/embeds/pictures.ts'
import { listMatchesOf } from '../domains/championships/matches/matches.ts'
import { readChampionship } from '../domains/championships/service.ts'
import { readOrganizerRecord } from '../domains/payments/prizes/record.ts'
import { readPublicTeam, readTeamStats } from '../domains/team-page/service.ts'
import { readPublicProfile } from '../domains/users/service.ts'
import { DomainError } from '../errors.ts'
import type { Services } from '../services.ts'
import { allowAnyOrigin, answerPreflight, isCurrent, sendRevalidated, toEtag } from '../http/cross-origin.ts'
import {
  type EmbedPageOptions,
  type EmbedRenderer,
  createEmbedReader,
  previewNames,
} from '../http/embed-renderer.ts'
import { readOembed, toOembedXml } from '../http/oembed.ts'
import { isFile } from '../http/static-paths.ts'

export interface EmbedsOptions {
  /** The built app, which holds the elements' scripts in `embed/v1`. */
  appDir: string
  publicUrl: string | null
  services: Services
}

/** A day, and a week more while it is revalidated: `v1` gets corrections under the same address. */
const SCRIPT_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
/** The time after which an element refreshes. */
const PAGE_CACHE = 'public, max-age=60, stale-while-revalidate=300'

const fileName = /^[\da-z-]+\.(?:js|mjs|json|woff2)$/

/** The names of a team, a player, a championship and an organiser in the addresses. */
const names = {
  team: '[A-Za-z0-9]{2,5}',
  player: '[A-Za-z0-9_-]{3,20}',
  championship: '[a-z0-9-]{1,100}',
  organizer: '[A-Za-z0-9_-]{3,20}',
} satisfies Record<Subject, string>

function openFrame(reply: FastifyReply): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', PAGE_CACHE)
}

function readText(query: unknown, name: string): string | null {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : null
  return typeof value === 'string' && value.length <= 100 ? value : null
}

/** An option that is not understood is left out: a page around the frame must not break by a typing error. */
function readOptions({ query }: FastifyRequest): EmbedPageOptions {
  const theme = readText(query, 'theme')
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    show: readText(query, 'show'),
    width: readText(query, 'width'),
    accent: readText(query, 'accent'),
    height: readText(query, 'height'),
  }
}

/** 1200 × 630, as link previews are shown. */
const preview = { theme: 'dark', type: 'png', density: 2.5 } as const

/** `PRO.svg`, `PRO.png` and `PRO@2x.png`, also by a name that nothing can have; null for a page. */
function toPicture(subject: Subject, file: string, theme: string | null): PictureRequest | null {
  const [, name, double, type] = /^(.*?)(@2x)?\.(png|svg)$/.exec(file) ?? []
  if (name === undefined || (type !== 'png' && type !== 'svg')) return null
  return {
    subject,
    name,
    type,
    density: double === undefined ? 1 : 2,
    theme: theme === 'light' ? 'light' : 'dark',
  }
}

interface FrameRequest {
  context: GuestContext
  renderer: EmbedRenderer
  /** The team's tag, the player's or organiser's nick, or the championship's address. */
  name: string
  options: EmbedPageOptions
  origin: string
}

const pages = {
  team: async ({ context, renderer, name, options, origin }: FrameRequest) => {
    const team = await readPublicTeam(context, name)
    const stats = await readTeamStats(context, team.id)
    return renderer.renderTeamPage({ ...options, team, stats, origin, now: context.now() })
  },
  player: async ({ context, renderer, name, options, origin }: FrameRequest) => {
    const profile = await readPublicProfile(context, { nick: name })
    return renderer.renderPlayerPage({ ...options, profile, origin, now: context.now() })
  },
  championship: async ({ context, renderer, name, options, origin }: FrameRequest) => {
    const championship = await readChampionship(context, { url: name })
    const matches = await listMatchesOf(context, championship.id)
    return renderer.renderChampionshipPage({ ...options, championship, matches, origin, now: context.now() })
  },
  organizer: async ({ context, renderer, name, options, origin }: FrameRequest) => {
    const record = await readOrganizerRecord(context, name)
    return renderer.renderOrganizerPage({ ...options, record, origin, now: context.now() })
  },
} satisfies Record<Subject, (request: FrameRequest) => Promise<string>>

/** Null where there is none, or none that guests may see. */
async function readFound<Result>(
  subject: Subject,
  name: string,
  read: () => Promise<Result>,
): Promise<Result | null> {
  if (!new RegExp(`^${names[subject]}$`).test(name)) return null
  try {
    return await read()
  } catch (error) {
    const missing = ['TEAM_NOT_FOUND', 'TEAM_DELETED', 'USER_NOT_FOUND', 'CHAMPIONSHIP_NOT_FOUND']
    if (error instanceof DomainError && missing.includes(error.code)) return null
    throw error
  }
}

async function requireRenderer(readRenderer: () => Promise<EmbedRenderer | null>): Promise<EmbedRenderer> {
  const renderer = await readRenderer()
  if (renderer === null) throw new DomainError('NOT_FOUND', { message: 'The app is not built' })
  return renderer
}

/** Sends what an element shows of a team, in one answer and ready to be drawn. */
function createCardSender(
  readRenderer: () => Promise<EmbedRenderer | null>,
  guest: () => GuestContext,
  originOf: (request: FastifyRequest) => string,
) {
  return async (request: FastifyRequest, reply: FastifyReply, tag: string): Promise<FastifyReply> => {
    const renderer = await requireRenderer(readRenderer)
    const context = guest()
    // Every origin may read the refusal, too: an element says that there is no such team.
    void allowAnyOrigin(reply)
    const card = await readFound('team', tag, async () => {
      const team = await readPublicTeam(context, tag)
      const stats = await readTeamStats(context, team.id)
      return renderer.toCardData(team, stats, originOf(request))
    })
    if (card === null) throw new DomainError('TEAM_NOT_FOUND')
    // A page may have added to `Object.prototype`: no field is absent.
    const text = JSON.stringify(card, (_key, value: unknown) => value ?? null)
    return sendRevalidated(request, reply.type('application/json; charset=utf-8'), text)
  }
}

/** Sends the page of an iframe, or the quiet line of what there is not. */
function createPageSender(
  readRenderer: () => Promise<EmbedRenderer | null>,
  guest: () => GuestContext,
  originOf: (request: FastifyRequest) => string,
) {
  return async (request: FastifyRequest, reply: FastifyReply, subject: Subject, name: string) => {
    const renderer = await requireRenderer(readRenderer)
    const options = readOptions(request)
    const origin = originOf(request)
    const page = await readFound(subject, name, () =>
      pages[subject]({ context: guest(), renderer, name, options, origin }),
    )
    const html = page ?? renderer.renderMissingPage(subject, name, options)
    return sendFrame(request, reply, { html, policy: renderer.policy, isFound: page !== null })
  }
}

/** Serves the elements' scripts and fonts, the pages for iframes and their pictures, and oEmbed. Only these pages may be framed. */
export const embeds = fp(
  async (app: FastifyInstance, { appDir, publicUrl, services }: EmbedsOptions) => {
    const readRenderer = createEmbedReader(appDir)
    const originOf = ({ protocol, host }: FastifyRequest): string => {
      const url = publicUrl ?? `${protocol}://${host}`
      return URL.canParse(url) ? new URL(url).origin : 'http://localhost'
    }
    const guest = (): GuestContext =>
      createContext(services, { db: services.db, afterCommit: (task) => void task() }, null)

    app.get<{ Params: { file: string } }>('/embed/v1/:file', async ({ params }, reply) => {
      const path = join('embed/v1', params.file)
      if (!fileName.test(params.file) || !(await isFile(join(appDir, path))))
        throw new DomainError('NOT_FOUND')
      return allowAnyOrigin(reply).header('cache-control', SCRIPT_CACHE).sendFile(path, appDir)
    })
    app.options('/embed/v1/:file', answerPreflight)

    const pictures = createPictures(guest, services.storage)
    const sendPicture = async (request: FastifyRequest, reply: FastifyReply, picture: PictureRequest) => {
      const found = await readFound(picture.subject, picture.name, () => pictures.read(picture))
      // The status is no 404: a page with the picture would show a broken one, and proxies of pictures send
      // no other.
      const bytes = found ?? (await pictures.readMissing(picture))
      const etag = toEtag(bytes)
      void openFrame(reply).header('etag', etag)
      if (isCurrent(request, etag)) return reply.status(304).send()
      return reply.type(picture.type === 'svg' ? 'image/svg+xml' : 'image/png').send(bytes)
    }
    const sendPage = createPageSender(readRenderer, guest, originOf)
    const sendCard = createCardSender(readRenderer, guest, originOf)

    app.get<{ Params: { name: string } }>('/embed/preview/:name', (request, reply) =>
      sendPreview(request, reply, readRenderer),
    )

    for (const subject of pictureSubjects) {
      const path = `/embed/${subject}/:name`
      app.get<{ Params: { name: string } }>(`${path}/preview.png`, (request, reply) =>
        sendPicture(request, reply, { ...preview, subject, name: request.params.name }),
      )

      app.get<{ Params: { name: string } }>(path, async (request, reply) => {
        const { name } = request.params
        if (subject === 'team' && name.endsWith('.json')) return sendCard(request, reply, name.slice(0, -5))
        const picture = toPicture(subject, name, readText(request.query, 'theme'))
        if (picture !== null) return sendPicture(request, reply, picture)
        return sendPage(request, reply, subject, name)
      })
    }

    app.get<{ Querystring: Record<string, unknown> }>('/embed/oembed', async (request, reply) => {
      const answer = await readOembed(guest(), request.query, originOf(request))
      void allowAnyOrigin(reply).header('cache-control', PAGE_CACHE)
      if (request.query['format'] !== 'xml') return reply.send(answer)
      return reply.type('text/xml; charset=utf-8').send(toOembedXml(answer))
    })
    app.options('/embed/oembed', answerPreflight)
  },
  { name: 'embeds', dependencies: ['errors', 'security'] },
)

/** The attributes that the element of a preview takes from the query. */
const previewAttributes = ['game', 'position', 'limit', 'accent', 'theme'] as const

/** The builder's preview of an element that has no page without a script. Only our own pages may frame it. */
async function sendPreview(
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  readRenderer: () => Promise<EmbedRenderer | null>,
): Promise<FastifyReply> {
  const name = previewNames.find((known) => known === request.params.name)
  const renderer = await readRenderer()
  if (name === undefined || renderer === null) throw new DomainError('NOT_FOUND')
  const attributes = previewAttributes.flatMap((key) => {
    const value = readText(request.query, key)
    return value === null ? [] : [[key, value] as const]
  })
  const html = renderer.renderPreviewPage(name, readOptions(request).theme, Object.fromEntries(attributes))
  reply.pagePolicy = renderer.previewPolicy
  return reply
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', PAGE_CACHE)
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy, isFound }: { html: string; policy: string; isFound: boolean },
): FastifyReply {
  reply.pagePolicy = policy
  const etag = toEtag(html)
  void openFrame(reply).header('etag', etag)
  if (isFound && isCurrent(request, etag)) return reply.status(304).send()
  return reply
    .status(isFound ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(html)
}
