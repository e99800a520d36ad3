import type { KitPage } from "./page"

/** Maps: pages in menu order, demos in page order. */
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
