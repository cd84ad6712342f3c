import type { Tables } from '#db/schema.ts'

/** Of what left the building, columns that stay here, and why. */
export const sentLeftOutColumns = {
  mails: {
    text: 'holds links that open the account',
    html: 'holds links that open the account',
    from_name: 'of the way it went',
    reply_to: 'of the way it went',
    leave_url: 'holds a link',
    is_automatic: 'of the way it went',
    message_id: 'of the way it went',
    attempts: 'of the way it went',
    last_error: 'of the way it went',
    dead_at: 'of the way it went',
  },
  push_subscriptions: {
    endpoint: 'whoever knows it can send to the browser',
    key: 'belongs to the browser',
    token: 'belongs to the browser',
  },
  pushes: { attempts: 'of the way it went', last_error: 'of the way it went', dead_at: 'of the way it went' },
  outgoing_events: { attempts: 'of the way it went', last_error: 'of the way it went', dead_at: 'of the way it went' },
} satisfies Partial<Record<keyof Tables, Record<string, string>>>
