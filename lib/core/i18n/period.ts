/** A period for a message, in the unit that people would use: 168 hours are 7 days. */
export const periodOf = (hours: number): { count: number; unit: "hours" | "days" } =>
  hours > 24 && hours % 24 === 0 ? { count: hours / 24, unit: "days" } : { count: hours, unit: "hours" }
