import type { Node } from '@takumi-rs/core'
import type { Schemas } from '../../contract/types.ts'
import { type Theme, box, drawingSize, oneLine, palettes, text } from './drawing.ts'

type OrganizerRecord = Schemas['OrganizerRecord']

const formatReais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

/** Green while every prize is kept, red when one is late, neutral before the first one. */
function readState({ championships, late }: OrganizerRecord) {
  if (late > 0) return { label: 'Prêmio atrasado', tone: 'loss', mark: '!' } as const
  if (championships > 0) return { label: 'Prêmios em dia', tone: 'win', mark: 'OK' } as const
  return { label: 'Nenhum prêmio prometido', tone: 'muted', mark: '–' } as const
}

/** The seal of somebody who organises, as one picture: whether the promised prizes are paid, and the sums. */
export function drawSeal(record: OrganizerRecord, theme: Theme): Node {
  const palette = palettes[theme]
  const { label, tone, mark } = readState(record)
  const color = palette[tone]
  const { organizer, promised, deposited, paid } = record
  const sums = [
    ['Prometido', promised],
    ['Depositado', deposited],
    ['Pago', paid],
  ] as const
  const row = { position: 'absolute', left: 28, right: 28, alignItems: 'center' } as const
  const small = { ...oneLine, fontSize: 13, color: palette.muted } as const
  return box(
    {
      ...drawingSize,
      position: 'relative',
      backgroundColor: palette.panel,
      color: palette.text,
      fontFamily: 'Inter',
    },
    box(
      { ...row, top: 30, gap: 18 },
      text(mark, {
        width: 64,
        height: 64,
        border: `4px solid ${color}`,
        borderRadius: 32,
        color,
        fontFamily: 'Barlow Condensed',
        fontSize: 30,
        fontWeight: 700,
        lineHeight: 1.85,
        textAlign: 'center',
      }),
      box(
        { flexDirection: 'column', gap: 4 },
        text(label, {
          fontFamily: 'Barlow Condensed',
          fontWeight: 700,
          fontSize: 34,
          lineHeight: 1.1,
          color,
        }),
        text(`Organização de ${organizer.nick}`, { ...oneLine, fontSize: 15 }),
      ),
    ),
    box(
      { ...row, top: 128, justifyContent: 'space-between' },
      ...sums.map(([name, amount]) =>
        box(
          { flexDirection: 'column', gap: 4 },
          text(name, small),
          text(formatReais(amount), { fontSize: 18 }),
        ),
      ),
    ),
    box({ ...row, bottom: 20, justifyContent: 'flex-end' }, text('convoca', small)),
    box({ position: 'absolute', left: 0, top: 0, bottom: 0, width: 5, backgroundColor: color }),
  )
}
