/** Doc comments as they are written into the generated files. */

/** The lines of a doc comment: the text, and after an empty line each tag. */
export function renderComment(lines: readonly string[], indent = ''): string {
  if (lines.length === 0) return ''
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/').trimEnd())
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`
  return [`${indent}/**`, ...safe.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */\n`].join('\n')
}

function join(paragraphs: readonly (readonly string[])[]): string[] {
  return paragraphs
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

/** The comment of an operation's function. */
export function operationComment(operation: {
  summary: string
  description: string
  note: string
  method: string
  path: string
}): string[] {
  const { summary, description, note, method, path } = operation
  const texts = [summary, description, note, `\`${method} ${path}\``].filter((text) => text !== '')
  return join(texts.map((text) => text.trim().split('\n')))
}

const isTag = (line: string) => /^@(?!description )/.test(line)

const comment = /^([ ]*)\/\*\*([^]*?)\*\/\n/gm

/**
 * openapi-typescript writes `@description` before each sentence, and the format above it. A hover reads better when the
 * sentence comes first and without its label.
 */
export function rewriteComments(text: string): string {
  return text.replaceAll(comment, (_whole, indent: string, body: string) => {
    const lines = body.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trimEnd())
    const formats = lines.filter((line) => line.startsWith('Format: '))
    const firstTag = lines.findIndex(isTag)
    const split = firstTag === -1 ? lines.length : firstTag
    const sentences = lines
      .slice(0, split)
      .filter((line) => line !== '' && !line.startsWith('Format: '))
      .map((line) => line.replace(/^@description /, ''))
    const tags = lines.slice(split).filter((line) => line !== '' && !/^@(enum|constant)\b/.test(line))
    return renderComment(join([sentences, formats, tags]), indent)
  })
}
