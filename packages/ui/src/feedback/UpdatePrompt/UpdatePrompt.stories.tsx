import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'

const meta = preview.meta({
  title: 'Feedback/UpdatePrompt',
  component: UpdatePrompt,
  parameters: { layout: 'fullscreen', visual: 'page' },
  args: { open: true, onReload: fn(), onLater: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Há uma nova versão. Recarregar?')
  },
})

export const Closed = meta.story({ args: { open: false } })

export const Reloading = meta.story({ args: { reloading: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { texts: { message: 'Há uma nova versão com tudo o que você pediu nos últimos meses. Recarregar?' } },
})

export const Interactions = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLater).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})
