import { expect, screen, waitFor } from 'storybook/test'
import { waitForNoLayer } from '../../../../../.storybook/layers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { ImageUploader } from './ImageUploader.tsx'
import { keepLogosVisible, refuseBroken } from './defects.fixtures.ts'
import { drawPicture, drawUpload } from './images.fixtures.ts'
import { cropOriented, turnAndCrop, turnBanner } from './orientation.fixtures.ts'
import {
  changed,
  cutAfterReshaping,
  disguised,
  drop,
  dropAndCrop,
  fileInput,
  heicHead,
  isBackground,
  lastImage,
  moving,
  openCrop,
  Owned,
  paste,
  uploadAny,
} from './uploads.fixtures.tsx'

const meta = preview.meta({
  title: 'Media/ImageUploader',
  component: ImageUploader,
  beforeEach: () => {
    changed.mockClear()
  },
  args: {
    preset: 'profile' as const,
    value: null,
    onChange: changed,
    label: 'Logo',
    hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB',
    successText: 'Logo carregado com sucesso',
  },
  render: (args) => <Owned {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    // Drawn though empty: a region outside the accessibility tree would not announce what fills it.
    for (const role of ['status', 'alert']) await expect(canvas.getByRole(role)).toBeVisible()
  },
})

const banner = {
  preset: 'banner',
  label: 'Banner',
  hint: 'Recomendado: Imagem retangular (16:9), máximo 5MB',
  successText: 'Banner carregado com sucesso',
} as const

export const Banner = meta.story({ args: banner })

export const Cropping = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openCrop(canvasElement, userEvent.upload, await drawPicture(1600, 1200))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Recortar Logo' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Confirmar' })).toBeVisible()
  },
})

export const CroppingBanner = meta.story({
  args: banner,
  play: async ({ canvasElement, userEvent }) => {
    await openCrop(canvasElement, userEvent.upload, await drawPicture(1920, 1080))
  },
})

export const Confirmed = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await keepLogosVisible({ canvas, canvasElement, userEvent, step })
    await openCrop(canvasElement, userEvent.upload, await drawPicture(1600, 1200, 'image/webp'))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await canvas.findByText('Logo carregado com sucesso')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Recortar Novamente' })).toHaveFocus())
    const image = lastImage()
    await expect(image.blob.type).toBe('image/jpeg')
    await expect([image.width, image.height]).toEqual([400, 400])
    await expect(image.dataUrl).toBe(`data:image/jpeg;base64,${image.base64}`)
    // 80 % of the height, centred.
    await expect(image.area).toEqual({ x: 320, y: 120, width: 960, height: 960 })
    // Clipped to a circle: the background in the corner, the picture at the edge's middle.
    await expect(await isBackground(image.blob, 3, 3)).toBe(true)
    await expect(await isBackground(image.blob, 200, 3)).toBe(false)
  },
})

/** Dropped, cut to a circle and written as JPEG 0.95, none of it on the page's own thread. */
export const Dropped = meta.story({ play: dropAndCrop })

/** A preset without a circle keeps its corners. */
export const DroppedBanner = meta.story({
  tags: ['night'],
  args: banner,
  play: async ({ canvas, userEvent }) => {
    const picture = await drawPicture(1920, 1080, 'image/webp')
    drop(canvas.getByRole('button', { name: /^Banner: / }), picture)
    await canvas.findByRole('application')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await canvas.findByText('Banner carregado com sucesso')
    const { blob, width, height } = lastImage()
    await expect([blob.type, width, height]).toEqual(['image/jpeg', 1200, 400])
    await expect(await isBackground(blob, 0, 0)).toBe(false)
  },
})

export const BannerPreview = meta.story({
  args: banner,
  loaders: [async () => ({ upload: await drawUpload(1200, 400) })],
  render: (args, { loaded }) => <Owned {...args} value={loaded['upload']} />,
})

export const Disabled = meta.story({
  args: { disabled: true },
  loaders: [async () => ({ upload: await drawUpload(400, 400) })],
  render: (args, { loaded }) => <Owned {...args} value={loaded['upload']} />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
})

/** The pictures of a new team and of an achievement: each preset in its place. */
export const Examples = meta.story({
  loaders: [async () => ({ upload: await drawUpload(400, 400) })],
  render: (args, { loaded }) => (
    <div style={sideBySide}>
      <Owned {...args} value={loaded['upload']} />
      <Owned {...args} {...banner} />
      <Owned
        preset="custom"
        value={null}
        onChange={changed}
        label="Imagem da conquista"
        hint="Recorte como quiser, máximo 2MB"
        maxMegabytes={2}
      />
    </div>
  ),
})

