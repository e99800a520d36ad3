import type { KitPage } from "./page"

/** Maps: pages in the order of the menu, demos in the order of the page. */
export const mapsPages: KitPage[] = [
  {
    id: 177,
    name: "leaflet",
    link: "/maps/leaflet",
    demos: ["basic", "marker", "draggable", "circle", "icon", "layers", "events"],
    wide: ["events"],
    documents: ["ui/world-map"],
  },
]
