import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EquipmentList } from './EquipmentList.tsx'
import type { EquipmentItem } from './EquipmentList.tsx'

const equipment: EquipmentItem[] = [
  { id: 'e-1', type: 'PC', brand: 'Montado', model: 'Ryzen 7 5700X', description: 'RTX 4060 · 32 GB' },
  { id: 'e-2', type: 'NOTEBOOK', brand: 'Avell', model: 'Storm 450', description: 'Para as viagens.' },
  { id: 'e-3', type: 'SMARTPHONE', brand: 'Motorola', model: 'Edge 50' },
]

const meta = preview.meta({
  title: 'Players/EquipmentList',
  component: EquipmentList,
  args: { equipment, onEdit: fn(), onRemove: fn() },
})

export const Default = meta.story({})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    equipment: [
      {
        id: 'e-9',
        type: 'CONSOLE',
        brand: 'Inconstitucionalissimamente',
        model: 'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
        description: 'Comprado de segunda mão, com dois controles, um deles sem a tampa da bateria. '.repeat(
          3,
        ),
      },
    ],
  },
})

/** The list as others see it: without buttons. */
export const Examples = meta.story({
  tags: ['static'],
  render: () => <EquipmentList equipment={equipment} />,
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Editar Montado Ryzen 7 5700X' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith('e-1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('e-1')
  },
})
