import type { Node } from '@takumi-rs/core'
import type { Schemas } from '../../contract/types.ts'
import { formatDrawnMoment } from '../moments.ts'
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
  type Palette,
  type Theme,
} from './drawing.ts'

export interface TeamDrawing {
  team: Schemas['PublicTeam']
  stats: Schemas['TeamStats']
}

const FORM = 5

/** A team as one picture: banner, logo, name, record, form and the next match. */
export function drawTeam({ team, stats }: TeamDrawing, theme: Theme, hasLogo: boolean): Node {
  const palette = palettes[theme]
  const { entity, game, team_tag: tag } = team
  const { primary_color: primary, secondary_color: secondary } = entity
  const { wins, losses } = entity.performance
  return frame(palette, primary, {
    banner: banner(tag, { primary, secondary }, palette),
    identity: [portrait(entity.name, primary, hasLogo, palette), badge(tag, secondary)],
    lines: [
      title(entity.name),
      subtitle(`${game.name} · ${countOf(wins, 'vitória')} · ${countOf(losses, 'derrota')}`, palette),
    ],
    footer: [form(stats, palette), nextMatch(stats, palette)],
  })
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function form({ previusMatches }: Schemas['TeamStats'], palette: Palette): Node {
  const results = previusMatches.slice(0, FORM).toReversed()
  return box(
    { gap: 5 },
    ...results.map(({ result }) =>
      box(
        {
          width: 26,
          height: 26,
          borderRadius: 6,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: result === 'WIN' ? palette.winGround : palette.lossGround,
        },
        text(result === 'WIN' ? 'V' : 'D', {
          fontSize: 13,
          fontWeight: 700,
          color: result === 'WIN' ? palette.win : palette.loss,
        }),
      ),
    ),
  )
}

function nextMatch({ upcomingMatches: [next] }: Schemas['TeamStats'], palette: Palette): Node {
  if (next === undefined) return text('convoca', { fontSize: 13, color: palette.muted })
  const day = formatDrawnMoment(new Date(next.starts_at))
  const live = ['Ao vivo', next.score].filter(Boolean).join(' ')
  return text(`${next.is_live ? live : day} contra ${next.opponent}`, {
    ...oneLine,
    maxWidth: 270,
    fontSize: 13,
    color: palette.muted,
  })
}
