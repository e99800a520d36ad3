/** The closed lists of users. A separate file, so that table, schemas and screens can share them. */
export const roles = ["admin", "editor", "author", "maintainer", "subscriber"] as const
export const plans = ["basic", "team", "company", "enterprise"] as const
export const statuses = ["active", "inactive", "pending"] as const
export const genders = ["female", "male", "diverse"] as const
export const contactOptions = ["email", "message", "phone"] as const
export const socialNetworks = ["twitter", "facebook", "instagram", "github", "codepen", "slack"] as const
export const sortColumns = ["id", "fullName", "email", "role", "currentPlan", "status"] as const

export type Role = (typeof roles)[number]
export type Plan = (typeof plans)[number]
export type Status = (typeof statuses)[number]
