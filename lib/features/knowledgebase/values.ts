/** What a category's icon is coloured with: names of the product's status colours. */
export const iconColors = ["brand", "success", "warning", "danger", "info"] as const
export type IconColor = (typeof iconColors)[number]

/** Drawings that a category may have as its picture. */
export const kbCovers = ["sign-in", "people", "permissions", "workspace", "selling", "api"].map(
  (name) => `/covers/help-${name}.svg`,
)
