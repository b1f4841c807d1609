import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { nothing, person, picker } from './samples.ts'

export const playersRows: ComponentRow[] = [
  row(
    'PlayerCard',
    ui.PlayerCard,
    { player: { ...person, teamName: null }, href: '/pro/ana_sp' },
    { texts: { override: { noTeam: 'Livre' }, shows: 'Livre' } },
  ),
  row('PlayerPicker', ui.PlayerPicker, picker, {
    texts: { override: { empty: 'Ninguém aqui' }, shows: 'Ninguém aqui' },
  }),
  row(
    'ImageUploader',
    ui.ImageUploader,
    { preset: 'profile', value: null, onChange: nothing, label: 'Logo' },
    { texts: { override: { drop: 'Solte aqui' }, shows: 'Solte aqui' } },
  ),
  row('ImageWithFallback', ui.ImageWithFallback, { src: 'data:,', alt: '', fallback: null }),
]
