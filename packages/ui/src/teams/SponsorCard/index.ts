export {
  SponsorCard,
  sponsorCardTexts,
  type SponsorCardProps,
  type SponsorCardTexts,
} from './SponsorCard.tsx'
