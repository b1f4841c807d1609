import { UndoBar } from '@convoca/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { preferencesAtom, updatePreferencesAtom } from '../../atoms/preferences.ts'
import type { Preferences } from '../../atoms/preferences.ts'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { useWrite } from '../../hooks/useWrite.ts'

export interface PreferencePartProps {
  current: Preferences
  onChange: (part: Partial<Preferences>) => void
}

interface PreferencesContentProps {
  userId: string
  children: (part: PreferencePartProps) => ReactNode
}

/** The preferences, saved at once, the last change with *Desfazer* for some seconds. */
export function PreferencesContent({ userId, children }: PreferencesContentProps) {
  const preferences = useQueryAtom(preferencesAtom, userId)
  const { change, bar } = usePreferenceChange(userId)
  return (
    <>
      <QueryContent query={preferences} rows={4} failed="Não foi possível carregar as preferências">
        {(current) => children({ current, onChange: (next) => change(current, next) })}
      </QueryContent>
      {bar}
    </>
  )
}

function usePreferenceChange(userId: string) {
  const { run } = useWrite(updatePreferencesAtom)
  const [undoable, setUndoable] = useState<{ id: string; before: Preferences }>()

  async function change(before: Preferences, part: Partial<Preferences>) {
    const isSaved = await run({ userId, preferences: { ...before, ...part } }, {})
    if (isSaved) setUndoable({ id: crypto.randomUUID(), before })
  }

  async function undo() {
    setUndoable(undefined)
    if (undoable) await run({ userId, preferences: undoable.before }, {})
  }

  const bar = (
    <UndoBar
      actionId={undoable?.id ?? null}
      message="Preferência salva"
      onUndo={() => void undo()}
      onExpire={() => setUndoable(undefined)}
    />
  )
  return {
    change: (before: Preferences, part: Partial<Preferences>) => void change(before, part),
    bar,
  }
}
