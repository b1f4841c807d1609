import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { storyVacancies } from '../storyVacancies.ts'
import { VacancyCard } from '../VacancyCard/index.ts'
import { VacancyList } from './VacancyList.tsx'

const meta = preview.meta({
  title: 'Teams/VacancyList',
  component: VacancyList,
  args: {
    onRetry: fn(),
    children: storyVacancies.map((vacancy) => (
      <VacancyCard key={vacancy.id} vacancy={vacancy} href={`#${vacancy.id}`} />
    )),
  },
})

export const Default = meta.story({})

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando vagas...')
  },
})

export const Empty = meta.story({
  args: { children: undefined, emptyAction: <Button variant="primary">Abrir vaga</Button> },
})

export const Filtered = meta.story({
  args: { children: undefined, filtered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tente outra busca ou limpe os filtros.')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Tentar de novo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalled()
  },
})
