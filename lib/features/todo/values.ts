/** The closed lists of the to-do app. */
export const tags = ["team", "low", "medium", "high", "update"] as const
export const taskFilters = ["important", "completed", "deleted"] as const
/** `order` is the manual order. Until somebody moves a task it is the same as `latest`. */
export const taskSorts = ["latest", "title-asc", "title-desc", "assignee", "due-date", "order"] as const

export type Tag = (typeof tags)[number]
