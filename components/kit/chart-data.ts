import type { Candle } from "@/components/charts/candlestick-chart"

// Sample figures of a small stationery shop for the chart demos. They are constant, so the charts never change.

/** First day of each month of 2026, YYYY-MM-DD. */
export const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, "0")}-01`)
export const days = Array.from({ length: 28 }, (_, i) => `2026-05-${String(i + 1).padStart(2, "0")}`)

/** Revenue by month, in euros. */
export const revenue = {
  online: [4200, 4650, 5100, 4980, 5640, 6020, 5870, 6310, 7240, 7680, 8420, 9860],
  shop: [6100, 5820, 6340, 6490, 6230, 5980, 5210, 5040, 7420, 6810, 7350, 9940],
  plan: [10000, 10000, 11000, 11000, 11500, 11500, 11000, 11000, 14000, 14000, 15500, 19000],
  lastYear: [9100, 9480, 10240, 10160, 10420, 10870, 9940, 10120, 12860, 12490, 13720, 17150],
}

/** Visits per day, 1 to 28 May. */
export const visits = [
  412, 438, 391, 460, 502, 538, 476, 430, 455, 472, 498, 531, 560, 495, 448, 463, 489, 520, 547, 583, 512, 470, 486,
  509, 541, 566, 602, 548,
]
export const orders = [
  31, 36, 28, 40, 44, 52, 39, 33, 37, 38, 43, 47, 55, 41, 35, 38, 40, 45, 49, 58, 44, 39, 41, 44, 50, 53, 61, 48,
]

/** Product categories. Their labels are in messages/<locale>/cards.json. */
export const categories = ["pens", "notebooks", "paper", "cards", "gifts", "home"] as const
export const sold = {
  thisYear: [1840, 2210, 1560, 980, 740, 520],
  lastYear: [1620, 2040, 1710, 860, 610, 340],
  returned: [42, 31, 18, 12, 36, 27],
}

/** Products by category: `x` is the price in euros, `y` units sold per month, `size` the margin in percent. */
export const products = {
  pens: [
    { label: "Iris 0.5", x: 4, y: 210, size: 48 },
    { label: "Gel Slim", x: 3, y: 260, size: 35 },
    { label: "Brass Rollerball", x: 38, y: 42, size: 55 },
    { label: "Studio Fountain Pen", x: 62, y: 24, size: 61 },
    { label: "Fineliner Set", x: 16, y: 120, size: 44 },
  ],
  notebooks: [
    { label: "Field Notes A6", x: 7, y: 190, size: 40 },
    { label: "Dot Grid A5", x: 14, y: 230, size: 52 },
    { label: "Linen Journal", x: 24, y: 96, size: 57 },
    { label: "Ledger A4", x: 29, y: 61, size: 38 },
    { label: "Sketchbook", x: 34, y: 48, size: 45 },
  ],
  gifts: [
    { label: "Writing Box", x: 54, y: 36, size: 64 },
    { label: "Wax Seal Kit", x: 42, y: 52, size: 66 },
    { label: "Desk Tray", x: 48, y: 31, size: 42 },
    { label: "Ribbon Set", x: 11, y: 140, size: 58 },
  ],
}

/** Orders by weekday (Monday first) and by two-hour slot from 8:00 to 18:00. */
export const rush = [
  [8, 21, 34, 28, 22, 12],
  [6, 18, 30, 31, 25, 10],
  [9, 24, 38, 33, 27, 14],
  [7, 22, 36, 35, 30, 16],
  [11, 29, 47, 44, 39, 24],
  [14, 41, 58, 52, 33, 9],
  [2, 9, 17, 15, 11, 4],
]

/** Price of a tonne of paper in euros: open, high, low, close. */
const prices = [
  [912, 921, 905, 918],
  [918, 934, 914, 931],
  [931, 936, 922, 925],
  [925, 929, 908, 911],
  [911, 919, 902, 916],
  [916, 940, 915, 938],
  [938, 947, 931, 944],
  [944, 951, 936, 939],
  [939, 942, 921, 924],
  [924, 933, 918, 930],
  [930, 955, 928, 952],
  [952, 966, 945, 961],
  [961, 968, 950, 954],
  [954, 957, 937, 941],
  [941, 949, 934, 946],
  [946, 962, 943, 959],
  [959, 978, 955, 972],
  [972, 975, 956, 960],
  [960, 969, 951, 966],
  [966, 984, 962, 981],
] as const
export const candles: Candle[] = prices.map(([open, high, low, close], i) => ({
  at: days[i] ?? "",
  open,
  high,
  low,
  close,
}))
