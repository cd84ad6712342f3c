import { letter } from '#server/letter.ts'
import type { Mail } from '#server/mail.ts'
import type { Notice } from '#server/push.ts'
import { t } from '#web/text/text.ts'

interface Owner {
  id: number
  email: string
  firstname: string
}

/** What somebody gets who just made an account: its button confirms the address. */
export function welcomeLetter({ id, email, firstname }: Owner, confirm_url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('welcome.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('welcome.heading', { firstname }),
      lines: [t('welcome.text'), t('welcome.confirm')],
      action: { label: t('welcome.action'), url: confirm_url },
      footer: t('welcome.why'),
    }),
  }
}

/** Tells the owner of a sign-in from a browser that the account has not seen. */
export function newDeviceLetter({ id, email, firstname }: Owner, device: string, public_url: string): Mail {
  return {
    user_id: id,
    to: email,
    subject: t('new_device.subject'),
    ...letter({
      brand: t('site.name'),
      heading: t('new_device.heading', { firstname }),
      lines: [t('new_device.text', { device }), t('new_device.otherwise')],
      action: { label: t('new_device.action'), url: `${public_url}/change-password` },
      footer: t('new_device.why'),
    }),
  }
}

/** The same, on the browsers that asked to be told. */
export function newDeviceNotice({ id }: Owner, device: string): Notice {
  return { user_id: id, title: t('new_device.subject'), text: t('new_device.text', { device }), url: '/change-password' }
}
