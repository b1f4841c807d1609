import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { AnnouncementItem } from './announcement.ts'
import { AnnouncementList } from './AnnouncementList.tsx'

const latest: AnnouncementItem = {
  id: '1',
  title: 'Horários da rodada 2',
  body: 'As partidas começam às 20h.\nQuem não estiver na sala às 20h15 perde.',
  author: 'ana_bia',
  createdAt: '2026-11-22T19:15:00.000Z',
}

const announcements: readonly AnnouncementItem[] = [
  latest,
  {
    id: '2',
    title: 'Mapa trocado',
    body: 'A final será em Ascent.',
    author: 'brunocv',
    createdAt: '2026-11-21T18:00:00.000Z',
  },
  { id: '3', title: 'Boa sorte', body: 'Que vença o melhor time.', createdAt: '2026-11-18T12:00:00.000Z' },
]

const meta = preview.meta({
  title: 'Championships/AnnouncementList',
  component: AnnouncementList,
  args: { announcements, onDelete: fn() },
})

export const Default = meta.story({})

/** The announcements as everybody reads them: the latest, then all; and while one is deleted. */
export const Examples = meta.story({
  render: ({ announcements: all, ...args }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <AnnouncementList announcements={all} first={1} />
      <AnnouncementList {...args} announcements={all} deletingIds={['2']} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mostrar os 2 anteriores' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Excluir o aviso: Mapa trocado' })).toBeDisabled()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    announcements: [
      {
        ...latest,
        title: 'Mudançadehoráriodasemifinalporcausadamanutençãodaredeelétrica de toda a zona norte',
        body: 'Como a arena fica sem luz das 18h às 23h, as partidas passam para amanhã. '.repeat(8),
      },
    ],
  },
})

export const Interactions = meta.story({
  args: { first: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledWith(latest)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Boa sorte')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /anteriores/ })).toBeNull()
  },
})
