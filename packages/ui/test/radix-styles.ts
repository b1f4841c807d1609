import { wholeRadixSheet } from 'virtual:whole-radix-sheet'

/** Screens of the app with all they can show, and each kind of overlay, open. */
const checked = [
  /^app-screens--(?:teams|public-page|invites|notifications|players)$/,
  /^app-settings--default$/,
  /^app-jobs--(?:jobs|team-page)$/,
  /^app-team-management--(?:overview|members|settings)$/,
  /^feedback-confirmdialog--default$/,
  /^forms-selectfield--open$/,
  /^(?:primitives-avatarbutton--open|teams-applydialog--default)$/,
]

export function needsStyleCheck(storyId: string): boolean {
  return checked.some((id) => id.test(storyId))
}

/** Each property once: those of writing directions repeat others. Custom properties that nothing reads are gone. */
const properties = Array.from(getComputedStyle(document.documentElement)).filter(
  (name) =>
    !/^--|-(?:block|inline)(?:-|$)|^(?:block|inline)-size$|-(?:start|end)-(?:start|end)-radius$/.test(name),
)

const serialize = (style: CSSStyleDeclaration) =>
  properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')

/** The computed styles of every element and of what stands before and after it. */
function readStyles(): Map<string, string> {
  const styles = new Map<string, string>()
  for (const [index, element] of [...document.body.querySelectorAll('*')].entries()) {
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== '' && style.content === 'none') continue
      styles.set(`${index} ${element.tagName}.${element.getAttribute('class')}${pseudo}`, serialize(style))
    }
  }
  return styles
}

function findDifference(before: string, after: string | undefined): string {
  const others = new Set(after?.split('; '))
  return before
    .split('; ')
    .filter((declaration) => !others.has(declaration))
    .join('; ')
}

/**
 * Elements of the page that look otherwise with the whole of Radix Themes' styles than with the part that the library keeps
 * (build/radix-css.ts). The whole sheet comes after its part in the same layer, so that nothing but the missing rules
 * are new. Nothing else happens in between: the page cannot change by itself.
 */
export function findStyleDifferences(): string[] {
  const before = readStyles()
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = `@layer radix {${wholeRadixSheet}}`
  const after = readStyles()
  sheet.remove()
  return [...before]
    .filter(([element, style]) => after.get(element) !== style)
    .map(([element, style]) => `${element}: ${findDifference(style, after.get(element))}`)
}
