/** The texts of the page behind the link at the foot of a letter with news. */
export const noticeLinks = {
  'notice_link.page': 'Letters with news',
  'notice_link.title': 'No more letters like that one?',
  'notice_link.text': 'Then we stop writing to you about this. In the product it still shows.',
  'notice_link.stop': 'No more of these letters',
  'notice_link.left_title': 'No more of those letters.',
  'notice_link.left_text': 'We don’t write to you about this any more. In the product it still shows.',
  'notice_link.back': 'Write to me again',
  'notice_link.all': 'Choose everything we write to you',
} as const
