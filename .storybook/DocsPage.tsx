// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import the preview do not include its folder
/// <reference path="./virtual.d.ts" />
import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { components } from 'virtual:components'
import type { ListedComponent } from '../packages/ui/build/components-json.ts'
import type { ComponentDocs, FolderDocs } from '../packages/ui/src/component-docs.ts'
import * as ui from '../packages/ui/src/index.ts'

const folders = import.meta.glob<FolderDocs>('../packages/ui/src/**/docs.ts', {
  eager: true,
  import: 'docs',
})
const library: Record<string, unknown> = ui

/**
 * The docs page of a component: docstring, the guidelines of its `docs.ts` if it has one, its first story and its props.
 * Further components of its folder follow, such as LinkButton below Button.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const title = preparedMeta.title
  const listed = components.filter(({ stories }) => stories[0]?.startsWith(`${title}: `))
  const own = listed.find(({ name }) => title.endsWith(`/${name}`)) ?? listed[0]
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
  return (
    <>
      <Title />
      <p>
        <Prose text={own.description} />
      </p>
      <Usage docs={docs?.[own.name]} />
      <Primary />
      {preparedMeta.component === library[own.name] && <Controls />}
      <Props props={own.props} />
      <Accessibility docs={docs?.[own.name]} />
      {listed
        .filter((other) => other !== own)
        .map(({ name, description, props }) => (
          <section key={name}>
            <Heading>{name}</Heading>
            <p>
              <Prose text={description} />
            </p>
            <Usage docs={docs?.[name]} />
            <Props props={props} />
            <Accessibility docs={docs?.[name]} />
          </section>
        ))}
      <Stories title="Stories" includePrimary={false} />
    </>
  )
}

/** Not `ArgTypes`: react-docgen cannot read props that are a union. */
function Props({ props }: Pick<ListedComponent, 'props'>) {
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

function PropsTable({ props }: Pick<ListedComponent, 'props'>) {
  return (
    <table data-props="">
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

/** Renders what is between backticks as code. */
function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}
