import { Panel, SelectField, SwitchField } from '@convoca/ui'
import type { PreferencePartProps } from '../PreferencesContent.tsx'
import styles from '../settings.module.css'

const usual = { from: '22:00', until: '07:00' }

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

/** Other clients may have saved another minute. */
const optionsWith = (time: string) =>
  halfHours.some(({ value }) => value === time) ? halfHours : [{ value: time, label: time }, ...halfHours]

/** Hours of every day in which no e-mail is sent. */
export function QuietHoursPanel({ current, onChange }: PreferencePartProps) {
  const quiet = current.quiet_hours ?? null
  const change = (part: Partial<typeof usual>) => {
    const next = { ...(quiet ?? usual), ...part }
    // Equal times would be no hours at all.
    if (next.from !== next.until) onChange({ quiet_hours: next })
  }
  return (
    <Panel title="Horário de silêncio">
      <SwitchField
        label="Não enviar e-mails nesse horário"
        hint="Os e-mails de notificações esperam o fim do silêncio. No app nada muda."
        value={quiet !== null}
        onChange={(isOn) => onChange({ quiet_hours: isOn ? usual : null })}
      />
      {quiet && (
        <div className={styles.times}>
          <SelectField
            label="Das"
            value={quiet.from}
            options={optionsWith(quiet.from)}
            onChange={(from) => change({ from })}
          />
          <SelectField
            label="Até as"
            value={quiet.until}
            options={optionsWith(quiet.until)}
            onChange={(until) => change({ until })}
          />
          <p className={styles.hint}>Horário de Brasília.</p>
        </div>
      )}
    </Panel>
  )
}
