/**
 * What an answer says of keeping it in the browser: `12 keep` is for user 12 to read offline, `12` is not to be kept,
 * `nobody` is signed in, `another` is who acts as somebody else. What was kept for others then goes.
 */
export const whoseHeader = 'x-posy-whose'

export const nobody = 'nobody'
export const another = 'another'

/** Stands on an answer that was kept: when it was given. */
export const asOfHeader = 'x-posy-as-of'

/** On the document, for a page that was kept: the same. */
export const asOfAttribute = 'data-as-of'

/** Begins the name of what holds what somebody wrote that the server has not yet; their number follows. */
export const unsentPrefix = 'posy-unsent-'
