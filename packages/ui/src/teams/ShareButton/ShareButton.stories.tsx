import { expect, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ShareButton } from './ShareButton.tsx'

const meta = preview.meta({
  title: 'Teams/ShareButton',
  component: ShareButton,
  args: { url: 'https://convoca.example/team/profile/TRV', name: 'Trovão Esports' },
})

export const Default = meta.story({})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(writeText).toHaveBeenCalledWith('https://convoca.example/team/profile/TRV')
    await expect(await canvas.findByRole('button', { name: 'Link copiado' })).toHaveFocus()
    await expect(await canvas.findByRole('button', { name: 'Compartilhar' }, { timeout: 4000 })).toHaveFocus()
  },
})

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }))
    await expect(await canvas.findByRole('button', { name: 'Não foi possível copiar' })).toBeVisible()
  },
})
