'use client'

import { clsx } from 'clsx'
import { ColorField } from '../../forms/ColorField/ColorField.tsx'
import type { Field } from '../../forms/field.ts'
import { fieldProps } from '../../forms/field-props.ts'
import { FormFrame, type FormProps } from '../../forms/FormFrame/FormFrame.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { TagBadge } from '../../primitives/TagBadge/TagBadge.tsx'
import { TeamBanner } from '../TeamBanner/TeamBanner.tsx'
import { TeamLogo } from '../../primitives/TeamLogo/TeamLogo.tsx'
import { colorHints, type TextOnColor } from './color-hints.ts'
import styles from './TeamSettingsForm.module.css'

export const teamSettingsFormTexts = {
  label: 'Configurações do time',
  name: 'Nome do time',
  teamTag: 'TAG do Time',
  tagHint: 'De 2 a 5 letras e números; muda o endereço do time',
  description: 'Descrição do Time',
  primaryColor: 'Cor primária',
  secondaryColor: 'Cor secundária',
  preview: 'Como fica',
  /** The text colour on a team colour. */
  textOnColor: (text: TextOnColor) => `Texto ${text === 'white' ? 'branco' : 'preto'} por cima`,
  alike: 'As duas cores quase não se distinguem: escolha uma mais clara ou mais escura.',
  /** Above the switches. */
  switchesNote: 'Estas opções são salvas na hora',
  showMembers: 'Mostrar membros',
  showMembersHint: 'Qualquer pessoa vê quem está no time.',
  recruiting: 'Recrutando',
  recruitingHint: 'O time mostra que procura jogadores e recebe candidaturas.',
  notifications: 'Notificações do time',
  notificationsHint:
    'Desligada, o time não recebe avisos de eventos, lembretes e comunicados. Mensagens privadas, convites e candidaturas continuam chegando.',
  submit: 'Salvar alterações',
  submitting: 'Salvando...',
  cancel: 'Desfazer alterações',
}

export interface TeamSettingsFields {
  name: Field
  teamTag: Field
  description: Field
  primaryColor: Field
  secondaryColor: Field
  showMembers: Field<boolean>
  isRecruiting: Field<boolean>
  notificationsEnabled: Field<boolean>
}

export type TeamSettingsFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: TeamSettingsFields
  /** Resets to the stored values; without it the button is not rendered. */
  onCancel?: (() => void) | undefined
  /** Uploaded logo of the preview. */
  logoUrl?: string | undefined
}

/** Longest description. */
const DESCRIPTION = 500

/**
 * Settings of a team: texts, colours and switches. The page renders the heading and passes the validation errors.
 * After a rejected submit the first invalid field must get the focus. The switches take effect at once: save each in
 * its `onChange`. The text on the colours is described in words.
 */
export function TeamSettingsForm(props: TeamSettingsFormProps) {
  const { fields, logoUrl, className, ...rest } = props
  return (
    <FormFrame
      {...rest}
      labels={teamSettingsFormTexts}
      className={clsx(styles.root, className)}
      foot={<Switches fields={fields} />}
    >
      <Texts fields={fields} />
      <Colors fields={fields} logoUrl={logoUrl} />
    </FormFrame>
  )
}

interface PartProps {
  fields: TeamSettingsFields
}

function Texts({ fields }: PartProps) {
  const field = fieldProps(fields, teamSettingsFormTexts)
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} required autoComplete="off" maxLength={50} />
      <TextField
        {...field('teamTag')}
        hint={teamSettingsFormTexts.tagHint}
        required
        autoComplete="off"
        capitals
      />
      <TextAreaField {...field('description')} className={styles.whole} required maxLength={DESCRIPTION} />
    </div>
  )
}

function Colors({ fields, logoUrl }: PartProps & { logoUrl: string | undefined }) {
  const field = fieldProps(fields, teamSettingsFormTexts)
  const { name, teamTag, primaryColor, secondaryColor } = fields
  const hints = colorHints(primaryColor.value, secondaryColor.value)
  const colors = {
    tag: teamTag.value || 'TAG',
    primaryColor: primaryColor.value,
    secondaryColor: secondaryColor.value,
  }
  return (
    <div className={styles.colors}>
      <div className={styles.pickers}>
        <ColorField
          {...field('primaryColor')}
          hint={hints.primary && teamSettingsFormTexts.textOnColor(hints.primary)}
        />
        <ColorField
          {...field('secondaryColor')}
          hint={hints.secondary && teamSettingsFormTexts.textOnColor(hints.secondary)}
        />
        <p className={styles.alike} role="status">
          {hints.alike ? teamSettingsFormTexts.alike : ''}
        </p>
      </div>
      <div className={styles.preview} role="img" aria-label={teamSettingsFormTexts.preview}>
        <TeamBanner {...colors} className={styles.banner} />
        <div className={styles.identity}>
          <TeamLogo {...colors} name={name.value || '?'} src={logoUrl} size={56} />
          <TagBadge {...colors} />
        </div>
      </div>
    </div>
  )
}

function Switches({ fields }: PartProps) {
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.note}>{teamSettingsFormTexts.switchesNote}</legend>
      <SwitchField
        {...fields.isRecruiting}
        name="isRecruiting"
        label={teamSettingsFormTexts.recruiting}
        hint={teamSettingsFormTexts.recruitingHint}
      />
      <SwitchField
        {...fields.showMembers}
        name="showMembers"
        label={teamSettingsFormTexts.showMembers}
        hint={teamSettingsFormTexts.showMembersHint}
      />
      <SwitchField
        {...fields.notificationsEnabled}
        name="notificationsEnabled"
        label={teamSettingsFormTexts.notifications}
        hint={teamSettingsFormTexts.notificationsHint}
      />
    </fieldset>
  )
}
