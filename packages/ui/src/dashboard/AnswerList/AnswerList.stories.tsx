import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { events } from '../events.fixtures.ts'
import { AnswerList, type AnswerListProps } from './AnswerList.tsx'

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Dashboard/AnswerList',
  component: AnswerList,
  args: { ...ready, events, onAnswer: fn(), onRetry: fn() },
})

/** Answers at once. */
function AnsweredList(props: AnswerListProps) {
  const [shown, setShown] = useState(props.events)
  const answer = (id: string, isConfirmed: boolean) =>
    setShown((all) => all.map((event) => (event.id === id ? { ...event, answer: isConfirmed } : event)))
  return <AnswerList {...props} events={shown} onAnswer={answer} />
}

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const [confirm] = canvas.getAllByRole('button', { name: 'Vou' })
    await userEvent.click(confirm!)
    await expect(args.onAnswer).toHaveBeenCalledWith('1', true)
    await expect(canvas.getByText('3 de 5 vão')).toBeVisible()
  },
})

export const Pending = meta.story({
  args: { pending: ['1'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Vou' })[0]!)
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const Empty = meta.story({ args: { events: [] } })
export const Loading = meta.story({ args: { events: [], status: 'loading' } })
export const Failed = meta.story({ args: { events: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    events: events.map((event) => ({
      ...event,
      title: 'Revisão das demos da semana com análise de posicionamento e comunicação',
      location: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba, sala dos fundos',
    })),
  },
})

export const Examples = meta.story({
  render: (args) => (
    <Panel
      flush
      title="Para responder hoje"
      actions={
        <LinkButton size="small" variant="ghost" href="#agenda">
          Ver agenda
        </LinkButton>
      }
    >
      <AnswerList {...args} />
    </Panel>
  ),
})

/** The response is given and changed by keyboard; the focus stays on its button. */
export const Interactions = meta.story({
  render: (args) => <AnsweredList {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [confirm] = canvas.getAllByRole('button', { name: 'Vou' })
    const [decline] = canvas.getAllByRole('button', { name: 'Não vou' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(confirm).toHaveFocus()
    await expect(confirm).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(decline).toHaveAttribute('aria-pressed', 'true')
    await expect(confirm).toHaveAttribute('aria-pressed', 'false')
  },
})
