import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
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
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar')
    canvas.getByRole('button', { name: 'Tentar de novo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Retrying = meta.story({ args: { retrying: true } })

export const WithReference = meta.story({ args: { requestId: '0198f1c2-77aa' } })
