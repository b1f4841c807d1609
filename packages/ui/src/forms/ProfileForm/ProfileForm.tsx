'use client'

import type { Field } from '../field.ts'
import { fieldProps } from '../field-props.ts'
import { FormFrame, type FormProps } from '../FormFrame/FormFrame.tsx'
import styles from '../FormFrame/fields.module.css'
import { MaskedField } from '../MaskedField/MaskedField.tsx'
import type { Gender } from '../RegisterForm/genders.ts'
import { GENDERS, genderLabels } from '../RegisterForm/genders.ts'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { TextField } from '../TextField/TextField.tsx'

export const profileFormTexts = {
  label: 'Editar perfil',
  name: 'Nome',
  nick: 'Nick',
  nickHint: 'De 3 a 20 letras, números, _ ou -',
  phone: 'Telefone',
  gender: 'Gênero',
  genders: genderLabels,
  cpf: 'CPF',
  birth: 'Data de nascimento',
  about: 'Sobre',
  aboutHint: 'Aparece no seu perfil público.',
  submit: 'Salvar',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

/** The key of a field is also the `name` of its input. */
export interface ProfileFormFields {
  name: Field
  nick: Field
  /** Masked text, (00) 00000-0000. */
  phone: Field
  gender: Field<Gender | ''>
  /** Masked text, 000.000.000-00. */
  cpf: Field
  about: Field
  /** Masked text, dd/mm/aaaa. */
  birth: Field
}

export type ProfileFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: ProfileFormFields
  /** Called by "Cancelar"; without it the button is not rendered. */
  onCancel?: (() => void) | undefined
  /** Counted under Sobre; default 500. */
  aboutMaxLength?: number | undefined
}

/**
 * Form for the user's own profile. The page renders the heading. After a rejected submit the first invalid field must
 * get the focus.
 */
export function ProfileForm({ fields, aboutMaxLength = 500, ...rest }: ProfileFormProps) {
  return (
    <FormFrame {...rest} labels={profileFormTexts}>
      <ProfileFields fields={fields} aboutMaxLength={aboutMaxLength} />
    </FormFrame>
  )
}

interface ProfileFieldsProps {
  fields: ProfileFormFields
  aboutMaxLength: number
}

function ProfileFields({ fields, aboutMaxLength }: ProfileFieldsProps) {
  const field = fieldProps(fields, profileFormTexts)
  const genders = GENDERS.map((value) => ({ value, label: profileFormTexts.genders[value] }))
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} required autoComplete="name" />
      <TextField
        {...field('nick')}
        hint={profileFormTexts.nickHint}
        required
        autoComplete="nickname"
        autoCapitalize="none"
      />
      <MaskedField {...field('phone')} required mask="phone" />
      <SelectField {...field('gender')} options={genders} />
      <MaskedField {...field('cpf')} required mask="cpf" />
      <MaskedField {...field('birth')} mask="date" />
      <TextAreaField
        {...field('about')}
        className={styles.whole}
        hint={profileFormTexts.aboutHint}
        maxLength={aboutMaxLength}
      />
    </div>
  )
}
