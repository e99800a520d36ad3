/** Meaning of a colour; the class `tone-<name>` sets the `tone` colours of an element. */
export type Tone = "brand" | "success" | "warning" | "danger" | "info" | "neutral"

export const toneClass = (tone: Tone) => `tone-${tone}`
