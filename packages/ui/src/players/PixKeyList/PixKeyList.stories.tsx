import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { PixKeyList } from './PixKeyList.tsx'
import type { PixKeyItem } from './PixKeyList.tsx'

const pixKeys: PixKeyItem[] = [
  { id: 'p-1', type: 'CPF', text: '***.982.247-**', revealed: false },
  { id: 'p-2', type: 'EMAIL', text: 'ana@convoca.example', revealed: true },
  { id: 'p-3', type: 'KEYRANDOM', text: '7d9f…6906', revealed: false },
]

const meta = preview.meta({
  title: 'Players/PixKeyList',
  component: PixKeyList,
  args: { pixKeys, onReveal: fn(), onEdit: fn(), onRemove: fn() },
})

export const Default = meta.story({})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    pixKeys: [
      {
        id: 'p-9',
        type: 'EMAIL',
        text: 'maximiliano.wanderley.de.albuquerque.cavalcanti@associacao-atletica.example',
        revealed: true,
      },
      { id: 'p-8', type: 'KEYRANDOM', text: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', revealed: true },
    ],
  },
})

/** The list with keys, and before the first one. */
export const Examples = meta.story({
  render: (args) => (
    <div style={sideBySide}>
      <Panel title="Chaves Pix">
        <PixKeyList {...args} />
      </Panel>
      <Panel title="Suas chaves">
        <PixKeyList {...args} pixKeys={[]} />
      </Panel>
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mostrar a chave CPF ***.982.247-**' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReveal).toHaveBeenCalledWith('p-1', true)
    await userEvent.click(canvas.getByRole('button', { name: /Esconder a chave E-mail/ }))
    await expect(args.onReveal).toHaveBeenCalledWith('p-2', false)
  },
})
