import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { UndoBar } from './UndoBar.tsx'

const meta = preview.meta({
  title: 'Feedback/UndoBar',
  component: UndoBar,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { actionId: 'n-1', message: 'Notificação excluída', onUndo: fn(), onExpire: fn() },
})

export const Default = meta.story({})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    message: 'A notificação sobre o convite para a Associação Desportiva de Pindamonhangaba foi excluída',
  },
})

const invites = ['Trovão Esports', 'Onça Preta', 'Kraken do Sul']

/** A list whose items are removed at once: one bar for all of them, `null` while nothing can be undone. */
export const Examples = meta.story({
  render: function Deleting(args) {
    const [gone, setGone] = useState<readonly string[]>([])
    const [last, setLast] = useState<string | null>(null)
    const remove = (name: string) => {
      setGone([...gone, name])
      setLast(name)
    }
    const undo = () => {
      setGone(gone.filter((name) => name !== last))
      setLast(null)
    }
    return (
      <>
        <ul style={{ display: 'grid', gap: 8, padding: 24 }}>
          {invites
            .filter((name) => !gone.includes(name))
            .map((name) => (
              <li key={name}>
                <Button onClick={() => remove(name)}>Excluir o convite de {name}</Button>
              </li>
            ))}
        </ul>
        <UndoBar
          {...args}
          actionId={last}
          message={`Convite de ${last} excluído`}
          onUndo={undo}
          onExpire={() => setLast(null)}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const kraken = () => canvas.findByRole('button', { name: 'Excluir o convite de Kraken do Sul' })
    ;(await kraken()).focus()
    await userEvent.keyboard('{Enter}')
    const undo = await canvas.findByRole('button', { name: 'Desfazer' })
    const other = canvas.getByRole('button', { name: 'Excluir o convite de Onça Preta' })
    other.focus()
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(other).toHaveFocus())
    ;(await kraken()).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Convite de Kraken do Sul excluído')).toBeVisible()
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

/** One live region for all actions, mounted before the first; each action restarts the countdown. */
export const ConsecutiveActions = meta.story({
  args: { duration: 400 },
  render: function Actions(args) {
    const [count, setCount] = useState(0)
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>Excluir</Button>
        <UndoBar
          {...args}
          actionId={count === 0 ? null : `n-${count}`}
          message={`Notificação ${count} excluída`}
          onExpire={() => {
            args.onExpire()
            setCount(0)
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
