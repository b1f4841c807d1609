'use client'

import type { FieldTexts } from '../field-texts.ts'
import { clsx } from 'clsx'
import { AuthFoot, AuthForm } from '../AuthForm/AuthForm.tsx'
import type { Field } from '../field.ts'
import { fieldProps } from '../field-props.ts'
import type { FormProps } from '../FormFrame/FormFrame.tsx'
import grid from '../FormFrame/fields.module.css'
import { MaskedField } from '../MaskedField/MaskedField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { LazySelectField } from '../SelectField/LazySelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { Gender } from './genders.ts'
import { GENDERS, genderLabels } from './genders.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './RegisterForm.module.css'

export const registerFormTexts = {
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
  /** Before the link to the terms. */
  consent: 'Ao criar a conta, você aceita os',
  terms: 'Termos de uso',
  /** Shown between the two links. */
  and: 'e a',
  privacy: 'Política de privacidade',
  hasAccount: 'Já tem conta?',
  login: 'Entrar',
}

export type RegisterFormTexts = typeof registerFormTexts & { fields?: FieldTexts }

/** The key of a field is also the `name` of its input. */
export interface RegisterFormFields {
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
  /** The password, which is not asked for without it: the account is that of a social log-in. */
  password?: Field | undefined
  passwordConfirm?: Field | undefined
}

export type RegisterFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: RegisterFormFields
  /** Default `/auth`. */
  loginHref?: string | undefined
  /** Default `/terms`. */
  termsHref?: string | undefined
  /** Default `/privacy`. */
  privacyHref?: string | undefined
  texts?: Partial<RegisterFormTexts> | undefined
}

/**
 * Form of /register, inside `AuthLayout`. Renders the page's h1. After a rejected submit the first invalid field must
 * get the focus.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { fields, loginHref = '/auth', termsHref = '/terms', privacyHref = '/privacy', ...more } = props
  const { texts, className, ...rest } = more
  const labels = useTexts<RegisterFormTexts>('RegisterForm', registerFormTexts, texts)
  return (
    <AuthForm
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      lead={<p className={styles.lead}>{labels.lead}</p>}
      foot={<AuthFoot text={labels.hasAccount} link={labels.login} href={loginHref} />}
    >
      <RegisterFields fields={fields} labels={labels} />
      <p className={styles.consent}>
        <span>{`${labels.consent} `}</span>
        <a href={termsHref}>{labels.terms}</a>
        <span>{` ${labels.and} `}</span>
        <a href={privacyHref}>{labels.privacy}</a>.
      </p>
    </AuthForm>
  )
}

function RegisterFields({ fields, labels }: { fields: RegisterFormFields; labels: RegisterFormTexts }) {
  const { password: _, passwordConfirm: _confirm, ...person } = fields
  const field = fieldProps(person, labels)
  const genders = GENDERS.map((value) => ({ value, label: labels.genders[value] }))
  return (
    <div className={clsx(grid.fields, styles.fields)}>
      <TextField {...field('name')} required autoComplete="name" autoCapitalize="labels" />
      <TextField
        {...field('nick')}
        hint={labels.nickHint}
        required
        autoComplete="nickname"
        autoCapitalize="none"
      />
      <TextField
        {...field('email')}
        className={grid.whole}
        required
        type="email"
        inputMode="email"
        // The e-mail is what one signs in with: password managers store it as the user name.
        autoComplete="username"
      />
      <MaskedField {...field('cpf')} required mask="cpf" />
      <MaskedField {...field('phone')} required mask="phone" />
      <LazySelectField {...field('gender')} required options={genders} />
      <MaskedField {...field('birth')} required mask="date" />
      <Passwords fields={fields} labels={labels} />
    </div>
  )
}

function Passwords({ fields, labels }: { fields: RegisterFormFields; labels: RegisterFormTexts }) {
  const { password, passwordConfirm } = fields
  if (!password || !passwordConfirm) return null
  const field = fieldProps({ password, passwordConfirm }, labels)
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={labels.passwordHint}
        required
        autoComplete="new-password"
        strength
      />
      <PasswordField {...field('passwordConfirm')} required autoComplete="new-password" />
    </>
  )
}
