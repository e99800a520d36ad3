import { Coffee, Gift, Hammer, Lightbulb, type LucideIcon, PenTool, Store, Tag } from "lucide-react"

// The icons that categories refer to by name.
const icons: Record<string, LucideIcon> = { Coffee, Gift, Hammer, Lightbulb, PenTool, Store }

export function CategoryIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Tag
  return <Icon aria-hidden="true" className="size-4 shrink-0" />
}
