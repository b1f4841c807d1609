import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { UploadedImage } from '../../media/ImageUploader/uploaded-image.ts'
import { drawPicture, drawUpload } from '../../media/ImageUploader/images.fixtures.ts'
import { PlayerPicker } from '../../players/PlayerPicker/PlayerPicker.tsx'
import type { PlayerItem } from '../../players/PlayerPicker/selection.ts'
import { storyPlayers } from '../../players/players.fixtures.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import type { GameOption } from '../game-option.ts'
import { storyGames } from '../teams.fixtures.ts'
import { tabTo } from '../../stories/keyboard.ts'
import { opensDialog, withoutDialog } from '../../stories/layout.ts'
import { TeamWizard } from './TeamWizard.tsx'
import type { TeamWizardTexts } from './team-wizard-texts.ts'
import type { TeamWizardStep } from './wizard-fields.ts'
import { TeamWizardDialog } from './TeamWizardDialog.tsx'
import { TeamWizardPage } from './TeamWizardPage.tsx'

interface Values {
  name: string
  teamTag: string
  gameId: string
  description: string
}

const required: Values = {
  name: 'Nome obrigatório',
  teamTag: 'Tag obrigatória',
  gameId: 'jogo obrigatório',
  description: 'Descrição obrigatória',
}
const blank: Values = { name: '', teamTag: '', gameId: '', description: '' }
const filled: Values = {
  name: 'Trovão Esports',
  teamTag: 'TRV',
  gameId: 'lol',
  description: 'Time de São Paulo em busca do acesso ao circuito nacional.',
}
const keys = ['name', 'teamTag', 'gameId', 'description'] as const
const submitted = fn()
const closed = fn()

interface LiveWizardProps {
  as?: 'dialog' | 'page' | 'frame'
  open?: boolean
  onClose?: () => void
  /** Called in place of the check of step 1. */
  onNext?: () => Promise<void>
  start?: TeamWizardStep
  initial?: Values
  /** The values that the server or a first attempt refused. */
  refused?: Partial<Values>
  games?: readonly GameOption[]
  banner?: UploadedImage | null
  selected?: readonly PlayerItem[]
  submitting?: boolean
  texts?: Partial<TeamWizardTexts>
}

/** The owner of the wizard: keeps values, errors, pictures and step. */
function LiveWizard(props: LiveWizardProps) {
  const { as = 'dialog', open = true, onClose = closed, submitting = false, texts } = props
  const { start = 1, initial = blank, refused = {}, games = storyGames, selected = [] } = props
  const [step, setStep] = useState<TeamWizardStep>(start)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(refused)
  const [logo, setLogo] = useState<UploadedImage | null>(null)
  const [banner, setBanner] = useState<UploadedImage | null>(props.banner ?? null)
  const [players, setPlayers] = useState(selected)
  const field = (key: keyof Values) => ({
    value: values[key],
    onChange: (value: string) => setValues((now) => ({ ...now, [key]: value })),
    error: errors[key],
  })
  const next = async () => {
    const wrong = keys.filter((key) => values[key] === '')
    setErrors(Object.fromEntries(wrong.map((key) => [key, required[key]])))
    if (wrong.length === 0) setStep((now) => (now === 1 ? 2 : 3))
  }
  const wizard = {
    step,
    fields: {
      name: field('name'),
      teamTag: field('teamTag'),
      gameId: field('gameId'),
      description: field('description'),
    },
    games,
    logo,
    onLogoChange: setLogo,
    banner,
    onBannerChange: setBanner,
    picker: (
      <PlayerPicker
        mode="multi"
        items={storyPlayers(80)}
        value={players}
        onChange={setPlayers}
        search=""
        onSearchChange={() => {}}
        height={260}
      />
    ),
    onNext: props.onNext ?? next,
    onBack: () => {
      setPlayers([])
      setStep(step === 3 ? 2 : 1)
    },
    onCancel: onClose,
    onSubmit: () => submitted({ ...values, logo, players: players.map(({ id }) => id) }),
    submitting,
    texts,
    ...(submitting ? { progress: 'Enviando logo...' } : {}),
  }
  if (as === 'page') return <TeamWizardPage {...wizard} />
  if (as === 'frame') return <TeamWizard {...wizard} headingLevel={3} />
  return <TeamWizardDialog {...wizard} open={open} onOpenChange={onClose} />
}

