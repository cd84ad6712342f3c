/** The account menu opens by this, from the phone's bar too. */
export const accountMenuId = 'account-menu'
