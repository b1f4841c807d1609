import { ChipGroup, PageHeader, Panel, SessionList } from '@convoca/ui'
import { useAtom, useAtomValue } from 'jotai'
import { endSessionAtom, sessionsAtom } from '../../atoms/session.ts'
import { themeChoiceAtom } from '../../atoms/theme.ts'
import type { ThemeChoice } from '../../atoms/theme.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

const themes: { value: ThemeChoice; label: string }[] = [
  { value: 'dark', label: 'Escuro' },
  { value: 'light', label: 'Claro' },
  { value: 'system', label: 'Igual ao sistema' },
]

/** /settings: the appearance and the account's sessions. */
export function SettingsScreen() {
  useTitle('Configurações')
  const [theme, setTheme] = useAtom(themeChoiceAtom)
  return (
    <>
      <PageHeader title="Configurações" />
      <Panel title="Aparência">
        <ChipGroup
          label="Aparência"
          options={themes}
          value={theme}
          onChange={(value) => setTheme(themes.find((choice) => choice.value === value)?.value ?? theme)}
        />
      </Panel>
      <Panel title="Sessões">
        <Sessions />
      </Panel>
    </>
  )
}

function Sessions() {
  const sessions = useAtomValue(sessionsAtom)
  const { run: end, inFlight } = useWrite(endSessionAtom)
  const endingId = inFlight.at(-1)
  const items = (sessions.data ?? []).map(({ id, device, current, last_used_at }) => ({
    id,
    device,
    current,
    lastUsedAt: last_used_at,
  }))
  return (
    <SessionList
      sessions={items}
      {...toQueryProps(sessions)}
      onEnd={(id) => void end(id, { failure: 'Não foi possível encerrar a sessão' })}
      {...(endingId ? { endingId } : {})}
    />
  )
}
