import { ChipGroup, PageHeader, Panel, SessionList } from '@convoca/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { endSessionAtom, sessionsAtom } from '../../atoms/session.ts'
import { themeChoiceAtom } from '../../atoms/theme.ts'
import type { ThemeChoice } from '../../atoms/theme.ts'
import { showErrorAtom } from '../../atoms/toasts.ts'
import { useTitle } from '../useTitle.ts'

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
  const showError = useSetAtom(showErrorAtom)
  const [endingId, setEndingId] = useState<string>()
  const end = (id: string) => {
    setEndingId(id)
    void endSession(id)
      .catch((error: unknown) => showError(error, 'Não foi possível encerrar a sessão'))
      .finally(() => setEndingId(undefined))
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
      status={sessions.isError ? 'error' : sessions.data ? 'ready' : 'loading'}
      onEnd={end}
      {...(endingId ? { endingId } : {})}
      onRetry={() => void sessions.refetch()}
    />
  )
}
