import { drawScenePicture } from '@convoca/ui/art'
import type { Node } from '@takumi-rs/core'
import { LRUCache } from 'lru-cache'
import type { GuestContext, PictureStorage } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { listMatchesOf } from '../championships/matches/matches.ts'
import { readChampionship } from '../championships/service.ts'
import { readPublicTeam, readTeamStats } from '../team-page/service.ts'
import { readPublicProfile } from '../users/service.ts'
import { drawChampionship } from './championship-drawing.ts'
import { BANNER, PHOTO, type Theme, banner, box, frame, palettes, subtitle, text, title } from './drawing.ts'
import { readOrganizerRecord } from '../payments/prizes/record.ts'
import { drawPlayer } from './player-drawing.ts'
import { type PictureFormat, renderPicture } from './renderer.ts'
import { drawSeal } from './seal-drawing.ts'
import { drawTeam } from './team-drawing.ts'

export const pictureSubjects = ['team', 'player', 'championship', 'organizer'] as const
export type Subject = (typeof pictureSubjects)[number]

export interface PictureRequest extends PictureFormat {
  subject: Subject
  /** The team's tag, the player's or organiser's nick, or the championship's address. */
  name: string
  theme: Theme
}

/** The time after which an element refreshes. */
const MAX_AGE = 60_000
/** Bytes of all kept pictures. */
const MAX_KEPT = 32 * 1024 * 1024
/** Pictures that are drawn at a time; each takes a core for some milliseconds. */
const MAX_DRAWING = 16

/** No name of anything. */
const MISSING = ''

export interface Pictures {
  read: (request: PictureRequest) => Promise<Buffer>
  /** The neutral picture in the place of one that there is not, which is the same for every name. */
  readMissing: (request: Omit<PictureRequest, 'name'>) => Promise<Buffer>
}

interface Drawing {
  /** The logo or photo; undefined if there is none. */
  photoUrl: string | null | undefined
  /** Address of the banner, and what is drawn without one. */
  banner?: { url: string | undefined; drawn: string }
  draw: (theme: Theme, hasPhoto: boolean) => Node
}

const readers: Record<Subject, (context: GuestContext, name: string) => Promise<Drawing>> = {
  team: async (context, tag) => {
    const team = await readPublicTeam(context, tag)
    const stats = await readTeamStats(context, team.id)
    const logo = team.files.find(({ business_type }) => business_type === 'TEAM_PROFILE_PHOTO')
    return {
      photoUrl: logo?.url,
      draw: (theme, hasLogo) => drawTeam({ team, stats }, theme, hasLogo),
    }
  },
  player: async (context, nick) => {
    const profile = await readPublicProfile(context, { nick })
    return {
      photoUrl: profile.entity.picture,
      draw: (theme, hasPhoto) => drawPlayer(profile, theme, hasPhoto),
    }
  },
  championship: async (context, url) => {
    const championship = await readChampionship(context, { url })
    const matches = await listMatchesOf(context, championship.id)
    const find = (type: string) => championship.files.find((file) => file.business_type === type)?.url
    return {
      photoUrl: find('CHAMPIONSHIP_LOGO'),
      banner: { url: find('CHAMPIONSHIP_BANNER'), drawn: drawScenePicture(url, championship.game.name) },
      draw: (theme, hasLogo) =>
        drawChampionship({ championship, matches, now: context.now() }, theme, hasLogo),
    }
  },
  organizer: async (context, nick) => {
    const record = await readOrganizerRecord(context, nick)
    return { photoUrl: null, draw: (theme) => drawSeal(record, theme) }
  },
}

const sentences: Record<Subject, string> = {
  team: 'Time não encontrado',
  player: 'Este perfil é privado ou não existe',
  championship: 'Campeonato não encontrado',
  organizer: 'Organização não encontrada',
}

/** The colours of no team. */
const colors = { primary: '#353942', secondary: '#6b7380' }

/** The picture for a page whose subject does not exist, or is hidden from guests: neutral, and without its name. */
function drawMissing(subject: Subject, theme: Theme): Node {
  const palette = palettes[theme]
  return frame(palette, colors.primary, {
    banner: banner('', colors, palette),
    identity: [],
    lines: [title(sentences[subject]), subtitle('Veja times, jogadores e campeonatos na Convoca.', palette)],
    footer: [box({}), text('convoca', { fontSize: 13, color: palette.muted })],
  })
}

/** Draws teams, players and championships as a guest sees them; a picture is kept for a minute, and drawn once for all who ask together. */
export function createPictures(
  createContext: () => GuestContext,
  storage: Pick<PictureStorage, 'read'>,
): Pictures {
  const kept = new LRUCache<string, Buffer>({
    ttl: MAX_AGE,
    maxSize: MAX_KEPT,
    sizeCalculation: ({ length }) => length,
  })
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw({ subject, name, theme, ...format }: PictureRequest): Promise<Buffer> {
    if (name === MISSING) return renderPicture(drawMissing(subject, theme), {}, format)
    const { photoUrl, banner: wide, draw: toNode } = await readers[subject](createContext(), name)
    const photo = await readFileOf(photoUrl)
    const pictures = {
      ...(photo && { [PHOTO]: photo }),
      ...(wide && { [BANNER]: (await readFileOf(wide.url)) ?? new TextEncoder().encode(wide.drawn) }),
    }
    return renderPicture(toNode(theme, photo !== null), pictures, format)
  }

  async function readFileOf(url: string | null | undefined): Promise<Uint8Array | null> {
    const hash = /\/([0-9a-f]{64})\.jpg$/.exec(url ?? '')?.[1]
    const bytes = hash === undefined ? null : await storage.read(hash)
    return bytes && new Uint8Array(bytes)
  }

  async function read(request: PictureRequest): Promise<Buffer> {
    const { subject, name, theme, type, density } = request
    const key = [subject, name.toUpperCase(), theme, type, density].join(' ')
    const known = kept.get(key) ?? drawing.get(key)
    if (known !== undefined) return known
    if (drawing.size >= MAX_DRAWING) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    const picture = draw(request).finally(() => drawing.delete(key))
    drawing.set(key, picture)
    const drawn = await picture
    kept.set(key, drawn)
    return drawn
  }
  return { read, readMissing: (request) => read({ ...request, name: MISSING }) }
}
