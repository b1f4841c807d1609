import { Prose } from '../Prose.tsx'
import styles from './welcome.module.css'

interface Note {
  bump: string
  first: string
  rest: string
}

/** A file of `.changeset/`; undefined if it is not about this library. */
function parseNote(source: string): Note | undefined {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const [, bump] = /^'@convoca\/ui': (\w+)$/m.exec(head) ?? []
  if (bump === undefined) return undefined
  const text = body.trim().replaceAll(/\s+/g, ' ')
  const first = /^.*?[.](?= |$)/.exec(text)?.[0] ?? text
  return { bump, first, rest: text.slice(first.length).trim() }
}

const sources = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const order = ['major', 'minor', 'patch']
const notes = Object.values(sources)
  .flatMap((source) => parseNote(source) ?? [])
  .toSorted((a, b) => order.indexOf(a.bump) - order.indexOf(b.bump))

const FEW = 4

/** The changes of the next version, from the notes in `.changeset/`. */
export function WhatIsNew() {
  return (
    <div className={`sb-unstyled ${styles['news']}`}>
      <Notes notes={notes.slice(0, FEW)} />
      {notes.length > FEW && (
        <details>
          <summary>All {notes.length} changes of the next version</summary>
          <Notes notes={notes.slice(FEW)} />
        </details>
      )}
    </div>
  )
}

function Notes({ notes: shown }: { notes: readonly Note[] }) {
  return (
    <ul>
      {shown.map(({ bump, first, rest }) => (
        <li key={first}>
          <span data-bump={bump}>{bump}</span>
          {rest === '' ? (
            <p>
              <Prose text={first} />
            </p>
          ) : (
            <details>
              <summary>
                <Prose text={first} />
              </summary>
              <p>
                <Prose text={rest} />
              </p>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
