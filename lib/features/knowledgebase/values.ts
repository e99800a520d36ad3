/** What a category's icon is coloured with: names of the product's status colours. */
export const iconColors = ["brand", "success", "warning", "danger", "info"] as const
