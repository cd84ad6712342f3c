import type { Generated } from 'kysely'

export interface RsvpSettings {
  user_id: number
  welcome: Generated<string>
  closed_words: Generated<string>
  contact_name: Generated<string>
  contact_phone: Generated<string>
  contact_email: Generated<string>
  picture_id: number | null
  version: Generated<number>
  updated_at: Generated<string>
}

export interface RsvpQuestions {
  user_id: number
  id: Generated<number>
  event_id: number | null
  position: number
  kind: 'text' | 'choice' | 'yes_no'
  label: string
  choices: Generated<string[]>
  of_each_guest: Generated<boolean>
}

export interface RsvpAnswers {
  user_id: number
  question_id: number
  guest_id: number
  answer: string
  answered_at: Generated<string>
}

export interface RsvpCodes {
  user_id: number
  hash: Buffer
  household_id: number | null
  guest_id: number | null
  created_at: Generated<string>
}
