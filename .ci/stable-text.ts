import { relative, resolve } from 'node:path'
// The compiler that the gate checks types with has no programming interface; the generator's own has.
import ts from '../packages/sdk-generator/node_modules/typescript/lib/typescript.js'
import { root } from './run-step.ts'

/**
 * The kinds of child that an element can get. `slot` is given by the caller: elements as a rule, but a text is allowed.
 */
type Kind = 'element' | 'optional element' | 'text' | 'changing text' | 'optional text' | 'slot'

interface Child {
  kind: Kind
  node: ts.Node
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void

const isTextual = ({ flags }: ts.Type): boolean => (flags & TEXT) !== 0
const isNothing = ({ flags }: ts.Type): boolean => (flags & NOTHING) !== 0
const isText = ({ kind }: Child): boolean => kind.endsWith('text')
const isOptional = ({ kind }: Child): boolean => kind.startsWith('optional') || kind === 'slot'

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

class TextCheck {
  readonly #checker: ts.TypeChecker
  readonly #files: ts.SourceFile[]

  constructor(configuration: string, isChecked: (file: string) => boolean) {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
    const parsed = ts.getParsedCommandLineOfConfigFile(resolve(root, configuration), { noEmit: true }, host)
    const program = ts.createProgram(parsed?.fileNames ?? [], parsed?.options ?? {})
    this.#checker = program.getTypeChecker()
    this.#files = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName))
  }

  findAll(): string[] {
    return this.#files.flatMap((file) => this.#findIn(file, file))
  }

  #findIn(file: ts.SourceFile, node: ts.Node): string[] {
    const findings: string[] = []
    ts.forEachChild(node, (child) => void findings.push(...this.#findIn(file, child)))
    const isNested = ts.isJsxFragment(node) && isInJsx(node)
    if ((!ts.isJsxElement(node) && !ts.isJsxFragment(node)) || isNested) return findings
    const children = this.#flatten(node.children)
    if (!isUnstable(children) && !this.#givesText(node, children)) return findings
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    return [...findings, `${relative(root, file.fileName)}:${line + 1}`]
  }

  /** Whether a component of the app, which may show it beside something else, is given a text. */
  #givesText(node: ts.JsxElement | ts.JsxFragment, children: Child[]): boolean {
    if (!ts.isJsxElement(node) || !children.some(isText)) return false
    const [signature] = this.#checker.getTypeAtLocation(node.openingElement.tagName).getCallSignatures()
    return signature?.declaration !== undefined && isOfApp(signature.declaration)
  }

  #flatten(children: readonly ts.JsxChild[]): Child[] {
    return children.flatMap((child) => {
      if (ts.isJsxText(child))
        return child.containsOnlyTriviaWhiteSpaces ? [] : [{ kind: 'text', node: child }]
      if (ts.isJsxExpression(child)) return child.expression ? this.#classify(child.expression) : []
      return this.#classify(child)
    })
  }

  #classify(node: ts.Node): Child[] {
    if (ts.isParenthesizedExpression(node)) return this.#classify(node.expression)
    if (ts.isJsxFragment(node)) return this.#flatten(node.children)
    if (ts.isJsxElement(node)) return [this.#classifyElement(node, node.openingElement)]
    if (ts.isJsxSelfClosingElement(node)) return [this.#classifyElement(node, node)]
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [{ kind: 'text', node }]
    if (ts.isConditionalExpression(node)) return this.#classifyChoice(node, node.whenTrue, node.whenFalse)
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.#classifyChoice(node, node.right)
    const isWrapped = ts.isCallExpression(node) && /^wrapTexts?$/.test(node.expression.getText())
    if (isWrapped) return [{ kind: 'optional element', node }]
    const kind = this.#kindOf(this.#checker.getTypeAtLocation(node))
    // The app's own components are given elements: that is checked where they are used.
    return [{ kind: kind === 'slot' && isOfApp(node) ? 'optional element' : kind, node }]
  }

  #classifyChoice(node: ts.Expression, ...choices: ts.Expression[]): Child[] {
    const alternatives = choices.map((choice) => this.#classify(choice))
    const isAlwaysText =
      alternatives.length === 2 &&
      alternatives.every(
        (alternative) =>
          alternative.length === 1 && alternative.every(isText) && !alternative.some(isOptional),
      )
    if (isAlwaysText) return [{ kind: 'changing text', node }]
    const hasText = alternatives.flat().some(isText)
    return [
      {
        kind: hasText
          ? 'optional text'
          : alternatives.flat().some(({ kind }) => kind === 'slot')
            ? 'slot'
            : 'optional element',
        node,
      },
    ]
  }

  #classifyElement(node: ts.Node, { tagName }: ts.JsxOpeningLikeElement): Child {
    const [signature] = this.#checker.getTypeAtLocation(tagName).getCallSignatures()
    const isOwn =
      signature?.declaration && !signature.declaration.getSourceFile().fileName.includes('/node_modules/')
    if (!isOwn) return { kind: 'element', node }
    const returned = partsOf(this.#checker.getReturnTypeOfSignature(signature))
    const canBeEmpty = returned.some(({ flags }) => (flags & (NOTHING | TEXT)) !== 0)
    return { kind: canBeEmpty ? 'optional element' : 'element', node }
  }

  #kindOf(type: ts.Type): Kind {
    const parts = partsOf(type)
    if (parts.every(isTextual)) return 'changing text'
    if (parts.some(isTextual)) {
      return parts.every((part) => isTextual(part) || isNothing(part)) ? 'optional text' : 'slot'
    }
    const items = parts.filter((part) => this.#checker.isArrayType(part)) as ts.TypeReference[]
    const itemKinds = items
      .flatMap((list) => this.#checker.getTypeArguments(list))
      .map((item) => this.#kindOf(item))
    if (itemKinds.some((kind) => kind.endsWith('text'))) return 'optional text'
    return parts.every((part) => part.symbol?.name === 'Element') ? 'element' : 'optional element'
  }
}

function isOfApp(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/app/src/')
}

function isInJsx({ parent }: ts.Node): boolean {
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent)
}

function isUnstable(children: Child[]): boolean {
  if (children.length < 2) return false
  if (children.some(({ kind }) => kind === 'changing text' || kind === 'optional text' || kind === 'slot'))
    return true
  return children.some(isText) && children.some(isOptional)
}

/**
 * Finds text nodes that React may have to find again. A browser that translates a page replaces each text node by
 * elements of its own: removing the node then, or inserting something before it, throws and takes down the page, and
 * changing it has no effect. A text that is the only child of its element is replaced as a whole, which always works.
 */
export const findUnstableTexts = (configuration: string, isChecked: (file: string) => boolean): string[] =>
  new TextCheck(configuration, isChecked).findAll()
