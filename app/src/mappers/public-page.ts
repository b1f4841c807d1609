import { truncate } from '@convoca/sdk/text'
import type { PublicTeam } from '../atoms/teams.ts'
import { toTeamPictures } from './files.ts'
import { getPublicTeamPath } from './team.ts'

/** The fields of a public page that link previews and search engines read. */
export interface PublicPage {
  /** The canonical path. */
  path: string
  description: string
  /** The title of a link preview. Default the page's. */
  previewTitle?: string
  picture?: { path: string; width: number; height: number; alt: string } | undefined
  /** Other sites may show it as a card: found by oEmbed. */
  isEmbeddable?: boolean
  /** A schema.org object: what the page is about. */
  about?: { '@type': string } & Record<string, unknown>
}

/** The longest description; link previews cut longer ones anywhere. */
const MAX_LENGTH = 200

/** The text as one line, truncated between words. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const cut = truncate(line, MAX_LENGTH)
  return cut === line ? line : cut.replace(/ [^ ]*…$/, '…')
}

/** The page that a shared link to a team shows. */
export function toTeamPage({ entity, game, files, team_tag }: PublicTeam): PublicPage {
  const { name, description, team_members_count: members, is_recruiting: isRecruiting } = entity
  const facts = [
    game.name,
    members === 1 ? '1 membro' : `${members} membros`,
    ...(isRecruiting ? ['Recrutando'] : []),
  ]
  const { logoUrl } = toTeamPictures(files)
  return {
    path: getPublicTeamPath(team_tag),
    previewTitle: `${name} [${team_tag}]`,
    description: shorten(`${facts.join(' · ')} — ${description}`),
    picture: { path: `/embed/team/${team_tag}/preview.png`, width: 1200, height: 630, alt: `Time ${name}` },
    isEmbeddable: true,
    about: { '@type': 'SportsTeam', name, alternateName: team_tag, sport: game.name, logo: logoUrl },
  }
}

interface Player {
  nick: string
  name: string
  about: string | null
  teams: readonly { name: string }[]
}

/** The page that a shared link to a player shows. */
export function toPlayerPage({ nick, name, about, teams }: Player): PublicPage {
  const plays = teams.length === 0 ? [] : [`joga por ${teams.map((team) => team.name).join(', ')}`]
  return {
    path: `/pro/${nick}`,
    previewTitle: `${nick} (${name})`,
    description: shorten([`${name} na Convoca`, ...plays, ...(about ? [about] : [])].join(' · ')),
    picture: { path: `/embed/player/${nick}/preview.png`, width: 1200, height: 630, alt: `Player ${nick}` },
    isEmbeddable: true,
    about: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name, alternateName: nick } },
  }
}
