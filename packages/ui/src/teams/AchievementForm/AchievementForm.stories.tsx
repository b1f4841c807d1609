import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { waitForOptionFocus } from '../../stories/keyboard.ts'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import { drawUpload } from '../../media/ImageUploader/images.fixtures.ts'
import { Panel } from '../../primitives/Panel/Panel.tsx'
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

/** Called with the parent's picture on submit. */
const sent = fn<(picture: UploadedImage | null) => void>()

/** The form with stateful fields and picture. */
function Writing({
  start,
  errors,
  ...props
}: Omit<AchievementFormProps, 'fields'> & {
  start?: Partial<Record<Name, string>>
  errors?: Partial<Record<Name, string>>
}) {
  const [texts, setTexts] = useState({ ...blank, ...start })
  const [picture, setPicture] = useState(props.picture)
  const fields = fieldsOf(texts, (name, value) => setTexts((all) => ({ ...all, [name]: value })), errors)
  const submit = () => {
    sent(picture)
    return props.onSubmit()
  }
  const own = { fields, picture, onPictureChange: setPicture, onSubmit: submit }
  return <AchievementForm {...props} {...own} />
}

const meta = preview.meta({
  title: 'Teams/AchievementForm',
  component: AchievementForm,
  beforeEach: () => {
    sent.mockClear()
  },
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
/** Creating and editing; a crop that is still open is submitted too. */
export const Examples = meta.story({
  loaders: [async () => ({ picture: await drawUpload(400, 400) })],
  render: (args, { loaded }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Panel title="Nova conquista">
        <Writing {...args} texts={{ label: 'Nova conquista' }} />
      </Panel>
      <Panel title="Editar conquista">
        <Writing
          {...args}
          start={cup}
          picture={loaded['picture']}
          texts={{ label: 'Editar conquista', submit: 'Salvar alterações' }}
        />
      </Panel>
    </div>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recortar Novamente' }))
    await canvas.findByRole('application')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar alterações' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[0]?.blob === loaded['picture'].blob).toBe(false)
    await expect(canvas.getByRole('img', { name: /^Prévia/ })).toBeVisible()
  },
})
export const Filled = meta.story({ render: (args) => <Writing {...args} start={cup} /> })
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

export const LongText = meta.story({
  args: {
    games: [{ id: 'g-1', name: 'Campeonato Mundial de Futebol Eletrônico de Rua: Edição Comemorativa' }],
    error:
      'Não foi possível salvar a conquista agora. Confira a sua conexão e tente outra vez em alguns minutos.',
    texts: {
      placementHint:
        'Só o número: 1 é o primeiro lugar entre todas as equipes que se inscreveram na competição.',
      cancel: 'Descartar o que foi escrito',
      submit: 'Salvar a conquista e publicar na página do time',
    },
  },
  render: (args) => (
    <Writing
      {...args}
      start={{
        title: 'Campeões do Torneio Intermunicipal de Esportes Eletrônicos do Vale do Paraíba',
        placement: '10000',
        date: '30/08/2026',
        gameId: 'g-1',
        championship: 'Campeonato Brasileiro de Equipes Universitárias de Esportes Eletrônicos',
        description:
          'Viramos a final depois de perder os dois primeiros mapas, com a torcida até o fim. '.repeat(5),
      }}
      errors={{
        title: 'O título contém conteúdo inapropriado: retire a palavra "hipopotomonstrosesquipedaliofobia".',
        date: 'A data não pode estar no futuro.',
      }}
    />
  ),
})

export const Interactions = meta.story({
  render: (args) => <Writing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const title = canvas.getByRole('textbox', { name: /Título/ })
    await expect(title).toHaveFocus()
    await userEvent.keyboard('Copa')
    await userEvent.tab()
    const place = canvas.getByRole('textbox', { name: /Colocação/ })
    await expect(place).toHaveFocus()
    await userEvent.keyboard('1a2')
    await expect(place).toHaveValue('12')
    await userEvent.tab()
    const date = canvas.getByRole('textbox', { name: /Data/ })
    await expect(date).toHaveFocus()
    await userEvent.keyboard('30082026')
    await expect(date).toHaveValue('30/08/2026')
    await userEvent.tab()
    const game = canvas.getByRole('combobox', { name: 'Jogo' })
    await expect(game).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitForOptionFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(game).toHaveTextContent('Valorant'))
    await waitFor(() => expect(game).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Campeonato' })).toHaveFocus()
    await userEvent.keyboard('Copa Convoca{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /Descrição/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Imagem/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})
