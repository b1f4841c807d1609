import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = preview.meta({
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { open: true, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('sem internet')
  },
})

/** Nothing to see, but the region that will say it is there. */
export const Closed = meta.story({
  tags: ['no-picture'],
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
