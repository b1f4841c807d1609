import { embedParts, type EmbedChoice, type EmbedPart } from './embed-choice.ts'

/* Heights in px that elements will have, so that a page can keep their place before their script has come (browser test `embed-places`). */

/** The greatest width that an element takes of its own accord. */
export const widestCard = 560

const team = 284
const teamParts: Readonly<Record<EmbedPart, number>> = { next: 74, results: 42, members: 40, button: 54 }
/** The record of a team takes a second line in a card that is narrower than this. */
const wideRecord = 420
const secondLine = 21

const player = 328
const seal = 178
const listHead = 87
const row = 57
const aroundRounds = 96

/** The height of the card below its banner, which is a third as high as it is wide. */
function belowBanner({ width = widestCard, parts }: EmbedChoice): number {
  const shown = embedParts.filter((part) => parts.includes(part))
  const lines = width < wideRecord ? secondLine : 0
  return shown.reduce((height, part) => height + teamParts[part], team + lines)
}

/** A number of px, where the width of what is around it is known, too. */
export function toHeight(choice: EmbedChoice): number {
  switch (choice.kind) {
    case 'team':
      return Math.ceil((choice.width ?? widestCard) / 3) + belowBanner(choice)
    case 'player':
      return player
    case 'seal':
      return seal
    case 'bracket':
      return choice.height + aroundRounds
    case 'recruiting':
      return listHead + choice.limit * row
    case 'bell':
      return bellSize
  }
}

/** The size of a finger. */
const bellSize = 44

/** The style that the code sets on an element: an element that is not defined yet is as high as a line. */
export function toReservedStyle(choice: EmbedChoice): Readonly<Record<string, string>> {
  if (choice.kind === 'bell')
    return { display: 'inline-block', 'min-width': `${bellSize}px`, 'min-height': `${bellSize}px` }
  const isFluid = choice.kind === 'team' && choice.width === undefined
  const height = isFluid
    ? `calc(min(100vw, ${widestCard}px) / 3 + ${belowBanner(choice)}px)`
    : `${toHeight(choice)}px`
  return { display: 'block', 'min-height': height }
}
