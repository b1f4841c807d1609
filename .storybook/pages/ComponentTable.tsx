import { useEffect, useState } from 'react'
import { components } from 'virtual:components'
import type { ListedComponent } from '../../packages/ui/build/components-json.ts'

interface Index {
  entries: Record<string, { id: string; type: string; title: string }>
}

/** Ids of the docs pages by title, from Storybook's index. */
function useDocsPages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const load = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as Index
      const docs = Object.values(entries).filter(({ type }) => type === 'docs')
      setPages(new Map(docs.map(({ id, title }) => [title, id])))
    }
    // Without the index only the links are missing.
    load().catch(() => undefined)
  }, [])
  return pages
}

/** Every component by its group, with the first sentence of its description. */
export function ComponentTable() {
  const pages = useDocsPages()
  const groups = Map.groupBy(components, ({ group }) => group)
  return (
    <>
      {[...groups].map(([group, members]) => (
        <section key={group}>
          <h3 style={{ textTransform: 'capitalize' }}>{group}</h3>
          <table>
            <tbody>
              {members.map((component) => (
                <Row key={component.name} component={component} page={pages.get(getTitle(component))} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}

/** The title of the stories in which a component is listed first: `Teams/TeamCard`. */
function getTitle({ stories }: ListedComponent): string {
  return stories[0]?.split(': ')[0] ?? ''
}

function Row({ component, page }: { component: ListedComponent; page: string | undefined }) {
  const { name, description } = component
  return (
    <tr>
      <td>
        {page === undefined ? (
          name
        ) : (
          <a href={`./?path=/docs/${page}`} target="_top">
            {name}
          </a>
        )}
      </td>
      <td>{/^.*?[.](?= |$)/.exec(description)?.[0].replaceAll('`', '')}</td>
    </tr>
  )
}
