import { primitiveTexts } from './primitives.ts'
import { feedbackTexts } from './feedback.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const menu = {
  dashboard: 'Dashboard',
  championships: 'Championships',
  events: 'Events',
  teams: 'My teams',
  jobs: 'Vacancies',
  players: 'Players',
  notifications: 'Notifications',
  settings: 'Settings',
}

const topMenu = { label: 'Main menu' }

export const shellTexts = {
  AppShell: { skip: 'Skip to the content', sidePanel: 'Side panel' },
  CommandPalette: {
    title: 'Quick search',
    placeholder: 'Type to search...',
    empty: 'Nothing found',
    emptyHint: 'Try another word',
    searching: 'Searching...',
    failed: 'Could not search',
    count: (entries) => pluralize(entries, 'result'),
    move: 'move',
    choose: 'open',
    close: 'close',
    errorState: feedbackTexts.ErrorState,
    commands: {
      navigation: 'Navigation',
      home: 'Home',
      championships: 'Championships',
      events: 'Events',
      notifications: 'Notifications',
      profile: 'Profile',
      me: 'My profile',
      settings: 'Settings',
      login: 'Sign in',
      logout: 'Sign out',
    },
  },
  Footer: {
    blurb: 'We love e-sports and make competitions for those who play and those who cheer.',
    quick: 'Quick links',
    support: 'Support',
    home: 'Home',
    championships: 'Championships',
    settings: 'Settings',
    faq: 'FAQ',
    contact: 'Contact us',
  },
  LoadingOverlay: { loading: 'Loading...' },
  MobileMenu: {
    title: 'Main menu',
    close: 'Close the menu',
    nameless: 'User',
    profile: 'See profile',
    logout: 'Sign out',
    login: 'Sign in',
    menu,
  },
  SidePanel: { label: 'Side panel' },
  Sidebar: { label: 'Side menu', logout: 'Sign out', menu },
  TopBar: {
    collapse: 'Collapse the side menu',
    expand: 'Expand the side menu',
    openMenu: 'Open the menu',
    search: 'Type to search...',
    login: 'Sign in',
    profile: 'My profile',
    menu,
    topMenu,
    avatarButton: primitiveTexts.AvatarButton,
  },
  TopMenu: topMenu,
} satisfies Partial<EnglishTexts>
