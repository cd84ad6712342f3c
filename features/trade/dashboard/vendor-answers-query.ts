import { api } from '#web/client/api.ts'

/** Apart from what shows it, since a page asks for it before it draws. */
export const answersQuery = () => api.vendor_dashboard.answers.queryOptions()
