import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { storyVacancies } from '../vacancies.fixtures.ts'
import { VacancyCard } from '../VacancyCard/VacancyCard.tsx'
import { VacancyList, type VacancyListProps } from './VacancyList.tsx'

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

export const Failed = meta.story({ args: { status: 'error' } })

export const Retrying = meta.story({
  args: { status: 'error', retrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentando...' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

const wordy = {
  title: 'Jogador de entrada para a temporada inteira do circuito interestadual de inverno',
  position: 'Controlador-iniciador-e-comunicador',
  description: 'Otorrinolaringologistas que joguem com hipopotomonstrosesquipedaliofobia. '.repeat(8),
  team: { name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba', tag: 'PINDA' },
}

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <VacancyList>
        {storyVacancies.map((vacancy) => (
          <VacancyCard key={vacancy.id} vacancy={{ ...vacancy, ...wordy }} href={`#${vacancy.id}`} />
        ))}
      </VacancyList>
      <VacancyList
        status="error"
        texts={{
          failed: 'As vagas de Pindamonhangaba e região não puderam ser carregadas agora',
        }}
        failure={{
          description:
            'O serviço que guarda as vagas não respondeu em tempo. Confira a conexão e tente de novo; se continuar assim, fale com o suporte e diga o código abaixo.',
          requestId: '01JD8Q4ZK7N2V5X9T3B6M0HWRC-PINDAMONHANGABA-0001',
        }}
        onRetry={() => {}}
      />
    </div>
  ),
})

/** The list on the team's own page: without the team's name, with what the team may do. */
export const Examples = meta.story({
  render: () => (
    <Panel title="Vagas do Trovão" actions={<Button variant="primary">Abrir vaga</Button>}>
      <VacancyList>
        {storyVacancies.map(({ team: _team, ...vacancy }) => (
          <VacancyCard
            key={vacancy.id}
            vacancy={vacancy}
            headingLevel={3}
            actions={
              <>
                <Button size="small">Editar</Button>
                <Button size="small" variant="ghost">
                  {vacancy.isActive ? 'Fechar' : 'Reabrir'}
                </Button>
              </>
            }
          />
        ))}
      </VacancyList>
    </Panel>
  ),
})

/** The first request fails, the second returns vacancies. */
function LiveList(props: VacancyListProps) {
  const [failed, setFailed] = useState(true)
  return <VacancyList {...props} status={failed ? 'error' : 'ready'} onRetry={() => setFailed(false)} />
}

/** A failure is tried again; then Tab goes from card to card, and Enter follows one. */
export const Interactions = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => <LiveList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (const { title } of storyVacancies) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: title })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
