import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const nothing = () => {}
const field = { value: '', onChange: nothing }
const draw = (props: Pick<LoginFormProps, 'onProvider'>) =>
  renderToStaticMarkup(
    <LoginForm
      {...props}
      fields={{ email: field, password: field }}
      onSubmit={nothing}
      providers={['GOOGLE']}
    />,
  )

it('offers other accounts only where something hears of the choice', () => {
  expect(draw({ onProvider: nothing })).toContain('ou continue com')
  expect(draw({})).not.toContain('ou continue com')
})
