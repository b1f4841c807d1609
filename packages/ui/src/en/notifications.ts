import type { InviteRole, InviteStatus } from '../notifications/invitations.ts'
import { dates } from './dates.ts'
import { feedbackTexts } from './feedback.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const roles: Readonly<Record<InviteRole, string>> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  COACH: 'Coach',
  PLAYER: 'Player',
  CAPTAIN: 'Captain',
}

const statuses: Readonly<Record<InviteStatus, string>> = {
  PENDING: 'Pending',
  EXPIRED: 'Expired',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  CONFIRMED: 'Confirmed',
  DECLINED_BY_OWNER: 'Declined by the team',
  DECLINED_BY_MEMBER: 'Withdrawn by the player',
  DECLINED_BY_OWNER_AND_MEMBER: 'Withdrawn and declined',
}

const inviteCard = {
  by: 'Invited by',
  as: (role) => `Role: ${role}`,
  application: 'Your application',
  vacancy: (title) => `Vacancy: ${title}`,
  withdraw: 'Withdraw the application',
  withdrawFrom: (teamName) => `to the team ${teamName}`,
  accept: 'Accept',
  decline: 'Decline',
  processing: 'Processing...',
  roles,
  statuses,
  ownStatuses: {
    DECLINED_BY_MEMBER: 'You withdrew',
    DECLINED_BY_OWNER_AND_MEMBER: 'You withdrew, the team declined',
  },
  dates,
} satisfies EnglishTexts['InviteCard']

const notificationCard = {
  unread: 'Unread',
  markRead: 'Mark as read',
  remove: 'Delete the notification',
  accept: 'Accept',
  decline: 'Decline',
  processing: 'Processing...',
  invited: 'invited you',
  as: 'as',
  by: 'Invited by',
  confirm: (scheduleTitle) => `Invitation to ${scheduleTitle}.`,
  attend: 'Are you going?',
  going: 'Going',
  notGoing: 'Not going',
  confirmPlace: 'Confirm place',
  team: 'Team:',
  roles,
  statuses,
  dates,
} satisfies EnglishTexts['NotificationCard']

export const notificationTexts = {
  InviteCard: inviteCard,
  InviteList: {
    title: 'Invitations',
    subtitle: (pending) =>
      pending === 0
        ? 'No invitation waits for you.'
        : `${pluralize(pending, 'invitation')} ${pending === 1 ? 'waits' : 'wait'} for your answer`,
    open: 'Pending',
    answered: 'Answered',
    loading: 'Loading invitations',
    emptyTitle: 'No invitations',
    emptyText: 'When a team invites you, the invitation appears here.',
    errorTitle: 'The invitations could not be loaded',
    errorState: feedbackTexts.ErrorState,
    inviteCard,
  },
  NotificationBell: {
    title: 'Notifications',
    button: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
    news: (unread) => `New notification. ${unread} unread.`,
    count: (unread) => `${unread} unread`,
    markAll: 'Mark all read',
    markingAll: 'Marking...',
    close: 'Close',
    viewAll: 'See all notifications',
    loading: 'Loading notifications',
    emptyTitle: 'No notifications',
    emptyText: 'No notifications at the moment',
    errorTitle: 'The notifications could not be loaded',
    errorState: feedbackTexts.ErrorState,
    notificationCard,
  },
  NotificationCard: notificationCard,
  NotificationList: {
    title: 'Notifications',
    subtitle: (unread) => (unread === 0 ? 'You are up to date.' : `${unread} unread`),
    filter: 'Filter notifications',
    all: 'All',
    unread: (unread) => (unread > 0 ? `Unread (${unread})` : 'Unread'),
    kind: 'Kind of notification',
    allKinds: 'All kinds',
    kinds: {
      invites: 'Invitations',
      teams: 'Teams',
      schedule: 'Schedule',
      championships: 'Championships',
      news: 'News',
      system: 'System',
    },
    markAll: 'Mark all read',
    markingAll: 'Marking...',
    more: 'Load more',
    loadingMore: 'Loading...',
    loading: 'Loading notifications',
    emptyTitle: 'No notifications',
    emptyText: 'No notifications at the moment',
    emptyUnreadTitle: 'No unread notifications',
    emptyUnreadText: 'You have read everything.',
    emptyKindTitle: 'No notifications of this kind',
    emptyKindText: 'See the other kinds too.',
    showAll: 'See all',
    errorTitle: 'The page of notifications could not be loaded',
    errorState: feedbackTexts.ErrorState,
    notificationCard,
    dates,
  },
} satisfies Partial<EnglishTexts>