const meta = preview.meta({
  title: 'Teams/TeamWizard',
  component: LiveWizard,
  subcomponents: { TeamWizardDialog, TeamWizardPage },
  parameters: opensDialog,
  beforeEach: () => {
    submitted.mockClear()
    closed.mockClear()
  },
})

export const Page = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: withoutDialog,
  args: { as: 'page', initial: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Criar Time' })).toBeVisible()
  },
})

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Criar Time' })).toBeVisible()
    await expect(screen.getByText('Informações').closest('li')).toHaveAttribute('aria-current', 'step')
  },
})

export const Errors = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Próximo' }))
    await expect(await screen.findByText('Nome obrigatório')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Nome do time/ })).toHaveFocus())
  },
})

/** The name is still being validated. */
export const Checking = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { initial: filled, onNext: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    const next = await screen.findByRole('button', { name: 'Próximo' })
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(next).toHaveFocus()
  },
})

export const Images = meta.story({
  args: { start: 2, initial: filled },
  loaders: [async () => ({ banner: await drawUpload(1200, 400) })],
  render: (args, { loaded }) => <LiveWizard {...args} banner={loaded['banner']} />,
  play: async ({ userEvent }) => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Logo"]')
      if (!found) throw new Error('no input yet')
      return found
    })
    await userEvent.upload(input, await drawPicture(1200, 1200))
    await screen.findByRole('application')
  },
})

export const Invites = meta.story({ args: { start: 3, initial: filled, selected: storyPlayers(3) } })

export const Submitting = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { start: 3, initial: filled, selected: storyPlayers(3), submitting: true },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Enviando logo...')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Criando...' }))
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closed).not.toHaveBeenCalled()
  },
})

/**
 * The wizard as a page of its own, with what the server refused at its field; and inside a frame of the
 * caller's.
 */
export const Examples = meta.story({
  parameters: withoutDialog,
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 520px), 1fr))',
        alignItems: 'start',
      }}
    >
      <LiveWizard
        as="page"
        initial={filled}
        refused={{ teamTag: 'Esta tag já está em uso. Escolha outra.' }}
      />
      <Panel title="Falta pouco para o time existir">
        <LiveWizard as="frame" start={3} initial={filled} selected={storyPlayers(3)} />
      </Panel>
    </div>
  ),
})

const long: Partial<TeamWizardTexts> = {
  title: 'Criar um time para a Associação Atlética Desportiva de Pindamonhangaba',
  steps: ['Informações gerais da associação', 'Imagens de divulgação do time', 'Convites para a temporada'],
  headings: [
    'Informações gerais da associação e do time que vai representá-la',
    'Imagens de divulgação do time em todos os campeonatos',
    'Convide os jogadores que vão disputar a temporada inteira',
  ],
  tagHint: 'De duas a cinco letras ou números, sem acentos nem espaços, que ninguém mais esteja usando',
  logoHint: 'Recomendado: imagem quadrada (1:1) com fundo liso, de no máximo 5 MB',
  bannerHint: 'Recomendado: imagem retangular (16:9) sem letras junto às bordas, de no máximo 5 MB',
  back: 'Voltar para a etapa anterior',
  next: 'Continuar para as imagens',
  cancel: 'Desistir de criar o time',
  submit: 'Criar o time e enviar os convites',
}

const wordy: Values = {
  name: 'Associação Atlética Desportiva Eletrônica de Pinda',
  teamTag: 'WMÃWM',
  gameId: 'longo',
  description: 'Otorrinolaringologistas e hipopotomonstrosesquipedaliofóbicos reunidos desde 2011. '.repeat(
    4,
  ),
}

const longGames = [{ id: 'longo', name: "PlayerUnknown's Battlegrounds: Edição Brasileira Definitiva" }]

