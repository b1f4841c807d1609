import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { components } from 'virtual:components'
import type { ReactNode } from 'react'
import type { DocumentedComponent } from '../packages/ui/build/components-json.ts'
import type { ComponentDocs, FolderDocs } from '../packages/ui/src/component-docs.ts'
import { findComponent } from './arg-types.ts'
import { Prose } from './Prose.tsx'

const folders = import.meta.glob<FolderDocs>('../packages/ui/src/**/docs.ts', {
  eager: true,
  import: 'docs',
})

/**
 * The docs page of a component: docstring, the guidelines of its `docs.ts` if it has one, its first story and its props.
 * Further components of its folder follow, such as LinkButton below Button.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const title = preparedMeta.title
  const own = findComponent(title)
  if (own === undefined) {
    return (
      <>
        <Title />
        <Description />
        <Primary />
        <Controls />
      </>
    )
  }
  const path = String(preparedMeta.parameters['fileName']).replace(/^\.\//, '../')
  const docs = folders[path.replace(/[^/]*$/, 'docs.ts')]
  const others = components.filter(
    (listed) => listed !== own && listed.stories[0]?.startsWith(`${title}: `) === true,
  )
  return (
    <>
      <Title />
      <Docstring component={own} />
      <Usage docs={docs?.[own.name]} />
      <Primary />
      <Props>
        <Controls />
      </Props>
      <Accessibility docs={docs?.[own.name]} />
      {others.map((other) => (
        <section key={other.name}>
          <Heading>{other.name}</Heading>
          <Docstring component={other} />
          <Usage docs={docs?.[other.name]} />
          <Props>{other.props.length > 0 && <PropsTable props={other.props} />}</Props>
          <Accessibility docs={docs?.[other.name]} />
        </section>
      ))}
      <Stories title="Stories" includePrimary={false} />
    </>
  )
}

function Docstring({ component: { description } }: { component: DocumentedComponent }) {
  return (
    <p>
      <Prose text={description} />
    </p>
  )
}

function Props({ children }: { children: ReactNode }) {
  return (
    <>
      <h3>Props</h3>
      <div data-props="">{children}</div>
      {/* Storybook's own tabs for further components of the file: each has its table below. */}
      <style>{'[data-props] div:has(+ [role="tabpanel"]) { display: none }'}</style>
      <p>
        It also takes <code>ref</code>, <code>className</code>, <code>style</code> and every attribute of its
        root element.
      </p>
    </>
  )
}

/** The props of a component that the controls of the page do not belong to. */
function PropsTable({ props }: Pick<DocumentedComponent, 'props'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>{prop.name}</code>
              {prop.required && ' (required)'}
            </td>
            <td>
              <code>{prop.type.replace(/ \| undefined$/, '')}</code>
            </td>
            <td>
              <Prose text={prop.description ?? ''} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Usage({ docs }: { docs: ComponentDocs | undefined }) {
  if (docs === undefined) return null
  return (
    <>
      <h3>When to use</h3>
      <Lines lines={docs.use} />
      <h3>When not to use</h3>
      <Lines lines={docs.avoid} />
      {docs.good && docs.bad && (
        <div
          style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}
        >
          <Advice title="Do" colour="#1f8a5b" lines={docs.good} />
          <Advice title="Don’t" colour="#c22d35" lines={docs.bad} />
        </div>
      )}
    </>
  )
}

function Advice({ title, colour, lines }: { title: string; colour: string; lines: readonly string[] }) {
  return (
    <section style={{ borderTop: `3px solid ${colour}`, marginTop: 16 }}>
      <h4 style={{ marginTop: 12 }}>{title}</h4>
      <Lines lines={lines} />
    </section>
  )
}

function Accessibility({ docs }: { docs: ComponentDocs | undefined }) {
  if (docs === undefined) return null
  return (
    <>
      <h3>Keyboard</h3>
      {docs.keyboard.length === 0 ? <p>Not focusable.</p> : <Keys docs={docs} />}
      {docs.accessibility && (
        <>
          <h3>Accessibility</h3>
          <Lines lines={docs.accessibility} />
        </>
      )}
    </>
  )
}

function Keys({ docs }: { docs: ComponentDocs }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {docs.keyboard.map(({ keys, does }) => (
          <tr key={keys + does}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>
              <Prose text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Prose text={line} />
        </li>
      ))}
    </ul>
  )
}
