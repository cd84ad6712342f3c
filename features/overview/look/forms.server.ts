import type { Form } from '#server/form-post.ts'
import { pictureForms } from '#features/files/uploads/forms.server.ts'

const path = '/admin/look'

export const lookForms: Form[] = pictureForms({
  path,
  name: 'logo',
  save: (api, file_id) => api.look.setLogo({ file_id }),
  to: () => path,
})
