/** The closed lists of spec sections 3 and 7. */
export const tags = ["team", "low", "medium", "high", "update"] as const
export const taskFilters = ["important", "completed", "deleted"] as const
/** `order` is the one people made by moving tasks; until they do it is the same as `latest`. */
export const taskSorts = ["latest", "title-asc", "title-desc", "assignee", "due-date", "order"] as const

export type Tag = (typeof tags)[number]
