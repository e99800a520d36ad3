import type { IconName } from "@/lib/core/pages"
import { cardsPages } from "./pages/cards"
import { chartsPages } from "./pages/charts"
import { componentsPages } from "./pages/components"
import { moreComponentsPages } from "./pages/components-more"
import { elementsPages } from "./pages/elements"
import { extensionsPages } from "./pages/extensions"
import { formsPages } from "./pages/forms"
import { kitFolders, kitIndex } from "./pages/index-page"
import { layoutsPages } from "./pages/layouts"
import { mapsPages } from "./pages/maps"
import type { KitPage } from "./pages/page"
import { tablesPages } from "./pages/tables"

const existing = (pages: KitPage[]) => pages.filter(({ demos }) => demos.length > 0)

interface Section {
  name: string
  icon: IconName
  pages: KitPage[]
}

const sections: Section[] = [
  { name: "cards", icon: "Layers", pages: existing(cardsPages) },
  { name: "elements", icon: "Type", pages: existing(elementsPages) },
  { name: "components", icon: "Blocks", pages: existing([...componentsPages, ...moreComponentsPages]) },
  { name: "extensions", icon: "Puzzle", pages: existing(extensionsPages) },
  { name: "layouts", icon: "LayoutPanelLeft", pages: existing(layoutsPages) },
  { name: "forms", icon: "TextCursorInput", pages: existing(formsPages) },
  { name: "tables", icon: "Table", pages: existing(tablesPages) },
  { name: "charts", icon: "ChartPie", pages: existing(chartsPages) },
  { name: "maps", icon: "Map", pages: existing(mapsPages) },
]

/** All sections and pages of the kit, in menu order. Menu, search, pages and tests read this list. */
export const kitSections = sections.filter(({ pages }) => pages.length > 0)

export type { KitPage }
export { kitFolders, kitIndex }

export const kitPages: KitPage[] = kitSections.flatMap(({ pages }) => pages)

/** The key of a page's title in messages/<locale>/shell.json, under `pages`: `kitCardsBasic`. */
export const kitTarget = ({ name }: Pick<KitPage, "name">): string =>
  `kit${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
