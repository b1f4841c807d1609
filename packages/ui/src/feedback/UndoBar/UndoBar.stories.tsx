import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { UndoBar } from './UndoBar.tsx'

const meta = preview.meta({
  title: 'Feedback/UndoBar',
  component: UndoBar,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { actId: 'n-1', message: 'Notificação excluída', onUndo: fn(), onExpire: fn() },
})

export const Default = meta.story({})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    message: 'A notificação sobre o convite para a Associação Desportiva de Pindamonhangaba foi excluída',
  },
})

export const Expires = meta.story({
  args: { duration: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce())
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveAttribute('data-paused')
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExpire).toHaveBeenCalledOnce()
  },
})

/** One region for all acts: it is there before the first, and the time of each begins anew. */
export const ActAfterAct = meta.story({
  args: { duration: 400 },
  render: function Acts(args) {
    const [act, setAct] = useState(0)
    return (
      <>
        <Button onClick={() => setAct(act + 1)}>Excluir</Button>
        <UndoBar
          {...args}
          actId={act === 0 ? null : `n-${act}`}
          message={`Notificação ${act} excluída`}
          onExpire={() => {
            args.onExpire()
            setAct(0)
          }}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir' }))
    await expect(region).toHaveTextContent('Notificação 1 excluída')
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir' }))
    await expect(region).toHaveTextContent('Notificação 2 excluída')
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await expect(args.onExpire).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBe(region)
  },
})
