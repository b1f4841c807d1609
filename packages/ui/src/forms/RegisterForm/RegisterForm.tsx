import { clsx } from 'clsx'
import { AuthFoot, AuthForm } from '../AuthForm/index.ts'
import type { Field } from '../field.ts'
import type { FormProps } from '../FormFrame/index.ts'
import grid from '../FormFrame/fields.module.css'
import { MaskedField } from '../MaskedField/MaskedField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { Gender } from './genders.ts'
import { GENDERS, genderLabels } from './genders.ts'
import styles from './RegisterForm.module.css'

export type RegisterFormTexts = {
  title: string
  lead: string
  name: string
  nick: string
  nickHint: string
  email: string
  cpf: string
  phone: string
  gender: string
  birth: string
  password: string
  passwordHint: string
  passwordConfirm: string
  genders: Record<Gender, string>
  submit: string
  submitting: string
  hasAccount: string
  login: string
}

export const registerFormTexts: RegisterFormTexts = {
  title: 'Criar conta',
  lead: 'Preencha todos os campos. Leva dois minutos.',
  name: 'Nome',
  nick: 'Nick',
  nickHint: 'De 3 a 20 letras, números, _ ou -',
  email: 'E-mail',
  cpf: 'CPF',
  phone: 'Telefone',
  gender: 'Gênero',
  birth: 'Data de nascimento',
  password: 'Senha',
  passwordHint: 'Pelo menos 8 caracteres',
  passwordConfirm: 'Confirmar Senha',
  genders: genderLabels,
  submit: 'Criar conta',
  submitting: 'Criando conta...',
  hasAccount: 'Já tem conta?',
  login: 'Entrar',
}

/** The key of a field is also the `name` of its input. */
export type RegisterFormFields = {
  name: Field
  nick: Field
  email: Field
  /** Masked text, 000.000.000-00. */
  cpf: Field
  /** Masked text, (00) 00000-0000. */
  phone: Field
  gender: Field<Gender | ''>
  /** Masked text, dd/mm/aaaa. */
  birth: Field
  password: Field
  passwordConfirm: Field
}

export type RegisterFormProps = FormProps & {
  fields: RegisterFormFields
  /** Default `/auth`. */
  loginHref?: string | undefined
  texts?: Partial<RegisterFormTexts> | undefined
}

/** Registration (requirement 000, sections 3 and 5). Brings the page's h1. The first invalid field MUST get the focus after a submit. */
export function RegisterForm(props: RegisterFormProps) {
  const { fields, loginHref = '/auth', texts, className, ...rest } = props
  const words = { ...registerFormTexts, ...texts }
  return (
    <AuthForm
      {...rest}
      className={clsx(styles.root, className)}
      words={words}
      lead={<p className={styles.lead}>{words.lead}</p>}
      foot={<AuthFoot text={words.hasAccount} link={words.login} href={loginHref} />}
    >
      <RegisterFields fields={fields} words={words} />
    </AuthForm>
  )
}

function RegisterFields({ fields, words }: { fields: RegisterFormFields; words: RegisterFormTexts }) {
  const genders = GENDERS.map((value) => ({ value, label: words.genders[value] }))
  return (
    <div className={clsx(grid.fields, styles.fields)}>
      <TextField
        {...fields.name}
        name="name"
        label={words.name}
        required
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...fields.nick}
        name="nick"
        label={words.nick}
        hint={words.nickHint}
        required
        autoComplete="nickname"
        autoCapitalize="none"
      />
      <TextField
        {...fields.email}
        className={grid.whole}
        name="email"
        label={words.email}
        required
        type="email"
        inputMode="email"
        // The e-mail is what one signs in with: password managers store it as the user name.
        autoComplete="username"
      />
      <MaskedField {...fields.cpf} name="cpf" label={words.cpf} required mask="cpf" />
      <MaskedField {...fields.phone} name="phone" label={words.phone} required mask="phone" />
      <SelectField {...fields.gender} name="gender" label={words.gender} required options={genders} />
      <MaskedField {...fields.birth} name="birth" label={words.birth} required mask="date" />
      <PasswordField
        {...fields.password}
        name="password"
        label={words.password}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
        strength
      />
      <PasswordField
        {...fields.passwordConfirm}
        name="passwordConfirm"
        label={words.passwordConfirm}
        required
        autoComplete="new-password"
      />
    </div>
  )
}
