import { useState } from 'react'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { drawPicture } from '../../media/ImageUploader/images.fixtures.ts'
import { Composer, type ComposerProps } from './Composer.tsx'

const meta = preview.meta({
  title: 'Chat/Composer',
  component: Composer,
  args: { onSend: fn(), pictures: true, onSendVoice: fn(), onTyping: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 382, maxWidth: '100%', paddingTop: 240, background: 'var(--cv-panel)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})

export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    value: `${'Uma mensagem comprida que ocupa várias linhas. '.repeat(6)}${'inconstitucional'.repeat(6)}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = `comprovante-de-inscrição-${'inconstitucionalissimamente-'.repeat(4)}.png`
    await userEvent.upload(
      pictureInput(canvasElement),
      new File([await drawPicture(80, 60, 'image/png')], name, { type: 'image/png' }),
    )
    await shownPicture(canvasElement)
    const form = canvas.getByLabelText('Mensagem').closest('form')
    await expect(form?.scrollWidth).toBeLessThanOrEqual(form?.clientWidth ?? 0)
  },
})

/** Long texts of an edit wrap onto their own line. */
export const EditingLongText = meta.story({
  args: {
    editing: {
      id: 'm-9',
      text: 'Treino na quinta às 20h, revisão dos mapas na sexta e o jogo no sábado à tarde',
    },
    texts: { editing: 'Você está editando a última mensagem que enviou nesta conversa do time' },
  },
})

/** The composer in a private conversation, without attachments, and disabled. */
export const Examples = meta.story({
  render: ({ onSend, onSendVoice }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Composer onSend={onSend} pictures onSendVoice={onSendVoice} />
      <Composer
        onSend={onSend}
        maxLength={280}
        texts={{ placeholder: 'Recado para o time...', label: 'Recado para o time' }}
      />
      <Composer
        onSend={onSend}
        disabled
        texts={{ placeholder: 'Só administradores escrevem aqui', label: 'Mensagem fechada' }}
      />
    </div>
  ),
})

export const Emojis = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mensagem'), 'gg')
    const smile = canvas.getByRole('button', { name: 'Escolher emoji' })
    smile.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '😀' })).toHaveFocus())
    const toolbar = canvas.getByRole('toolbar')
    const panel = toolbar.getBoundingClientRect()
    await expect(panel.left).toBeGreaterThanOrEqual(0)
    await expect(panel.right).toBeLessThanOrEqual(window.innerWidth)
    const places = within(toolbar)
      .getAllByRole('button')
      .map((choice) => choice.getBoundingClientRect())
    await expect(
      places.some(
        (place, at) => place.right > (places[at + 1]?.left ?? 0) && place.top === places[at + 1]?.top,
      ),
    ).toBe(false)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    // Directly below the second one, whatever the number of columns.
    const readChosen = () => {
      const { left, top } = document.activeElement?.getBoundingClientRect() ?? {}
      return [left, top]
    }
    await waitFor(() => expect(readChosen()).toEqual([places[1]?.left, places[1]?.bottom]))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Mensagem')).toHaveValue('gg😭'))
  },
})

export const Interactions = meta.story({
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
    await step('Tab goes from the picture to the text, the emojis, the voice and the sending', async () => {
      canvas.getByRole('button', { name: 'Anexar imagem' }).focus()
      for (const name of ['Mensagem', 'Escolher emoji', 'Gravar mensagem de voz', 'Enviar']) {
        await userEvent.tab()
        await expect(canvas.getByLabelText(name)).toHaveFocus()
      }
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

const lastOwn = { id: 'm-9', text: 'Treino as 20h' }

/** The caller's part: it knows the last own message and takes `editing` away. */
function Edited(args: ComposerProps) {
  const [editing, setEditing] = useState<ComposerProps['editing']>()
  return (
    <>
      <button type="button" onClick={() => setEditing(lastOwn)}>
        Editar a última
      </button>
      <Composer
        {...args}
        editing={editing}
        onEditLast={() => setEditing(lastOwn)}
        onEdit={(id, text) => {
          args.onEdit?.(id, text)
          setEditing(undefined)
        }}
        onCancelEdit={() => {
          args.onCancelEdit?.()
          setEditing(undefined)
        }}
      />
    </>
  )
}

export const Editing = meta.story({ args: { editing: lastOwn } })

export const EditingKeyboard = meta.story({
  args: { onEdit: fn(), onCancelEdit: fn() },
  render: (args) => <Edited {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByLabelText('Mensagem')
    await userEvent.click(box)
    await step('the arrow up in a written box moves the caret, and edits nothing', async () => {
      await userEvent.keyboard('gg{ArrowUp}')
      await expect(canvas.queryByText('Editando mensagem')).toBeNull()
      await userEvent.clear(box)
    })
    await step('in an empty one it brings the last own message', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(box).toHaveValue('Treino as 20h'))
      await expect(await canvas.findByText('Editando mensagem')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Anexar imagem' })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Gravar mensagem de voz' })).toBeNull()
    })
    await step('Escape gives the change up for good', async () => {
      await userEvent.keyboard(' em ponto{Escape}')
      await waitFor(() => expect(box).toHaveValue(''))
      await expect(box).toHaveFocus()
      await expect(args.onCancelEdit).toHaveBeenCalledOnce()
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(box).toHaveValue('Treino as 20h'))
    })
    await step('Enter saves it, and sends nothing', async () => {
      await userEvent.keyboard('30{Enter}')
      await expect(args.onEdit).toHaveBeenCalledWith('m-9', 'Treino as 20h30')
      await expect(args.onSend).not.toHaveBeenCalled()
      await waitFor(() => expect(box).toHaveValue(''))
      await expect(canvas.queryByText('Editando mensagem')).toBeNull()
    })
  },
})

function pictureInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  return input
}

async function shownPicture(root: HTMLElement): Promise<void> {
  const image = await waitFor(() => {
    const found = root.querySelector<HTMLImageElement>('img[src^="blob:"]')
    if (!found) throw new Error('no picture yet')
    return found
  })
  await image.decode()
}

export const WithPicture = meta.story({
  tags: ['night'],
  args: { value: 'Olha o placar', onValueChange: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pictureInput(canvasElement), await drawPicture(800, 600, 'image/png'))
    await shownPicture(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Imagem escolhida: foto.png')
    await expect(canvas.getByLabelText('Mensagem')).toHaveFocus()
  },
})

const bubbling = { bubbles: true, cancelable: true }

function holding(file: File): DataTransfer {
  const data = new DataTransfer()
  data.items.add(file)
  return data
}

export const PictureKeyboard = meta.story({
  tags: ['night'],
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const input = pictureInput(canvasElement)
    const picture = await drawPicture(300, 200, 'image/jpeg')
    await step('the button opens the choice of files', async () => {
      const opened = spyOn(input, 'click').mockImplementation(() => {})
      canvas.getByRole('button', { name: 'Anexar imagem' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(opened).toHaveBeenCalledOnce()
      opened.mockRestore()
    })
    await step('what was chosen is shown, and can be taken away', async () => {
      await userEvent.upload(input, picture)
      await shownPicture(canvasElement)
      canvas.getByRole('button', { name: /^Tirar a imagem/ }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
      await expect(canvas.getByLabelText('Mensagem')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).not.toHaveBeenCalled()
    })
    await step('the same one goes with the text, once', async () => {
      await userEvent.upload(input, picture)
      await userEvent.keyboard('olha{Enter}')
      await expect(args.onSend).toHaveBeenCalledOnce()
      await expect(args.onSend).toHaveBeenCalledWith('olha', [picture])
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
      await userEvent.keyboard('e agora sem{Enter}')
      await expect(args.onSend).toHaveBeenLastCalledWith('e agora sem')
    })
    await step('it goes alone too', async () => {
      await userEvent.upload(input, picture)
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenLastCalledWith('', [picture])
    })
    await step('several can be chosen, pasted and dropped', async () => {
      const draw = async (name: string) => {
        const drawn = await drawPicture(60, 40, 'image/png')
        return new File([drawn], name, { type: 'image/png' })
      }
      const [first, second, third] = [await draw('a.png'), await draw('b.png'), await draw('c.png')]
      const box = canvas.getByLabelText('Mensagem')
      await userEvent.upload(input, [first, second])
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: holding(third), ...bubbling }))
      box.dispatchEvent(new DragEvent('drop', { dataTransfer: holding(picture), ...bubbling }))
      await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(4))
      await userEvent.click(canvas.getByRole('button', { name: 'Tirar a imagem b.png' }))
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenLastCalledWith('', [first, third, picture])
    })
    await step('a file that is no picture is refused', async () => {
      const note = new File(['olá'], 'nota.txt', { type: 'text/plain' })
      await userEvent.setup({ applyAccept: false }).upload(input, note)
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Use uma imagem JPEG, PNG ou WebP'),
      )
      await expect(canvasElement.querySelector('img')).toBeNull()
      await userEvent.upload(input, picture)
      await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement())
    })
  },
})

/** Text and picture are kept while a message is edited, whether the edit is saved or cancelled. */
export const DraftKept = meta.story({
  args: { onEdit: fn(), onCancelEdit: fn() },
  render: (args) => <Edited {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const box = canvas.getByLabelText('Mensagem')
    const picture = await drawPicture(300, 200, 'image/png')
    await userEvent.type(box, 'Chego às 20h')
    await userEvent.upload(pictureInput(canvasElement), picture)
    const edit = async (keys: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Editar a última' }))
      await waitFor(() => expect(box).toHaveValue('Treino as 20h'))
      await expect(canvasElement.querySelector('img')).toBeNull()
      await userEvent.keyboard(keys)
      await waitFor(() => expect(box).toHaveValue('Chego às 20h'))
      await expect(canvas.getByText('Imagem escolhida: foto.png')).toBeVisible()
    }
    await step('after a saved change', async () => {
      await edit('30{Enter}')
      await expect(args.onEdit).toHaveBeenCalledWith('m-9', 'Treino as 20h30')
    })
    await step('after one given up', async () => {
      await edit(' em ponto{Escape}')
      await expect(args.onCancelEdit).toHaveBeenCalledOnce()
    })
    await step('the draft is sent as it was', async () => {
      await expect(args.onSend).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenCalledOnce()
      await expect(args.onSend).toHaveBeenCalledWith('Chego às 20h', [picture])
    })
  },
})

/** A microphone that hums, so that the browser's own recorder works without a device. */
function hum() {
  const context = new AudioContext()
  const microphone = context.createMediaStreamDestination()
  const tone = context.createOscillator()
  tone.connect(microphone)
  tone.start()
  return microphone.stream
}

export const Voice = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const stream = hum()
    const microphone = spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
    const record = () => userEvent.click(canvas.getByRole('button', { name: 'Gravar mensagem de voz' }))
    await step('a recording is sent with its length, and the microphone let go', async () => {
      await record()
      await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Gravando 0:\d\d$/)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Enviar gravação' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onSendVoice).toHaveBeenCalledWith(expect.any(Blob), expect.any(Number)))
      await expect(stream.getTracks().every((track) => track.readyState === 'ended')).toBe(true)
      const again = await canvas.findByRole('button', { name: 'Gravar mensagem de voz' })
      await waitFor(() => expect(again).toHaveFocus())
    })
    await step('a discarded one is not sent', async () => {
      microphone.mockResolvedValue(hum())
      await record()
      await userEvent.click(await canvas.findByRole('button', { name: 'Descartar gravação' }))
      await canvas.findByLabelText('Mensagem')
      await expect(args.onSendVoice).toHaveBeenCalledOnce()
    })
    await step('after 60 s it is handed over by itself', async () => {
      microphone.mockResolvedValue(hum())
      await record()
      await canvas.findByRole('timer')
      const now = performance.now.bind(performance)
      const clock = spyOn(performance, 'now').mockImplementation(() => now() + 61_000)
      await waitFor(() => expect(args.onSendVoice).toHaveBeenLastCalledWith(expect.any(Blob), 60))
      clock.mockRestore()
    })
    microphone.mockRestore()
  },
})

export const VoiceRefused = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const microphone = spyOn(navigator.mediaDevices, 'getUserMedia')
    microphone.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const record = () => userEvent.click(canvas.getByRole('button', { name: 'Gravar mensagem de voz' }))
    const alert = canvas.getByRole('alert')
    await step('a refusal is shown until something is written', async () => {
      await record()
      await waitFor(() => expect(alert).toHaveTextContent(/não liberou o microfone/))
      await userEvent.type(canvas.getByLabelText('Mensagem'), 'gg')
      await waitFor(() => expect(alert).toBeEmptyDOMElement())
    })
    await step('one refusal takes the place of another', async () => {
      const note = new File(['olá'], 'nota.txt', { type: 'text/plain' })
      await userEvent.setup({ applyAccept: false }).upload(pictureInput(canvasElement), note)
      await waitFor(() => expect(alert).toHaveTextContent('Use uma imagem JPEG, PNG ou WebP'))
      await userEvent.clear(canvas.getByLabelText('Mensagem'))
      await record()
      await waitFor(() => expect(alert).toHaveTextContent(/^O navegador não liberou o microfone/))
    })
    await expect(args.onSendVoice).not.toHaveBeenCalled()
    microphone.mockRestore()
  },
})
