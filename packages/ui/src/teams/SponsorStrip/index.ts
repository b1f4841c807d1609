export {
  SponsorStrip,
  sponsorStripTexts,
  type SponsorStripProps,
  type SponsorStripTexts,
} from './SponsorStrip.tsx'
