import type { GuestContext } from '../context.ts'
import { readChampionship } from '../domains/championships/service.ts'
import type { Subject as PictureSubject } from '../domains/embeds/pictures.ts'
import { readPublicTeam } from '../domains/team-page/service.ts'
import { readPublicProfile } from '../domains/users/service.ts'
import { DomainError, invalid } from '../errors.ts'

/** https://oembed.com: how another site shows a page of ours whose address somebody has pasted. */
export interface Oembed {
  version: '1.0'
  type: 'rich'
  title: string
  provider_name: string
  provider_url: string
  cache_age: number
  html: string
  width: number
  height: number
  thumbnail_url: string
  thumbnail_width: number
  thumbnail_height: number
}

/** An organiser's page is the profile, which has a card of its own. */
type Subject = Exclude<PictureSubject, 'organizer'>

/** The sizes of the frames in px; the height has room for all the parts. */
const sizes: Record<Subject, { width: number; height: number }> = {
  team: { width: 400, height: 649 },
  player: { width: 400, height: 328 },
  championship: { width: 780, height: 530 },
}
const MAX_URL = 500
const CACHE_SECONDS = 60

const pages: readonly (readonly [Subject, RegExp])[] = [
  ['team', /^\/team\/profile\/([A-Za-z0-9]{2,5})\/?$/],
  ['player', /^\/pro\/([A-Za-z0-9_-]{3,20})\/?$/],
  ['championship', /^\/championships\/([a-z0-9-]{1,100})\/?$/],
]

/**
 * The addresses of the pages themselves, to which the link within a frame leads: readers of feeds leave
 * frames out and keep what is in them.
 */
const addresses: Record<Subject, string> = {
  team: '/team/profile/',
  player: '/pro/',
  championship: '/championships/',
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The subject of a page of ours, by its address; any other address has nothing to embed. */
function findSubject(address: string, origin: string): { subject: Subject; name: string } {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.origin === origin)
    for (const [subject, path] of pages) {
      const name = path.exec(url.pathname)?.[1]
      if (name !== undefined) return { subject, name }
    }
  throw new DomainError('NOT_FOUND', { message: 'Nothing to embed at this address' })
}

/** Its title, and its name as it is written; rejects where guests may not see it. */
async function readTitle(context: GuestContext, subject: Subject, name: string) {
  if (subject === 'team') {
    const { entity, team_tag } = await readPublicTeam(context, name)
    return { title: entity.name, written: team_tag }
  }
  if (subject === 'championship') {
    const { name: title, url } = await readChampionship(context, { url: name })
    return { title, written: url }
  }
  const { nick } = (await readPublicProfile(context, { nick: name })).entity
  return { title: nick, written: nick }
}

/** The site's greatest width or height; what is no number is left out. */
function limit(value: unknown, size: number): number {
  const most = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0
  return most > 0 ? Math.min(most, size) : size
}

export async function readOembed(
  context: GuestContext,
  query: Record<string, unknown>,
  origin: string,
): Promise<Oembed> {
  const { url, format = 'json', maxwidth, maxheight } = query
  if (typeof url !== 'string' || url.length > MAX_URL)
    throw invalid('url', 'INVALID_FORMAT', 'must be the address of a team, a player or a championship')
  if (format !== 'json' && format !== 'xml')
    throw new DomainError('NOT_IMPLEMENTED', { message: 'Only the formats json and xml' })
  const { subject, name } = findSubject(url, origin)
  const { title, written } = await readTitle(context, subject, name)
  const width = limit(maxwidth, sizes[subject].width)
  const height = limit(maxheight, sizes[subject].height)
  const page = `${origin}/embed/${subject}/${written}`
  const text = escapeHtml(`${title} na Convoca`)
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Convoca',
    provider_url: origin,
    cache_age: CACHE_SECONDS,
    html: `<iframe src="${page}" title="${text}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"><a href="${origin}${addresses[subject]}${written}">${text}</a></iframe>`,
    width,
    height,
    thumbnail_url: `${page}/preview.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  }
}

/** Leaves out the signs that XML 1.0 cannot write. */
const toXmlText = (text: string): string =>
  escapeHtml(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))

/** The answer as XML, for sites that ask for `format=xml`. */
export function toOembedXml(answer: Oembed): string {
  const fields = Object.entries(answer).map(
    ([name, value]) => `  <${name}>${toXmlText(String(value))}</${name}>\n`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join('')}</oembed>\n`
}
