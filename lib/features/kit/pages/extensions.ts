import type { KitPage } from "./page"

/** What the kit is extended by: pages in the order of the menu, demos in the order of the page. */
export const extensionsPages: KitPage[] = [
  { id: 134, name: "sweet-alert", link: "/extensions/sweet-alert", demos: [] },
  { id: 135, name: "toastr", link: "/extensions/toastr", demos: [] },
  { id: 136, name: "slider", link: "/extensions/slider", demos: [] },
  { id: 137, name: "drag-and-drop", link: "/extensions/drag-and-drop", demos: [] },
  { id: 138, name: "tour", link: "/extensions/tour", demos: [] },
  { id: 139, name: "clipboard", link: "/extensions/clipboard", demos: [] },
  { id: 140, name: "react-player", link: "/extensions/react-player", demos: [] },
  { id: 141, name: "context-menu", link: "/extensions/context-menu", demos: [] },
  { id: 142, name: "swiper", link: "/extensions/swiper", demos: [] },
  { id: 143, name: "ratings", link: "/extensions/ratings", demos: [] },
  { id: 144, name: "i18n", link: "/extensions/i18n", demos: [] },
  { id: 145, name: "paginate", link: "/extensions/pagination", demos: [] },
  {
    id: 146,
    name: "import",
    link: "/extensions/import",
    demos: ["import"],
    wide: ["import"],
    documents: ["ui/file-drop"],
  },
  { id: 147, name: "export", link: "/extensions/export", demos: ["export"], wide: ["export"] },
  { id: 148, name: "export-selected", link: "/extensions/export-selected", demos: ["selected"], wide: ["selected"] },
]
