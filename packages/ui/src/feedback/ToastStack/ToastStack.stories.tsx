import { useReducer, useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Dialog } from '../../primitives/radix/Dialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { emptyToastQueue, toastQueue, type Toast } from './toast-queue.ts'
import { kinds, toasts } from './toasts.fixtures.ts'
import { ToastStack, type ToastStackProps } from './ToastStack.tsx'

const meta = preview.meta({
  title: 'Feedback/ToastStack',
  component: ToastStack,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { toasts, onDismiss: fn(), onPause: fn(), onResume: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [close] = await canvas.findAllByRole('button', { name: 'Fechar aviso' })
    close?.focus()
    await expect(args.onPause).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
    await expect(args.onResume).not.toHaveBeenCalled()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await expect(args.onResume).toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  args: {
    toasts: [
      {
        id: '1',
        title: 'Associação Atlética Desportiva dos Guerreiros Insones do Vale do Paranapanema',
        message: 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(3),
        description: 'Confira o nome do time e tente de novo.',
        type: 'error',
        duration: 5000,
        createdAt: 0,
      },
    ],
  },
})

/** Hover and a hidden tab pause the expiry. */
export const Pauses = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const [toast] = await canvas.findAllByRole('listitem')
    if (toast === undefined) throw new Error('no toast')
    await step('the pointer', async () => {
      await userEvent.hover(toast)
      await expect(args.onPause).toHaveBeenCalledOnce()
      await expect(args.onResume).not.toHaveBeenCalled()
      await userEvent.unhover(toast)
      await expect(args.onResume).toHaveBeenCalledOnce()
    })
    await step('the hidden tab', async () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await expect(args.onPause).toHaveBeenCalledTimes(2)
      hidden.mockRestore()
      document.dispatchEvent(new Event('visibilitychange'))
      await expect(args.onResume).toHaveBeenCalledTimes(2)
    })
  },
})

/** The expiry resumes only when the last reason to pause is gone. */
export const PausesForEveryReason = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const [toast] = await canvas.findAllByRole('listitem')
    const [close] = canvas.getAllByRole('button', { name: 'Fechar aviso' })
    if (toast === undefined || close === undefined) throw new Error('no toast')
    const lookAway = () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      hidden.mockRestore()
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await step('the focus leaves while the pointer stays', async () => {
      await userEvent.hover(toast)
      close.focus()
      close.blur()
      await expect(args.onResume).not.toHaveBeenCalled()
    })
    await step('the tab is looked at again under the pointer', async () => {
      lookAway()
      await expect(args.onResume).not.toHaveBeenCalled()
    })
    await step('the tab is looked at again with the focus inside', async () => {
      close.focus()
      await userEvent.unhover(toast)
      lookAway()
      await expect(args.onResume).not.toHaveBeenCalled()
    })
    await step('nothing is left', async () => {
      close.blur()
      await expect(args.onResume).toHaveBeenCalledOnce()
      await expect(args.onPause).toHaveBeenCalledOnce()
    })
  },
})

/** The owner of a stack between a button that can go and the page's content. */
function Kept(args: ToastStackProps) {
  const [gone, setGone] = useState(false)
  const [queue, dispatch] = useReducer(toastQueue, { toasts: toasts.slice(0, 2), pausedAt: null })
  return (
    <main tabIndex={-1}>
      {!gone && <button type="button">Salvar</button>}
      <button type="button" onClick={() => setGone(true)}>
        Tirar
      </button>
      <ToastStack
        {...args}
        toasts={queue.toasts}
        onDismiss={(id) => dispatch({ type: 'dismiss', id })}
        onPause={() => dispatch({ type: 'pause', now: Date.now() })}
        onResume={() => dispatch({ type: 'resume', now: Date.now() })}
      />
      <output>{queue.pausedAt === null ? 'anda' : 'espera'}</output>
    </main>
  )
}

/** Enter on × goes on to the next toast; after the last nothing is left paused and the focus is where it was. */
export const Interactions = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Salvar' }).focus()
    canvas.getAllByRole('button', { name: 'Fechar aviso' })[0]?.focus()
    await canvas.findByText('espera')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: 'Fechar aviso' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('anda')
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
  },
})

/** A pointer on the last × gives the focus back too; where the place is gone, the page's content has it. */
export const LastClosed = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Salvar' }).focus()
    canvas.getAllByRole('button', { name: 'Fechar aviso' })[0]?.focus()
    canvas.getByRole('button', { name: 'Tirar' }).click()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar aviso' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
    await canvas.findByText('anda')
  },
})

function Queue() {
  const [queue, dispatch] = useReducer(toastQueue, emptyToastQueue)
  const add = (type: Toast['type']) =>
    dispatch({
      type: 'add',
      toast: {
        id: crypto.randomUUID(),
        title: type === 'error' ? 'Erro' : 'Sucesso',
        message: type === 'error' ? 'Não foi possível aceitar o convite' : 'Convite Aceito.',
        type,
        duration: 5000,
        createdAt: Date.now(),
      },
    })
  return (
    <div style={{ padding: 24 }}>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button>Convidar</Button>
        </Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Convidar jogador</Dialog.Title>
          <Button onClick={() => add('success')}>Dar certo</Button>
          <Button onClick={() => add('error')}>Dar errado</Button>
        </Dialog.Content>
      </Dialog.Root>
      <ToastStack toasts={queue.toasts} onDismiss={(id) => dispatch({ type: 'dismiss', id })} />
    </div>
  )
}

