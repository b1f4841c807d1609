import { useEffect, useId, useState } from 'react'
import { components } from 'virtual:components'
import type { DocumentedComponent } from '../../packages/ui/build/components-json.ts'
import { Prose } from '../Prose.tsx'
import styles from './welcome.module.css'

/** The committed screenshots: of `Default` on a phone for some components, of `Examples` for most. */
const screenshots = import.meta.glob<string>(
  '../../packages/ui/test/baselines/*/{default-phone,default-dark,examples-dark}.webp',
  { eager: true, query: '?url', import: 'default' },
)

/** A phone's screenshot shows more of a component and less of its page, but a dialog only at its foot. */
function getPicture(title: string): string | undefined {
  const component = title.toLowerCase().replace('/', '-')
  const [phone, ...wide] = ['default-phone', 'default-dark', 'examples-dark'].map(
    (name) => screenshots[`../../packages/ui/test/baselines/${component}/${name}.webp`],
  )
  const inOrder = /(?:Dialog|Wizard)$/.test(title) ? [...wide, phone] : [phone, ...wide]
  return inOrder.find((picture) => picture !== undefined)
}

interface DocsEntry {
  id: string
  type: string
  title: string
}

/** Ids of the docs pages by title, from Storybook's index. */
function useDocsPages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const load = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as {
        entries: Record<string, DocsEntry>
      }
      const docs = Object.values(entries).filter(({ type }) => type === 'docs')
      setPages(new Map(docs.map(({ id, title }) => [title, id])))
    }
    // Only the links are missing if there is no index.
    load().catch(() => undefined)
  }, [])
  return pages
}

/** A docs page: a component and what is documented beside it, such as LinkButton beside Button. */
interface Page {
  title: string
  group: string
  members: readonly DocumentedComponent[]
}

const getTitle = ({ stories }: DocumentedComponent) => stories[0]?.split(': ')[0] ?? ''

function listPages(): Page[] {
  return [...Map.groupBy(components, getTitle)].map(([title, found]) => {
    const isOwn = ({ name }: DocumentedComponent) => title.endsWith(`/${name}`)
    const members = found.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    return { title, group: title.split('/')[0] ?? '', members }
  })
}

const pages = listPages()

function matches({ title, members }: Page, search: string): boolean {
  const text = [title, ...members.flatMap(({ name, description }) => [name, description])].join(' ')
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
}

/** Every component by its group, with its picture and the first sentence of its description. */
export function ComponentGallery() {
  const [search, setSearch] = useState('')
  const docsPages = useDocsPages()
  const field = useId()
  const shown = pages.filter((page) => matches(page, search))
  return (
    <div className={`sb-unstyled ${styles['gallery']}`}>
      <div className={styles['search']}>
        <label htmlFor={field}>Search components</label>
        <input
          id={field}
          type="search"
          placeholder="Name or purpose"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <output htmlFor={field}>{shown.length === 1 ? '1 page' : `${shown.length} pages`}</output>
      </div>
      {[...Map.groupBy(shown, ({ group }) => group)].map(([group, members]) => (
        <section key={group} aria-labelledby={`${field}-${group}`}>
          <h3 id={`${field}-${group}`}>
            {group} <small>{members.length}</small>
          </h3>
          <ul className={styles['cards']}>
            {members.map((page) => (
              <Card key={page.title} page={page} id={docsPages.get(page.title)} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <p>No component has these words in its name or description.</p>}
    </div>
  )
}

function Card({ page: { title, members }, id }: { page: Page; id: string | undefined }) {
  const [own, ...others] = members
  const picture = getPicture(title)
  const name = title.split('/').at(-1)
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
      </div>
      <h4>
        {id === undefined ? (
          name
        ) : (
          <a href={`./?path=/docs/${id}`} target="_top">
            {name}
          </a>
        )}
      </h4>
      <p>
        <Prose text={/^.*?[.](?= |$)/.exec(own?.description ?? '')?.[0] ?? ''} />
      </p>
      {others.length > 0 && (
        <p className={styles['others']}>With {others.map((other) => other.name).join(', ')}</p>
      )}
    </li>
  )
}
