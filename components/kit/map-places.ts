type Place = [name: string, at: [number, number]]

/** Branches of the shop, with latitude and longitude. */
export const branches: Place[] = [
  ["Hamburg", [53.55, 9.99]],
  ["Lyon", [45.76, 4.84]],
  ["Porto", [41.15, -8.61]],
  ["Leeds", [53.8, -1.55]],
]
export const suppliers: Place[] = [
  ["Torino", [45.07, 7.69]],
  ["Malmö", [55.6, 13]],
  ["Bern", [46.95, 7.45]],
]
