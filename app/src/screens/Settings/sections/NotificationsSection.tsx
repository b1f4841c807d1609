import { Panel, SwitchField } from '@convoca/ui'
import { useId } from 'react'
import { isKindOn, notificationKinds, withKind } from '../notification-kinds.ts'
import type { NotificationKind } from '../notification-kinds.ts'
import { PushPanel } from '../PushPanel.tsx'
import { PreferencesContent } from '../PreferencesContent.tsx'
import type { PreferencePartProps } from '../PreferencesContent.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'
import styles from '../settings.module.css'
import { QuietHoursPanel } from './QuietHoursPanel.tsx'

/** The settings of which notifications arrive, and where. */
export function NotificationsSection({ userId }: SettingsSectionProps) {
  return (
    <PreferencesContent userId={userId} title="Notificações">
      {(part) => (
        <>
          <Panel title="Notificações">
            <div className={styles.kindHead} aria-hidden="true">
              <span>Aviso</span>
              {channels.map(({ channel, label }) => (
                <span key={channel}>{label}</span>
              ))}
            </div>
            {notificationKinds.map((kind) => (
              <Kind key={kind.label} kind={kind} {...part} />
            ))}
            <p className={styles.hint}>
              Push chega aos dispositivos que você ligar abaixo, mesmo com a Convoca fechada.
            </p>
            <p className={styles.hint}>Avisos de segurança, como senha trocada, chegam sempre.</p>
          </Panel>
          <DigestPanel {...part} />
          <QuietHoursPanel {...part} />
          <PushPanel />
        </>
      )}
    </PreferencesContent>
  )
}

function DigestPanel({ current, onChange }: PreferencePartProps) {
  return (
    <Panel title="Resumo da semana">
      <SwitchField
        label="Receber o resumo por e-mail"
        hint="Às segundas-feiras de manhã: eventos, convites e resultados. Sem novidades, nada é enviado."
        value={current.weekly_digest ?? false}
        onChange={(weekly_digest) => onChange({ weekly_digest })}
      />
    </Panel>
  )
}

const channels = [
  { channel: 'inApp', label: 'No app' },
  { channel: 'email', label: 'Por e-mail' },
  { channel: 'push', label: 'Push' },
] as const

function Kind({ kind, current, onChange }: PreferencePartProps & { kind: NotificationKind }) {
  const labelId = useId()
  return (
    <div className={styles.kind} role="group" aria-labelledby={labelId}>
      <div className={styles.kindText}>
        <span className={styles.label} id={labelId}>
          {kind.label}
        </span>
        <span className={styles.hint}>{kind.hint}</span>
      </div>
      {channels.map(({ channel, label }) =>
        channel === 'push' && !kind.isPushed ? (
          <span key={channel} className={styles.channel} />
        ) : (
          <SwitchField
            key={channel}
            className={styles.channel}
            label={label}
            // Kinds that the app does not show are not pushed either.
            disabled={channel === 'push' && !isKindOn(current, kind, 'inApp')}
            value={
              isKindOn(current, kind, channel) && (channel !== 'push' || isKindOn(current, kind, 'inApp'))
            }
            onChange={(isOn) => onChange({ notifications: withKind(current, kind, { [channel]: isOn }) })}
          />
        ),
      )}
    </div>
  )
}
