import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AchievementForm, type AchievementFields, type AchievementFormProps } from './AchievementForm.tsx'

const games = [
  { id: 'g-1', name: 'Valorant' },
  { id: 'g-2', name: 'League of Legends' },
]

type Name = keyof AchievementFields
const blank: Record<Name, string> = {
  title: '',
  placement: '',
  date: '',
  gameId: '',
  championship: '',
  description: '',
}
const names: readonly Name[] = ['title', 'placement', 'date', 'gameId', 'championship', 'description']

function fieldsOf(
  texts: Record<Name, string>,
  change: (name: Name, value: string) => void,
  errors: Partial<Record<Name, string>> = {},
): AchievementFields {
  const field = (name: Name) => ({
    value: texts[name],
    onChange: (value: string) => change(name, value),
    error: errors[name],
  })
  const [title, placement, date, gameId, championship, description] = names.map(field)
  const none = { value: '', onChange: () => {} }
  return {
    title: title ?? none,
    placement: placement ?? none,
    date: date ?? none,
    gameId: gameId ?? none,
    championship: championship ?? none,
    description: description ?? none,
  }
}

/** The form with fields that hold what is typed. */
function Writing({
  start,
  errors,
  ...props
}: Omit<AchievementFormProps, 'fields'> & {
  start?: Partial<Record<Name, string>>
  errors?: Partial<Record<Name, string>>
}) {
  const [texts, setTexts] = useState({ ...blank, ...start })
  const fields = fieldsOf(texts, (name, value) => setTexts((all) => ({ ...all, [name]: value })), errors)
  return <AchievementForm {...props} fields={fields} />
}

const meta = preview.meta({
  title: 'Teams/AchievementForm',
  component: AchievementForm,
  args: {
    games,
    picture: null,
    onPictureChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    fields: fieldsOf(blank, () => {}),
  },
})

const cup = {
  title: 'Campeões da Copa Convoca de Inverno',
  placement: '1',
  date: '30/08/2026',
  gameId: 'g-1',
  championship: 'Copa Convoca 2026',
  description: 'Invictos na fase de grupos.',
}

export const Default = meta.story({ render: (args) => <Writing {...args} /> })
export const Examples = meta.story({ render: (args) => <Writing {...args} start={cup} /> })
export const Phone = meta.story({
  render: (args) => <Writing {...args} start={cup} />,
  globals: { viewport: { value: 'phone' } },
})
export const Refused = meta.story({
  args: { error: 'Não foi possível salvar a conquista.' },
  render: (args) => <Writing {...args} start={cup} errors={{ date: 'A data não pode estar no futuro.' }} />,
})
export const Submitting = meta.story({
  args: { submitting: true },
  render: (args) => <Writing {...args} start={cup} />,
})

export const Interactions = meta.story({
  render: (args) => <Writing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Colocação/ }), '1a2')
    await expect(canvas.getByRole('textbox', { name: /Colocação/ })).toHaveValue('12')
    await userEvent.type(canvas.getByRole('textbox', { name: /Data/ }), '30082026')
    await expect(canvas.getByRole('textbox', { name: /Data/ })).toHaveValue('30/08/2026')
    canvas.getByRole('combobox', { name: 'Jogo' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Valorant' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Jogo' })).toHaveTextContent('Valorant'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Título/ }), 'Copa{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
