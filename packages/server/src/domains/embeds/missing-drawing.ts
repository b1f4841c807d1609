import type { Node } from '@takumi-rs/core'
import type { Subject } from './pictures.ts'
import { banner, box, frame, palettes, subtitle, text, title, type Theme } from './drawing.ts'

const sentences: Record<Subject, string> = {
  team: 'Time não encontrado',
  player: 'Este perfil é privado ou não existe',
  championship: 'Campeonato não encontrado',
}

/** The colours of no team. */
const colors = { primary: '#353942', secondary: '#6b7380' }

/** What a page shows that has the picture of what there is not, or what guests may not see: neutral, and without its name. */
export function drawMissing(subject: Subject, theme: Theme): Node {
  const palette = palettes[theme]
  return frame(palette, colors.primary, {
    banner: banner('', colors, palette),
    identity: [],
    lines: [title(sentences[subject]), subtitle('Veja times, jogadores e campeonatos na Convoca.', palette)],
    footer: [box({}), text('convoca', { fontSize: 13, color: palette.muted })],
  })
}
