import { useEffect, useState } from 'react'
import type { FolderDocs } from '../../packages/ui/src/component-docs.ts'

const folders = import.meta.glob<FolderDocs>('../../packages/ui/src/**/docs.ts', {
  eager: true,
  import: 'docs',
})

interface Index {
  entries: Record<string, { id: string; type: string; importPath: string }>
}

/** The docs page of each folder, as the workshop's own index names it. */
function usePages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const read = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as Index
      const docs = Object.values(entries).filter(({ type }) => type === 'docs')
      setPages(new Map(docs.map(({ id, importPath }) => [importPath.replace(/\/[^/]*$/, ''), id])))
    }
    // Without the index the map still names everything; only its links are missing.
    read().catch(() => undefined)
  }, [])
  return pages
}

/** Every component by its group, with the first thing it is for. */
export function LibraryMap() {
  const pages = usePages()
  const groups = Map.groupBy(Object.entries(folders), ([path]) => /\/src\/(\w+)/.exec(path)?.[1] ?? '')
  return (
    <>
      {[...groups].map(([group, members]) => (
        <section key={group}>
          <h3 style={{ textTransform: 'capitalize' }}>{group}</h3>
          <table>
            <tbody>
              {members.map(([path, docs]) => (
                <Row
                  key={path}
                  page={pages.get(path.replace('../../', './').replace('/docs.ts', ''))}
                  docs={docs}
                />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}

function Row({ page, docs }: { page: string | undefined; docs: FolderDocs }) {
  const names = Object.keys(docs).join(', ')
  return (
    <tr>
      <td>
        {page === undefined ? (
          names
        ) : (
          <a href={`./?path=/docs/${page}`} target="_top">
            {names}
          </a>
        )}
      </td>
      <td>{Object.values(docs)[0]?.use[0]}</td>
    </tr>
  )
}
