type Place = [name: string, at: [number, number]]

/** The three shops and the office in Lisbon, with latitude and longitude. */
export const branches: Place[] = [
  ["Berlin", [52.53, 13.4]],
  ["Helsinki", [60.16, 24.95]],
  ["Lyon", [45.76, 4.84]],
  ["Lisboa", [38.72, -9.14]],
]
export const suppliers: Place[] = [
  ["Stuttgart", [48.77, 9.17]],
  ["Firenze", [43.77, 11.26]],
  ["Porto", [41.15, -8.61]],
]
