import type { KitPage } from "./page"

/** Charts: pages in the order of the menu, demos in the order of the page. */
export const chartsPages: KitPage[] = [
  { id: 174, name: "apex", link: "/charts/apex", demos: [] },
  { id: 175, name: "chartjs", link: "/charts/chartjs", demos: [] },
  { id: 176, name: "recharts", link: "/charts/recharts", demos: [] },
]
