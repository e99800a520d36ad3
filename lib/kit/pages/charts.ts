import type { KitPage } from "./page"

/** Charts: pages in menu order, demos in page order. */
export const chartsPages: KitPage[] = [
  {
    id: 174,
    name: "apex",
    link: "/charts/apex",
    demos: ["area", "column", "scatter", "line", "bar", "candlestick", "heatmap", "radial-bar", "radar", "donut"],
    documents: ["charts/plot-chart", "charts/candlestick-chart", "charts/heatmap", "charts/radial-bars"],
    words: ["charts", "cards"],
  },
  {
    id: 175,
    name: "chartjs",
    link: "/charts/chartjs",
    demos: ["bar", "horizontal-bar", "line", "radar", "polar-area", "bubble", "doughnut", "scatter", "area"],
    wide: ["area"],
    documents: ["charts/slice-chart", "charts/scatter-chart", "charts/share-chart"],
    words: ["charts", "cards"],
  },
  {
    id: 176,
    name: "recharts",
    link: "/charts/recharts",
    demos: ["line", "area", "scatter", "bar", "radar", "pie"],
    documents: ["charts/plot-chart", "charts/radar-chart"],
    words: ["charts", "cards"],
  },
]