/** All three steps. */
export const LongText = meta.story({
  parameters: withoutDialog,
  render: () => (
    <div style={{ display: 'grid', gap: 48, maxWidth: 594, marginInline: 'auto' }}>
      <LiveWizard
        as="page"
        texts={long}
        initial={wordy}
        games={longGames}
        refused={{
          name: 'Já existe um time com este nome na sua cidade; acrescente algo que distinga o seu.',
        }}
      />
      <LiveWizard as="frame" start={2} texts={long} />
      <LiveWizard as="frame" start={3} texts={long} selected={storyPlayers(12)} />
    </div>
  ),
})

/** The whole way by keyboard: Enter goes on, the focus follows, a crop left open is taken along, step 3 submits. */
export const Interactions = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { initial: { ...filled, teamTag: '' } },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Nome do time/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.tab()
    const tag = screen.getByRole<HTMLInputElement>('textbox', { name: /TAG do Time/ })
    await expect(tag).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Tag obrigatória')
    await waitFor(() => expect(tag).toHaveFocus())
    await userEvent.keyboard('tv')
    tag.setSelectionRange(1, 1)
    await userEvent.keyboard('r')
    await expect([tag.value, tag.selectionStart]).toEqual(['TRV', 2])
    await userEvent.keyboard('{Enter}')
    const images = await screen.findByRole('heading', { name: 'Imagens do Time' })
    await waitFor(() => expect(images).toHaveFocus())
    const input = document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Logo"]')
    if (!input) throw new Error('no input')
    await userEvent.upload(input, await drawPicture(600, 600))
    await screen.findByRole('application')
    // Backwards, round the dialog: the shorter way.
    await tabTo(screen.getByRole('button', { name: 'Próximo' }), { shift: true })
    await userEvent.keyboard('{Enter}')
    const invites = await screen.findByRole('heading', { name: 'Convide os jogadores para o time' })
    await waitFor(() => expect(invites).toHaveFocus())
    await tabTo(screen.getByRole('searchbox'))
    await userEvent.keyboard('{Enter}')
    await expect(submitted).not.toHaveBeenCalled()
    await tabTo(screen.getByRole('listbox'))
    await userEvent.keyboard(' ')
    await tabTo(screen.getByRole('button', { name: 'Criar Time' }))
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    const made = submitted.mock.lastCall?.[0]
    await expect(made).toMatchObject({
      teamTag: 'TRV',
      players: ['jogador-0'],
      logo: { width: 400, height: 400 },
    })
  },
})

function OpenedByButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Criar time
      </Button>
      <LiveWizard open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Escape leaves the dialog; the focus returns to the button that opened it. */
export const OpeningAndLeaving = meta.story({
  render: () => <OpenedByButton />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Criar time' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const name = await screen.findByRole('textbox', { name: /Nome do time/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** Going back keeps texts and pictures; the picker of step 3 is reset. */
export const GoingBackKeeps = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { initial: { ...filled, name: '' } },
  loaders: [async () => ({ banner: await drawUpload(1200, 400) })],
  render: (args, { loaded }) => <LiveWizard {...args} banner={loaded['banner']} />,
  play: async ({ userEvent }) => {
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Nome do time/ }), 'Raio Azul')
    await press('Próximo')
    await expect(await screen.findByRole('img', { name: 'Prévia: Banner' })).toBeVisible()
    await press('Próximo')
    await userEvent.click(await screen.findByRole('option', { name: /ana_1\b/ }))
    await press('Voltar')
    await expect(await screen.findByRole('img', { name: 'Prévia: Banner' })).toBeVisible()
    await press('Voltar')
    const name = await screen.findByRole('textbox', { name: /Nome do time/ })
    await expect(name).toHaveValue('Raio Azul')
    await expect(screen.getByRole('textbox', { name: /TAG do Time/ })).toHaveValue(filled.teamTag)
    await press('Próximo')
    await screen.findByRole('heading', { name: 'Imagens do Time' })
    await press('Próximo')
    await screen.findByRole('option', { name: /ana_1\b/ })
    await expect(screen.queryByRole('button', { name: 'Remover ana_1' })).toBeNull()
  },
})
