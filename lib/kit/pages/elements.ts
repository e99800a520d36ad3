import type { KitPage } from "./page"

/** Typography, colours and icons: pages in menu order, demos in page order. */
export const elementsPages: KitPage[] = [
  {
    id: 106,
    name: "typography",
    link: "/ui-element/typography",
    demos: ["headings", "weights", "colours", "customised", "display", "quotes", "lists", "descriptions"],
    documents: ["ui/quote", "ui/description-list"],
  },
  {
    id: 107,
    name: "colors",
    link: "/colors/colors",
    demos: ["solid", "soft", "brand", "surfaces", "charts", "gradients"],
    wide: ["brand", "gradients"],
  },
  { id: 108, name: "icons", link: "/icons/reactfeather", demos: ["sizes", "colours", "grid"], wide: ["grid"] },
]
