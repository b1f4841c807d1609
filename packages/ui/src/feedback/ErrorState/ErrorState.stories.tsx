import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    description: 'O servidor não respondeu. Confira sua conexão e tente de novo.',
    onRetry: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar')
  },
})

/** The button is pending, and further presses are ignored. */
export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentando...' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

export const WithReference = meta.story({ args: { requestId: '0198f1c2-77aa' } })

/** The state without a retry. */
export const WithoutRetry = meta.story({
  render: () => <ErrorState title="Este time não existe mais" />,
})

/** A section of a page, a whole page, and one with a request id for support. */
export const Examples = meta.story({
  render: ({ onRetry }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 16 }}>
      <Panel>
        <ErrorState title="Não foi possível carregar a agenda" onRetry={onRetry} />
      </Panel>
      <Panel>
        <ErrorState
          title="Você não vê este time"
          description="O perfil dele é privado. Peça um convite a quem administra o time."
        />
      </Panel>
      <Panel>
        <ErrorState
          description="O servidor não respondeu. Confira sua conexão e tente de novo."
          requestId="0198f1c2-77aa"
          onRetry={onRetry}
        />
      </Panel>
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    title: 'Não foi possível carregar as partidas da Associação Inconstitucionalissimamente Campeã',
    description:
      'O servidor demorou mais do que devia para responder, e a conexão pode ter caído no caminho. O que você já ' +
      'preencheu continua aqui: confira o wi-fi, espere um pouco e tente de novo.',
    requestId: '0198f1c2-77aa-7d10-9c55-0198f1c277aa7d109c550198f1c277aa7d109c55',
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
})