export const FreeCrop = meta.story({
  args: { preset: 'custom', label: 'Imagem', hint: 'Recorte como quiser' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a shape that a small picture cannot give is not to be had, and why is said', async () => {
      await openCrop(canvasElement, userEvent.upload, await drawPicture(500, 500))
      await expect(canvas.getByRole('button', { name: '16:9' })).toBeEnabled()
      await expect(canvas.getByRole('button', { name: '3:1' })).toBeDisabled()
      await expect(canvas.getByRole('group', { name: 'Proporção' })).toHaveAccessibleDescription(
        /pequena demais para 3:1: .* pelo menos 200 × 200 px/,
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    })
    await openCrop(canvasElement, userEvent.upload, await drawPicture(1200, 900))
    await cutAfterReshaping({ canvas, userEvent, step })
    await userEvent.click(canvas.getByRole('button', { name: 'Recortar Novamente' }))
    await canvas.findByRole('application')
    await userEvent.click(canvas.getByRole('button', { name: 'Ajuste preciso' }))
    await userEvent.click(canvas.getByRole('button', { name: '1:1' }))
    await expect(canvas.getByLabelText('Largura (px)')).toHaveValue(810)
  },
})

export const LongText = meta.story({
  args: {
    label: 'Logo da Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
    hint: 'Recomendado: Imagem quadrada (1:1), máximo 5MB, sem texto pequeno, sem bordas e com fundo liso para aparecer bem nos dois temas',
    texts: {
      wrongType:
        'O arquivo comprovante_de_inscricao_da_associacao_atletica_desportiva_eletronica.png não é uma imagem. Use JPEG, PNG ou WebP.',
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), disguised())
    await expect(await canvas.findByText(/não é uma imagem/)).toBeVisible()
  },
})

/** A PDF called .png is found out by its content. */
export const WrongContent = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), disguised())
    await expect(await canvas.findByText('Use uma imagem JPEG, PNG ou WebP')).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
  },
})

/** Files are refused by type, by number, and for want of content. */
export const WrongType = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const upload = userEvent.setup(uploadAny).upload
    const zone = canvas.getByRole('button', { name: /^Logo: / })
    const pictures = [await drawPicture(500, 500), await drawPicture(600, 600)] as const
    await step('two pictures are one too many, and none is taken', async () => {
      drop(zone, ...pictures)
      await expect(await canvas.findByText('Envie só uma imagem por vez')).toBeVisible()
    })
    await step('an empty file', async () => {
      await upload(fileInput(canvasElement), new File([], 'foto.png', { type: 'image/png' }))
      await expect(await canvas.findByText('O arquivo está vazio')).toBeVisible()
    })
    await step('a picture beside something else', async () => {
      drop(zone, new File(['%PDF-1.7'], 'nota.pdf', { type: 'application/pdf' }), pictures[0])
      await expect(await canvas.findByText('Envie só uma imagem por vez')).toBeVisible()
    })
    await expect(canvas.queryByRole('region', { name: 'Recortar Logo' })).toBeNull()
    await upload(fileInput(canvasElement), new File(['olá'], 'nota.txt', { type: 'text/plain' }))
    await expect(await canvas.findByText('Use uma imagem JPEG, PNG ou WebP')).toBeVisible()
  },
})

const heicRefused = 'Fotos HEIC não são aceitas. Salve a foto como JPEG e envie de novo.'

export const Heic = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const upload = userEvent.setup(uploadAny).upload
    await upload(fileInput(canvasElement), new File([heicHead], 'IMG_0001.HEIC', { type: 'image/heic' }))
    await expect(await canvas.findByText(heicRefused)).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
  },
})

/** A HEIC that was only renamed is found out by its content. */
export const RenamedHeic = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const renamed = new File([heicHead], 'foto.jpg', { type: 'image/jpeg' })
    await userEvent.upload(fileInput(canvasElement), renamed)
    await expect(await canvas.findByText(heicRefused)).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
  },
})

export const Animated = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const still = await drawPicture(500, 500, 'image/png')
    await userEvent.upload(fileInput(canvasElement), moving(still))
    const refused = 'Imagens animadas não são aceitas. Use uma imagem parada.'
    await expect(await canvas.findByText(refused)).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
  },
})

export const TooLarge = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'foto.png', { type: 'image/png' })
    await userEvent.upload(fileInput(canvasElement), large)
    await expect(await canvas.findByText('O arquivo deve ser menor que 5MB')).toBeVisible()
  },
})

export const Broken = meta.story({ play: refuseBroken })

