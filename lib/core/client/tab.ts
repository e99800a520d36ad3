/** This tab's name, for as long as its page stays open. Not crypto.randomUUID: plain http on a company's own network has none. */
export const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`
