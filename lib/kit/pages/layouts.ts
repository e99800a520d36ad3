import type { KitPage } from "./page"

/** Page layouts: pages in menu order, demos in page order. */
export const layoutsPages: KitPage[] = [
  { id: 149, name: "collapse-menu", link: "/page-layout/collapse-menu", demos: ["layout"], wide: ["layout"] },
  {
    id: 150,
    name: "layout-boxed",
    link: "/page-layout/layout-boxed",
    demos: ["layout", "content"],
    wide: ["layout", "content"],
    words: ["charts"],
  },
  { id: 151, name: "without-menu", link: "/page-layout/without-menu", demos: ["layout"], wide: ["layout"] },
  { id: 152, name: "layout-empty", link: "/page-layout/layout-empty", demos: ["empty"], wide: ["empty"] },
  { id: 153, name: "layout-blank", link: "/page-layout/layout-blank", demos: ["blank"], wide: ["blank"] },
]
