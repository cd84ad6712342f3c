/** What is said while there is no line to the server, and of another version of the product. */
export const offline = {
  'offline.toast': 'Offline mode',
  'offline.update': 'Please refresh your browser to receive the latest update.',
  'offline.refresh': 'Refresh',
  'offline.marked': '{as_of}, offline',
  'offline.as_of': 'As of {time}',
  'offline.as_of_day': 'As of {day}, {time}',
  'offline.reading': 'You can read. Changes need a connection.',
  'offline.title': 'Offline',
  'offline.not_kept': 'This page isn’t on this device.',
  'offline.kept': 'These were kept when you last saw them:',
  'offline.none_kept': 'Pages of your planning are kept here once you’ve seen them.',
  'offline.not_sent': 'There’s no connection, so nothing was sent.',
  'offline.go_back': 'Go back: what you typed is still there. Send it again when you’re online.',
  'offline.again': 'Try again',
} as const
