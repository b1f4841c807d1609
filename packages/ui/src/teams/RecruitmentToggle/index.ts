export {
  RecruitmentToggle,
  recruitmentToggleTexts,
  type RecruitmentToggleProps,
  type RecruitmentToggleTexts,
} from './RecruitmentToggle.tsx'
