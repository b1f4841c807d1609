import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const nothing = () => {}
const field = { value: '', onChange: nothing }
const drawn = (props: Pick<LoginFormProps, 'onProvider'>) =>
  renderToStaticMarkup(
    <LoginForm
      {...props}
      fields={{ email: field, password: field }}
      onSubmit={nothing}
      providers={['GOOGLE']}
    />,
  )

it('offers other accounts only where something hears of the choice', () => {
  expect(drawn({ onProvider: nothing })).toContain('ou continue com')
  expect(drawn({})).not.toContain('ou continue com')
})
