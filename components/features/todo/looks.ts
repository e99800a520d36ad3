import { CircleCheck, ListTodo, type LucideIcon, Star, Trash2 } from "lucide-react"
import type { Tone } from "@/components/ui/tone"
import { type Tag, taskFilters } from "@/lib/features/todo/values"
import type { View } from "./view"

type ListName = "all" | (typeof taskFilters)[number]

export const listNames: ListName[] = ["all", ...taskFilters]
export const listIcons: Record<ListName, LucideIcon> = {
  all: ListTodo,
  important: Star,
  completed: CircleCheck,
  deleted: Trash2,
}
export const tagTones: Record<Tag, Tone> = {
  team: "brand",
  low: "success",
  medium: "warning",
  high: "danger",
  update: "info",
}
export const tagDots: Record<Tag, string> = {
  team: "bg-brand-mark",
  low: "bg-success-mark",
  medium: "bg-warning-mark",
  high: "bg-danger-mark",
  update: "bg-info-mark",
}

export const listNameOf = ({ filter }: View): ListName => filter ?? "all"
