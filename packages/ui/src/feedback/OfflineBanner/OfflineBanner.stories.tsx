import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = preview.meta({
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('sem internet')
  },
})
