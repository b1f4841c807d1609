import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { Field } from '../../forms/field.ts'
import { tabTo } from '../../stories/keyboard.ts'
import { TeamSettingsForm, type TeamSettingsFormProps } from './TeamSettingsForm.tsx'

interface Values {
  name: string
  teamTag: string
  description: string
  primaryColor: string
  secondaryColor: string
  showMembers: boolean
  isRecruiting: boolean
  notificationsEnabled: boolean
}

const thunder: Values = {
  name: 'Trovão Esports',
  teamTag: 'TRV',
  description: 'Time de São Paulo em busca do acesso ao circuito nacional. Treinos de segunda a quinta.',
  primaryColor: '#7c3aed',
  secondaryColor: '#22d3ee',
  showMembers: true,
  isRecruiting: true,
  notificationsEnabled: false,
}

type Errors = Partial<Record<keyof Values, string>>

type LiveProps = Omit<TeamSettingsFormProps, 'fields'> & { initial?: Values; errors?: Errors }

/** Keeps the values as the app's form library would; an empty name is refused. */
function LiveForm({ initial = thunder, errors: given = {}, onSubmit, ...rest }: LiveProps) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(given)
  const field = <K extends keyof Values>(key: K): Field<Values[K]> => ({
    value: values[key],
    onChange: (value) => setValues((before) => ({ ...before, [key]: value })),
    error: errors[key],
  })
  return (
    <TeamSettingsForm
      {...rest}
      fields={{
        name: field('name'),
        teamTag: field('teamTag'),
        description: field('description'),
        primaryColor: field('primaryColor'),
        secondaryColor: field('secondaryColor'),
        showMembers: field('showMembers'),
        isRecruiting: field('isRecruiting'),
        notificationsEnabled: field('notificationsEnabled'),
      }}
      onSubmit={() => {
        setErrors(values.name === '' ? { name: 'Nome obrigatório' } : {})
        return onSubmit()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/TeamSettingsForm',
  component: LiveForm,
  args: { onSubmit: fn(), onCancel: fn() },
})

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Texto branco por cima')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Recrutando' })).toBeChecked()
  },
})

export const WithErrors = meta.story({
  args: {
    initial: { ...thunder, teamTag: 'TROVAO', primaryColor: '#7c3', secondaryColor: 'azul' },
    errors: {
      teamTag: 'Tag deve ter no máximo 5 caracteres',
      secondaryColor: 'Cor secundária deve ser um código hexadecimal válido',
    },
    error: 'Não foi possível salvar as configurações.',
  },
})

export const AlikeColors = meta.story({
  args: { initial: { ...thunder, primaryColor: '#22d3ee', secondaryColor: '#22d3ef' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/As duas cores quase não se distinguem/)).toBeVisible()
  },
})

export const Submitting = meta.story({ args: { submitting: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    initial: {
      ...thunder,
      name: 'Associação Atlética Desportiva Eletrônica',
      description: 'Treinos. '.repeat(70),
    },
  },
})

/**
 * The keyboard goes through the form by Tab; Enter saves, the refused field gets the focus; Space switches.
 */
export const Interactions = meta.story({
  args: { onSubmit: fn(), onCancel: fn(), initial: { ...thunder, name: '', teamTag: '' } },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /Nome do time/ })
    const tag = canvas.getByRole<HTMLInputElement>('textbox', { name: /TAG do Time/ })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('po')
    tag.setSelectionRange(1, 1)
    await userEvent.keyboard('r')
    await expect([tag.value, tag.selectionStart]).toEqual(['PRO', 2])
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/Nome obrigatório/)
    await userEvent.keyboard('Raio')
    const save = canvas.getByRole('button', { name: 'Salvar alterações' })
    const undo = canvas.getByRole('button', { name: 'Desfazer alterações' })
    await tabTo(undo)
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(save).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toBeValid())
    for (const label of ['Recrutando', 'Mostrar membros', 'Notificações do time']) {
      await userEvent.tab()
      await expect(canvas.getByRole('switch', { name: label })).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Notificações do time' })).toBeChecked()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
})
