export { AvailabilityGrid, type AvailabilityGridProps } from './AvailabilityGrid.tsx'
export { availabilityGridTexts, type AvailabilityGridTexts } from './availability-grid-texts.ts'
export { bestTimes, bestTimeText, type BestTime, type WeekSlot } from './week-hours.ts'
