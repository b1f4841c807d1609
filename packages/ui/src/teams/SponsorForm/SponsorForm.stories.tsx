import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../../forms/field.ts'
import { storySponsors } from '../storySponsors.ts'
import { SponsorForm, type SponsorFormProps } from './SponsorForm.tsx'

type TextKey = 'name' | 'url' | 'description'
type Values = Record<TextKey, string>

const filled: Values = {
  name: 'Café Ipanema',
  url: 'https://cafe-ipanema.example',
  description: 'O café dos treinos que passam da meia-noite.',
}

type LiveProps = Omit<SponsorFormProps, 'fields' | 'logo' | 'onLogoChange'> & {
  initial?: Values
  errors?: Partial<Values>
}

/** Keeps the values as the app's form library would; an address without https is refused. */
function LiveSponsor({ initial = filled, errors: given = {}, onSubmit, ...rest }: LiveProps) {
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
      logo={null}
      onLogoChange={() => undefined}
      onSubmit={() => {
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

export const Default = meta.story({})

export const WithLogo = meta.story({ args: { storedLogoUrl: storySponsors[0].logoUrl } })

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
  args: { initial: { ...filled, description: 'Torcida e café em todas as finais. '.repeat(8) } },
})

export const Interactions = meta.story({
  args: { initial: { ...filled, url: 'http://cafe' }, storedLogoUrl: storySponsors[0].logoUrl },
  play: async ({ canvas, userEvent, args }) => {
    const url = canvas.getByLabelText(/Site/)
    await userEvent.click(canvas.getByLabelText(/Nome/))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(url).toHaveFocus())
    await userEvent.clear(url)
    await userEvent.keyboard('https://cafe.example{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(url).toBeValid())
    canvas.getByRole('button', { name: 'Trocar logo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await screen.findByText('Você já tem uma imagem selecionada. Deseja substituí-la?'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Substituir' }))
    await expect(await canvas.findByText(/Arraste sua imagem/)).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
