import { useState } from 'react'
import { expect, fn, screen, waitFor, type Mock } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../../forms/field.ts'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import { drawUpload } from '../../media/ImageUploader/images.fixtures.ts'
import { storySponsors } from '../sponsors.fixtures.ts'
import { tabTo } from '../../stories/keyboard.ts'
import { SponsorForm, type SponsorFormProps } from './SponsorForm.tsx'

type TextKey = 'name' | 'url' | 'description'
type Values = Record<TextKey, string>

const filled: Values = {
  name: 'Café Ipanema',
  url: 'https://cafe-ipanema.example',
  description: 'O café dos treinos que passam da meia-noite.',
}

type LiveProps = Omit<SponsorFormProps, 'fields' | 'logo' | 'onLogoChange'> & {
  logo?: UploadedImage | null
  initial?: Values
  errors?: Partial<Values>
  /** Called with the parent's logo on submit. */
  onSend?: Mock<(logo: UploadedImage | null) => void>
}

/** Keeps the values as the app's form library would; an address without https is refused. */
function LiveSponsor(props: LiveProps) {
  const { initial = filled, errors: given = {}, logo: chosen = null, onSubmit, onSend, ...rest } = props
  const [logo, setLogo] = useState(chosen)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(given)
  const [isActive, setActive] = useState(true)
  const text = (key: TextKey): Field => ({
    value: values[key],
    onChange: (value) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return (
    <SponsorForm
      {...rest}
      fields={{
        name: text('name'),
        url: text('url'),
        description: text('description'),
        isActive: { value: isActive, onChange: setActive },
      }}
      logo={logo}
      onLogoChange={setLogo}
      onSubmit={() => {
        onSend?.(logo)
        setErrors(values.url.startsWith('https://') ? {} : { url: 'O site deve começar com https://' })
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/SponsorForm',
  component: LiveSponsor,
  args: { onSubmit: fn(), onCancel: fn() },
})

export const Default = meta.story({ tags: ['screenshot-dark'] })

export const WithLogo = meta.story({ args: { storedLogoUrl: storySponsors[0].logoUrl } })

/** A logo was cut already; it is stored with the rest. Cut again, it is the new one also when the crop was left open. */
export const WithNewLogo = meta.story({
  args: { onSend: fn() },
  loaders: [async () => ({ logo: await drawUpload(400, 400) })],
  render: (args, { loaded }) => <LiveSponsor {...args} logo={loaded['logo']} />,
  play: async ({ canvas, userEvent, args, loaded }) => {
    await expect(await canvas.findByRole('img', { name: /^Prévia/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Recortar Novamente' }))
    await canvas.findByRole('application')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar patrocinador' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend?.mock.lastCall?.[0]?.blob === loaded['logo'].blob).toBe(false)
    await expect(canvas.getByRole('img', { name: /^Prévia/ })).toBeVisible()
  },
})

export const WithErrors = meta.story({
  args: {
    initial: { name: '', url: 'http://cafe', description: '' },
    errors: { name: 'Nome é obrigatório', url: 'O site deve começar com https://' },
    error: 'Não foi possível salvar o patrocinador.',
  },
})

export const Submitting = meta.story({ args: { submitting: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    initial: {
      name: 'Companhia Pindamonhangabense de Refrigerantes e Energéticos Artesanais',
      url: 'https://companhia-pindamonhangabense-de-refrigerantes-e-energeticos.example',
      description: 'Torcida e café em todas as finais. '.repeat(8),
    },
    error:
      'Outra pessoa da comissão técnica salvou este patrocinador antes de você; confira o que mudou e salve de novo.',
  },
})

/**
 * The keyboard goes through the form by Tab; Enter submits, the refused field gets the focus; a stored logo
 * is replaced after a question.
 */
export const Interactions = meta.story({
  args: { initial: { ...filled, url: 'http://cafe' }, storedLogoUrl: storySponsors[0].logoUrl },
  play: async ({ canvas, userEvent, args }) => {
    const url = canvas.getByLabelText(/Site/)
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Nome/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(url).toHaveFocus())
    await userEvent.clear(url)
    await userEvent.keyboard('https://cafe.example{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(url).toBeValid())
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Descrição/)).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await userEvent.tab()
    const replace = canvas.getByRole('button', { name: 'Trocar logo' })
    await expect(replace).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await screen.findByText('Você já tem uma imagem selecionada. Deseja substituí-la?'),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(replace).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    const confirm = await screen.findByRole('button', { name: 'Substituir' })
    await tabTo(confirm)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/Arraste sua imagem/)).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
