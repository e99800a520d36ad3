import type { ChartColour } from "./colour"

/** A chart's colour as a value, for drawing code that takes no classes. It follows the skin. */
export const paint = (colour: ChartColour): string => `var(--chart-${colour})`
