import type { KitPage } from "./page"

/** Tables: pages in menu order, demos in page order. */
export const tablesPages: KitPage[] = [
  {
    id: 171,
    name: "tables",
    link: "/tables/reactstrap",
    demos: [
      "basic",
      "dark",
      "head-light",
      "head-dark",
      "striped",
      "striped-dark",
      "bordered",
      "borderless",
      "hover",
      "hover-animation",
      "small",
      "contextual",
      "responsive",
    ],
    wide: ["responsive"],
    documents: ["ui/table", "ui/table-head-cell"],
  },
  {
    id: 172,
    name: "datatables-basic",
    link: "/datatables/basic",
    demos: ["zero", "buttons", "expandable", "multilingual"],
    wide: ["zero", "buttons", "expandable", "multilingual"],
    documents: ["list/data-table"],
    words: ["list", "errors"],
  },
  {
    id: 173,
    name: "datatables-advance",
    link: "/datatables/advance",
    demos: ["server", "search"],
    wide: ["server", "search"],
    documents: ["list/data-rows", "list/data-pages"],
    words: ["list", "errors"],
  },
]
