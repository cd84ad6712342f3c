/** The texts of the planning tools and of the parts that only they use. */
export const tools = {
  'guests.total_one': '1 guest',
  'guests.total': '{n} guests',
  'guests.counts': 'Answers',
  'guests.heads': '{n} with plus-ones',
  'guests.filters': 'Find guests',
  'guests.search': 'Search',
  'guests.event': 'Event',
  'guests.any_event': 'All events',
  'guests.status': 'Answer',
  'guests.any_status': 'Any answer',
  'guests.find': 'Find',
  'guests.clear': 'Show everybody',
  'guests.add_title': 'Add a guest',
  'guests.firstname': 'First name',
  'guests.lastname': 'Last name',
  'guests.email': 'Email',
  'guests.add': 'Add guest',
  'guests.added': '{name} is on the list.',
  'guests.add_failed': 'The guest was not added. {reason}',
  'guests.name': 'Name',
  'guests.table_name': 'Table: {table_name}',
  'guests.answer_of': 'Answer of {name} for {event}',
  'guests.not_on_list': 'Not on the list',
  'guests.saved': '{name}, {event}: {status}.',
  'guests.undone': 'The answer of {name} was not saved, so it is as before. {reason}',
  'guests.empty_title': "Nobody's invited yet",
  'guests.empty_text': "Start with the two people you can't leave out.",
  'guests.add_first': 'Add the first guest',
  'guests.none_found_title': 'Nobody fits that',
  'guests.none_found_text': 'Try fewer letters, or show everybody again.',
  'guests.no_events_title': 'Which day is this list for?',
  'guests.no_events_text': 'Add the first event, and every guest gets a place for an answer.',
  'guests.event_name': 'Name of the event',
  'guests.event_example': 'Wedding day',
  'guests.add_event': 'Add event',

  'pager.label': 'Pages',
  'pager.previous': 'Previous',
  'pager.next': 'Next',
  'pager.place': '{from} to {to} of {total}',

  'content.back': 'Back',

  'setup.later': 'Do this later',
  'setup.place': '{step} of {steps}',
  'setup.progress': 'Step {step} of {steps}',

  'button.pending': 'Working on it',

  'select.choose': 'Choose one',

  'combo.type': 'Type to find',
  'combo.none': 'Nothing on the list fits that.',

  'date.hint': 'Month-day-year, or pick it from the calendar.',
  'date.unread': "That isn't a day. Type it like 06-26-2027.",
  'date.open': 'Calendar for {label}',

  'search.clear': 'Empty the search',

  'file.choose': 'Choose a file',
  'file.choose_many': 'Choose files',
  'file.or_drop': 'or drop it here',
  'file.part': '{percent} % of {size}',
  'file.sending': 'Sending {name}',
  'file.done': '{name} is here.',
  'file.failed': "That file didn't get through. Try again.",
  'file.wrong_kind': "That kind of file won't do. We take {kinds}.",
  'file.retry': 'Try again',
  'file.retry_named': 'Try {name} again',
  'file.cancel': 'Stop sending {name}',
  'file.remove': 'Remove {name}',

  'dialog.close': 'Close',

  'confirm.cancel': 'Cancel',
  'confirm.failed': "That didn't work. Try again in a moment.",

  'toast.label': 'Messages',
  'toast.close': 'Close this message',

  'table.select_all': 'Select all',
  'table.select': 'Select {name}',
  'table.menu': 'More',

  'bulk.label': 'What to do with the selected rows',
  'bulk.count': '{n} selected',
  'bulk.clear': 'Clear selection',

  'skeleton.loading': 'Loading',

  'bar_list.paid': 'Paid',
  'bar_list.promised': 'Promised',
  'bar_list.planned': 'What you planned',
  'bar_list.summary': '{paid} paid, {promised} promised, {planned} planned',
  'bar_list.of': 'of {amount}',
  'bar_list.over': '{amount} over',

  'ring.part': '{name} {amount} ({percent}%)',
  'ring.all': 'all of it',

  'stem.done': '{n} done',
  'stem.due': '{n} due',
  'stem.to_come': '{n} to come',
  'stem.scale': 'A leaf is about {n} tasks.',
} as const
