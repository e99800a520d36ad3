import type { KitPage } from "./page"

/** What the kit is extended by: pages in the order of the menu, demos in the order of the page. */
export const extensionsPages: KitPage[] = [
  { id: 134, name: "sweet-alert", link: "/extensions/sweet-alert", demos: [] },
  { id: 135, name: "toastr", link: "/extensions/toastr", demos: [] },
  { id: 136, name: "slider", link: "/extensions/slider", demos: [] },
  { id: 137, name: "drag-and-drop", link: "/extensions/drag-and-drop", demos: [] },
  { id: 138, name: "tour", link: "/extensions/tour", demos: ["guided"], wide: ["guided"], documents: ["ui/tour"] },
  {
    id: 139,
    name: "clipboard",
    link: "/extensions/clipboard",
    demos: ["input", "inside", "paste"],
    wide: ["paste"],
    documents: ["ui/copy-button"],
  },
  { id: 140, name: "react-player", link: "/extensions/react-player", demos: [] },
  {
    id: 141,
    name: "context-menu",
    link: "/extensions/context-menu",
    demos: ["basic", "left", "double", "submenu", "animations"],
    wide: ["animations"],
    documents: ["ui/context-menu"],
  },
  { id: 142, name: "swiper", link: "/extensions/swiper", demos: [] },
  {
    id: 143,
    name: "ratings",
    link: "/extensions/ratings",
    demos: ["basic", "controlled", "read-only", "fractional", "sizes", "icons", "numbers", "events", "hover"],
    wide: ["numbers"],
    documents: ["ui/rating"],
  },
  { id: 144, name: "i18n", link: "/extensions/i18n", demos: ["switch", "formats", "plurals"], wide: ["switch"] },
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
