import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import type { CalendarView } from '../days.ts'
import { storyEvents } from '../events.fixtures.ts'
import { ScheduleCalendar } from './ScheduleCalendar.tsx'

// Declared, so that a story may give another one.
const month: { view: CalendarView; status: 'loading' | 'ready' | 'error' } = {
  view: 'month',
  status: 'ready',
}

const meta = preview.meta({
  title: 'Schedule/ScheduleCalendar',
  component: ScheduleCalendar,
  args: {
    ...month,
    events: storyEvents,
    day: '2026-11-20',
    today: '2026-11-20',
    onOpen: fn(),
    onViewChange: fn(),
    onDayChange: fn(),
    onRetry: fn(),
  },
  render: function Controlled(args) {
    const [view, setView] = useState(args.view)
    const [day, setDay] = useState(args.day)
    return (
      <ScheduleCalendar
        {...args}
        view={view}
        day={day}
        onViewChange={(next) => {
          args.onViewChange(next)
          setView(next)
        }}
        onDayChange={(next) => {
          args.onDayChange(next)
          setDay(next)
        }}
      />
    )
  },
})

export const Default = meta.story({
  args: { actions: <Button variant="primary">Novo evento</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'novembro de 2026' })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'sexta-feira, 20 de novembro, hoje, 1 evento' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('domingo')
    await expect(canvas.getByRole('list', { name: 'sexta-feira, 20 de novembro' })).toBeVisible()
  },
})

export const Week = meta.story({ args: { view: 'week', day: '2026-11-24' } })
export const List = meta.story({ args: { view: 'list' } })

/** One week of a weekly event is cancelled: it stays where it was, crossed out, without an answer to give. One that the reader has declined is not. */
export const CancelledWeek = meta.story({
  tags: ['screenshot-light', 'screenshot-phone'],
  args: {
    day: '2026-11-24',
    events: storyEvents
      .filter(({ key }) => key !== 'reuniao' && key !== 'quartas')
      .map((event) => ({ ...event, isCancelled: event.key === 't-24' })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /Treino tático.*Cancelado/ })
    await expect(row).toBeVisible()
    await expect(row).not.toHaveTextContent(/confirmou|não vai|aguarda/)
    await expect(canvas.getAllByRole('button', { name: /Cancelado/ })).toHaveLength(1)
    await expect(canvas.getAllByText('Treino tático').at(-1)).toHaveStyle({
      textDecorationLine: 'line-through',
    })
    await expect(canvas.getAllByText('Sessão de fotos do elenco')[0]).not.toHaveStyle({
      textDecorationLine: 'line-through',
    })
  },
})

/** The current month begins with today; past events are shown on request. */
export const ListWithPassed = meta.story({
  args: { view: 'list' },
  play: async ({ canvas, userEvent }) => {
    const days = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    const [first] = days()
    const toggle = canvas.getByRole('button', { name: /^Ver \d+ evento/ })
    await userEvent.click(toggle)
    await expect(toggle).toHaveTextContent('Ocultar os anteriores')
    await expect(days().indexOf(first ?? '')).toBeGreaterThan(0)
  },
})
export const Empty = meta.story({
  args: { view: 'list', events: [], emptyAction: <Button variant="primary">Novo evento</Button> },
})
export const Loading = meta.story({ args: { status: 'loading' } })
export const Failed = meta.story({
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

/** A week with an action in the toolbar, inside a panel, as on the team's page. */
export const Examples = meta.story({
  args: {
    view: 'week',
    day: '2026-11-20',
    actions: (
      <>
        <Button>Assinar agenda</Button>
        <Button variant="primary">Novo evento</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    events: storyEvents.map((event) => ({
      ...event,
      title: 'Revisão das demos da semana com análise de posicionamento em Pindamonhangaba',
      location: 'AssociaçãoAtléticaDesportivaEletrônicadePindamonhangaba',
    })),
  },
})

export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args }) => {
    const before = ['Anterior', 'Próximo', 'Hoje', 'Mês', 'Semana', 'Lista']
    for (const name of before) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /20 de novembro/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Home}')
    await expect(canvas.getByRole('button', { name: /domingo, 22 de novembro/ })).toHaveFocus()
    await userEvent.keyboard('{End}{PageDown}')
    await expect(canvas.getByRole('button', { name: /segunda-feira, 28 de dezembro/ })).toHaveFocus()
    await userEvent.keyboard('{PageUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /terça-feira, 24 de novembro, 4 eventos/ })).toHaveFocus()
    await expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Sessão de fotos.*você não vai/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'fotos' }))
    canvas.getByRole('button', { name: /24 de novembro/ }).focus()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await expect(canvas.getByRole('button', { name: /24 de novembro/ })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'novembro de 2027' })).toBeVisible()
  },
})

export const ByMouse = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+2 mais' }))
    await expect(canvas.getByRole('list', { name: 'terça-feira, 24 de novembro' }).children).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await expect(canvas.getByRole('heading', { name: 'dezembro de 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hoje' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('list')
    await userEvent.click(canvas.getByRole('button', { name: /Quartas de final.*aguarda sua resposta/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'quartas' }))
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
