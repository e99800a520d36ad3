/** This tab's id until its page is closed. `crypto.randomUUID` isn't available over plain HTTP. */
export const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`
