import type { Node } from '@takumi-rs/core'
import type { Schemas } from '../../contract/types.ts'
import { formatDrawnMoment } from '../moments.ts'
import { type BracketColumn, readColumns } from './bracket-columns.ts'
import {
  badge,
  box,
  drawingSize,
  frame,
  oneLine,
  palettes,
  pictureBanner,
  portrait,
  subtitle,
  text,
  title,
  type Palette,
  type Theme,
} from './drawing.ts'

type Championship = Schemas['Championship']
type Match = Schemas['ChampionshipMatch']

export interface ChampionshipDrawing {
  championship: Championship
  matches: readonly Match[]
  now: Date
}

/** A championship has no colours of its own: Convoca's. */
const colors = { primary: '#31540d', secondary: '#bdee63' }

const formats: Readonly<Record<Championship['format'], string>> = {
  SINGLE_ELIMINATION: 'Eliminação simples',
  DOUBLE_ELIMINATION: 'Eliminação dupla',
  ROUND_ROBIN: 'Todos contra todos',
  GROUPS_THEN_PLAYOFFS: 'Grupos + mata-mata',
  SWISS: 'Suíço',
  SWISS_THEN_PLAYOFFS: 'Suíço + mata-mata',
}

/** A championship as one picture: the end of its bracket once it is drawn, until then its name and when it begins. */
export function drawChampionship(given: ChampionshipDrawing, theme: Theme, hasLogo: boolean): Node {
  const palette = palettes[theme]
  const columns = given.championship.status === 'CANCELLED' ? [] : readColumns(given.matches)
  return columns.length > 0 ? drawBracket(given, columns, palette) : drawAnnouncement(given, palette, hasLogo)
}

function drawAnnouncement(
  { championship, now }: ChampionshipDrawing,
  palette: Palette,
  hasLogo: boolean,
): Node {
  const { name, game, format, teams_count: teams, max_teams: most } = championship
  const entrants = championship.participant === 'PLAYER' ? 'jogadores' : 'times'
  const small = { ...oneLine, fontSize: 13, color: palette.muted } as const
  return frame(palette, colors.primary, {
    banner: pictureBanner(palette),
    identity: [
      portrait(name, colors.primary, hasLogo, palette),
      badge(toPhase(championship, now), colors.secondary),
    ],
    lines: [
      title(name),
      subtitle(`${game.name} · ${formats[format]} · ${teams} de ${most} ${entrants}`, palette),
    ],
    footer: [text(toOutcome(championship), { ...small, maxWidth: 330 }), text('convoca', small)],
  })
}

function drawBracket(
  { championship, now }: ChampionshipDrawing,
  columns: readonly BracketColumn[],
  palette: Palette,
): Node {
  const small = { ...oneLine, fontSize: 12, color: palette.muted } as const
  const row = { position: 'absolute', left: 24, right: 24, justifyContent: 'space-between' } as const
  return box(
    {
      ...drawingSize,
      position: 'relative',
      backgroundColor: palette.panel,
      color: palette.text,
      fontFamily: 'Inter',
    },
    box(
      { ...row, top: 14, alignItems: 'center', gap: 12 },
      text(championship.name, {
        ...oneLine,
        maxWidth: 330,
        fontFamily: 'Barlow Condensed',
        fontWeight: 700,
        fontSize: 26,
        lineHeight: 1.1,
      }),
      badge(toPhase(championship, now), colors.secondary),
    ),
    box(
      { position: 'absolute', left: 24, right: 24, top: 52, height: 160, gap: 14 },
      ...columns.map((column) => drawColumn(column, palette)),
    ),
    box(
      { ...row, bottom: 12, alignItems: 'center', gap: 12 },
      text(`${championship.game.name} · ${toOutcome(championship)}`, { ...small, maxWidth: 340 }),
      text('convoca', small),
    ),
    box({ position: 'absolute', left: 0, top: 0, bottom: 0, width: 5, backgroundColor: colors.secondary }),
  )
}

/** Matches share the height, so that a later one stands between the two that lead to it. */
const drawColumn = (matches: BracketColumn, palette: Palette): Node =>
  box(
    { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, flexDirection: 'column' },
    ...matches.map((match) =>
      box(
        { flexGrow: 1, flexBasis: 0, alignItems: 'center' },
        ...(match === null ? [] : [drawMatch(match, palette)]),
      ),
    ),
  )

function drawMatch({ home, away, home_score, away_score, winner }: Match, palette: Palette): Node {
  const side = (team: Match['home'], score: number | null, isWinner: boolean) =>
    box(
      {
        height: 17,
        padding: '0 7px',
        gap: 6,
        alignItems: 'center',
        justifyContent: 'space-between',
        ...(isWinner && { backgroundColor: palette.winGround }),
      },
      text(team?.name ?? 'A definir', {
        ...oneLine,
        minWidth: 0,
        fontSize: 11,
        color: team && (winner === null || isWinner) ? palette.text : palette.muted,
      }),
      text(score === null ? '' : String(score), {
        fontSize: 11,
        color: isWinner ? palette.win : palette.muted,
      }),
    )
  return box(
    {
      width: '100%',
      flexDirection: 'column',
      border: `1px solid ${palette.border}`,
      borderRadius: 5,
      overflow: 'hidden',
    },
    side(home, home_score, winner === 'home'),
    side(away, away_score, winner === 'away'),
  )
}

/** The phase of the championship, as its page says it. */
function toPhase(championship: Championship, now: Date): string {
  const { status, teams_count: teams, max_teams: most } = championship
  if (status === 'REGISTRATION') {
    if (now < new Date(championship.registration_opens_at)) return 'Em breve'
    if (now >= new Date(championship.registration_closes_at)) return 'Inscrições encerradas'
    return teams >= most ? 'Lotado' : 'Inscrições abertas'
  }
  return phases[status]
}

const phases: Readonly<Record<Exclude<Championship['status'], 'REGISTRATION'>, string>> = {
  DRAFT: 'Rascunho',
  CHECK_IN: 'Check-in aberto',
  ONGOING: 'Ao vivo',
  FINISHED: 'Encerrado',
  CANCELLED: 'Cancelado',
}

/** The winner, or the start. */
function toOutcome({ winner, starts_at: startsAt }: Championship): string {
  if (winner) return `Campeão: ${winner.name}`
  const day = formatDrawnMoment(new Date(startsAt))
  return `Início em ${day}`
}
