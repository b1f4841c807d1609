import { RegisterForm } from '@convoca/ui/app'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { completeSocialLoginAtom } from '../../atoms/social.ts'
import type { SocialRegistration } from '../../atoms/social-attempt.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { socialRegistrationSchema, toSocialRegistration } from '../../forms/register.ts'
import type { SocialRegistrationValues } from '../../forms/register.ts'
import { withRedirect } from '../../navigation/redirect.ts'
import type { RegistrationEnd } from './SocialRegistrationScreen.tsx'

const texts = {
  title: 'Complete o seu cadastro',
  lead: 'Falta pouco: a conta é criada com estes dados.',
  hasAccount: 'Já tem conta?',
}

interface NewAccountProps {
  registration: SocialRegistration
  end: RegistrationEnd
}

/** The fields that the provider does not know; nothing of the account opens before. */
export function NewAccount({ registration, end }: NewAccountProps) {
  const { token, redirect } = registration
  const complete = useSetAtom(completeSocialLoginAtom)
  const { error, send, of } = useSubmit()
  const given: SocialRegistrationValues = {
    name: registration.name ?? '',
    nick: '',
    email: registration.email ?? '',
    cpf: '',
    phone: '',
    birth: '',
    gender: 'NOT_INFORMED',
  }
  const form = useForm({
    defaultValues: given,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: socialRegistrationSchema },
    onSubmit: ({ value }) =>
      send(value, 'Erro ao registrar usuário!', async () => {
        try {
          await complete({ ...toSocialRegistration(value), token })
          end.signedIn()
        } catch (failure) {
          if (!end.isOver(failure, value.email.trim())) throw failure
        }
      }),
  })
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const field = <K extends keyof SocialRegistrationValues>(name: K) => ({ form, name })
  return (
    <RegisterForm
      fields={{
        name: toField(useField(field('name')), of('name')),
        nick: toField(useField(field('nick')), of('nick')),
        email: toField(useField(field('email')), of('email')),
        cpf: toField(useField(field('cpf')), of('cpf')),
        phone: toField(useField(field('phone')), of('phone')),
        birth: toField(useField(field('birth')), of('birth')),
        gender: toField(useField(field('gender')), of('gender')),
      }}
      texts={texts}
      loginHref={withRedirect('/auth', redirect)}
      onSubmit={() => form.handleSubmit()}
      error={error}
      submitting={submitting}
    />
  )
}
