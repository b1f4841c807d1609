import components from '@radix-ui/themes/components.css?raw'
import utilities from '@radix-ui/themes/utilities.css?raw'
import kept from '../src/theme/generated/radix.css?raw'

function classesIn(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.((?:\w+\\:)?-?rt-[\w-]+)/g)].map(([, name = '']) => name.replace('\\', '')),
  )
}

const keptClasses = classesIn(kept)
const removedClasses = new Set(
  [...classesIn(components + utilities)].filter((name) => !keptClasses.has(name)),
)

/** Classes on the page whose rules the library's sheet of Radix Themes has lost (build/radix-css.ts). */
export function findRemovedClasses(): string[] {
  const worn = [...document.querySelectorAll('[class*="rt-"]')].flatMap((element) => [...element.classList])
  return [...new Set(worn)].filter((name) => removedClasses.has(name))
}
