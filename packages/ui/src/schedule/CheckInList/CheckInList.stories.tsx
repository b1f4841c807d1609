import { X } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { CheckInList, type CheckInItem } from './CheckInList.tsx'

const checkIns: CheckInItem[] = [
  { id: '1', userId: 'u-1', nick: 'ana_sp', name: 'Ana Conceição', isConfirmed: null, isYou: true },
  { id: '2', userId: 'u-2', nick: 'bruno_onca', name: 'Bruno Ávila', isConfirmed: true, href: '#bruno' },
  { id: '3', userId: 'u-3', nick: 'maju', name: 'Maria Júlia Reis', isConfirmed: true },
  { id: '4', userId: 'u-4', nick: 'rafa-top', name: 'Rafael Tupã', isConfirmed: false },
  { id: '5', userId: 'u-5', nick: 'luz', name: 'Luzia Prado', isConfirmed: null },
]

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Schedule/CheckInList',
  component: CheckInList,
  args: { ...ready, checkIns, onAnswer: fn(), onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 confirmaram · 1 não vai · 2 sem resposta')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirmar presença' })).toHaveAttribute(
      'data-variant',
      'primary',
    )
  },
})

/** After the response, no button is primary. */
export const Confirmed = meta.story({
  args: { checkIns: checkIns.map((one) => (one.isYou ? { ...one, isConfirmed: true } : one)) },
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar presença' })
    await expect(confirm).toHaveAttribute('data-variant', 'secondary')
    await expect(confirm).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Você confirmou presença.')).toBeVisible()
  },
})
export const Declined = meta.story({
  args: { checkIns: checkIns.map((one) => (one.isYou ? { ...one, isConfirmed: false } : one)) },
})
export const Over = meta.story({
  render: ({ onAnswer: _, ...args }) => <CheckInList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não vou' }))
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})
export const Empty = meta.story({ args: { checkIns: [] } })
export const Loading = meta.story({ args: { status: 'loading' } })
export const Failed = meta.story({ args: { status: 'error' } })

/** The list as the creator of the event sees it: an invitation without a response can be cancelled. */
export const Examples = meta.story({
  render: (args) => (
    <Panel title="Scrim contra a Onça Pintada">
      <CheckInList
        {...args}
        checkIns={checkIns.map((one) => (one.isYou ? { ...one, isConfirmed: true } : one))}
        renderActions={({ nick, isYou }) =>
          isYou ? null : (
            <IconButton label={`Retirar o convite de ${nick}`} size="small">
              <X aria-hidden />
            </IconButton>
          )
        }
      />
    </Panel>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    checkIns: checkIns.map((one) => ({
      ...one,
      nick: 'hipopotomonstrosesquipedaliofobico_de_pindamonhangaba',
      name: 'Maximiliano Wanderley de Albuquerque Cavalcanti de Orleans e Bragança Filho',
    })),
  },
})

export const Interactions = meta.story({
  render: function Answering(args) {
    const [answer, setAnswer] = useState<boolean | null>(null)
    return (
      <CheckInList
        {...args}
        checkIns={checkIns.map((one) => (one.isYou ? { ...one, isConfirmed: answer } : one))}
        onAnswer={(id, isConfirmed) => {
          args.onAnswer?.(id, isConfirmed)
          setAnswer(isConfirmed)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Confirmar presença' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('1', true)
    await expect(canvas.getByText('3 confirmaram · 1 não vai · 1 sem resposta')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirmar presença' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('1', false)
    await userEvent.keyboard(' ')
    await expect(args.onAnswer).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'bruno_onca' })).toHaveFocus()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
