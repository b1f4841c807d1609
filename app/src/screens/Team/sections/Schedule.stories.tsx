import { override, readExample } from '@convoca/mocks'
import type { CalendarView } from '@convoca/ui/app'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { exampleTeam } from '../../../../test/demo-data.ts'
import { offline, mockApiWith, expectRetry, neverResolving } from '../../../../test/story-network.ts'
import { StoryProviders } from '../../../../test/StoryProviders.tsx'
import { createSchedule } from '../../../../test/team-overrides.ts'
import { Agenda } from './schedule/Agenda.tsx'

interface ScheduleProps {
  view?: CalendarView
  /** Opens a month without events. Default false. */
  empty?: boolean
}

function Schedule({ view = 'month', empty = false }: ScheduleProps) {
  const [position, setPosition] = useState({ view, day: empty ? '2020-01-15' : '2026-11-20' })
  return (
    <StoryProviders>
      <Agenda
        team={exampleTeam}
        {...position}
        onMove={(to) => setPosition((before) => ({ ...before, ...to }))}
      />
    </StoryProviders>
  )
}

/** Answers the event, and a link of the agenda that differs each time. */
function createTeamAgenda() {
  let links = 0
  return [
    ...createSchedule(),
    override('resetCalendarKey', () => {
      const { key, url } = readExample('resetCalendarKey')
      links += 1
      return { key: `${key}${links}`, url: `${url}${links}` }
    }),
  ]
}

const meta = preview.meta({
  title: 'App/Team/Schedule',
  component: Schedule,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: {},
  beforeEach: mockApiWith(createTeamAgenda),
})

export const Month = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: 'novembro de 2026' })).toBeVisible()
    await expect(await canvas.findByRole('grid', { name: 'Horários em comum do time' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }))
    await userEvent.click((await canvas.findAllByRole('button', { name: /Scrim x Onça/ }))[0]!)
    await expect(await canvas.findByText(/· \d+ sem resposta$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Criar link da agenda' }))
    const link = await canvas.findByRole('textbox', { name: 'Link da agenda' })
    const old = link.getAttribute('value')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar outro link' }))
    const other = within(await screen.findByRole('alertdialog', { name: 'Criar outro link da agenda?' }))
    await expect(link).toHaveAttribute('value', old)
    await userEvent.click(other.getByRole('button', { name: 'Criar outro link' }))
    await waitFor(() => expect(link).not.toHaveAttribute('value', old))
    await waitForNoLayer()
    await userEvent.click(canvas.getByRole('button', { name: 'Revogar link' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revogar o link da agenda?' }))
    await expect(link).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Revogar link' }))
    await waitFor(() => expect(link).not.toBeInTheDocument())
  },
})

export const TakenBack = meta.story({
  args: { view: 'list' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Scrim x Onça/ }))[0]!)
    const before = await canvas.findAllByRole('button', { name: /^Retirar o convite de / })
    const name = `${before[0]?.getAttribute('aria-label')}`
    await userEvent.click(canvas.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('alertdialog', { name: `${name}?` }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar convite' }))
    await waitForNoLayer()
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await expect(canvas.getAllByRole('button', { name: /^Retirar o convite de / })).toHaveLength(
      before.length - 1,
    )
  },
})

/** One week of a weekly event is cancelled and marked again; the others stay as they are. */
export const CancelledWeek = meta.story({
  args: { view: 'list' },
  play: async ({ canvas, userEvent }) => {
    const weeks = () => canvas.getAllByRole('button', { name: /Scrim x Onça.*toda semana/ })
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /Scrim x Onça.*toda semana/ }))[0] as HTMLElement,
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar esta semana' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancelar só esta semana?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar esta semana' }))
    await waitForNoLayer()
    const again = await canvas.findByRole('button', { name: 'Marcar esta semana de novo' })
    await waitFor(() => expect(weeks()[0]).toHaveTextContent('Cancelado'))
    for (const week of weeks().slice(1)) await expect(week).not.toHaveTextContent('Cancelado')
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: 'Cancelar esta semana' })).toBeVisible()
    await waitFor(() => expect(weeks()[0]).not.toHaveTextContent('Cancelado'))
  },
})

export const TakingBackRefused = meta.story({
  args: { view: 'list' },
  parameters: { mock: { fail: { deleteCheckIn: { status: 403, code: 'FORBIDDEN' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Scrim x Onça/ }))[0]!)
    const [first] = await canvas.findAllByRole('button', { name: /^Retirar o convite de / })
    const name = `${first?.getAttribute('aria-label')}`
    await userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar convite' }))
    await waitFor(() =>
      expect(screen.getByText('Você não tem permissão para realizar esta ação')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible())
  },
})

/** The form keeps its values after a refusal. */
export const Refused = meta.story({
  parameters: { mock: { fail: { createSchedule: { status: 500, code: 'INTERNAL_ERROR' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Novo evento' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar evento' }))
    await expect(await canvas.findByText('Título obrigatório')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Título/ }), 'Treino')
    const [slot] = canvas.getAllByRole('button', { name: / de 5$| de \d+$/ })
    if (!slot) throw new Error('no slot is offered')
    await userEvent.click(slot)
    await expect(canvas.getByRole('textbox', { name: /Começa em/ })).not.toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar evento' }))
    await expect(await canvas.findByText('Tipo obrigatório')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Título/ })).toHaveValue('Treino')
  },
})

export const Empty = meta.story({
  args: { view: 'list', empty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum evento neste mês')).toBeVisible()
  },
})

export const Failing = meta.story({
  tags: ['night'],
  parameters: offline('listSchedules', 'readAvailability'),
  play: (context) => expectRetry(context, 2),
})

export const Loading = meta.story({
  tags: ['night'],
  parameters: neverResolving('listSchedules', 'readAvailability'),
})
