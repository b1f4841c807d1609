import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RecruitmentToggle, type RecruitmentToggleProps } from './RecruitmentToggle.tsx'

/** The owner of the switch. */
function LiveToggle({ recruiting, onChange, ...rest }: RecruitmentToggleProps) {
  const [on, setOn] = useState(recruiting)
  return (
    <RecruitmentToggle
      {...rest}
      recruiting={on}
      onChange={(next) => {
        setOn(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/RecruitmentToggle',
  component: LiveToggle,
  args: { recruiting: true, onChange: fn(), openVacancies: 2 },
})

export const Default = meta.story({})

export const Closed = meta.story({ args: { recruiting: false } })

export const WithoutVacancies = meta.story({ args: { openVacancies: 0 } })

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Recrutamento aberto' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** The switch of members who may not switch it. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).not.toHaveFocus()
    await userEvent.click(canvas.getByText('Recrutamento aberto'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** Above a leader's vacancies; as a member without the right sees it; and closed. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LiveToggle {...args} />
      <LiveToggle {...args} openVacancies={1} disabled />
      <LiveToggle {...args} recruiting={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, disabled, closed] = canvas.getAllByRole('switch')
    await expect(disabled).toHaveAccessibleDescription(/1 vaga aberta\./)
    await expect(closed).not.toBeChecked()
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch', { name: 'Recrutamento aberto' })
    await expect(control).toHaveFocus()
    await expect(control).toHaveAccessibleDescription(/2 vagas abertas/)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(control).toHaveAccessibleDescription(/Ninguém vê as vagas/)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(control).toHaveFocus()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
