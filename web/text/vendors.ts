/** The directory of vendors, what is known of one, and asking them. */
export const vendors = {
  'ask_vendor.unconfirmed': 'Please confirm your email address first. What you wrote is still here.',
  'ask_vendor.asked_already': 'You’ve asked them already, and that’s still open.',
  'enquiry_letter.a_couple': 'A couple',
  'enquiry_letter.subject': '{who} would like to ask you something',
  'enquiry_letter.heading': '{who} has a question for {title}',
  'enquiry_letter.day': 'The day: {day}.',
  'enquiry_letter.place': 'The place: {place}.',
  'enquiry_letter.guests': 'Guests: about {guests}.',
  'enquiry_letter.budget': 'What they have in mind to spend: {amount}.',
  'enquiry_letter.contact': 'You can write to {who} at {email}, or simply answer this letter.',
  'enquiry_letter.held': '{who} hasn’t shared an address yet. If they do, you’ll have another letter with it.',
  'enquiry_letter.why': 'This went to you alone. You’re listed on {product}, where answering is free.',
  'enquiry_letter.contact_subject': '{who} has shared an address with you',
  'enquiry_letter.contact_heading': 'You can write to {who} now',
} as const
