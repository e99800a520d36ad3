/** Rows of a raw statement; one driver answers an array, the other wraps it. */
export const rowsOf = <Row>(result: unknown): Row[] =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[]
