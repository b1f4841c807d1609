export {
  ProfileHeader,
  type ProfileFigure,
  type ProfileHeaderProps,
  type ProfileHeaderTexts,
} from './ProfileHeader.tsx'
