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

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { texts: { label: 'Recrutamento extraordinariamente aberto para a temporada inteira' } },
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
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
