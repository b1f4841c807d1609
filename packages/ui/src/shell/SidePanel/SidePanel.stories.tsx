import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyChats } from '../../chat/chats.fixtures.ts'
import { ChatPanel } from '../../chat/ChatPanel/ChatPanel.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = preview.meta({
  title: 'Shell/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: { children: <p style={{ padding: 16 }}>Suas conversas ficam aqui.</p> },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Painel lateral' })
    await expect(panel.getBoundingClientRect().width).toBe(320)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { children: 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(4) },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary').getBoundingClientRect()
    await expect([panel.width, panel.height]).toEqual([window.innerWidth, window.innerHeight])
  },
})

const openChat = fn()

/** The conversations beside a page. */
export const Examples = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <>
      <div style={{ flex: 1, padding: 24 }}>
        <h1 style={{ marginBottom: 12 }}>Agenda do Trovão Esports</h1>
        <p>Treino na quinta, 20h. Jogo no sábado, 15h. O painel fica enquanto você muda de página.</p>
      </div>
      <SidePanel>
        <ChatPanel chats={storyChats} selectedId="c-1" onSelect={openChat} onNewChat={() => {}} />
      </SidePanel>
    </>
  ),
})

/** Reached after the content, and left again: it takes no focus and keeps none. */
export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <>
      <main style={{ flex: 1 }}>
        <Button>Confirmar presença</Button>
      </main>
      <SidePanel>
        <Button onClick={openChat}>Abrir conversa</Button>
        <Button>Novo Chat</Button>
      </SidePanel>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    openChat.mockClear()
    await expect(document.body).toHaveFocus()
    for (const name of ['Confirmar presença', 'Abrir conversa', 'Novo Chat']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(openChat).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Confirmar presença' })).toHaveFocus()
  },
})
