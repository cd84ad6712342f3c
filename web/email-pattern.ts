/** Text, @, text, dot, text: what the newsletter takes for an address, in the browser and behind the call. */
export const emailPattern = /^[^\s@,;<>]+@[^\s@,;<>/\\?#:%]+\.[^\s@,;<>/\\?#:%]+$/
