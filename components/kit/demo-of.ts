"use client"

import { type ComponentType, lazy } from "react"

type Load = (page: string, demo: string) => Promise<{ default: ComponentType }>

const sections: Record<string, () => Promise<{ load: Load }>> = {
  cards: () => import("./loaders/cards"),
  charts: () => import("./loaders/charts"),
  components: () => import("./loaders/components"),
  elements: () => import("./loaders/elements"),
  extensions: () => import("./loaders/extensions"),
  forms: () => import("./loaders/forms"),
  layouts: () => import("./loaders/layouts"),
  maps: () => import("./loaders/maps"),
  tables: () => import("./loaders/tables"),
}

const components = new Map<string, ComponentType>()

/** Returns a demo as a lazy component, which is loaded on first render. @throws on render if the section is unknown */
export function demoOf(section: string, page: string, demo: string): ComponentType {
  const path = `${page}/${demo}`
  let component = components.get(path)
  if (!component) {
    component = lazy(async () => {
      const found = await sections[section]?.()
      if (!found) throw new Error(`unknown section ${section}`)
      return found.load(page, demo)
    })
    components.set(path, component)
  }
  return component
}
