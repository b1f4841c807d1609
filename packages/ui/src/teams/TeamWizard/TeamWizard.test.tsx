import { act, createRef, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PlayerPicker } from '../../players/PlayerPicker/PlayerPicker.tsx'
import { ConvocaTheme } from '../../theme/ConvocaTheme.tsx'
import { TeamWizardDialog } from './TeamWizardDialog.tsx'
import { TeamWizardPage } from './TeamWizardPage.tsx'
import type { TeamWizardOptions } from './TeamWizard.tsx'

const nothing = () => {}
const field = { value: '', onChange: nothing }
const options: TeamWizardOptions = {
  step: 1,
  fields: { name: field, teamTag: field, gameId: field, description: field },
  games: [],
  logo: null,
  onLogoChange: nothing,
  banner: null,
  onBannerChange: nothing,
  picker: null,
  onNext: nothing,
  onBack: nothing,
  onCancel: nothing,
  onSubmit: nothing,
}

function renderElement(element: ReactNode, look: () => void) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(<ConvocaTheme>{element}</ConvocaTheme>))
  look()
  act(() => root.unmount())
  holder.remove()
}

it('the dialog, not the form in it, is its root', () => {
  const ref = createRef<HTMLDivElement>()
  renderElement(
    <TeamWizardDialog {...options} open onOpenChange={nothing} ref={ref} className="mine" id="criar" />,
    () => {
      expect(ref.current?.getAttribute('role')).toBe('dialog')
      expect(ref.current?.id).toBe('criar')
      expect(document.querySelectorAll('.mine')).toHaveLength(1)
    },
  )
})

it('the page keeps what its owner puts above the steps', () => {
  renderElement(<TeamWizardPage {...options} lead={<p>Leva dois minutos</p>} />, () => {
    expect(document.querySelector('h1')?.textContent).toBe('Criar Time')
    expect(document.body.textContent).toContain('Leva dois minutos')
  })
})

it('the focus goes to the players when the third step is refused for them', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const ana = { id: '1', name: 'ana_sp' }
  const draw = (error?: string) =>
    root.render(
      <ConvocaTheme>
        <TeamWizardPage
          {...options}
          step={3}
          picker={
            <PlayerPicker
              mode="multi"
              items={[ana]}
              value={[ana]}
              onChange={nothing}
              search=""
              onSearchChange={nothing}
              error={error}
            />
          }
          onSubmit={() => draw('Convide no máximo 50 jogadores por vez')}
        />
      </ConvocaTheme>,
    )
  act(() => draw())
  const submit = [...holder.querySelectorAll('button')].find(({ type }) => type === 'submit')
  await act(async () => submit?.click())
  expect(document.activeElement?.getAttribute('role')).toBe('listbox')
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  act(() => root.unmount())
  holder.remove()
})

it('the focus goes to the field of the first step that the server refuses from the last one', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const draw = (step: 1 | 3, error?: string) =>
    root.render(
      <ConvocaTheme>
        <TeamWizardPage
          {...options}
          step={step}
          fields={{ ...options.fields, teamTag: { ...field, error } }}
          onSubmit={() => draw(1, 'Já existe um time com esta tag.')}
        />
      </ConvocaTheme>,
    )
  act(() => draw(3))
  const submit = [...holder.querySelectorAll('button')].find(({ type }) => type === 'submit')
  // The flag is off as in a browser, where the error and the end of the request render together.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  submit?.click()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('teamTag')
  vi.unstubAllGlobals()
  act(() => root.unmount())
  holder.remove()
})

it('Escape in the search of players empties it and leaves the dialog open', () => {
  const close = vi.fn()
  const empty = vi.fn()
  const picker = (
    <PlayerPicker mode="multi" items={[]} value={[]} onChange={nothing} search="ana" onSearchChange={empty} />
  )
  renderElement(<TeamWizardDialog {...options} step={3} picker={picker} open onOpenChange={close} />, () => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    act(() => {
      document.querySelector('[type="search"]')?.dispatchEvent(escape)
    })
    expect(empty).toHaveBeenCalledWith('')
    expect(close).not.toHaveBeenCalled()
  })
})

it('the focus goes to the page when the dialog closes and nothing had it before: what opened it left with its route', async () => {
  const holder = document.body.appendChild(document.createElement('main'))
  holder.tabIndex = -1
  const root = createRoot(holder)
  const draw = (open: boolean) =>
    act(() =>
      root.render(
        <ConvocaTheme>
          <TeamWizardDialog {...options} open={open} onOpenChange={nothing} />
        </ConvocaTheme>,
      ),
    )
  draw(true)
  expect(document.activeElement?.getAttribute('name')).toBe('name')
  draw(false)
  await expect.poll(() => document.activeElement).toBe(holder)
  act(() => root.unmount())
  holder.remove()
})

it('does not leave the second step while an image is loading', async () => {
  // Never finishes within the test.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = nothing
      terminate = nothing
    },
  )
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const next = vi.fn()
  act(() =>
    root.render(
      <ConvocaTheme>
        <TeamWizardPage {...options} step={2} onNext={next} />
      </ConvocaTheme>,
    ),
  )
  const input = holder.querySelector('[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'logo.png', { type: 'image/png' })] })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await expect.poll(() => holder.querySelector('[aria-busy="true"]')).not.toBeNull()
  const submit = [...holder.querySelectorAll('button')].find(({ type }) => type === 'submit')
  await act(async () => submit?.click())
  expect(next).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  act(() => root.unmount())
  holder.remove()
})
