export const blogStatuses = ["Published", "Pending", "Draft"] as const
export type BlogStatus = (typeof blogStatuses)[number]
