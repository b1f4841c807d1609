import { ChipGroup, Panel, SwitchField } from '@convoca/ui'
import { PreferencesContent } from '../PreferencesContent.tsx'
import type { PreferencePartProps } from '../PreferencesContent.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'
import styles from '../settings.module.css'
import { BlockedUsers } from './BlockedUsers.tsx'

const visibilities = [
  { value: 'PUBLIC', label: 'Todo mundo' },
  { value: 'MEMBERS', label: 'Só quem tem conta' },
  { value: 'NOBODY', label: 'Ninguém' },
] as const

const visibilityHints = {
  PUBLIC: 'Seu perfil aparece na busca e fora do site.',
  MEMBERS: 'Visitantes sem conta não veem seu perfil.',
  NOBODY: 'Só os seus times veem seu perfil.',
} as const

const writers = [
  { value: 'EVERYBODY', label: 'Todo mundo' },
  { value: 'TEAMMATES', label: 'Só quem joga comigo' },
  { value: 'NOBODY', label: 'Ninguém' },
] as const

/** The people who find the user, and those who may write to them. */
export function PrivacySection({ userId }: SettingsSectionProps) {
  return (
    <PreferencesContent userId={userId} title="Privacidade">
      {(part) => <Privacy {...part} />}
    </PreferencesContent>
  )
}

function Privacy({ current, onChange }: PreferencePartProps) {
  const { visibility, chat, presence = true, read_marks: readMarks = true } = current
  const { mask_profanity: isMasked = false } = current
  return (
    <Panel title="Privacidade">
      <div className={styles.setting}>
        <span className={styles.label}>Quem vê seu perfil</span>
        <ChipGroup
          label="Quem vê seu perfil"
          options={[...visibilities]}
          value={visibility}
          onChange={(value) =>
            onChange({
              visibility: visibilities.find((option) => option.value === value)?.value ?? visibility,
            })
          }
        />
        <span className={styles.hint}>{visibilityHints[visibility]}</span>
      </div>
      <div className={styles.setting}>
        <span className={styles.label}>Quem pode escrever para você</span>
        <ChipGroup
          label="Quem pode escrever para você"
          options={[...writers]}
          value={chat}
          onChange={(value) =>
            onChange({ chat: writers.find((writer) => writer.value === value)?.value ?? chat })
          }
        />
        <span className={styles.hint}>
          Quem não joga com você manda um pedido, que você aceita ou recusa.
        </span>
      </div>
      <div className={styles.switches}>
        <SwitchField
          label="Mostrar quando estou online"
          hint="Desligado, os outros veem você sempre como offline."
          value={presence}
          onChange={(isOn) => onChange({ presence: isOn })}
        />
        <SwitchField
          label="Mostrar o que li"
          hint="Desligado, você também não vê o que os outros leram."
          value={readMarks}
          onChange={(isOn) => onChange({ read_marks: isOn })}
        />
        <SwitchField
          label="Esconder palavrões no chat"
          hint="As palavras dos outros aparecem como •••. Só você vê assim."
          value={isMasked}
          onChange={(isOn) => onChange({ mask_profanity: isOn })}
        />
      </div>
      <BlockedUsers />
    </Panel>
  )
}
