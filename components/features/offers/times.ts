/** Minutes since midnight as HH:MM. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

/** HH:MM as minutes since midnight; undefined if it is no time. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Whether weekdays are all seven, which limits nothing. */
export const isWholeWeek = (weekdays: readonly number[]): boolean => weekdays.length === 7
