import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { UndoBar } from '../UndoBar/UndoBar.tsx'
import { UpdatePrompt, type UpdatePromptProps } from './UpdatePrompt.tsx'

const meta = preview.meta({
  title: 'Feedback/UpdatePrompt',
  component: UpdatePrompt,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { open: true, onReload: fn(), onLater: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Há uma nova versão. Recarregar?')
  },
})

export const Closed = meta.story({ args: { open: false } })

export const Reloading = meta.story({ args: { reloading: true } })

/** Nothing but to reload: the old version no longer works. */
export const Required = meta.story({
  render: ({ open, onReload }) => (
    <UpdatePrompt
      open={open}
      onReload={onReload}
      texts={{ message: 'Esta versão não funciona mais. Recarregue para continuar.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

/** The prompt as the app has it: always mounted, opened by the new version, put off until the next one. */
function Versions({ onReload }: Pick<UpdatePromptProps, 'onReload'>) {
  const [waiting, setWaiting] = useState(false)
  const [reloading, setReloading] = useState(false)
  return (
    <div style={{ padding: 24 }}>
      <Panel>
        <p style={{ marginBottom: 12 }}>Rascunho da vaga: “Procuramos suporte para a temporada”.</p>
        <Button onClick={() => setWaiting(true)}>Procurar nova versão</Button>
      </Panel>
      <UpdatePrompt
        open={waiting}
        reloading={reloading}
        onReload={() => {
          onReload()
          setReloading(true)
        }}
        onLater={() => setWaiting(false)}
      />
    </div>
  )
}

export const Examples = meta.story({
  render: (args) => <Versions {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Recarregar' })).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    texts: {
      message: 'Há uma nova versão com tudo o que você pediu nos últimos meses. Recarregar?',
      later: 'Agora não, obrigado',
      reload: 'Recarregar agora',
    },
  },
})

/** It does not cover the undo bar. */
export const AboveUndoBar = meta.story({
  render: (args) => (
    <>
      <UpdatePrompt {...args} />
      <UndoBar
        actionId="n-1"
        message="Notificação excluída"
        duration={600_000}
        onUndo={fn()}
        onExpire={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [later, undo] = ['Agora não', 'Desfazer'].map((name) =>
      canvas.getByRole('button', { name }).closest('div[class*=root]')?.getBoundingClientRect(),
    )
    await expect(later?.bottom).toBeLessThanOrEqual(undo?.top ?? 0)
  },
})

export const Interactions = meta.story({
  render: (args) => <Versions {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const region = canvas.getByRole('status')
    const look = async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(region).toHaveTextContent('Há uma nova versão. Recarregar?'))
    }
    await step('takes no focus; Tab reaches it, and put off it gives it back', async () => {
      canvas.getByRole('button', { name: 'Procurar nova versão' }).focus()
      await look()
      await expect(canvas.getByRole('button', { name: 'Procurar nova versão' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Agora não' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(region).toBeEmptyDOMElement())
      await expect(canvas.getByRole('button', { name: 'Procurar nova versão' })).toHaveFocus()
      await expect(args.onReload).not.toHaveBeenCalled()
    })
    await step('reloads once', async () => {
      await look()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Recarregar' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('button', { name: 'Recarregando...' })).toBeVisible()
      await userEvent.keyboard(' ')
      await expect(args.onReload).toHaveBeenCalledOnce()
    })
  },
})
