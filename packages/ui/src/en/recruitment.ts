import { dates } from './dates.ts'
import { feedbackTexts } from './feedback.ts'
import { fields } from './forms.ts'
import { mediaTexts } from './media.ts'
import { primitiveTexts } from './primitives.ts'
import { statuses } from './roles.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const application = {
  noDate: 'No date',
  noMessage: 'No message',
  vacancy: (title: string) => `Vacancy: ${title}`,
  accept: 'Accept',
  decline: 'Decline',
  processing: 'Processing...',
  statuses,
}

const newTab = 'opens in another tab'

/** Texts of how players and sponsors come to a team. */
export const recruitmentTexts = {
  ApplicationList: {
    label: 'Applications',
    loading: 'Loading applications...',
    empty: 'No applications',
    emptyHint: 'When a player asks to join the team, it appears here.',
    failed: 'The applications could not be loaded',
    errorState: feedbackTexts.ErrorState,
    applicationRow: application,
  },
  ApplicationRow: application,
  ApplyDialog: {
    title: 'Apply to the team',
    description: (teamName) => `${teamName} gets your application and answers within 7 days.`,
    vacancy: (title) => `Vacancy: ${title}`,
    message: 'Message to the team',
    messageHint: 'Optional. Tell what you play and when you can practise.',
    close: 'Close',
    cancel: 'Cancel',
    submit: 'Send application',
    submitting: 'Sending...',
    fields,
  },
  InviteLinkPanel: {
    label: 'Invitation link',
    hint: 'Whoever opens this link joins the team as a player.',
    expires: (date) => `Valid until ${date}`,
    loading: 'Loading the link...',
    failed: 'The invitation link could not be loaded',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'It could not be copied',
    reset: 'Make a new link',
    resetTitle: 'Make a new link?',
    resetText: 'The present link stops working at once. Who has joined stays in the team.',
    resetConfirm: 'Make a new link',
    resetCancel: 'Cancel',
    errorState: feedbackTexts.ErrorState,
  },
  RecruitmentToggle: {
    label: 'Open recruitment',
    on: (open) =>
      open === 0
        ? 'The team is shown as recruiting. Open a vacancy to receive applications.'
        : `The team is shown as recruiting, with ${pluralize(open, 'open vacancy', 'open vacancies')}.`,
    off: 'Nobody sees the vacancies of the team while the recruitment is closed.',
  },
  SponsorCard: { hidden: 'Hidden', newTab },
  SponsorForm: {
    label: 'Sponsor',
    name: 'Name',
    url: 'Website',
    urlHint: 'An address that begins with https://',
    description: 'Description',
    isActive: 'Show in the profile of the team',
    isActiveHint: 'Hidden, only the team sees it.',
    logo: 'Sponsor logo',
    logoHint: 'Recommended: a square picture (1:1), at most 5 MB',
    logoDone: 'Logo uploaded',
    replaceLogo: 'Change the logo',
    replaceTitle: 'Change the logo',
    replaceQuestion: 'You have already chosen a picture. Replace it?',
    replaceConfirm: 'Replace',
    submit: 'Save sponsor',
    submitting: 'Saving...',
    cancel: 'Cancel',
    fields,
    imageUploader: mediaTexts.ImageUploader,
  },
  SponsorStrip: { title: 'Sponsors', newTab },
  VacancyCard: {
    closed: 'Closed',
    position: 'Position',
    places: 'Places',
    placeCount: (count) => pluralize(count, 'place'),
    ranking: 'Least ranking',
    rankingFrom: (least) => `From ${least.toLocaleString('en')}`,
    anyRanking: 'Any ranking',
    game: 'Game',
    postedAt: (date) => `Posted on ${date}`,
    dates,
  },
  VacancyFilters: {
    label: 'Filters for vacancies',
    search: 'Search vacancies',
    game: 'Game',
    anyGame: 'All games',
    position: 'Position',
    anyPosition: 'All positions',
    ranking: 'Your ranking',
    anyRanking: 'Any',
    count: (count) => pluralize(count, 'vacancy', 'vacancies'),
    clear: 'Clear filters',
    openSheet: 'Filter vacancies',
    apply: 'Apply filters',
    close: 'Close',
    searchInput: primitiveTexts.SearchInput,
  },
  VacancyForm: {
    label: 'Vacancy',
    title: 'Title of the vacancy',
    titlePlaceholder: 'Support for the next season',
    position: 'Position',
    positionHint: 'Choose one or write yours.',
    numberOfVacancies: 'Number of places',
    minRanking: 'Least ranking',
    minRankingHint: '0 accepts any ranking.',
    description: 'Description',
    descriptionHint: 'Practice hours, goals and what you expect of whoever joins.',
    isActive: 'Open vacancy',
    isActiveHint: 'Appears in the list of vacancies while the team recruits.',
    submit: 'Save vacancy',
    submitting: 'Saving...',
    cancel: 'Cancel',
    fields,
  },
  VacancyList: {
    label: 'Vacancies',
    loading: 'Loading vacancies...',
    empty: 'No vacancy found',
    emptyHint: 'When a team opens a vacancy, it appears here.',
    filteredHint: 'Try another search or clear the filters.',
    failed: 'The vacancies could not be loaded',
    errorState: feedbackTexts.ErrorState,
  },
} satisfies Partial<EnglishTexts>
