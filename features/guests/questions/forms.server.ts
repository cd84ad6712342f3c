import type { Form } from '#server/form-post.ts'
import { pictureForms } from '#features/files/uploads/forms.server.ts'

const path = '/tools/guest-list/replies'

/** The picture of the guests' pages, before or without script. */
export const repliesForms: Form[] = pictureForms({
  path,
  name: 'picture',
  save: (api, picture_id) => api.rsvp_settings.update({ picture_id }),
  to: () => path,
})
