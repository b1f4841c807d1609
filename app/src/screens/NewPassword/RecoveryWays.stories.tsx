import { NewPasswordForm, NewPasswordLayout } from '@convoca/ui/app'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { RecoveryWayIn } from '../../atoms/passwords.ts'
import { RecoveryWays } from './RecoveryWays.tsx'

const ways: readonly RecoveryWayIn[] = [
  {
    id: 'authenticator',
    kind: 'TWO_STEP',
    name: null,
    added_at: '2026-11-18T14:00:00-03:00',
    fate: 'ENDS_UNLESS_KEPT',
  },
  {
    id: 'phone',
    kind: 'PASSKEY',
    name: 'Celular da Ana',
    added_at: '2026-11-12T09:30:00-03:00',
    fate: 'ENDS_UNLESS_KEPT',
  },
  { id: 'steam', kind: 'STEAM', name: 'ana_trovao', added_at: '2026-03-02T20:00:00-03:00', fate: 'ENDS' },
  {
    id: 'google',
    kind: 'GOOGLE',
    name: 'ana.bia@convoca.example',
    added_at: '2025-01-05T08:00:00-03:00',
    fate: 'STAYS',
  },
]

interface WaysProps {
  ways: readonly RecoveryWayIn[]
  onKeep: (id: string, isKept: boolean) => void
}

const field = (value: string) => ({ value, onChange: () => undefined, error: undefined })

/** The form of a mailed reset, on its page. */
function Ways({ ways: shown, onKeep }: WaysProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  return (
    <NewPasswordLayout style={{ minHeight: '36rem' }}>
      <NewPasswordForm
        fields={{ password: field(''), passwordConfirm: field('') }}
        onSubmit={() => undefined}
        email="ana.bia@convoca.example"
      >
        <RecoveryWays
          ways={shown}
          kept={kept}
          onKeep={(id, isKept) => {
            onKeep(id, isKept)
            setKept((before) => new Set(isKept ? [...before, id] : [...before].filter((one) => one !== id)))
          }}
        />
      </NewPasswordForm>
    </NewPasswordLayout>
  )
}

const meta = preview.meta({
  title: 'App/NewPassword/RecoveryWays',
  component: Ways,
  // The components have screenshots of their own.
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen' },
  args: { ways, onKeep: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Outras formas de entrar na sua conta' })).toBeVisible()
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
  },
})

/** The owner knows the phone; the authenticator is somebody else's and ends. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const phone = canvas.getByRole('switch', { name: 'Manter: Chave de acesso “Celular da Ana”' })
    const authenticator = canvas.getByRole('switch', {
      name: 'Manter: Aplicativo autenticador (duas etapas)',
    })
    phone.focus()
    await userEvent.keyboard(' ')
    await expect(args.onKeep).toHaveBeenLastCalledWith('phone', true)
    await expect(phone).toBeChecked()
    await expect(authenticator).not.toBeChecked()
    await userEvent.click(authenticator)
    await userEvent.click(authenticator)
    await expect(args.onKeep).toHaveBeenLastCalledWith('authenticator', false)
    await expect(phone).toBeChecked()
  },
})

export const LongText = meta.story({
  args: {
    ways: ways.map((way) => ({ ...way, name: 'ChavedeAcessodaAssociaçãoAtléticaDesportivaEletrônica' })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Nothing else opens the account. */
export const Empty = meta.story({
  args: { ways: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: /Outras formas/ })).toBeNull()
  },
})
