/** The icons of the shop's promises. */
export const promiseIcons = ["original", "returns", "warranty", "delivery", "gift"] as const
export type PromiseIcon = (typeof promiseIcons)[number]
/** The maximum number of promises, which a product's page shows side by side. */
export const maxPromises = 4
