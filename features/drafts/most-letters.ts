/** How many letters of each field are kept. */
export const mostOf = {
  subject: 400,
  words: 12_000,
  welcome: 4_000,
  closed_words: 4_000,
  contact_name: 400,
  contact_phone: 400,
  contact_email: 600,
} as const
