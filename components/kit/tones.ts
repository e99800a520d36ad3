/** All tones of the kit, in display order. */
export const tones = ["brand", "success", "warning", "danger", "info", "neutral"] as const
