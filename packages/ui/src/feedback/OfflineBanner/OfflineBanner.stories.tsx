import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = preview.meta({
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { open: true, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sem conexão')
  },
})

/** The page shows what was stored on this device. */
export const StoredData = meta.story({
  args: { dataFrom: '2026-11-20T22:05:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sem conexão. Você vê os dados de 20/11/2026 - 22:05.',
    )
  },
})

/** Renders nothing but its live region. */
export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** Above a page that keeps what it had; without a button where the page tries again by itself. */
export const Examples = meta.story({
  render: ({ onRetry }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div>
        <OfflineBanner open onRetry={onRetry} />
        <Panel>Próximo treino: quinta, 20h. Você respondeu que vai.</Panel>
      </div>
      <div>
        <OfflineBanner open texts={{ offline: 'Sem internet. Suas mensagens saem quando ela voltar.' }} />
        <Panel>bruno_onca: Bora fechar o scrim de hoje?</Panel>
      </div>
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    texts: {
      offline:
        'Você está sem internet desde a última atualização da agenda. O que já foi carregado continua aqui, e o que ' +
        'você escrever é guardado até a conexão voltar.',
      retry: 'Tentar de novo agora mesmo',
    },
  },
})

export const Interactions = meta.story({
  render: function Network({ onRetry }) {
    const [online, setOnline] = useState(false)
    const retry = () => {
      onRetry?.()
      setOnline(true)
    }
    return (
      <>
        <OfflineBanner open={!online} onRetry={retry} />
        <Button>Salvar</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('status')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus()
  },
})
