import type { VendorModel } from './model.ts'

/** Twelve things that make a profile worth reading. None of them moves it in the order. */
export const checkNames = [
  'line',
  'words',
  'place',
  'price',
  'offers',
  'contact',
  'languages',
  'styles',
  'payment',
  'pictures',
  'questions',
  'calendar',
] as const
export type CheckName = (typeof checkNames)[number]

/** Which of them are done; a calendar that was checked more than thirty days ago is unknown. */
export function doneIn(model: VendorModel, isCalendarFresh: boolean): CheckName[] {
  const done: Record<CheckName, boolean> = {
    line: model.line !== '',
    words: model.words.length >= 60,
    place: model.city !== '' && model.state !== '',
    price: model.price_from !== null,
    offers: model.offers.length >= 3,
    contact: model.contact_email !== '' && model.contact_phone !== '',
    languages: model.languages.length > 0,
    styles: model.styles.length > 0,
    payment: model.payment_types.length > 0,
    pictures: model.pictures.filter(({ alt }) => alt !== '').length >= 5,
    questions: model.questions.length >= 3,
    calendar: isCalendarFresh,
  }
  return checkNames.filter((name) => done[name])
}
