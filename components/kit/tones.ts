/** Every colour of the kit, in the order its pages show them. */
export const tones = ["brand", "success", "warning", "danger", "info", "neutral"] as const
