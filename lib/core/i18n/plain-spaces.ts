/**
 * Replaces the special spaces in a formatted time or range of dates. Server and browser use different ones, which would break
 * the hydration of a component that renders on both.
 */
export const withPlainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, " ")
