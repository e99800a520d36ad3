import type { LucideIcon } from "lucide-react"

export interface IconGroup {
  name: "arrows" | "signs" | "office" | "trade" | "people" | "media" | "devices" | "layout"
  icons: Record<string, LucideIcon>
}

/** Loads all icons by group, after the page has rendered. */
export async function loadIcons(): Promise<IconGroup[]> {
  const [arrows, signs, office, trade, people, media, devices, layout] = await Promise.all([
    import("./arrows"),
    import("./signs"),
    import("./office"),
    import("./trade"),
    import("./people"),
    import("./media"),
    import("./devices"),
    import("./layout"),
  ])
  const groups = { office, trade, people, signs, arrows, layout, media, devices }
  return Object.entries(groups).map(([name, icons]) => ({ name: name as IconGroup["name"], icons }))
}
