export interface Scale {
  min: number
  max: number
  /** The points at which lines are drawn, the lowest first. */
  ticks: readonly number[]
}

const steps = [10, 20, 50, 100, 200, 500, 1000, 2000]

/** The scale from one round number to another, with at most five lines. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = steps.find((size) => Math.ceil(high / size) - Math.floor(low / size) <= 4) ?? 5000
  const min = Math.floor(low / step) * step
  const max = Math.max(Math.ceil(high / step) * step, min + step)
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)
  return { min, max, ticks }
}

/** The distance from the top, in percent. */
export const heightOf = (points: number, { min, max }: Scale): number =>
  Math.round((1 - (points - min) / (max - min)) * 1000) / 10
