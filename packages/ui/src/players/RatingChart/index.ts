export {
  RatingChart,
  type RatingChartProps,
  type RatingChartTexts,
  type RatingEntry,
} from './RatingChart.tsx'
export { RatingLine, type RatingLineProps } from './RatingLine.tsx'