/** One stack for all messages; the newest is in front. */
export const Examples = meta.story({
  render: function ToastsOnDemand() {
    const [queue, dispatch] = useReducer(toastQueue, emptyToastQueue)
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 }}>
        {kinds.map(({ opener, ...toast }) => (
          <Button
            key={opener}
            onClick={() => dispatch({ type: 'add', toast: { ...toast, id: opener, createdAt: Date.now() } })}
          >
            {opener}
          </Button>
        ))}
        <ToastStack toasts={queue.toasts} onDismiss={(id) => dispatch({ type: 'dismiss', id })} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const { opener } of kinds) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: opener })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    const [newest] = await canvas.findAllByRole('listitem')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length)
    await expect(newest).toHaveTextContent('Problema de conexão')
  },
})

/** Title, message and description are each optional. */
export const WithoutTitle = meta.story({
  args: {
    toasts: [
      { id: '1', message: 'Time criado com sucesso.', type: 'success', duration: 5000, createdAt: 0 },
      {
        id: '2',
        description: 'Você recebeu uma nova notificação',
        type: 'info',
        kind: 'notification',
        duration: 6000,
        createdAt: 0,
      },
    ],
  },
})

/** F8 moves the focus out of an open dialog to its toasts and back; the dialog neither closes nor takes it back. */
export const KeyboardOverDialog = meta.story({
  render: () => <Queue />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    const right = await screen.findByRole('button', { name: 'Dar certo' })
    await userEvent.click(right)
    await userEvent.click(right)
    const closes = () => screen.getAllByRole('button', { name: 'Fechar aviso' })
    await step('in and back', async () => {
      await userEvent.keyboard('{F8}')
      await expect(closes()[0]).toHaveFocus()
      await userEvent.keyboard('{F8}')
      await expect(right).toHaveFocus()
    })
    await step('through them, and back after the last', async () => {
      await userEvent.keyboard('{F8}')
      await userEvent.tab()
      await expect(closes()[1]).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(closes()).toHaveLength(1))
      await expect(closes()[0]).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(right).toHaveFocus()
    })
    await expect(screen.getByRole('dialog', { name: 'Convidar jogador' })).toBeVisible()
  },
})

/** A panel with buttons where toasts appear, and a field elsewhere. */
function PanelAtTheCorner() {
  const [queue, dispatch] = useReducer(toastQueue, emptyToastQueue)
  const add = () =>
    dispatch({
      type: 'add',
      toast: {
        id: crypto.randomUUID(),
        title: 'Presença confirmada.',
        message: 'Treino tático',
        type: 'success',
        duration: 5000,
        createdAt: Date.now(),
      },
    })
  return (
    <div style={{ minHeight: 640, padding: '64px 24px' }}>
      <Panel title="Treino tático" actions={<Button size="small">Fechar</Button>}>
        <Button onClick={add}>Confirmar presença</Button>
      </Panel>
      <Panel title="Horários">
        <Button onClick={add}>Salvar horários</Button>
      </Panel>
      <ToastStack toasts={queue.toasts} onDismiss={(id) => dispatch({ type: 'dismiss', id })} />
    </div>
  )
}

const covers = (toast: Element, control: Element) => {
  const [a, b] = [toast.getBoundingClientRect(), control.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Toasts appear at the upper right, but never over the buttons of the panel that is being worked in. */
export const BesideControls = meta.story({
  render: () => <PanelAtTheCorner />,
  play: async ({ canvas, userEvent, step }) => {
    const close = canvas.getByRole('button', { name: 'Fechar' })
    const confirm = canvas.getByRole('button', { name: 'Confirmar presença' })
    const getToast = () => canvas.getAllByRole('listitem')[0]!
    await step('at the upper right, from a panel that is elsewhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar horários' }))
      await waitFor(() => expect(covers(getToast(), close)).toBe(true))
    })
    await step('it gives way to the panel that takes the focus', async () => {
      confirm.focus()
      await waitFor(() => expect(covers(getToast(), close)).toBe(false))
    })
    await step('and a new one stays out of the way', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
      await userEvent.click(close)
      for (const toast of canvas.getAllByRole('listitem')) await expect(covers(toast, close)).toBe(false)
    })
  },
})

/** A toast is visible, announced and usable while a modal dialog is open, and the dialog stays open. */
export const AboveDialog = meta.story({
  render: () => <Queue />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dar errado' }))
    const assertive = canvasElement.querySelector('[aria-live="assertive"]')
    await waitFor(() => expect(assertive).toHaveTextContent('Erro. Não foi possível aceitar o convite'))
    await userEvent.click(screen.getByRole('button', { name: 'Dar certo' }))
    const polite = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(polite).toHaveTextContent('Sucesso. Convite Aceito.'))

    const close = screen.getAllByRole('button', { name: 'Fechar aviso' })[0]
    if (close === undefined) throw new Error('no toast')
    const { left, top, width, height } = close.getBoundingClientRect()
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(close.contains(onTop)).toBe(true)
    await userEvent.click(close)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(1))
    await expect(screen.getByRole('dialog', { name: 'Convidar jogador' })).toBeVisible()
  },
})
