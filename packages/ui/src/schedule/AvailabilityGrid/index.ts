export { AvailabilityGrid, type AvailabilityGridProps } from './AvailabilityGrid.tsx'
export { availabilityGridTexts, type AvailabilityGridTexts } from './availabilityGridTexts.ts'
export { bestTimes, bestTimeText, type BestTime, type WeekSlot } from './weekHours.ts'
