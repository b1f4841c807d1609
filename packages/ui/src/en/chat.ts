import { dates } from './dates.ts'
import { feedbackTexts } from './feedback.ts'
import { playerTexts } from './players.ts'
import { primitiveTexts } from './primitives.ts'
import { pluralize } from './pluralize.ts'
import type { EnglishTexts } from './english-texts.ts'

const presenceDot = { online: 'Online', away: 'Away', offline: 'Offline' }

const chatRow = {
  unread: (count) => pluralize(count, 'unread message'),
  group: 'Group',
  muted: 'Muted',
  typing: 'typing...',
  presenceDot,
} satisfies EnglishTexts['ChatRow']

const composer = {
  placeholder: 'Write a message...',
  label: 'Message',
  attach: 'Attach a picture',
  chosen: (fileName) => `Chosen picture: ${fileName}`,
  removePicture: (fileName) => `Take the picture ${fileName} away`,
  wrongPicture: 'Use a JPEG, PNG or WebP picture',
  pictureTooLarge: 'The file must be smaller than 5 MB',
  tooManyPictures: 'A message takes at most 10 pictures',
  drop: 'Drop the pictures here',
  emoji: 'Choose an emoji',
  emojis: 'All emojis',
  record: 'Record a voice message',
  recording: (time) => `Recording ${time}`,
  cancelRecording: 'Discard the recording',
  sendRecording: 'Send the recording',
  microphoneRefused: 'The browser did not allow the microphone. Allow it in the settings of this site.',
  mentions: 'Mention',
  send: 'Send',
  editing: 'Editing a message',
  saveEdit: 'Save the change',
  cancelEdit: 'Cancel the change',
  replying: (name) => `Replying to ${name}`,
  cancelReply: 'Cancel the reply',
} satisfies EnglishTexts['Composer']

const messageBubble = {
  states: { sending: 'Sending...', sent: 'Sent', read: 'Read', failed: 'Failed' },
  readBy: (count) => `Read by ${count}`,
  retry: 'not sent — try again',
  edited: 'edited',
  deleted: 'Message deleted',
  image: 'Picture',
  voice: (seconds) => `Voice message, ${seconds}`,
  play: 'Play the voice message',
  pause: 'Pause the voice message',
  position: 'Position in the voice message',
  voiceFailed: 'It could not be played. Try again.',
  reaction: (emoji, count) => `${emoji}, ${pluralize(count, 'reaction')}`,
  react: 'React',
  tools: 'Message actions',
  reply: 'Reply',
  edit: 'Edit the message',
  remove: 'Delete the message',
  more: 'More actions',
  pin: 'Pin the message',
  unpin: 'Unpin the message',
  report: 'Report the message',
  pinned: 'pinned',
  discard: 'Discard the message',
  label: (sender, time) => `${sender}, at ${time}`,
  you: 'You',
} satisfies EnglishTexts['MessageBubble']

const messageList = {
  label: 'Messages',
  unread: (count) => pluralize(count, 'new message'),
  loading: 'Loading...',
  toEnd: 'Go to the last message',
  news: (count) => (count === 1 ? 'New message' : 'New messages'),
  empty: 'No messages yet',
  emptyHint: 'Say hi.',
  errorTitle: 'The messages could not be loaded',
  olderFailed: 'The earlier messages could not be loaded',
  failed: 'Message not sent',
  arrival: ({ sender, content, images, voice }) =>
    `${sender.name}: ${content || (images?.length ? 'picture' : voice ? 'voice message' : '')}`,
  errorState: feedbackTexts.ErrorState,
  messageBubble,
  dates,
} satisfies EnglishTexts['MessageList']

const typingIndicator = {
  names: ([first = '', ...others]) => {
    if (others.length === 0) return first
    return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} more`
  },
  typing: (count) => {
    if (count === 0) return 'typing...'
    return count === 1 ? 'is typing...' : 'are typing...'
  },
} satisfies EnglishTexts['TypingIndicator']

export const chatTexts = {
  ChatPanel: {
    title: 'Chats',
    open: 'Open the chat page',
    add: 'Add a chat',
    menu: 'Chat options',
    search: 'Search chats',
    searchPlaceholder: 'Search chats...',
    filter: 'Filter conversations',
    all: 'All',
    unread: 'Unread',
    groups: 'Groups',
    newChat: 'New chat',
    loading: 'Loading conversations',
    notFound: 'No conversation found',
    notFoundHint: 'Try another word',
    empty: {
      all: ['No conversations', 'Start one with the New chat button.'],
      unread: ['Nothing to read', 'You have read everything.'],
      groups: ['No groups', 'Each of your teams has a group here.'],
    },
    errorTitle: 'The conversations could not be loaded',
    searchInput: primitiveTexts.SearchInput,
    errorState: feedbackTexts.ErrorState,
    chatRow,
  },
  ChatRow: chatRow,
  ChatWindow: {
    label: (name) => `Conversation with ${name}`,
    open: 'Open on the chat page',
    minimize: 'Minimise the conversation',
    expand: 'Expand the conversation',
    close: 'Close the conversation',
    unread: chatRow.unread,
    online: (count) => `${count} online`,
    presenceDot,
    messageList,
    typingIndicator,
    composer,
  },
  Composer: composer,
  MessageBubble: messageBubble,
  MessageList: messageList,
  NewChatDialog: {
    title: 'New chat',
    description: 'Choose whom you want to talk to.',
    cancel: 'Cancel',
    start: 'Start',
    starting: 'Opening...',
    playerPicker: playerTexts.PlayerPicker,
  },
  PresenceDot: presenceDot,
  TypingIndicator: typingIndicator,
} satisfies Partial<EnglishTexts>
