export { WeekStrip, weekStripTexts, type WeekStripProps, type WeekStripTexts } from './WeekStrip.tsx'
