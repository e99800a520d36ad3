"use client"
import type { User } from "@/lib/features/users/schema"
import type { UserListActs } from "./user-bulk-actions"
export function UserRowActions(_: { user: User; list: UserListActs }) {
  return null
}
