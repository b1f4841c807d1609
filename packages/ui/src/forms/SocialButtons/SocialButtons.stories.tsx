import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SocialButtons } from './SocialButtons.tsx'

const meta = preview.meta({
  title: 'Forms/SocialButtons',
  component: SocialButtons,
  args: { providers: ['STEAM', 'GOOGLE'] as const, onProvider: fn() },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const One = meta.story({ args: { providers: ['STEAM'] } })

export const Disabled = meta.story({ args: { disabled: true } })

/** Nothing is shown if no provider is set up. */
export const None = meta.story({
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Entrar com outra conta' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Steam' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onProvider).toHaveBeenLastCalledWith('STEAM')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onProvider).toHaveBeenLastCalledWith('GOOGLE')
    await expect(args.onProvider).toHaveBeenCalledTimes(2)
  },
})
