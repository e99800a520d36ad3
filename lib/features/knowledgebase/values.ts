/** The colours of a category's icon: names of the product's status colours. */
export const iconColors = ["brand", "success", "warning", "danger", "info"] as const

/** The drawings that a category can have as its picture. */
export const kbCovers = ["sign-in", "people", "permissions", "workspace", "selling", "api"].map(
  (name) => `/covers/help-${name}.svg`,
)
