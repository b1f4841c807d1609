import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { InviteLinkPanel, type InviteLinkPanelProps } from './InviteLinkPanel.tsx'

// Declared, so that a story may give another status.
const ready: Pick<InviteLinkPanelProps, 'status'> = { status: 'ready' }

const meta = preview.meta({
  title: 'Teams/InviteLinkPanel',
  component: InviteLinkPanel,
  args: {
    ...ready,
    url: 'https://convoca.example/team/join/q3uV1m0XcC6kqjYw',
    expiresAt: '2026-12-20T22:00:00.000Z',
    onReset: fn(),
    onRetry: fn(),
  },
})

export const Default = meta.story({})
export const LongText = meta.story({
  args: { url: `https://${'time-'.repeat(20)}convoca.example/team/join/q3uV1m0XcC6kqjYw` },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Loading = meta.story({ args: { status: 'loading' } })
export const Failed = meta.story({ args: { status: 'error' } })
/** The panel of a leader; and for somebody who may copy the link but not end it, in words of your own. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Panel title="Link de convite">
        <InviteLinkPanel {...args} />
      </Panel>
      <Panel title="Chame para a peneira">
        <InviteLinkPanel url="https://convoca.example/team/join/peneira" />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Copiar link' })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: 'Gerar novo link' })).toHaveLength(1)
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Link de convite' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copiar link' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Link copiado')).toBeVisible()
    await expect(written).toHaveBeenCalledWith(args.url)
    written.mockRejectedValue(new Error('refused'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Não foi possível copiar')).toBeVisible()

    await userEvent.tab()
    const reset = canvas.getByRole('button', { name: 'Gerar novo link' })
    await expect(reset).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Gerar um novo link?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(reset).toHaveFocus())
    await expect(args.onReset).not.toHaveBeenCalled()

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReset).toHaveBeenCalledOnce()
    await waitForNoLayer()
    // The result of copying is shown for two seconds.
    await expect(await canvas.findByRole('button', { name: 'Copiar link' })).toBeVisible()
  },
})
