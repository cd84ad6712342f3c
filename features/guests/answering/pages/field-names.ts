/** What the fields of the answer form are called: whose and of what stands in the name. */
export const fieldNames = {
  status: (guest: number, event: number) => `status-${guest}-${event}`,
  meal: (guest: number, event: number) => `meal-${guest}-${event}`,
  plusMeal: (guest: number, event: number, nth: number) => `plus-meal-${guest}-${event}-${nth}`,
  brings: (guest: number, event: number) => `brings-${guest}-${event}`,
  companion: (guest: number) => `companion-${guest}`,
  diet: (guest: number) => `diet-${guest}`,
  question: (question: number, guest?: number) => (guest === undefined ? `question-${question}` : `question-${question}-${guest}`),
}
