import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import manifest from '../packages/ui/components.json' with { type: 'json' }
import * as ui from '../packages/ui/src/index.ts'
import type { ComponentDocs, FolderDocs } from '../packages/ui/src/component-docs.ts'

interface Prop {
  name: string
  type: string
  required: boolean
  description?: string
}
const listed: readonly { name: string; props: readonly Prop[] }[] = manifest.components

interface Documented {
  __docgenInfo?: { description?: string }
}

const folders = import.meta.glob<FolderDocs>('../packages/ui/src/**/docs.ts', {
  eager: true,
  import: 'docs',
})
const library: Record<string, unknown> = ui

/** The docs page of a component's folder: what its `docs.ts` says, around its first story and its props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const folder = String(preparedMeta.parameters['fileName']).replace(/^\.\//, '../')
  const docs = folders[folder.replace(/[^/]*$/, 'docs.ts')]
  const [first, ...others] = Object.entries(docs ?? {})
  if (first === undefined) {
    return (
      <>
        <Title />
        <Description />
        <Primary />
        <Controls />
      </>
    )
  }
  const [name, said] = first
  return (
    <>
      <Title />
      <p>{descriptionOf(name)}</p>
      <Usage docs={said} />
      <Primary />
      {preparedMeta.component === library[name] && <Controls />}
      <Props name={name} />
      <Voices docs={said} />
      {others.map(([other, itsDocs]) => (
        <section key={other}>
          <Heading>{other}</Heading>
          <p>{descriptionOf(other)}</p>
          <Usage docs={itsDocs} />
          <Props name={other} />
          <Voices docs={itsDocs} />
        </section>
      ))}
      <Stories title="Stories" includePrimary={false} />
    </>
  )
}

/** The component's doc comment, as react-docgen found it. */
function descriptionOf(name: string): string | undefined {
  const component = library[name] as Documented | undefined
  // oxlint-disable-next-line no-underscore-dangle -- the name that Storybook gives it
  return component?.__docgenInfo?.description
}

/** From components.json: react-docgen sees nothing of props that are a union. */
function Props({ name }: { name: string }) {
  const props = listed.find((component) => component.name === name)?.props ?? []
  return (
    <>
      <h3>Props</h3>
      {props.length > 0 && <PropsTable props={props} />}
      <p>
        It also takes <code>ref</code>, <code>className</code>, <code>style</code> and every attribute of its
        root element.
      </p>
    </>
  )
}

function PropsTable({ props }: { props: readonly Prop[] }) {
  return (
    <table data-props="">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">What it is</th>
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
            <td>{prop.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Usage({ docs }: { docs: ComponentDocs }) {
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
          <Advice title="Do" line="#1f8a5b" lines={docs.good} />
          <Advice title="Don’t" line="#c22d35" lines={docs.bad} />
        </div>
      )}
    </>
  )
}

function Advice({ title, line, lines }: { title: string; line: string; lines: readonly string[] }) {
  return (
    <section style={{ borderTop: `3px solid ${line}`, marginTop: 16 }}>
      <h4 style={{ marginTop: 12 }}>{title}</h4>
      <Lines lines={lines} />
    </section>
  )
}

function Voices({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <h3>Keyboard</h3>
      {docs.keyboard.length === 0 ? <p>Takes no focus.</p> : <Keys docs={docs} />}
      <h3>Accessibility</h3>
      {docs.accessibility && <Lines lines={docs.accessibility} />}
      <p>Last reviewed on {docs.reviewed}.</p>
    </>
  )
}

function Keys({ docs }: { docs: ComponentDocs }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
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

/** A sentence whose `names` are set as code. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, place) => {
    // Every second part stood between two backticks; a part has no name of its own.
    const key = `${place} ${part}`
    return place % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}
