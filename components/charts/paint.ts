import type { ChartColour } from "./colour"

/** Returns a chart colour as a CSS value, for drawing code that takes no classes. It follows the skin. */
export const paint = (colour: ChartColour): string => `var(--chart-${colour})`
