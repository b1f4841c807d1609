import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Composer } from './Composer.tsx'

const meta = preview.meta({
  title: 'Chat/Composer',
  component: Composer,
  args: { onSend: fn(), onAttach: fn(), onSendVoice: fn(), onTyping: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 382, maxWidth: '100%', paddingTop: 240, background: 'var(--cv-panel)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})

export const Disabled = meta.story({ args: { disabled: true }, parameters: { visual: 'skip' } })

export const LongText = meta.story({
  args: { value: 'Uma mensagem comprida que ocupa várias linhas. '.repeat(8), onValueChange: fn() },
})

/** No picture: each system draws its own emojis. */
export const Emojis = meta.story({
  parameters: { visual: 'skip' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mensagem'), 'gg')
    const smile = canvas.getByRole('button', { name: 'Escolher emoji' })
    smile.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '😀' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '😭' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Mensagem')).toHaveValue('gg😭'))
  },
})

export const Keyboard = meta.story({
  parameters: { visual: 'skip' },
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByLabelText('Mensagem')
    await step('an empty message, or blanks, does nothing', async () => {
      await userEvent.click(box)
      await userEvent.keyboard('{Enter}   {Enter}')
      await expect(args.onSend).not.toHaveBeenCalled()
      await userEvent.clear(box)
    })
    await step('Shift Enter breaks, Enter sends and empties', async () => {
      await userEvent.keyboard(' um{Shift>}{Enter}{/Shift}dois ')
      await expect(box).toHaveValue(' um\ndois ')
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenCalledWith('um\ndois')
      await waitFor(() => expect(box).toHaveValue(''))
      await expect(box).toHaveFocus()
    })
    await step('Escape closes the emojis and gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Escolher emoji' }))
      await canvas.findByRole('toolbar', { name: 'Emojis' })
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Escolher emoji' })).toHaveFocus()
      await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Emojis' })).toBeNull())
    })
  },
})
