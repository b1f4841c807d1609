import { counted } from './counted.ts'
import type { EnglishTexts } from './englishTexts.ts'

export const shellTexts = {
  AppShell: { skip: 'Skip to the content', sidePanel: 'Side panel' },
  CommandPalette: {
    title: 'Quick search',
    placeholder: 'Type to search...',
    empty: 'Nothing found',
    emptyHint: 'Try another word',
    searching: 'Searching...',
    count: (entries) => counted(entries, 'result'),
    move: 'move',
    choose: 'open',
    close: 'close',
  },
  Footer: {
    blurb: 'We love e-sports and make competitions for those who play and those who cheer.',
    quick: 'Quick links',
    support: 'Support',
  },
  LoadingOverlay: { loading: 'Loading...' },
  MobileMenu: {
    title: 'Main menu',
    close: 'Close the menu',
    nameless: 'User',
    profile: 'See profile',
    logout: 'Sign out',
    login: 'Sign in',
  },
  SidePanel: { label: 'Side panel' },
  Sidebar: { label: 'Side menu', logout: 'Sign out' },
  TopBar: {
    collapse: 'Collapse the side menu',
    expand: 'Expand the side menu',
    openMenu: 'Open the menu',
    search: 'Type to search...',
    login: 'Sign in',
    profile: 'My profile',
  },
  TopMenu: { label: 'Main menu' },
} satisfies Partial<EnglishTexts>
