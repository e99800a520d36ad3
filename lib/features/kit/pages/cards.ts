import type { KitPage } from "./page"

/** Cards: pages in the order of the menu, demos in the order of the page. */
export const cardsPages: KitPage[] = [
  {
    id: 101,
    name: "cards-basic",
    link: "/cards/basic",
    demos: [
      "content-types",
      "images",
      "layout",
      "titles",
      "alignment",
      "header-footer",
      "styles",
      "navigation",
      "group",
      "deck",
      "columns",
    ],
    wide: ["content-types", "images", "alignment", "header-footer", "styles", "navigation", "group", "deck", "columns"],
    documents: ["ui/card", "ui/card-image"],
  },
  { id: 102, name: "cards-advance", link: "/cards/advance", demos: [] },
  { id: 103, name: "cards-statistics", link: "/cards/statistics", demos: [] },
  { id: 104, name: "cards-analytics", link: "/cards/analytics", demos: [] },
  {
    id: 105,
    name: "cards-action",
    link: "/cards/action",
    demos: ["collapse", "refresh", "remove", "all"],
    documents: ["ui/action-card"],
  },
]
