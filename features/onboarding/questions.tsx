import type { ReactNode } from 'react'
import boards from 'virtual:picture/setup-boards'
import chapel from 'virtual:picture/quiz-light-chapel'
import courtyard from 'virtual:picture/quiz-place-courtyard'
import coupes from 'virtual:picture/setup-vendors'
import guests from 'virtual:picture/setup-guest-list'
import letters from 'virtual:picture/setup-addresses'
import loft from 'virtual:picture/quiz-light-loft'
import meadow from 'virtual:picture/home-closing'
import plate from 'virtual:picture/setup-budget'
import type { PictureOf } from '#web/picture-address.ts'
import type { onboarding } from '#web/text/onboarding.ts'
import type { User } from '../accounts/user.ts'
import { AreaFields, BusinessFields, ContactFields, ServiceFields } from './business-fields.tsx'
import { DateFields } from './date-fields.tsx'
import type { Step } from './steps.ts'
import { StyleFields } from './style-fields.tsx'
import { BudgetFields, GuestsFields, NamesFields, PlaceFields } from './wedding-fields.tsx'

export interface FieldsProps {
  user: User
  /** What was typed before it was refused. */
  values: Record<string, string> | undefined
  errors: Record<string, string[]>
}

interface Question {
  title: keyof typeof onboarding & `${string}.title`
  text: keyof typeof onboarding & `${string}.text`
  picture?: PictureOf
  Fields: (props: FieldsProps) => ReactNode
}

export const questions: Record<Step, Question> = {
  names: { title: 'names.title', text: 'names.text', picture: meadow, Fields: NamesFields },
  date: { title: 'date.title', text: 'date.text', picture: courtyard, Fields: DateFields },
  place: { title: 'place.title', text: 'place.text', picture: loft, Fields: PlaceFields },
  guests: { title: 'guests.title', text: 'guests.text', picture: guests, Fields: GuestsFields },
  budget: { title: 'budget.title', text: 'budget.text', picture: plate, Fields: BudgetFields },
  style: { title: 'style.title', text: 'style.text', Fields: StyleFields },
  business: { title: 'business.title', text: 'business.text', picture: boards, Fields: BusinessFields },
  service: { title: 'service.title', text: 'service.text', picture: coupes, Fields: ServiceFields },
  area: { title: 'area.title', text: 'area.text', picture: chapel, Fields: AreaFields },
  contact: { title: 'contact.title', text: 'contact.text', picture: letters, Fields: ContactFields },
}
