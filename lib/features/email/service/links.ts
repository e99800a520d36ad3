/** Where notifications of a mail lead; the same for all its copies. */
export const linkOfMessage = (messageId: string) => `/apps/email?mail=${messageId}`
