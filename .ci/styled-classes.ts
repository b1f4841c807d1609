/** Whether the built style sheets of a package style the classes that its built JavaScript sets. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const classesIn = (text: string) => new Set(text.match(/(?<![\w-])cv-[A-Z]\w*-\w+/g))

/** Imports of other files of the package, dynamic ones too. */
const importsIn = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(
    ([, path = '']) => path,
  )

/** Reads each module once: most are part of many components. */
function createModuleReader() {
  const known = new Map<string, { classes: Set<string>; imports: string[] }>()
  const read = (file: string) => {
    const found = known.get(file)
    if (found) return found
    const code = readFileSync(file, 'utf8')
    const imports = importsIn(code).map((path) => join(dirname(file), path))
    const module = { classes: classesIn(code), imports }
    known.set(file, module)
    return module
  }
  /** The classes of a module and of all that it imports, now or later. */
  return (entry: string): Set<string> => {
    const seen = new Set<string>()
    const classes = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const module = read(file)
      for (const name of module.classes) classes.add(name)
      for (const imported of module.imports) visit(imported)
    }
    visit(entry)
    return classes
  }
}

/** Files that a sheet names, such as fonts, and that are not there. */
function findMissingFiles(folder: string, sheet: string): string[] {
  const css = readFileSync(join(folder, sheet), 'utf8')
  const addresses = [...css.matchAll(/url\(["']?(?!data:|#)([^"')]+)["']?\)/g)].map(([, path = '']) => path)
  return [...new Set(addresses)]
    .filter((path) => !existsSync(join(folder, dirname(sheet), path)))
    .map((path) => `${sheet} names ${path}, which is missing`)
}

/**
 * The faults of an unpacked `@convoca/ui`, each as a sentence: a class without a rule in `styles.css` or in its component's own
 * sheet, a sheet that no entry of the package reaches, and files that a sheet names in vain.
 */
export function findUnstyled(folder: string): string[] {
  const dist = join(folder, 'dist')
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const classesOf = createModuleReader()
  const compare = (sheet: string, classes: Iterable<string>) => {
    const styled = classesIn(readFileSync(join(dist, sheet), 'utf8'))
    const bare = [...new Set(classes)].filter((name) => !styled.has(name)).toSorted()
    return bare.length === 0 ? [] : [`${sheet} has no styles of ${bare.join(', ')}`]
  }
  const modules = globSync('modules/**/*.js', { cwd: dist })
  const all = modules.flatMap((file) => [...classesIn(readFileSync(join(dist, file), 'utf8'))])
  const components = globSync('components/*.js', { cwd: dist }).toSorted()
  const sheets = globSync('**/*.css', { cwd: dist }).toSorted()
  return [
    ...compare('styles.css', all),
    ...components.flatMap((file) => compare(file.replace(/js$/, 'css'), classesOf(join(dist, file)))),
    ...sheets
      .filter((sheet) => !sheet.startsWith('components/') && !(`./${sheet}` in exports))
      .map((sheet) => `${sheet} is a sheet that nobody can import`),
    ...sheets.flatMap((sheet) => findMissingFiles(dist, sheet)),
  ]
}
