import type { ReactNode } from 'react'
import boards from 'virtual:picture/setup-boards'
import chapel from 'virtual:picture/quiz-light-chapel'
import courtyard from 'virtual:picture/quiz-place-courtyard'
import coupes from 'virtual:picture/setup-vendors'
import letters from 'virtual:picture/setup-addresses'
import loft from 'virtual:picture/quiz-light-loft'
import meadow from 'virtual:picture/home-closing'
import type { PictureOf } from '#web/picture-address.ts'
import { t } from '#web/text/text.ts'
import type { User } from '#features/account/sign-in/user.ts'
import { AreaFields, BusinessFields, ContactFields, ServiceFields } from './business-fields.tsx'
import { DateFields } from './date-fields.tsx'
import type { Step } from './steps.ts'
import { StyleFields } from './style-fields.tsx'
import { NamesFields, PlaceFields } from './wedding-fields.tsx'

export interface FieldsProps {
  user: User
  /** What was typed before it was refused. */
  values: Record<string, string> | undefined
  errors: Record<string, string[]>
}

interface Question {
  title: string
  text: string
  picture?: PictureOf
  Fields: (props: FieldsProps) => ReactNode
}

export const questions: Record<Step, Question> = {
  names: { title: t('names.title'), text: t('names.text'), picture: meadow, Fields: NamesFields },
  date: { title: t('date.title'), text: t('date.text'), picture: courtyard, Fields: DateFields },
  place: { title: t('place.title'), text: t('place.text'), picture: loft, Fields: PlaceFields },
  style: { title: t('style.title'), text: t('style.text'), Fields: StyleFields },
  business: { title: t('business.title'), text: t('business.text'), picture: boards, Fields: BusinessFields },
  service: { title: t('service.title'), text: t('service.text'), picture: coupes, Fields: ServiceFields },
  area: { title: t('area.title'), text: t('area.text'), picture: chapel, Fields: AreaFields },
  contact: { title: t('contact.title'), text: t('contact.text'), picture: letters, Fields: ContactFields },
}