export const TooSmall = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await drawPicture(399, 800))
    await expect(await canvas.findByText(/pelo menos 400 × 400 px\. A sua tem 399 × 800 px/)).toBeVisible()
  },
})

const free = { preset: 'custom', label: 'Imagem' } as const

/** Every orientation that a file can name is applied, in the crop and in what comes of it, in every browser. */
export const Oriented = meta.story({
  tags: ['night'],
  args: free,
  play: async (story) => {
    await cropOriented(story, 'a JPEG, as a SHORT')
    await cropOriented(story, 'a JPEG, as a LONG')
  },
})

export const OrientedPng = meta.story({
  tags: ['night'],
  args: free,
  play: (story) => cropOriented(story, 'a PNG'),
})

export const OrientedWebp = meta.story({
  tags: ['night'],
  args: free,
  play: async (story) => {
    await cropOriented(story, 'a WebP')
    await cropOriented(story, 'a WebP with the header of JPEG')
  },
})

export const Turned = meta.story({
  args: free,
  tags: ['screenshot-light', 'screenshot-phone'],
  play: turnAndCrop,
})

export const TurnedBanner = meta.story({ tags: ['night'], args: banner, play: turnBanner })

/** Everything by keyboard: pasting, nudging by 1, 10 and 100 px of the picture, zoom, exact numbers, confirming. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const zone = () => canvas.getByRole('button', { name: 'Logo: Arraste sua imagem ou clique aqui' })
    await expect(zone()).toHaveFocus()
    paste(zone(), await drawPicture(1600, 1200))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Recortar Logo' })).toHaveFocus())
    const frame = await canvas.findByRole('application', { name: 'Área de recorte' })
    await userEvent.tab()
    await expect(frame).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajuste preciso' }))
    const x = canvas.getByLabelText('X (px)')
    const y = canvas.getByLabelText('Y (px)')
    frame.focus()
    await expect([x, y].map((field) => field.getAttribute('value'))).toEqual(['320', '120'])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect([x, y].map((field) => field.getAttribute('value'))).toEqual(['322', '119'])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(x).toHaveValue(312)
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await expect(x).toHaveValue(412)
    await userEvent.keyboard('{Meta>}{ArrowDown}{ArrowDown}{ArrowDown}{/Meta}')
    await expect(y).toHaveValue(240)
    const zoom = canvas.getByLabelText('Zoom (%)')
    await expect(zoom).toHaveValue(125)
    await userEvent.keyboard('-')
    await expect(zoom).toHaveValue(114)
    await userEvent.keyboard('+')
    await expect(zoom).toHaveValue(125)
    // The browser's own: zoom of the page, and back to the page before.
    await userEvent.keyboard('{Control>}-+={/Control}{Meta>}-{/Meta}{Alt>}{ArrowLeft}{/Alt}')
    await expect(zoom).toHaveValue(125)
    await expect(x).toHaveValue(412)
    await userEvent.clear(x)
    await userEvent.keyboard('20{Enter}')
    await canvas.findByText('Logo carregado com sucesso')
    await expect(lastImage().area.x).toBe(20)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Recortar Novamente' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remover imagem' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(zone()).toHaveFocus())
    await expect(changed).toHaveBeenLastCalledWith(null)
  },
})

/** The preview leads back to the crop at its last position; "Cancelar" leads to the empty state. */
export const CropAgain = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openCrop(canvasElement, userEvent.upload, await drawPicture(1600, 1200))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Recortar Novamente' }))
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Ajuste preciso' }))
    await expect(canvas.getByLabelText('X (px)')).toHaveValue(320)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Arraste sua imagem ou clique aqui/ })).toHaveFocus(),
    )
    await expect(changed).toHaveBeenLastCalledWith(null)
  },
})

/** Replacing a picture asks for confirmation. */
export const Replace = meta.story({
  loaders: [async () => ({ upload: await drawUpload(400, 400) })],
  render: (args, { loaded }) => <Owned {...args} value={loaded['upload']} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const question = { name: 'Você já tem uma imagem selecionada. Deseja substituí-la?' }
    await userEvent.upload(fileInput(canvasElement), await drawPicture(900, 900))
    await screen.findByRole('alertdialog', question)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitForNoLayer()
    await expect(canvas.getByRole('img', { name: 'Prévia: Logo' })).toBeVisible()
    await userEvent.upload(fileInput(canvasElement), await drawPicture(900, 900))
    await screen.findByRole('alertdialog', question)
    await userEvent.click(screen.getByRole('button', { name: 'Substituir' }))
    await expect(await canvas.findByRole('region', { name: 'Recortar Logo' })).toBeVisible()
  },
})
