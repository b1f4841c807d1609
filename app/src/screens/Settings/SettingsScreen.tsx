import { ChipGroup, PageHeader, Panel, SessionList } from '@convoca/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { endSessionAtom, sessionsAtom } from '../../atoms/session.ts'
import { themeChoiceAtom } from '../../atoms/theme.ts'
import type { ThemeChoice } from '../../atoms/theme.ts'
import { runWithToastAtom } from '../../atoms/toasts.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useTitle } from '../../hooks/useTitle.ts'

const themes: { value: ThemeChoice; label: string }[] = [
  { value: 'dark', label: 'Escuro' },
  { value: 'light', label: 'Claro' },
  { value: 'system', label: 'Como no sistema' },
]

/** /settings: appearance, and where the account is signed in. */
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
  const endSession = useSetAtom(endSessionAtom)
  const tell = useSetAtom(runWithToastAtom)
  const [endingId, setEndingId] = useState<string>()
  const end = async (id: string) => {
    setEndingId(id)
    await tell({ failure: 'Não foi possível encerrar a sessão' }, () => endSession(id))
    setEndingId(undefined)
  }
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
      onEnd={(id) => void end(id)}
      {...(endingId ? { endingId } : {})}
    />
  )
}
