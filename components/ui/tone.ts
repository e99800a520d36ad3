/** What a colour says; `tone-<name>` on an element sets the `tone` colours below it. */
export type Tone = "brand" | "success" | "warning" | "danger" | "info" | "neutral"

export const toneClass = (tone: Tone) => `tone-${tone}`
