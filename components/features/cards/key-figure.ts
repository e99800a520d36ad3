import type { Course } from "./course"
import type { KeyFigure } from "./statistics-card"

interface Response {
  dates: string[]
  series: { data: number[] }[]
  previous: number[]
}

/** The course in a card endpoint's response. */
export const courseOf = ({ dates, series, previous }: Response): Course => ({
  dates,
  data: series[0]?.data ?? [],
  previous,
})

type Compared = Response & Pick<KeyFigure, "before" | "growth" | "currency">

/** A key figure from a card endpoint's response. */
export const keyFigure = (name: KeyFigure["name"], value: number, response: Compared, href?: string): KeyFigure => ({
  name,
  value,
  before: response.before,
  growth: response.growth,
  currency: response.currency,
  course: courseOf(response),
  href,
})
