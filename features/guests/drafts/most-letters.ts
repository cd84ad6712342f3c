/** How many letters of each field are kept. */
export const mostOf = {
  subject: 400,
  words: 12_000,
  welcome: 4_000,
  closed_words: 4_000,
  contact_name: 400,
  contact_phone: 400,
  contact_email: 600,
  label: 800,
  choices: 6_000,
} as const

/** More than can be asked, since two may write at once; what is too much is said when they save. */
export const mostQuestions = 20
