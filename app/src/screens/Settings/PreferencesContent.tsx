import { Panel, UndoBar } from '@convoca/ui'
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
  /** The title of the panel that stands for them while they are not there. */
  title: string
  children: (part: PreferencePartProps) => ReactNode
}

/** The preferences, saved at once, the last change with *Desfazer* for some seconds. */
export function PreferencesContent({ userId, title, children }: PreferencesContentProps) {
  const preferences = useQueryAtom(preferencesAtom, userId)
  const current = preferences.data
  const { change, bar } = usePreferenceChange(userId, current)
  return (
    <>
      {current === undefined ? (
        <Panel title={title}>
          <QueryContent query={preferences} rows={4} failed="Não foi possível carregar as preferências">
            {() => null}
          </QueryContent>
        </Panel>
      ) : (
        children({ current, onChange: (next) => change(current, next) })
      )}
      {bar}
    </>
  )
}

type Part = Partial<Preferences>

function usePreferenceChange(userId: string, now: Preferences | undefined) {
  const { run } = useWrite(updatePreferencesAtom)
  // The changed setting as it was: other parts may have been changed since, elsewhere on the page.
  const [undoable, setUndoable] = useState<{ id: string; before: object }>()

  async function change(before: Preferences, part: Part) {
    const isSaved = await run({ userId, preferences: { ...before, ...part } }, {})
    if (!isSaved) return
    const old = new Map(Object.entries(before))
    setUndoable({
      id: crypto.randomUUID(),
      before: Object.fromEntries(Object.keys(part).map((key) => [key, old.get(key)])),
    })
  }

  async function undo() {
    setUndoable(undefined)
    if (undoable && now) await run({ userId, preferences: Object.assign({ ...now }, undoable.before) }, {})
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
    change: (before: Preferences, part: Part) => void change(before, part),
    bar,
  }
}
