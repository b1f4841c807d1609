import type { Node } from '@takumi-rs/core'
import type { Schemas } from '../../contract/types.ts'
import {
  badge,
  banner,
  box,
  frame,
  oneLine,
  palettes,
  portrait,
  subtitle,
  text,
  title,
  type Theme,
} from './drawing.ts'

/** The colours of somebody who has no team: Convoca's own. */
const ownColors = { primary: '#31540d', secondary: '#bdee63' }
/** The first letters of the nick, as many as a tag has. */
const toLetters = (nick: string): string => nick.replaceAll(/[_-]/g, '').slice(0, 3).toUpperCase()

/** A player as one picture: banner in the colours of the first team, photo, nick, name and teams, main game. */
export function drawPlayer({ entity }: Schemas['PublicProfile'], theme: Theme, hasPhoto: boolean): Node {
  const palette = palettes[theme]
  const { nick, name, teams, games, looking_for_team: isFree } = entity
  const [team] = teams
  const [main] = games
  const colors = team ? { primary: team.primary_color, secondary: team.secondary_color } : ownColors
  const game = main ? [main.game.name, ...(main.rank ? [main.rank] : [])].join(' · ') : ''
  const small = { ...oneLine, fontSize: 13, color: palette.muted } as const
  return frame(palette, colors.primary, {
    banner: banner(toLetters(nick), colors, palette),
    identity: [
      portrait(nick, colors.primary, hasPhoto, palette),
      ...(team ? [badge(team.team_tag, colors.secondary)] : []),
    ],
    lines: [
      title(nick),
      subtitle([name, team?.name ?? (isFree ? 'Procura time' : 'Sem time')].join(' · '), palette),
    ],
    footer: [game ? text(game, { ...small, maxWidth: 330 }) : box({}), text('convoca', small)],
  })
}
