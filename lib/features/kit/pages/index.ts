import { cardsPages } from "./cards"
import { chartsPages } from "./charts"
import { componentsPages } from "./components"
import { elementsPages } from "./elements"
import { extensionsPages } from "./extensions"
import { formsPages } from "./forms"
import { layoutsPages } from "./layouts"
import { mapsPages } from "./maps"
import type { KitPage } from "./page"
import { tablesPages } from "./tables"

const existing = (pages: KitPage[]) => pages.filter(({ demos }) => demos.length > 0)

/** The kit on show, section by section, in the order of the menu. Menu, search, pages and tests read this list. */
export const kitSections = [
  { name: "cards", icon: "Layers", pages: existing(cardsPages) },
  { name: "elements", icon: "Type", pages: existing(elementsPages) },
  { name: "components", icon: "Blocks", pages: existing(componentsPages) },
  { name: "extensions", icon: "Puzzle", pages: existing(extensionsPages) },
  { name: "layouts", icon: "LayoutPanelLeft", pages: existing(layoutsPages) },
  { name: "forms", icon: "TextCursorInput", pages: existing(formsPages) },
  { name: "tables", icon: "Table", pages: existing(tablesPages) },
  { name: "charts", icon: "ChartPie", pages: existing(chartsPages) },
  { name: "maps", icon: "Map", pages: existing(mapsPages) },
].filter(({ pages }) => pages.length > 0)

export type { KitPage }

export const kitPages: KitPage[] = kitSections.flatMap(({ pages }) => pages)

/** The key of a page's title in messages/<locale>/shell.json, under `pages`: `kitCardsBasic`. */
export const kitTarget = ({ name }: Pick<KitPage, "name">): string =>
  `kit${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
